import { expect, test } from 'vitest'
import type { ListedContact } from '@/shared/members/shown'
import { directoryJsonLd } from '@/features/directory/readAtBuild'
import {
  choicesOf,
  findListings,
  inOrder,
  noFilter,
  readListings,
  websiteAddress,
} from '@/features/directory/listings'

const firm = (number: string, more: object = {}) => ({
  number,
  kind: 'Ordinary',
  firmName: `Firm ${number}`,
  ...more,
})

const contacts = {
  name: 'Asha Namuna',
  mobile: '9437000001',
  email: 'asha@example.org',
  website: 'https://asha.example.org',
  address: 'Plot 1, Sample Road',
} satisfies Record<ListedContact, string>

const read = (...entries: object[]) =>
  readListings([{ entries: Object.fromEntries(entries.map((entry, i) => [`k${i}`, entry])) }])

test('entries of a document that cannot be read are left out, and the others stay', () => {
  const documents = [
    {
      entries: {
        a: firm('1'),
        b: null,
        c: 'text',
        d: { number: '2' },
        e: firm('3', { firmName: ' ' }),
      },
    },
    { entries: 'text' },
    {},
    { entries: { f: firm('4', { mobile: 12, sector: ['x'], products: '' }) } },
  ]
  const listings = readListings(documents)
  expect(listings.map(({ number }) => number)).toEqual(['1', '4'])
  expect(Object.keys(listings[1]!)).toEqual(['number', 'kind', 'firmName'])
})

test('a firm is found by a part of its name, a product and its number, in a district and a sector', () => {
  const all = read(
    firm('1042', {
      firmName: 'Kalinga Foods',
      products: 'Rice, pickles',
      district: 'Puri',
      sector: 'Other',
    }),
    firm('7', { firmName: 'ଓଡ଼ିଶା ଉଦ୍ୟୋଗ', products: 'Saris', district: 'Ganjam' }),
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
    firm('1', { firmName: 'b' }),
    firm('2', { firmName: 'ଓ' }),
    firm('3', { firmName: 'A' }),
    firm('4', { firmName: 'ରାମ' }),
    firm('5', { firmName: 'ୟୁନିଟି' }),
    firm('6', { firmName: 'ଯମୁନା' }),
    firm('7', { firmName: 'ହରି' }),
    firm('8', { firmName: 'ୱାର୍ଡ' }),
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
  const listings = read(firm('1', { ...facts, ...contacts }), firm('2'))
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
