import { beforeEach, expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { aMeetingAnswer } from '@scripts/samples/meetingRecords'
import { aLandRequest } from '@scripts/samples/requestRecords'
import { expectNoViolations } from '@test/support/page/accessibility'
import { firestoreFor } from '@test/support/emulators/firestore'
import { renderApp } from '@test/support/page/renderApp'
import { dayInIndia } from '@/shared/text/dateText'
import { today } from '@/shared/validation/dates'
import { day, received, main, seedRequest, registration, type } from './lookUp'

const firestore = firestoreFor()

beforeEach(async () => {
  sessionStorage.clear()
  await firestore.clear()
})

test('it says where the request is, since when, by when, what the office writes and what to do', async () => {
  await firestore.seed({ settings: [{ id: 'promises', data: { registrations: 15 } }] })
  const { key, record } = await registration('recommended')
  const { since } = record.review as { since: Date }
  renderApp(`/my-request/#${key}`)

  await expect.element(page.getByRole('heading', { name: 'Membership registration' })).toBeVisible()
  await expect
    .element(main)
    .toHaveTextContent(`Placed before the committee on ${dayInIndia(since.getTime())}`)
  const due = dayInIndia(received.getTime() + 15 * day)
  await expect.element(main).toHaveTextContent(`The association answers by${due}`)
  await expect.element(main).toHaveTextContent('A sample of what the applicant reads.')
  await expect.element(main).toHaveTextContent('You need not do anything now.')
  await expect.element(main).toHaveTextContent(/As of \d/)
  const shown = main.element().textContent
  for (const personal of [record.name, record.firmName, record.mobile, record.email]) {
    expect(shown).not.toContain(String(personal))
  }
  expect(shown).not.toContain('A sample of the reason')
  await expectNoViolations()
})

test('the page names the promised day until it is over; afterwards it says that the answer is late and names the office', async () => {
  const promise = (days: number) =>
    firestore.seed({ settings: [{ id: 'promises', data: { registrations: days } }] })
  await promise(5)
  const { key } = await registration('reviewing')
  renderApp(`/my-request/#${key}`)
  const today = dayInIndia(Date.now())
  await expect.element(main).toHaveTextContent(`The association answers by${today}`)

  await promise(4)
  await userEvent.click(page.getByRole('button', { name: 'Refresh' }))
  const due = dayInIndia(Date.now() - day)
  await expect.element(main).toHaveTextContent(`The association should have answered by${due}`)
  await expect.element(page.getByRole('button', { name: 'Refresh' })).toHaveFocus()
  await expect.element(main).toHaveTextContent('Please ask the office why there is no answer yet')
  await expect.element(page.getByRole('link', { name: 'How to reach the office' })).toBeVisible()
  await expect.element(main).not.toHaveTextContent('answers by')
  await expect.element(main).not.toHaveTextContent('You need not do anything now')
  await expectNoViolations()
})

test.each([
  ['land-issues', aLandRequest(1), 'Land related request', 'The office has it'],
  [
    'meeting-answers',
    aMeetingAnswer(1, { meetingDate: today() }),
    'Answer to a monthly meeting',
    'Monthly Meeting page',
  ],
] as const)('a request of %s is shown, too', async (kind, sample, name, next) => {
  const { reference: number, record } = await seedRequest(kind, sample)
  renderApp('/my-request/')

  await type(number, String(record.mobile))

  await expect.element(page.getByRole('heading', { name })).toHaveFocus()
  await expect.element(main).toHaveTextContent(next)
  await expect.element(main).not.toHaveTextContent('The association answers by')
})

test('what the office writes meanwhile is there after a press', async () => {
  const { key, record, status } = await registration()
  renderApp(`/my-request/#${key}`)
  await expect.element(main).toHaveTextContent('Received on')

  await status({
    kind: 'registrations',
    state: 'refused',
    since: new Date(),
    text: record.products,
  })
  await userEvent.click(page.getByRole('button', { name: 'Refresh' }))

  await expect.element(main).toHaveTextContent('Not approved on')
  await expect.element(main).toHaveTextContent(`The office writes${record.products as string}`)
})

test('it is read again when the page comes back into view', async () => {
  const { key, status } = await registration()
  renderApp(`/my-request/#${key}`)
  await expect.element(main).toHaveTextContent('Received on')

  await status({ kind: 'registrations', state: 'approved', since: new Date() })
  document.dispatchEvent(new Event('visibilitychange'))

  await expect.element(main).toHaveTextContent('Approved on')
})
