import { http, passthrough } from 'msw'
import { beforeEach, expect, inject, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { aMeeting } from '@scripts/samples/meetingRecords'
import { expectNoViolations } from '@test/support/page/accessibility'
import { errorSummary, field, fillIn } from '@test/support/forms/fillIn'
import { firestoreFor } from '@test/support/emulators/firestore'
import { leaveApp, renderApp } from '@test/support/page/renderApp'
import { sendAsPerson } from '@test/support/forms/sendAsPerson'
import { server } from '@test/support/page/server'
import { version } from '@/texts/notice'
import { referenceOf } from '@/shared/requests/reference'
import { dayWithWeekday } from '@/shared/text/dateText'
import { today } from '@/shared/validation/dates'

const firestore = firestoreFor()

const send = page.getByRole('button', { name: 'Send answer' })
/** There is one only where there are several meetings. */
/** Only where there is a choice to make. */
const choice = page.getByRole('combobox', { name: /^Meeting/ })
const main = page.getByRole('main')
const shownDay = (day: string) => main.getByText(dayWithWeekday(day), { exact: true })

beforeEach(() => firestore.clear())

const openWith = (...meetings: ReturnType<typeof aMeeting>[]) =>
  openAt('/form/monthlymeeting/', ...meetings)

async function openAt(address: string, ...meetings: ReturnType<typeof aMeeting>[]) {
  await firestore.seed({ monthly_meetings: meetings })
  const app = renderApp(address)
  await expect.element(send).toBeVisible()
  return app
}

const visitor = {
  Name: 'Sample Visitor',
  Mobile: '98765 43210',
  'Firm name': 'Sample Udyog',
  Sector: 'Services',
  'Attending as': 'Visitor',
  'I am 18 or older': true as const,
  'I have read the notice': true as const,
}

test('the next meeting is chosen, with its calendar file, its map and a link to share it', async () => {
  await openWith(
    // Planned last.
    aMeeting({ venueName: 'Far Hall', meetingDate: '2100-03-10', updatedAt: new Date() }, 'far'),
    aMeeting({ venueName: 'Town Hall', venueAddress: 'Sample Road\nCuttack' }, 'next'),
    aMeeting({ venueName: 'Old Hall', meetingDate: '2026-10-03' }, 'past'),
  )

  await expect.element(choice).toHaveValue('next/2099-12-05')
  await expect.element(choice.getByRole('option')).toHaveLength(3)
  await expect.element(choice).not.toHaveTextContent('Old Hall')
  for (const text of ['Review of the month', 'Town Hall', 'Sat, 5 Dec 2099', '04:30 PM']) {
    await expect.element(main.getByText(text, { exact: false }).last()).toBeVisible()
  }
  const map = page.getByRole('link', { name: 'Show on a map' })
  await expect.element(map).toHaveAttribute('href', expect.stringContaining('Town%20Hall'))
  const share = page.getByRole('link', { name: 'Share on WhatsApp' })
  await expect.element(share).toHaveAttribute('href', expect.stringMatching(/^https:\/\/wa\.me\//))
  const google = page.getByRole('link', { name: 'Google Calendar' })
  await expect.element(google).toHaveAttribute('href', expect.stringContaining('20991205T110000Z'))

  await userEvent.selectOptions(choice, 'far/2100-03-10')
  await expect.element(google).toHaveAttribute('href', expect.stringContaining('21000310T110000Z'))
  await expect.element(map).toHaveAttribute('href', expect.stringContaining('Far%20Hall'))
})

test('the form does not shift when its meeting loads', async () => {
  await firestore.seed({ monthly_meetings: [aMeeting({}, 'm1')] })
  for (const width of [360, 1280]) {
    await page.viewport(width, 800)
    let arrive = () => {}
    const arrival = new Promise<void>((resolve) => (arrive = resolve))
    server.use(
      http.all(`http://${inject('firestore')}/google.firestore.v1.Firestore/Listen/*`, async () => {
        await arrival
        return passthrough()
      }),
    )
    renderApp('/form/monthlymeeting/')
    const name = field('Name')
    await expect.element(name).toBeVisible()
    const before = name.element().getBoundingClientRect().top
    expect(main.element().querySelector('[aria-busy]')).not.toBeNull()

    arrive()
    await expect.element(shownDay('2099-12-05')).toBeVisible()
    const moved = name.element().getBoundingClientRect().top - before
    expect(Math.abs(moved), `${width} px`).toBeLessThan(2)
    // A single meeting leaves no choice.
    await expect.element(choice).not.toBeInTheDocument()
    await leaveApp()
    server.resetHandlers()
  }
})

test('a visitor’s answer is stored with its meeting, and the reference number is shown', async () => {
  await openWith(aMeeting({}, 'm1'))
  await expect.element(shownDay('2099-12-05')).toBeVisible()
  await expect.element(field('Invited by')).not.toBeInTheDocument()
  await fillIn(visitor)
  await userEvent.click(page.getByRole('radio', { name: 'I will attend' }))

  await sendAsPerson(send)
  await expect.element(errorSummary).toHaveTextContent('Invited by is required')
  await fillIn({ 'Invited by': 'Sample Member', 'Number attending': '6' })
  await sendAsPerson(send)
  await expect.element(errorSummary).toHaveTextContent('from 1 to 5')
  await fillIn({ 'Number attending': '3' })
  await sendAsPerson(send)

  await expect
    .element(page.getByRole('heading', { name: 'Meeting answer received', level: 1 }))
    .toBeVisible()
  const [stored, ...others] = await firestore.list('monthly_meeting_req')
  expect(others).toEqual([])
  const { id, createdAt, ...record } = stored!
  expect(createdAt).toBeInstanceOf(Date)
  expect(record).toEqual({
    meetingId: 'm1',
    meetingDate: '2099-12-05',
    name: 'Sample Visitor',
    mobile: '9876543210',
    firmName: 'Sample Udyog',
    sector: 'Services',
    comingAs: 'Visitor',
    invitedBy: 'Sample Member',
    people: 3,
    answer: 'I will attend',
    adult: true,
    consent: true,
    consentVersion: version,
  })
  await expect.element(page.getByText(referenceOf('MM', id)).first()).toBeVisible()
})

test('a change while the page is open is announced, and the visitor’s entries stay', async () => {
  // A record of its own: the SDK caches those of earlier tests.
  await openWith(aMeeting({ venueName: 'Town Hall' }, 'changing'))
  await expect.element(main.getByText('Town Hall', { exact: true })).toBeVisible()
  await fillIn({ Name: 'Sample Visitor' })

  await firestore.update('monthly_meetings/changing', { venueName: 'Jaydev Bhawan' })
  const told = page.getByRole('alert')
  await expect.element(told).toHaveTextContent('The venue has just changed')
  await expect.element(main.getByText('Jaydev Bhawan', { exact: true })).toBeVisible()
  await expect.element(main.getByRole('deletion')).toHaveTextContent('Town Hall')
  await expectNoViolations()

  await firestore.update('monthly_meetings/changing', { meetingDate: '2099-12-12' })
  await expect.element(told).toHaveTextContent('The venue and the date have just changed')
  await expect.element(shownDay('2099-12-12')).toBeVisible()
  await expect.element(field('Name')).toHaveValue('Sample Visitor')

  await userEvent.click(told.getByRole('button', { name: 'Close' }))
  await expect.element(told).not.toBeInTheDocument()
  await expect.element(main.getByRole('deletion')).not.toBeInTheDocument()
})

test('when the chosen meeting is deleted, no other meeting is chosen', async () => {
  const later = aMeeting({ venueName: 'Town Hall', meetingDate: '2099-12-12' }, 'later')
  await openWith(aMeeting({ venueName: 'Jaydev Bhawan' }, 'next'), later)
  await expect.element(choice).toHaveValue('next/2099-12-05')
  await userEvent.selectOptions(choice, 'later/2099-12-12')
  await expect.element(main.getByText('Town Hall', { exact: true })).toBeVisible()

  await firestore.delete('monthly_meetings/later')

  await expect.element(choice).toHaveValue('')
  await expect.element(main.getByText('Town Hall', { exact: true })).not.toBeInTheDocument()
  await expect.element(main.getByText('Jaydev Bhawan', { exact: true })).not.toBeInTheDocument()
})

test('without a meeting the page says so, and the form is disabled until there is one', async () => {
  await openWith()
  await expect.element(page.getByText(/No meeting is announced at the moment/)).toBeVisible()
  await expect.element(send).toBeDisabled()
  await expect.element(field('Name')).toBeDisabled()
  await expectNoViolations()

  await firestore.seed({ monthly_meetings: [aMeeting({}, 'm1')] })
  await expect.element(field('Name')).toBeEnabled()
  await expect.element(send).toBeEnabled()
  await expect.element(shownDay('2099-12-05')).toBeVisible()

  await fillIn({ Name: 'Sample Visitor' })
  await firestore.delete('monthly_meetings/m1')
  await expect.element(send).toBeDisabled()
  await expect.element(field('Name')).toHaveValue('Sample Visitor')
})

test('an older record is shown unchanged, without a calendar file', async () => {
  await openWith(aMeeting({ meetingDate: '5 December 2026', meetingTime: '9:5 pm' }, 'm1'))

  await expect.element(main.getByText('5 December 2026', { exact: true })).toBeVisible()
  await expect.element(main.getByText('9:5 pm', { exact: true })).toBeVisible()
  await expect.element(page.getByRole('link', { name: 'Show on a map' })).toBeVisible()
  await expect
    .element(page.getByRole('button', { name: 'Add to calendar' }))
    .not.toBeInTheDocument()
})

const inDays = (days: number) =>
  new Date(Date.parse(today()) + days * 86_400_000).toISOString().slice(0, 10)

test('a meeting that is full still takes “I cannot attend”, and the form offers the next meeting', async () => {
  const next = aMeeting({ meetingDate: inDays(40), venueName: 'Jaydev Bhawan' }, 'next')
  await openWith(aMeeting({ meetingDate: inDays(10), seats: 60 }, 'm1'), next)
  await expect.element(choice).toHaveValue(`m1/${inDays(10)}`)
  await expect.element(main.getByText('60 seats')).toBeVisible()
  await fillIn({ ...visitor, 'Attending as': 'Member' })
  await userEvent.click(page.getByRole('radio', { name: 'I will attend' }))

  // While the page is open. The meeting stays chosen, and what was typed stays.
  await firestore.update('monthly_meetings/m1', { isFull: true, answerUntil: inDays(8) })
  await expect.element(main.getByText('This meeting is full.')).toBeVisible()
  await expect.element(main.getByText(/Please reply by/)).toBeVisible()
  await expect.element(shownDay(inDays(10))).toBeVisible()
  await expectNoViolations()
  await sendAsPerson(send)
  await expect.element(main.getByText(/can no longer say yes to this meeting/)).toBeVisible()
  expect(await firestore.list('monthly_meeting_req')).toEqual([])

  await userEvent.click(page.getByRole('radio', { name: 'I cannot attend' }))
  await userEvent.click(send)
  await expect
    .element(page.getByRole('heading', { name: 'Meeting answer received', level: 1 }))
    .toBeVisible()
  expect(await firestore.list('monthly_meeting_req')).toMatchObject([
    { meetingId: 'm1', answer: 'I cannot attend' },
  ])
})

test('a cancelled meeting is announced, in its place by date, and a closed one is not offered', async () => {
  const updatedAt = new Date('2026-11-20')
  const closed = { meetingDate: inDays(10), answerUntil: inDays(-1), updatedAt }
  await openWith(
    aMeeting({ ...closed, state: 'cancelled', reason: 'Cyclone warning' }, 'cancelled'),
    aMeeting({ meetingDate: inDays(40) }, 'next'),
    aMeeting(
      { ...closed, meetingDate: inDays(50), state: 'cancelled', reason: 'Hall not free' },
      'later',
    ),
    aMeeting({ ...closed, meetingDate: inDays(12) }, 'closed'),
    aMeeting({ meetingDate: '', updatedAt: new Date('2025-01-01') }, 'undated'),
  )
  // Nor is the one offered whose date is missing: there is no choice to make.
  await expect.element(shownDay(inDays(40))).toBeVisible()
  await expect.element(choice).not.toBeInTheDocument()
  const [before, after] = [main.getByRole('alert').first(), main.getByRole('alert').last()]
  await expect
    .element(before)
    .toHaveTextContent(`CANCELLED: ${dayWithWeekday(inDays(10))}, 04:30 PM. Cyclone warning`)
  await expect.element(after).toHaveTextContent(/^CANCELLED: .*Hall not free$/)
  const day = shownDay(inDays(40)).element().getBoundingClientRect()
  expect(before.element().getBoundingClientRect().bottom).toBeLessThan(day.top)
  expect(after.element().getBoundingClientRect().top).toBeGreaterThan(day.bottom)
  await expect.element(send).toBeEnabled()
  await expectNoViolations()

  // The chosen one is cancelled while the page is open: no other is chosen.
  await fillIn({ Name: 'Sample Visitor' })
  await firestore.update('monthly_meetings/next', { state: 'cancelled', reason: 'No hall' })
  await expect.element(main.getByText('No hall')).toBeVisible()
  await expect.element(shownDay(inDays(40))).toBeVisible()
  await expect.element(send).toBeDisabled()
  await expect.element(field('Name')).toHaveValue('Sample Visitor')
})

test.each([
  ['past', 'This meeting is over.'],
  ['closed', /^Answers were taken until/],
  ['cancelled', 'CANCELLED.'],
])('a link to a %s meeting says what became of it, and leads to the next one', async (id, text) => {
  await openAt(
    `/form/monthlymeeting/?meeting=${id}`,
    aMeeting({ meetingDate: inDays(40) }, 'next'),
    aMeeting({ meetingDate: inDays(-30) }, 'past'),
    aMeeting({ meetingDate: inDays(12), answerUntil: inDays(-1) }, 'closed'),
    aMeeting({ meetingDate: inDays(10), state: 'cancelled', reason: 'Cyclone' }, 'cancelled'),
  )
  const note = main.getByText(text, { exact: true })
  await expect.element(note).toBeVisible()
  await userEvent.click(main.getByRole('button', { name: /^Answer for/ }))
  await expect.element(shownDay(inDays(40))).toBeVisible()
  await expect.element(note).not.toBeInTheDocument()
  await expect.element(send).toBeEnabled()
})

test('a meeting whose day has passed is called over, and works for a device whose clock is ahead', async () => {
  await openWith(aMeeting({ meetingDate: inDays(-1) }, 'm1'))
  await expect.element(main.getByText('This meeting is over.')).toBeVisible()
  await expect.element(send).toBeEnabled()
  await expect.element(field('Name')).toBeEnabled()
})

test('the code for the door keeps its colours where a browser gives pages others', async () => {
  renderApp('/form/monthlymeeting/received/MM-7F3K-Q2ZD?meeting=m1')
  const code = page.getByRole('img', { name: 'Code for the door, with the number MM-7F3K-Q2ZD' })
  await expect.element(code).toBeVisible()
  const { colorScheme, forcedColorAdjust } = getComputedStyle(code.element())
  // `only` is what Chromium's darkening of pages leaves alone.
  expect(colorScheme.split(' ').sort()).toEqual(['light', 'only'])
  expect(forcedColorAdjust).toBe('none')
})
