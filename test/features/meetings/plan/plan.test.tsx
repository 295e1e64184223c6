import { beforeEach, expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { submissionId } from '@scripts/samples/records'
import { aMeeting, aMeetingAnswer } from '@scripts/samples/meetingRecords'
import { expectNoViolations } from '@test/support/page/accessibility'
import { errorSummary, field, fillIn } from '@test/support/forms/fillIn'
import { firestoreFor } from '@test/support/emulators/firestore'
import { openDesk } from '@test/support/page/openDesk'
import { calendarDay, dayWithWeekday } from '@/shared/text/dateText'
import { demoAdmin } from '@/shared/config/demo'
import { today } from '@/shared/validation/dates'
import { main, dialog, press, title, inDays, typeDay } from './planMeeting'

const firestore = firestoreFor()

beforeEach(async () => {
  await firestore.clear()
})

const follow = (name: string) => userEvent.click(main.getByRole('link', { name }).first())

test('the first meeting is planned from the venue page, and the next from it', async () => {
  const day = inDays(30)
  const { router } = await openDesk({ at: '/MonthlyMeetingVenue' })
  await expect
    .element(page.getByRole('alert'))
    .toHaveTextContent('No meeting record found to update.')
  await follow('Plan the first meeting')
  await expect.element(title('Plan a meeting')).toBeVisible()
  await press('Plan the meeting')
  await expect.element(errorSummary).toHaveTextContent('Venue Name is required')
  await fillIn({
    'Meeting Agenda': 'Accounts',
    'Venue Name': 'Town Hall',
    Hour: '04',
    Minute: '30',
    'AM or PM': 'PM',
    'Venue Address': 'Sample Road, Cuttack',
    Seats: '60',
  })
  await typeDay('Meeting Date', day)
  await typeDay('Last day for replies', inDays(31))
  await press('Plan the meeting')
  await expect.element(errorSummary).toHaveTextContent('This is after the meeting')
  await expectNoViolations()
  await typeDay('Last day for replies', inDays(28))
  await press('Plan the meeting')

  await expect.element(title(calendarDay(day))).toBeVisible()
  await expect.element(page.getByText('You planned the meeting')).toBeVisible()
  await expect.element(page.getByText(`Open until ${calendarDay(inDays(28))}`)).toBeVisible()
  const [stored, ...others] = await firestore.list('monthly_meetings')
  expect(others).toEqual([])
  const { id, updatedAt, changedAt, ...record } = stored!
  expect(record).toEqual({
    meetingAgenda: 'Accounts',
    venueName: 'Town Hall',
    venueAddress: 'Sample Road, Cuttack',
    meetingDate: day,
    meetingTime: '04:30 PM',
    seats: 60,
    answerUntil: inDays(28),
    state: 'planned',
    stateFor: day,
    v: 1,
  })
  expect(updatedAt).toEqual(changedAt)
  expect(await firestore.list(`monthly_meetings/${id}/history`)).toMatchObject([
    { id: '1', kind: 'plan', v: 1, by: demoAdmin.uid },
  ])

  await router.navigate('/desk/meetings/plan')
  await expect.element(field('Venue Name')).toHaveValue('Town Hall')
  await expect.element(field('Seats')).toHaveValue('60')
  await expect.element(field('Meeting Agenda')).toHaveValue('')
  await expect.element(page.getByText('Last agenda: Accounts')).toBeVisible()
  await press('Use it')
  await expect.element(field('Meeting Agenda')).toHaveValue('Accounts')
  // Five minutes apart, and the time of the last meeting.
  await expect.element(field('Minute').getByRole('option')).toHaveLength(12)
  await expect.element(page.getByText(/^There is a meeting on .* already\.$/)).toBeVisible()
})

test('an older meeting is cancelled and reinstated: visitors read it, and the venue page keeps to the latest', async () => {
  const [older, latest] = [submissionId(1, 9), submissionId(2, 9)]
  const updatedAt = new Date('2026-11-20')
  await firestore.seed({
    monthly_meetings: [
      aMeeting({ meetingDate: inDays(10), venueName: 'Town Hall', updatedAt }, older),
      aMeeting({ meetingDate: inDays(40), venueName: 'Jaydev Bhawan' }, latest),
    ],
  })
  await firestore.update(`monthly_meetings/${latest}`, { updatedAt: new Date('2026-11-21') })
  const { router } = await openDesk({ at: '/desk/meetings' })
  const list = page.getByRole('list', { name: 'Upcoming' })
  await expect.element(list.getByRole('link').nth(0)).toHaveTextContent('Town Hall')
  await expectNoViolations()
  await userEvent.click(list.getByRole('link').nth(0))
  await expect.element(title(calendarDay(inDays(10)))).toBeVisible()

  await press('Cancel the meeting…')
  await userEvent.click(dialog.getByRole('button', { name: 'Cancel the meeting' }))
  await expect.element(dialog.getByText('Say why')).toBeVisible()
  await userEvent.fill(dialog.getByLabelText(/^Reason/), 'Cyclone warning')
  await expectNoViolations()
  await userEvent.click(dialog.getByRole('button', { name: 'Cancel the meeting' }))
  await expect.element(dialog).not.toBeInTheDocument()
  await expect.element(page.getByRole('alert')).toHaveTextContent('CANCELLED. Cyclone warning')
  await expect.element(page.getByText('You cancelled the meeting')).toBeVisible()
  await expect
    .element(page.getByRole('link', { name: 'Share on WhatsApp' }))
    .toHaveAttribute('href', expect.stringContaining('CANCELLED'))
  await expectNoViolations()
  const stored = await firestore.read(`monthly_meetings/${older}`)
  expect(stored).toMatchObject({ state: 'cancelled', reason: 'Cyclone warning', updatedAt, v: 1 })

  // The latest by `updatedAt` is still the other one.
  await router.navigate('/MonthlyMeetingVenue')
  await expect.element(field('Venue Name')).toHaveValue('Jaydev Bhawan')
  await router.navigate('/form/monthlymeeting/')
  await expect.element(main.getByText(dayWithWeekday(inDays(40)), { exact: true })).toBeVisible()
  await expect.element(main.getByRole('alert')).toHaveTextContent(/CANCELLED: .*Cyclone warning/)
  await expect.element(page.getByRole('button', { name: 'Send answer' })).toBeEnabled()

  await router.navigate(`/desk/activity?kind=meeting`)
  const entry = page.getByRole('link', { name: /You cancelled the meeting/ })
  await expect.element(entry).toHaveTextContent('Cyclone warning')
  await userEvent.click(entry)
  await press('Reinstate…')
  await userEvent.click(dialog.getByRole('button', { name: 'Reinstate' }))
  await expect.element(page.getByText('You reinstated the meeting')).toBeVisible()
  await expect
    .element(page.getByText('The meeting will take place. Visitors see this now.'))
    .toBeVisible()
  const again = await firestore.read(`monthly_meetings/${older}`)
  expect(again).toMatchObject({ state: 'planned', updatedAt, v: 2 })
  expect(again).not.toHaveProperty('reason')
})

test('answers are stopped and taken again, and a held meeting is marked', async () => {
  const id = submissionId(1, 9)
  const meetingDate = today()
  await firestore.seed({
    monthly_meetings: [aMeeting({ meetingDate, seats: 3 }, id)],
    monthly_meeting_req: [
      aMeetingAnswer(1, { meetingId: id, meetingDate, answer: 'I will attend', people: 4 }),
    ],
  })
  await openDesk({ at: `/desk/meetings/${id}` })
  await expect.element(page.getByText(/All seats are taken: 4 expected/)).toBeVisible()
  const stored = () => firestore.read(`monthly_meetings/${id}`)
  const chip = page.getByRole('main').getByText('Full', { exact: true })

  await press('Stop replies: house full')
  await expect.element(chip).toBeVisible()
  expect(await stored()).toMatchObject({ isFull: true, v: 1 })
  await press('Take replies again')
  await expect.element(chip).not.toBeInTheDocument()
  expect(await stored()).not.toHaveProperty('isFull')
  const whatToDo = page.getByRole('region', { name: 'What to do' })
  await expect.element(whatToDo).toHaveFocus()

  await press('Mark as held')
  await expect.element(page.getByText('You marked the meeting as held')).toBeVisible()
  await expect.element(whatToDo).toHaveFocus()
  await press('Mark as not held…')
  await userEvent.click(dialog.getByRole('button', { name: 'Mark as not held' }))
  await expect.element(page.getByText('You marked the meeting as not held')).toBeVisible()
  const entries = await firestore.list(`monthly_meetings/${id}/history`)
  expect(entries.map(({ kind, from, to }) => [kind, from, to])).toEqual([
    ['answers', undefined, 'full'],
    ['answers', undefined, 'open'],
    ['state', 'planned', 'held'],
    ['state', 'held', 'planned'],
  ])
})

test('a meeting that the venue page has moved stays open when its agenda is changed', async () => {
  const id = submissionId(1, 9)
  const before = { stateFor: inDays(1), answerUntil: inDays(-1) }
  await firestore.seed({ monthly_meetings: [aMeeting({ meetingDate: inDays(40), ...before }, id)] })
  await openDesk({ at: `/desk/meetings/${id}` })
  await expect.element(main.getByText('Open', { exact: true })).toBeVisible()
  await follow('Change')
  await userEvent.fill(field('Meeting Agenda'), 'Accounts')
  await press('Save the meeting')

  await expect.element(page.getByText('You changed the meeting')).toBeVisible()
  await expect.element(main.getByText('Open', { exact: true })).toBeVisible()
  expect(await firestore.read(`monthly_meetings/${id}`)).not.toHaveProperty('answerUntil')
})

test('a viewer sees everything and no button that acts', async () => {
  const id = submissionId(1, 9)
  await firestore.seed({
    monthly_meetings: [aMeeting({}, id)],
  })
  const { router } = await openDesk({ at: '/desk/meetings', role: 'viewer' })
  await expect.element(page.getByRole('list', { name: /Upcoming|Past/ })).toBeVisible()
  await expect.element(main.getByRole('link', { name: 'Plan a meeting' })).not.toBeInTheDocument()
  await router.navigate(`/desk/meetings/${id}`)
  await expect.element(page.getByText('No changes yet.')).toBeVisible()
  for (const name of ['Change', 'Stop replies: house full', 'Cancel the meeting…']) {
    await expect.element(main.getByText(name, { exact: true })).not.toBeInTheDocument()
  }
  await router.navigate('/desk/meetings/plan')
  await expect.element(page.getByText('Editors and owners plan and change meetings.')).toBeVisible()
})
