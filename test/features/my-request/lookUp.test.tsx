import { http, HttpResponse } from 'msw'
import { beforeEach, expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { expectNoViolations } from '@test/support/page/accessibility'
import { errorSummary } from '@test/support/forms/fillIn'
import { firestoreFor } from '@test/support/emulators/firestore'
import { renderApp } from '@test/support/page/renderApp'
import { sendAsPerson } from '@test/support/forms/sendAsPerson'
import { hasten } from '@test/support/page/hasten'
import { server } from '@test/support/page/server'
import { typeRegistration } from '@test/support/forms/typeRegistration'
import { pauseAfter } from '@/features/my-request/misses'
import { normalizeReference } from '@/features/my-request/schema'
import { emulator, reference, lookUp, main, registration, type } from './lookUp'

const firestore = firestoreFor()

const nothingFound = 'No record with this number and mobile. Please check both, or call the office.'

beforeEach(async () => {
  sessionStorage.clear()
  await firestore.clear()
})

test('a number typed as it was heard on the phone is found', async () => {
  const { reference: number, record } = await registration('waiting')
  const heard = number.toLowerCase().replaceAll('-', ' ').replaceAll('0', 'o').replaceAll('1', 'l')
  const phone = String(record.mobile)
  renderApp('/my-request/')

  await type(heard, `+91 ${phone.slice(0, 5)} ${phone.slice(5)}`)

  await expect.element(main).toHaveTextContent('We are waiting for your reply')
  await expect.element(main).toHaveTextContent(number)
})

test.each([
  ['lb 7f3k q2zd', 'LB-7F3K-Q2ZD'],
  ['1B7F3KQ2ZD', 'LB-7F3K-Q2ZD'],
  ['mm-OOO1-il0o', 'MM-0001-1100'],
  ['GF–7F3K–Q2ZD.', 'GF-7F3K-Q2ZD'],
  ['N R 7 F 3 K Q 2 Z I', 'NR-7F3K-Q2Z1'],
  ['Reference number NR-7F3K-Q2ZD', 'NR-7F3K-Q2ZD'],
  ['Reference number: NR–7F3K–Q2ZD', 'NR-7F3K-Q2ZD'],
  ['Ref no: lb 7f3k q2zd', 'LB-7F3K-Q2ZD'],
  ['Ref. GF7F3KQ2ZD (growth fund)', 'GF-7F3K-Q2ZD'],
  [
    'Meeting answer received. Reference number: MM-7F3K-Q2ZD. See what becomes of it with this number and your mobile number: https://example.org/my-request/',
    'MM-7F3K-Q2ZD',
  ],
  ['https://example.org/form/newregistration/received/NR-7F3K-Q2ZD#0a1b2c', 'NR-7F3K-Q2ZD'],
  ['https://example.org/desk/meetings/m1/door#MM7F3KQ2ZD', 'MM-7F3K-Q2ZD'],
  [
    'Thank you. Your reference number is land bank',
    'Thank you. Your reference number is land bank',
  ],
  ['rr 7f3k q2zd', 'RR-7F3K-Q2ZD'],
  ['7F3K-Q2ZD', '7F3K-Q2ZD'],
  ['NR-7F3K-Q2Z', 'NR-7F3K-Q2Z'],
])('“%s” is read as %s', (typed, expected) => {
  expect(normalizeReference(typed)).toBe(expected)
})

test('every miss says the same: another number, another mobile, a wrong link, one that is gone', async () => {
  const { reference: number, record, key } = await registration()
  const { router } = renderApp('/my-request/')
  const alert = page.getByRole('alert')

  await type(number, '9876501234')
  await expect.element(alert).toHaveTextContent(nothingFound)
  await expect.element(reference).toHaveValue(number)
  await expectNoViolations()

  await type('NR-7F3K-Q2ZD', String(record.mobile))
  await expect.element(alert).toHaveTextContent(nothingFound)
  await type(number.replace('NR', 'GF'), String(record.mobile))
  await expect.element(alert).toHaveTextContent(nothingFound)

  await router.navigate(`/my-request/#${'0'.repeat(64)}`)
  await expect.element(main.getByText(nothingFound).last()).toBeVisible()
  await router.navigate(`/my-request/#${key.slice(0, 40)}`)
  await expect.element(main.getByText(nothingFound).last()).toBeVisible()

  await firestore.delete(`request_status/${key}`)
  await router.navigate(`/my-request/#${key}`)
  await expect.element(main.getByText(nothingFound).last()).toBeVisible()
})

test('a status that cannot be read is said to be stored, and leads to the office', async () => {
  const { reference: number, record, key, status } = await registration()
  await status({ kind: 7, state: ['received'] })
  const unreadable = 'Your request is stored, but what is stored about it cannot be read here.'
  const { router } = renderApp('/my-request/')

  await type(number, String(record.mobile))
  await expect.element(page.getByRole('alert')).toHaveTextContent(unreadable)
  await router.navigate(`/my-request/#${key}`)
  const card = main.getByRole('region', { name: 'Your request' })
  await expect.element(card.getByRole('alert')).toHaveTextContent(unreadable)
  await expect.element(card.getByRole('link', { name: 'How to reach the office' })).toBeVisible()
  await expect.element(card.getByRole('button', { name: 'Refresh' })).toBeEnabled()
})

test('what cannot be a reference or a mobile number is not asked for', async () => {
  renderApp('/my-request/')
  await type('7F3K', '12345')

  await expect.element(errorSummary).toHaveTextContent('for example NR-7F3K-Q2ZD')
  await expect.element(errorSummary).toHaveTextContent('Enter a 10-digit Indian mobile number')

  await type('Registered as RR-7F3K-Q2ZD', '12345')
  await expect.element(errorSummary).toHaveTextContent('Numbers with RR are of requests about')
})

test('after five misses in a tab the page waits before it asks again', async () => {
  sessionStorage.setItem('my-request-misses', '4')
  const { reference: number, record } = await registration()
  renderApp('/my-request/')
  await type(number, '9876501234')
  await expect.element(page.getByText(/^After several tries/)).toBeVisible()

  // Ten times as fast.
  hasten()
  const asked = performance.now()
  await type(number, String(record.mobile))
  await expect.element(page.getByRole('button', { name: 'Looking up…' })).toBeDisabled()
  await expect.element(main).toHaveTextContent('Received on')

  expect(performance.now() - asked).toBeGreaterThanOrEqual(500)
  expect([0, 4, 5, 6, 7, 20].map(pauseAfter)).toEqual([0, 0, 5_000, 10_000, 20_000, 60_000])
})

test('without a network it says so, keeps what was typed, and finds it when the network is back', async () => {
  const { reference: number, record } = await registration()
  renderApp('/my-request/')
  server.use(http.post(`${emulator}/*`, () => HttpResponse.error()))

  await type(number, String(record.mobile))
  await expect.element(page.getByRole('alert')).toHaveTextContent('could not reach the server')
  await expect.element(reference).toHaveValue(number)
  expect(sessionStorage.getItem('my-request-misses')).toBeNull()

  server.resetHandlers()
  await userEvent.click(lookUp)
  await expect.element(main).toHaveTextContent('Received on')

  server.use(http.post(`${emulator}/*`, () => HttpResponse.error()))
  await userEvent.click(page.getByRole('button', { name: 'Refresh' }))
  await expect.element(page.getByRole('alert')).toHaveTextContent('could not reach the server')
  // What was there stays, with its time.
  await expect.element(main).toHaveTextContent('Received on')
  await expect.element(main).toHaveTextContent(/As of \d/)
})

test('the address of a request opens it from the form, and leaves no trace there', async () => {
  const { reference: number, record, key } = await registration('waiting')
  const { router } = renderApp('/my-request/')
  await userEvent.fill(reference, `See ${location.origin}/my-request/#${key.toUpperCase()} please`)

  await expect.element(main).toHaveTextContent('We are waiting for your reply')
  await expect.element(main.getByRole('heading', { name: 'Membership registration' })).toHaveFocus()
  await expect.element(reference).toHaveValue('')
  expect(router.location.hash).toBe(`#${key}`)
  expect(JSON.stringify({ ...sessionStorage, ...localStorage })).not.toContain(key)

  // Both numbers find it as before.
  await type(number, String(record.mobile))
  await expect.element(main).toHaveTextContent(number)
})

test('an older link, which names the look-up, still leads to the request', async () => {
  const { lookup } = await registration('waiting')
  renderApp(`/my-request/#${lookup}`)

  await expect.element(main).toHaveTextContent('We are waiting for your reply')
})

test('who has sent a form gets to its status, and shares its number without the link', async () => {
  const { router } = renderApp('/form/newregistration/')
  const send = page.getByRole('button', { name: 'Send registration' })
  await expect.element(send).toBeVisible()
  await typeRegistration()
  await sendAsPerson(send)
  const link = main.getByRole('link', { name: 'My request' })
  await expect.element(link).toBeVisible()

  const [status] = await firestore.list('request_status')
  const share = page.getByRole('link', { name: 'Share on WhatsApp' })
  const shared = new URL((share.element() as HTMLAnchorElement).href).searchParams.get('text')
  const [, number] = /Reference number: (NR-\S+)\./.exec(shared!)!
  expect(shared).toContain(`${window.location.origin}/my-request/`)
  expect(shared).not.toContain('#')
  expect(shared).not.toContain(status!.id)
  await expect.element(main).toHaveTextContent(number!)

  await userEvent.click(link)
  await expect.element(main).toHaveTextContent('Received on')
  expect(router.location).toMatchObject({ pathname: '/my-request/', hash: `#${status!.id}` })
})
