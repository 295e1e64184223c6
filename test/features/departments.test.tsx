import { afterEach, beforeEach, expect, test } from 'vitest'
import { cdp, page } from 'vitest/browser'
import { firestoreFor } from '@test/support/emulators/firestore'
import { renderApp } from '@test/support/page/renderApp'
import { departments } from '@/content/departments'
import { texts } from '@/texts/departments'

beforeEach(() => firestoreFor().clear())
// As in all other tests.
afterEach(() => preferMotion('reduce'))

const preferMotion = (value: 'reduce' | 'no-preference') =>
  cdp().send('Emulation.setEmulatedMedia', {
    features: [{ name: 'prefers-reduced-motion', value }],
  })

/** docs/specification.md section 2, letter for letter. */
const titles = [
  'Business Growth Fund',
  'Diamond Business Club',
  'Land Bank',
  'Digital Management',
  'E-Marketing',
  'Odisha to become an independent State in Manufacturing',
  'Cricket Club',
  'Cultural Club',
  'Raw Material Bank',
  'Technical',
  'Udyogi Bazar',
  'Welfare Club',
]

const cards = () => page.getByRole('main').getByRole('listitem').elements()

test('the twelve departments are in order, numbered from 1 to 12', async () => {
  renderApp('/department/')
  await expect.element(page.getByRole('heading', { level: 1 })).toHaveTextContent('Our Departments')

  const shown = page.getByRole('main').getByRole('heading', { level: 2 }).elements()
  expect(shown.map((heading) => heading.textContent)).toEqual(titles)
  expect(cards().map((card) => /\d\d/.exec(card.textContent)?.[0])).toEqual(
    titles.map((_, index) => String(index + 1).padStart(2, '0')),
  )
})

test('each department shows its head and what it does, and links to its form', async () => {
  renderApp('/department/')
  await expect.element(page.getByText('Business Growth Fund')).toBeInTheDocument()

  for (const [index, card] of cards().entries()) {
    const { id } = departments[index] ?? departments[0]!
    const { description, tagline } = texts.items[id]
    expect(card).toHaveTextContent(description)
    expect(card).toHaveTextContent(tagline)
    expect(card).toHaveTextContent('Name to be announced')
    expect(card).toHaveTextContent('Contact to be announced')
    expect(card).toHaveTextContent('Email to be announced')
  }
  const targets = cards().map((card) => card.querySelector('a')?.getAttribute('href'))
  expect(targets.slice(0, 3)).toEqual([
    '/form/growthfund/',
    '/form/diamondbusiness/',
    '/form/landbank/',
  ])
  expect(targets.filter((target) => !/^\/(form\/\w+|contacts)\/$/.test(target ?? ''))).toEqual([])
})

test('the cards fade in one after the other, from 500 ms, 150 ms apart', async () => {
  await preferMotion('no-preference')
  renderApp('/department/')
  await expect.element(page.getByText('Business Growth Fund')).toBeInTheDocument()

  const delays = cards().map((card) => getComputedStyle(card).animationDelay)
  expect(delays).toEqual(titles.map((_, index) => `${(500 + index * 150) / 1000}s`))
})
