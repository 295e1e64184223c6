import { http, HttpResponse } from 'msw'
import { beforeEach, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { dayMillis } from '@/shared/text/dateText'
import { expectNoViolations } from '@test/support/page/accessibility'
import { firestoreFor } from '@test/support/emulators/firestore'
import { renderApp } from '@test/support/page/renderApp'
import { server } from '@test/support/page/server'

const firestore = firestoreFor()
const key = '0123456789ABCDEFGH1K'
const main = page.getByRole('main')

beforeEach(async () => {
  await firestore.clear()
  await firestore.seed({
    member_cards: [
      { id: key, data: { number: '1042', kind: 'Ordinary', paidUntil: '2099-03-31' } },
    ],
    directory: [
      { id: '2', data: { entries: { 1042: { firmName: 'Sample Works' } }, changed: '1042' } },
    ],
  })
})

test('a card is checked by the code that is typed from it; errors and unknown cards are named', async () => {
  const { router } = renderApp('/verify/')
  const field = page.getByLabelText('Code on the card')
  const check = page.getByRole('button', { name: 'Check', exact: true })

  await field.fill('0123 4567')
  await check.click()
  await expect.element(main).toHaveTextContent('This one has 8.')

  await field.fill('O123 4567 89ab cdef ghik')
  await check.click()
  await expect.element(page.getByRole('heading', { name: 'Valid', exact: true })).toBeVisible()
  await expect.element(main).toHaveTextContent('Paid until 31 Mar 2099.')
  await expect.element(main).toHaveTextContent('1042')
  await expect.element(main).toHaveTextContent('Sample Works')
  await expect.element(main).toHaveTextContent(/Checked on \d+ \w+ \d{4}, \d+:\d\d/)
  await expectNoViolations()

  await router.navigate(`/verify/#${key.replace('K', 'Z')}`)
  await expect.element(main).toHaveTextContent('This card is no longer valid, or the address')
  await router.navigate('/verify/#0123')
  await expect.element(main).toHaveTextContent('This one has 4.')
})

test.each([
  [undefined, 'Valid, renewal due'],
  [60, 'Valid, renewal due'],
  [15, 'Not valid today'],
])(
  'with days of grace of %s in the settings a card that is 20 days late says: %s',
  async (graceDays, heading) => {
    const paidUntil = new Date(Date.now() - 20 * dayMillis).toISOString().slice(0, 10)
    await firestore.seed({
      member_cards: [{ id: key, data: { number: '1042', kind: 'Ordinary', paidUntil } }],
      ...(graceDays && { settings: [{ id: 'promises', data: { graceDays } }] }),
    })
    renderApp(`/verify/#${key}`)
    await expect.element(page.getByRole('heading', { name: heading, exact: true })).toBeVisible()
  },
)

test('without a network the page says so, and checks again by itself', async () => {
  server.use(http.post('*/documents:batchGet', () => HttpResponse.error()))
  renderApp(`/verify/#${key}`)
  await expect.element(main).toHaveTextContent('The card could not be checked')

  server.resetHandlers()
  window.dispatchEvent(new Event('online'))
  await expect.element(main).toHaveTextContent('Paid until 31 Mar 2099.')
})
