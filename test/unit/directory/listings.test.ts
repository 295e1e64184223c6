import { expect, test } from 'vitest'
import { directoryJsonLd } from '@/features/directory/readAtBuild'
import {
  choicesOf,
  findListings,
  inOrder,
  noFilter,
  readListings,
  websiteAddress,
} from '@/features/directory/listings'
import { aFirm, contacts } from './listed'

const read = (...entries: object[]) =>
  readListings([{ entries: Object.fromEntries(entries.map((entry, i) => [`k${i}`, entry])) }])

test('entries of a document that cannot be read are left out, and the others stay', () => {
  const documents = [
    {
      entries: {
        a: aFirm('1'),
        b: null,
        c: 'text',
        d: { number: '2' },
        e: aFirm('3', { firmName: ' ' }),
      },
    },
    { entries: 'text' },
    {},
    { entries: { f: aFirm('4', { mobile: 12, sector: ['x'], products: '' }) } },
  ]
  const listings = readListings(documents)
  expect(listings.map(({ number }) => number)).toEqual(['1', '4'])
  expect(Object.keys(listings[1]!)).toEqual(['number', 'kind', 'firmName'])
})

test('a firm is found by a part of its name, a product and its number, in a district and a sector', () => {
  const all = read(
    aFirm('1042', {
      firmName: 'Kalinga Foods',
      products: 'Rice, pickles',
      district: 'Puri',
      sector: 'Other',
    }),
    aFirm('7', { firmName: 'ଓଡ଼ିଶା ଉଦ୍ୟୋଗ', products: 'Saris', district: 'Ganjam' }),
  )
  const numbers = (filter: object) =>
    findListings(all, { ...noFilter, ...filter }).map(({ number }) => number)
  expect(numbers({})).toEqual(['1042', '7'])
  expect(numbers({ q: 'PICKLES kalinga' })).toEqual(['1042'])
  expect(numbers({ q: ' 1042 ' })).toEqual(['1042'])
  expect(numbers({ q: 'ଉଦ୍ୟୋଗ' })).toEqual(['7'])
  expect(numbers({ district: 'Puri' })).toEqual(['1042'])
  expect(numbers({ district: 'Puri', q: 'saris' })).toEqual([])
  expect(numbers({ sector: 'No such sector' })).toEqual([])
  expect(choicesOf(all, 'district', 'Cuttack')).toEqual(['Cuttack', 'Ganjam', 'Puri'])
})

test('firms are in the order of their names', () => {
  const all = read(
    aFirm('1', { firmName: 'b' }),
    aFirm('2', { firmName: 'ଓ' }),
    aFirm('3', { firmName: 'A' }),
    aFirm('4', { firmName: 'ରାମ' }),
    aFirm('5', { firmName: 'ୟୁନିଟି' }),
    aFirm('6', { firmName: 'ଯମୁନା' }),
    aFirm('7', { firmName: 'ହରି' }),
    aFirm('8', { firmName: 'ୱାର୍ଡ' }),
  )
  expect(inOrder(all).map(({ number }) => number)).toEqual(['3', '1', '2', '6', '5', '4', '8', '7'])
})

test('a website leads out of the site, and never runs a script', () => {
  expect(websiteAddress('www.example.org')).toBe('https://www.example.org')
  expect(websiteAddress('HTTP://example.org')).toBe('HTTP://example.org')
  expect(websiteAddress('javascript:alert(1)')).toBe('https://javascript:alert(1)')
})

test('search engines get the facts of a firm that it has given, and nothing else', () => {
  const facts = { district: 'Puri', products: 'Saris', yearEstablished: 1999 }
  const listings = read(aFirm('1', { ...facts, ...contacts }), aFirm('2'))
  expect(directoryJsonLd([], 'https://x.example')).toEqual([])
  expect(directoryJsonLd(listings, 'https://x.example')).toEqual([
    {
      '@context': 'https://schema.org',
      '@type': 'ItemList',
      url: 'https://x.example/directory/',
      numberOfItems: 2,
      itemListElement: [
        {
          '@type': 'ListItem',
          position: 1,
          item: {
            '@type': 'LocalBusiness',
            name: 'Firm 1',
            address: { '@type': 'PostalAddress', addressLocality: 'Puri' },
            description: 'Saris',
            foundingDate: '1999',
          },
        },
        { '@type': 'ListItem', position: 2, item: { '@type': 'LocalBusiness', name: 'Firm 2' } },
      ],
    },
  ])
})
