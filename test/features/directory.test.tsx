import { http, HttpResponse } from 'msw'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { setBuilt } from '@/features/directory/built'
import { expectNoViolations } from '@test/support/page/accessibility'
import { firestoreFor } from '@test/support/emulators/firestore'
import { renderApp } from '@test/support/page/renderApp'
import { server } from '@test/support/page/server'

const firestore = firestoreFor()
const main = page.getByRole('main')
const count = main.getByRole('status').first()
const listed = () =>
  [...main.element().querySelectorAll('.firms h2')].map((name) => name.textContent)

const firm = (number: string, firmName: string, more: object = {}) => ({
  number,
  kind: 'Life',
  firmName,
  ...more,
})

beforeEach(() => firestore.clear())
afterEach(() => setBuilt(undefined))

test('a visitor finds a firm, sees the contacts that it shows, and clears a search without a result', async () => {
  const firms = [
    firm('1042', 'Kalinga Foods', { products: 'Pickles', district: 'Puri', mobile: '9437000001' }),
    firm('12', 'Aparna Saris', {
      products: 'ଶାଢ଼ୀ',
      district: 'Ganjam',
      website: 'www.example.org',
    }),
  ]
  const entries = Object.fromEntries(firms.map((entry) => [entry.number, entry]))
  await firestore.seed({ directory: [{ id: '2', data: { entries, changed: '12' } }] })
  const { router } = renderApp('/directory/')
  await expect.element(count).toHaveTextContent('2 firms')
  expect(listed()).toEqual(['Aparna Saris', 'Kalinga Foods'])
  await expect
    .element(main.getByRole('link', { name: '+91 94370 00001' }))
    .toHaveAttribute('href', 'tel:+919437000001')
  await expect
    .element(main.getByRole('link', { name: 'www.example.org' }))
    .toHaveAttribute('rel', 'noopener nofollow')
  await expect.element(main.getByText('ଶାଢ଼ୀ')).toHaveAttribute('lang', 'or-IN')
  await expectNoViolations()

  await userEvent.type(main.getByRole('searchbox'), 'pickles')
  await expect.element(count).toHaveTextContent('1 of 2 firms')
  expect(router.location.search).toBe('?q=pickles')

  await userEvent.selectOptions(main.getByRole('combobox', { name: 'District' }), 'Ganjam')
  await expect.element(count).toHaveTextContent('0 of 2 firms')
  await main.getByRole('button', { name: 'Clear filters' }).click()
  await expect.element(count).toHaveTextContent('2 firms')
  expect(router.location.search).toBe('')
})

test('a long directory shows its first firms and the names of all others', async () => {
  const numbers = Array.from({ length: 60 }, (_, index) => `${index}2`)
  const entries = Object.fromEntries(
    numbers.map((number) => [number, firm(number, `Firm ${number}`)]),
  )
  await firestore.seed({ directory: [{ id: '2', data: { entries, changed: '12' } }] })
  renderApp('/directory/')
  await expect.element(main.getByRole('heading', { name: '12 more firms' })).toBeVisible()
  await main.getByRole('button', { name: 'Show 12 more' }).click()
  await expect.poll(() => listed().length).toBe(60)
  expect(document.activeElement).toHaveProperty('localName', 'h2')
})

test('a read that fails keeps the firms of the build and says so; the next one brings contacts, and takes a firm away that is listed no more', async () => {
  const stays = firm('12', 'Aparna Saris', { mobile: '9437000001' })
  setBuilt({
    day: '2026-11-28',
    listings: [{ firmName: 'Aparna Saris' }, { firmName: 'Taken Out Traders' }],
  })
  await firestore.seed({
    directory: [{ id: '2', data: { entries: { 12: stays }, changed: '22' } }],
  })
  let seen = () => {}
  const isSeen = new Promise<void>((resolve) => (seen = resolve))
  server.use(http.post('*/documents:runQuery', () => isSeen.then(() => HttpResponse.error())))
  renderApp('/directory/')
  const note = main.getByText('This is the list of 28 Nov 2026, without contacts', { exact: false })
  const loading = main.getByText('Contacts are loading…')
  await expect.element(loading).toBeVisible()
  await expect.element(note).toBeVisible()
  seen()
  await expect.element(loading).not.toBeInTheDocument()
  expect(listed()).toEqual(['Aparna Saris', 'Taken Out Traders'])
  expect(main.element().textContent).not.toContain('Member number')

  server.resetHandlers()
  window.dispatchEvent(new Event('online'))
  await expect.element(count).toHaveTextContent('1 firm')
  expect(listed()).toEqual(['Aparna Saris'])
  await expect.element(main.getByRole('link', { name: '+91 94370 00001' })).toBeVisible()
  await expect.element(note).not.toBeInTheDocument()
})
