import { bypass, http, HttpResponse } from 'msw'
import { beforeEach, describe, expect, inject, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { aRegistration, submissionId, type Sample, type Value } from '@scripts/samples/records'
import { aMeeting, aMeetingAnswer } from '@scripts/samples/meetingRecords'
import { aLandRequest } from '@scripts/samples/requestRecords'
import { aReviewIn } from '@scripts/samples/reviews'
import { expectNoViolations } from '@test/support/accessibility'
import { errorSummary, fillIn } from '@test/support/fillIn'
import { firestoreFor } from '@test/support/firestore'
import { hasten } from '@test/support/hasten'
import { renderApp } from '@test/support/renderApp'
import { sendAsPerson } from '@test/support/sendAsPerson'
import { server } from '@test/support/server'
import { typeRegistration } from '@test/support/typeRegistration'
import { pauseAfter } from '@/features/my-request/misses'
import { normalizeReference } from '@/features/my-request/schema'
import type { State } from '@/shared/requests/steps'
import { referenceOf } from '@/shared/requests/reference'
import { requestKinds, type RequestKind } from '@/shared/requests/kinds'
import { statusDocuments } from '@/shared/requests/status'
import { dayInIndia, dayInWords, localDay } from '@/shared/text/dateText'
import { today } from '@/shared/validation/dates'
import { formatMobile } from '@/shared/validation/mobile'

const firestore = firestoreFor()
const emulator = `http://${inject('firestore')}`
const day = 86_400_000
const received = new Date(Date.now() - 5 * day)
const nothingFound = 'We found no request with these two numbers. Check both, or ask the office.'

const reference = page.getByLabelText(/^Reference number/)
const mobile = page.getByLabelText(/^Mobile/)
const lookUp = page.getByRole('button', { name: 'Look up' })
const main = page.getByRole('main')

beforeEach(async () => {
  sessionStorage.clear()
  await firestore.clear()
})

/** Stores a request with its status. */
async function seedRequest(
  kind: RequestKind,
  { id, data }: Sample,
  more: Record<string, Value> = {},
) {
  const { path, prefix } = requestKinds[kind]
  const record: Record<string, Value> = { ...data, createdAt: received, ...more }
  const { key, documents } = await statusDocuments(path, id, record)
  await firestore.seed({ [path]: [{ id, data: record }] })
  for (const beside of documents) {
    const [collection = '', document = ''] = beside.path.split('/')
    await firestore.seed({
      [collection]: [{ id: document, data: beside.set as Record<string, Value> }],
    })
  }
  const status = (fields: { [name: string]: unknown }) =>
    firestore.seed({ request_status: [{ id: key, data: fields as Record<string, Value> }] })
  const lookup = documents[2].path.replace('request_lookups/', '')
  return { key, lookup, record, status, reference: referenceOf(prefix, id) }
}

async function registration(state: State = 'received', more: Record<string, Value> = {}) {
  const { review } = aReviewIn('registrations', state, ['admin'], new Date(Date.now() - day))
  return seedRequest('registrations', aRegistration(1), { ...(review && { review }), ...more })
}

async function type(number: string, phone: string) {
  await userEvent.fill(reference, number)
  await userEvent.fill(mobile, phone)
  await userEvent.click(lookUp)
}

test.each([
  ['as on the confirmation', (number: string) => number, (phone: string) => phone],
  [
    'as it was heard on the phone',
    (number: string) =>
      number.toLowerCase().replaceAll('-', ' ').replaceAll('0', 'o').replaceAll('1', 'l'),
    (phone: string) => `+91 ${phone.slice(0, 5)} ${phone.slice(5)}`,
  ],
  [
    'one letter after the other',
    (number: string) => [...number.replaceAll('-', '').replaceAll('1', 'I')].join(' '),
    (phone: string) => `0${phone}`,
  ],
  [
    'with its name before it',
    (number: string) => `Reference number: ${number.replaceAll('-', '–')}`,
    (phone: string) => `91${phone}`,
  ],
])('a number typed %s is found', async (_title, written, dialled) => {
  const { reference: number, record } = await registration('waiting')
  renderApp('/my-request/')

  await type(written(number), dialled(String(record.mobile)))

  await expect.element(main).toHaveTextContent('We wait for your answer')
})

test.each([
  ['lb 7f3k q2zd', 'LB-7F3K-Q2ZD'],
  ['1B7F3KQ2ZD', 'LB-7F3K-Q2ZD'],
  ['mm-OOO1-il0o', 'MM-0001-1100'],
  ['GF–7F3K–Q2ZD.', 'GF-7F3K-Q2ZD'],
  ['7F3K-Q2ZD', '7F3K-Q2ZD'],
  ['NR-7F3K-Q2Z', 'NR-7F3K-Q2Z'],
])('“%s” is read as %s', (typed, expected) => {
  expect(normalizeReference(typed)).toBe(expected)
})

test('it says where the request is, since when, by when, what the office writes and what to do', async () => {
  await firestore.seed({ settings: [{ id: 'promises', data: { registrations: 15 } }] })
  const { key, record } = await registration('recommended')
  const { since } = record.review as { since: Date }
  renderApp(`/my-request/#${key}`)

  await expect.element(page.getByRole('heading', { name: 'Membership registration' })).toBeVisible()
  await expect
    .element(main)
    .toHaveTextContent(`The committee decides since ${localDay(since.getTime())}`)
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

test('on the promised day it still answers by that day; after it, it says that it should have and whom to ask', async () => {
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
  await expect.element(main).toHaveTextContent('Received since')

  await status({
    kind: 'registrations',
    state: 'refused',
    since: new Date(),
    text: record.products,
  })
  await userEvent.click(page.getByRole('button', { name: 'Refresh' }))

  await expect.element(main).toHaveTextContent('Not approved since')
  await expect.element(main).toHaveTextContent(`The office writes${record.products as string}`)
})

test('it is read again when the page comes back into view', async () => {
  const { key, status } = await registration()
  renderApp(`/my-request/#${key}`)
  await expect.element(main).toHaveTextContent('Received since')

  await status({ kind: 'registrations', state: 'approved', since: new Date() })
  document.dispatchEvent(new Event('visibilitychange'))

  await expect.element(main).toHaveTextContent('Approved since')
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
})

test('after five misses in a tab the page waits before it asks again', async () => {
  sessionStorage.setItem('my-request-misses', '4')
  const { reference: number, record } = await registration()
  renderApp('/my-request/')
  await type(number, '9876501234')
  await expect.element(page.getByText(/^After several tries/)).toBeVisible()

  const asked = performance.now()
  await type(number, String(record.mobile))
  await expect.element(page.getByRole('button', { name: 'Looking up…' })).toBeDisabled()
  await expect.element(main).toHaveTextContent('Received since')

  expect(performance.now() - asked).toBeGreaterThanOrEqual(5_000)
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
  await expect.element(main).toHaveTextContent('Received since')

  server.use(http.post(`${emulator}/*`, () => HttpResponse.error()))
  await userEvent.click(page.getByRole('button', { name: 'Refresh' }))
  await expect.element(page.getByRole('alert')).toHaveTextContent('could not reach the server')
  // What was there stays, with its time.
  await expect.element(main).toHaveTextContent('Received since')
  await expect.element(main).toHaveTextContent(/As of \d/)
})

describe('an answer to a meeting', () => {
  const meetingDate = new Date(Date.now() + 10 * day).toISOString().slice(0, 10)
  const person = {
    Name: 'Sample Visitor',
    'Firm name': 'Sample Udyog',
    Sector: 'Services',
    'Attending as': 'Member',
    'I am 18 or older': true as const,
    'I have read the notice': true as const,
  }
  const open = (path: string) => router.navigate(path)
  let router: ReturnType<typeof renderApp>['router']

  async function sendAnswer(phone: string, answer: string, people: string) {
    await expect
      .element(page.getByRole('combobox', { name: /^Meeting/ }))
      .toHaveValue(`m1/${meetingDate}`)
    await fillIn({ ...person, Mobile: phone, 'Number attending': people })
    await userEvent.click(page.getByRole('radio', { name: answer }))
    await sendAsPerson(page.getByRole('button', { name: 'Send answer' }))
    await expect
      .element(page.getByRole('heading', { name: 'Meeting answer received' }))
      .toBeVisible()
    return router.location.hash.slice(1)
  }

  const seedAnswer = (more: object = {}) =>
    seedRequest('meeting-answers', {
      id: aMeetingAnswer(1).id,
      data: {
        ...aMeetingAnswer(1).data,
        meetingId: 'm1',
        meetingDate,
        answer: 'I will attend',
        people: 3,
        ...more,
      },
    })

  beforeEach(() => firestore.seed({ monthly_meetings: [aMeeting({ meetingDate }, 'm1')] }))

  test('is changed from here, and from the same tab; the link of the earlier one says so', async () => {
    const { key, record } = await seedAnswer()
    const mobileNumber = String(record.mobile)
    ;({ router } = renderApp(`/my-request/#${key}`))
    await expect.element(main).toHaveTextContent('You saidI will attend, 3 people')
    await expect.element(main).toHaveTextContent(`Received on${localDay(received.getTime())}`)
    await expect.element(main).toHaveTextContent(`For the meeting of${dayInWords(meetingDate)}`)
    await expect
      .element(main)
      .toHaveTextContent('The newest answer with your mobile number counts.')
    await expectNoViolations()

    // Another one is announced; the form begins with the one that was answered.
    const other = aMeeting({ meetingDate: '2099-01-04', updatedAt: new Date() }, 'm2')
    await firestore.seed({ monthly_meetings: [other] })
    await userEvent.click(page.getByRole('link', { name: 'Change my answer' }))
    expect(router.location).toMatchObject({ search: '', hash: '' })
    const second = await sendAnswer(mobileNumber, 'I cannot attend', '1')
    await firestore.delete('monthly_meetings/m2')
    expect(JSON.stringify({ ...sessionStorage, ...localStorage })).not.toContain(key)

    await open(`/my-request/#${key}`)
    const replaced = 'Replaced by a newer answer'
    await expect.element(main).toHaveTextContent(`${replaced} on ${localDay(Date.now())}`)
    await expectNoViolations()
    await open(`/my-request/#${second}`)
    await expect.element(main).toHaveTextContent('You saidI cannot attend')
    await expect.element(main).not.toHaveTextContent(replaced)

    // Not from My request: this tab knows what it has sent last.
    await open('/form/monthlymeeting/')
    const third = await sendAnswer(mobileNumber, 'I will attend', '2')
    await open(`/my-request/#${second}`)
    await userEvent.click(page.getByRole('button', { name: 'Refresh' }))
    await expect.element(main).toHaveTextContent(replaced)

    // Somebody else at the same computer.
    await open('/form/monthlymeeting/')
    await sendAnswer('9876543219', 'I will attend', '1')
    await open(`/my-request/#${third}`)
    await expect.element(main).toHaveTextContent('You saidI will attend, 2 people')
    await expect.element(main).not.toHaveTextContent(replaced)
    expect(await firestore.list('monthly_meeting_req')).toHaveLength(4)
  })

  test('to a meeting that is over is not changed any more', async () => {
    const { key } = await seedAnswer({ meetingDate: '2026-01-04', people: 1 })
    renderApp(`/my-request/#${key}`)
    await expect.element(main).toHaveTextContent('You saidI will attend, 1 person')
    await expect.element(main).toHaveTextContent('This meeting is over.')
    expect(page.getByRole('link', { name: 'Change my answer' }).elements()).toEqual([])
  })
})

test('an older link, which names the look-up, still leads to the request', async () => {
  const { lookup } = await registration('waiting')
  renderApp(`/my-request/#${lookup}`)

  await expect.element(main).toHaveTextContent('We wait for your answer')
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
  await expect.element(main).toHaveTextContent('Received since')
  expect(router.location).toMatchObject({ pathname: '/my-request/', hash: `#${status!.id}` })
})

describe('one’s rights', () => {
  /** The number with which a right is asked for. */
  const numberIn = (name: string) =>
    page.getByRole('region', { name, exact: true }).getByLabelText(/^Mobile/)
  const choice = (name: string) => page.getByRole('button', { name, exact: true })
  const numberOf = (id: string) => referenceOf('RR', id)
  const rights = () => firestore.list('rights_requests')

  /** The next commit arrives, and its answer is lost. */
  const loseAnswer = () =>
    server.use(
      http.post(
        `${emulator}/*\\:commit`,
        async ({ request }) => {
          await fetch(bypass(request))
          return HttpResponse.error()
        },
        { once: true },
      ),
    )

  test('are asked for with a press, and once, even if the network is lost on the way', async () => {
    await firestore.seed({ settings: [{ id: 'promises', data: { rights: 30 } }] })
    const { key, record } = await registration('reviewing')
    renderApp(`/my-request/#${key}`)

    await userEvent.click(choice('Correct it'))
    const words = page.getByLabelText(/^What is wrong/)
    await userEvent.click(choice('Ask to correct it'))
    await expect.element(errorSummary).toHaveTextContent('is required')
    await userEvent.fill(words, 'The PIN code is 751001.')
    await userEvent.fill(numberIn('Correct it'), `+91 ${record.mobile as string}`)
    await expectNoViolations()

    server.use(http.post(`${emulator}/*`, () => HttpResponse.error()))
    const atUsualSpeed = hasten()
    await userEvent.click(choice('Ask to correct it'))
    await expect.element(main).toHaveTextContent('it is safe to send again')
    await expect.element(words).toHaveValue('The PIN code is 751001.')
    expect(await rights()).toEqual([])

    server.resetHandlers()
    atUsualSpeed()
    loseAnswer()
    await userEvent.click(choice('Ask to correct it'))
    await expect.poll(rights).toHaveLength(1)

    // The SDK tries again, and finds that it has arrived.
    const [asked] = await rights()
    const answered = page.getByRole('alert').filter({ hasText: 'The office has it' })
    await expect.element(answered).toHaveTextContent(`Its number is ${numberOf(asked!.id)}`)
    await expect.element(answered).toHaveFocus()
    const due = dayInIndia((asked!.createdAt as Date).getTime() + 30 * day)
    await expect.element(answered).toHaveTextContent(`the office answers by ${due}`)
    expect(await rights()).toMatchObject([
      { key, kind: 'Correct', text: 'The PIN code is 751001.', mobile: record.mobile },
    ])
    await expect.element(main).toHaveTextContent('Data Protection Board of India')
    await expectNoViolations()

    // What the office writes meanwhile leaves the focus where somebody types.
    await userEvent.click(reference)
    await firestore.update(`request_status/${key}`, { state: 'approved', since: new Date() })
    document.dispatchEvent(new Event('visibilitychange'))
    await expect.element(main).toHaveTextContent('Approved since')
    await expect.element(reference).toHaveFocus()
    expect(JSON.stringify(await firestore.list('request_status'))).not.toContain(record.mobile)
  })

  test('withdrawing says what it does, and another tab finds it done', async () => {
    const { key, record } = await registration('reviewing')
    renderApp(`/my-request/#${key}`)
    await userEvent.click(choice('Withdraw my agreement'))
    await userEvent.fill(numberIn('Withdraw my agreement'), String(record.mobile))
    await expect.element(main).toHaveTextContent('the office does nothing more with your request')
    await expect.element(choice('Withdraw now')).toBeVisible()

    // The other tab is faster.
    const id = submissionId(1, 7)
    const { kind, ...entry } = { kind: 'Withdraw', state: 'received', at: new Date() }
    await firestore.update(`request_status/${key}`, {
      withdrawnAt: entry.at,
      rightsLatest: id,
      rights: { [id]: { kind, ...entry } },
    })
    await userEvent.click(choice('Withdraw now'))

    await expect.element(main).toHaveTextContent('Nothing was sent.')
    await expect.element(main).toHaveTextContent('Withdrawn by you on')
    await expect.element(choice('Withdraw my agreement')).not.toBeInTheDocument()
    expect(await rights()).toEqual([])
    const list = page.getByRole('list', { name: 'What you have asked for' })
    await expect.element(list).toHaveTextContent(`Withdraw my agreement${numberOf(id)}`)

    await userEvent.click(choice('Erase it'))
    await userEvent.fill(numberIn('Erase it'), String(record.mobile))
    await userEvent.click(choice('Ask to erase it'))
    await expect.poll(rights).toMatchObject([{ key, kind: 'Erase' }])
    await expect.element(list).toHaveTextContent('Erase it')
  })

  test('are not for others who have the link: they need the mobile number of the request', async () => {
    const { key, record } = await registration()
    renderApp(`/my-request/#${key}`)
    await userEvent.click(choice('Withdraw my agreement'))
    const why = page.getByLabelText(/^Why/)
    await userEvent.fill(why, 'A sample.')
    await userEvent.click(choice('Withdraw now'))
    await expect.element(errorSummary).toHaveTextContent('Mobile is required')

    await userEvent.fill(numberIn('Withdraw my agreement'), '9876501234')
    await userEvent.click(choice('Withdraw now'))
    await expect
      .element(main)
      .toHaveTextContent('This is not the mobile number that was given with the request.')
    await expect.element(why).toHaveValue('A sample.')
    await expectNoViolations()
    expect(await rights()).toEqual([])

    await userEvent.fill(numberIn('Withdraw my agreement'), String(record.mobile))
    await userEvent.click(choice('Withdraw now'))
    await expect.element(main).toHaveTextContent('Withdrawn by you on')
  })

  test('need no second typing of the number with which the request was looked up', async () => {
    const { reference: number, record } = await registration()
    renderApp('/my-request/')
    await type(number, String(record.mobile))
    await userEvent.click(choice('See what I sent'))
    await expect
      .element(numberIn('See what I sent'))
      .toHaveValue(formatMobile(String(record.mobile)))
    await userEvent.click(choice('Ask to see it'))
    await expect.poll(rights).toMatchObject([{ kind: 'See' }])
  })

  test('a complaint about an erased request needs no number: nothing is left to compare it with', async () => {
    const { key, status } = await registration()
    await status({ kind: 'registrations', state: 'erased', since: new Date() })
    renderApp(`/my-request/#${key}`)
    await userEvent.click(choice('Complain'))
    await userEvent.fill(page.getByLabelText(/^Your complaint/), 'A sample.')
    await userEvent.click(choice('Send the complaint'))
    await expect.element(main).toHaveTextContent('The office has it.')
    expect(await rights()).toMatchObject([{ kind: 'Complain', text: 'A sample.' }])
  })

  test('a withdrawal that was taken back says so, with the reason, and can be made again', async () => {
    const { key, status } = await registration('reviewing')
    const at = new Date(Date.now() - 3 * day)
    const id = submissionId(1, 7)
    const text = 'As you said on the phone, your request goes on.'
    await status({
      kind: 'registrations',
      state: 'reviewing',
      since: at,
      rightsLatest: id,
      rights: { [id]: { kind: 'Withdraw', state: 'refused', at, since: new Date(), text } },
    })
    renderApp(`/my-request/#${key}`)
    await expect.element(main).toHaveTextContent('Taken back by the office since')
    await expect.element(main).toHaveTextContent(text)
    await expect.element(main).toHaveTextContent('Being looked at')
    await expect.element(choice('Withdraw my agreement')).toBeVisible()
  })

  test('what the office has answered is read there, also once the request is erased', async () => {
    const { key, status } = await registration()
    const at = new Date(Date.now() - 3 * day)
    const since = new Date(Date.now() - day)
    const entry = (more: Record<string, Value>) => ({ at, since, ...more })
    const [first, second] = [submissionId(1, 7), submissionId(2, 7)]
    await status({
      kind: 'registrations',
      state: 'erased',
      since,
      rightsLatest: second,
      rights: {
        [first]: entry({ kind: 'See', state: 'refused', text: 'Please come with a proof.' }),
        [second]: entry({ kind: 'Erase', state: 'done', text: 'We have erased it.' }),
      },
    })
    renderApp(`/my-request/#${key}`)

    await expect.element(main).toHaveTextContent(`Erased on ${localDay(since.getTime())}`)
    await expect.element(main).toHaveTextContent('We have erased it.')
    await expect.element(main).toHaveTextContent('Refused since')
    await expect.element(main).toHaveTextContent('Please come with a proof.')
    await expect.element(choice('Complain')).toBeVisible()
    await expect.element(choice('See what I sent')).not.toBeInTheDocument()
    await expectNoViolations()
  })
})
