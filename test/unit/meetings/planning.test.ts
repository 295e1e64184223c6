import { expect, test } from 'vitest'
import { versionIn, versionOf } from '@/features/meetings/plan/meetingChanges'
import { lastMeeting, nextMeetingDay, suggestMeeting } from '@/features/meetings/plan/nextMeeting'
import { googleCalendarLink, whatsAppLink } from '@/features/meetings/links/meetingLinks'
import {
  cancelledAhead,
  firstChoice,
  offeredOf,
  statusOf,
  whyClosed,
  whyNotOffered,
} from '@/features/meetings/meetingStatus'
import { titleOf } from '@/features/meetings/meetingText'
import type { Meeting } from '@/features/meetings/schema'

const today = '2026-11-26'

const aMeeting = (id: string, meetingDate: string, more: Partial<Meeting> = {}): Meeting => ({
  id,
  createdAt: 'Unknown date',
  createdAtMillis: null,
  meetingDate,
  meetingTime: '04:30 PM',
  venueName: 'Town Hall',
  ...more,
})

const cancelled = { state: 'cancelled', reason: 'Cyclone warning' }

test.each([
  ['the first Saturday', '2026-12-05', '2027-01-02'],
  ['the third Wednesday', '2026-12-16', '2027-01-20'],
  ['a fifth Sunday, where there is one', '2026-11-29', '2026-12-27'],
  ['a fifth Thursday, where there is one again', '2026-12-31', '2027-01-28'],
  ['of a leap year', '2028-01-29', '2028-02-26'],
  ['a meeting long ago leads to the next month from now', '2025-03-01', '2026-12-05'],
])('%s', (_title, from, next) => {
  expect(nextMeetingDay(from, today)).toBe(next)
})

test('a plan begins with place, time and seats of the last meeting, and answers end as long before', () => {
  const last = aMeeting('m1', '2026-12-05', {
    meetingAgenda: 'Accounts',
    venueAddress: 'Sample Road',
    seats: 60,
    answerUntil: '2026-12-03',
  })
  const older = aMeeting('m2', '2026-11-07', { updatedAtMillis: Date.now() })
  expect(lastMeeting([aMeeting('m3', '5 December'), older, last])).toBe(last)
  expect(suggestMeeting(last, today)).toEqual({
    venueName: 'Town Hall',
    venueAddress: 'Sample Road',
    meetingTime: '04:30 PM',
    meetingDate: '2027-01-02',
    answerUntil: '2026-12-31',
    seats: 60,
  })
  // The deadline was for the day before the venue page moved the meeting.
  const moved = { ...last, stateFor: '2026-12-05', meetingDate: '2026-12-12' }
  expect(suggestMeeting(moved, today)).not.toHaveProperty('answerUntil')
  expect(suggestMeeting(undefined, today)).toEqual({})
  expect(suggestMeeting(aMeeting('m3', '5 December'), today).meetingDate).toBeUndefined()
})

test('what was decided about a meeting is about its day', () => {
  const decided = { ...cancelled, isFull: true, answerUntil: '2026-12-03' }
  const meeting = aMeeting('m1', '2026-12-05', { ...decided, stateFor: '2026-12-05' })
  expect(statusOf(meeting)).toEqual(decided)
  // From the time before the desk wrote the day, or as the venue page leaves it.
  expect(statusOf({ ...meeting, stateFor: undefined })).toEqual(decided)
  expect(statusOf({ ...meeting, meetingDate: '2027-01-02' })).toEqual({
    state: 'planned',
    isFull: false,
  })
  expect(statusOf(aMeeting('m1', 'x', { state: 'anything' })).state).toBe('planned')
})

const idsOf = (meetings: readonly Meeting[]) => meetings.map(({ id }) => id)

test('only meetings to come that take answers are offered, the next first, whichever was updated last', () => {
  const next = aMeeting('next', '2026-12-05')
  const later = aMeeting('later', '2027-03-10')
  const others = [
    later,
    aMeeting('past', '2026-11-07'),
    aMeeting('cancelled', '2026-11-28', cancelled),
    aMeeting('odd', '5 December'),
  ]
  const offeredWith = (more: Partial<Meeting>) =>
    idsOf(offeredOf([...others, { ...next, ...more }], today))

  expect(offeredWith({})).toEqual(['next', 'later'])
  expect(offeredWith({ answerUntil: today })).toEqual(['next', 'later'])
  expect(offeredWith({ meetingDate: today })).toEqual(['next', 'later'])
  for (const closed of [
    cancelled,
    { state: 'held' },
    { isFull: true },
    { answerUntil: '2026-11-25' },
    { meetingDate: '2026-11-25' },
    { meetingDate: '5 December' },
  ]) {
    expect(offeredWith(closed)).toEqual(['later'])
  }
  const dateless = [aMeeting('a', '5 December'), aMeeting('b', '')]
  expect(idsOf(offeredOf(dateless, today))).toEqual(['a'])
  expect(offeredOf([], today)).toEqual([])
  expect(idsOf(cancelledAhead([aMeeting('z', '2027-01-01', cancelled), ...others], today))).toEqual(
    ['cancelled', 'z'],
  )
})

test('where no meeting takes answers, the form begins with the next one, and else with the last', () => {
  const past = aMeeting('past', '2026-11-07')
  const full = aMeeting('full', '2027-01-02', { isFull: true })
  const notHeld = aMeeting('not held', '2026-12-05', cancelled)
  expect(firstChoice([past, notHeld, full], today)).toBe(full)
  expect(firstChoice([past, notHeld], today)).toBe(notHeld)
  expect(firstChoice([past, aMeeting('older', '2026-10-03')], today)).toBe(past)
  expect(firstChoice([], today)).toBeUndefined()
})

test('a device whose clock is ahead can answer, whatever the desk has changed last', () => {
  const held = aMeeting('held', '2026-11-07', { state: 'held' })
  const notHeld = aMeeting('not held', '2026-12-05', cancelled)
  const next = aMeeting('next', '2027-01-02')
  expect(firstChoice([notHeld, held, next], '2027-11-26')).toBe(next)
  expect(firstChoice([notHeld, held], '2027-11-26')).toBe(notHeld)
})

test('visitors can no longer answer once the day of a meeting has passed', () => {
  const past = aMeeting('past', '2026-11-25')
  expect(whyNotOffered(past, today)).toBe('held')
  expect(whyNotOffered({ ...past, isFull: true }, today)).toBe('held')
  expect(whyNotOffered({ ...past, ...cancelled }, today)).toBe('cancelled')
  expect(whyNotOffered(aMeeting('m', today), today)).toBeUndefined()
  expect(whyClosed(aMeeting('m', today), today)).toBeUndefined()
  expect(whyNotOffered(aMeeting('m', '5 November'), today)).toBeUndefined()
  // The desk still has to mark it as held.
  expect(whyClosed(past, today)).toBeUndefined()
})

test('a cancelled meeting says so wherever it is named', () => {
  const meeting = aMeeting('m1', '2026-12-05', cancelled)
  const page = 'https://example.org/'
  expect(titleOf(meeting)).toMatch(/^CANCELLED · Sat, 5 Dec/)
  const message = new URL(whatsAppLink(meeting, page)).searchParams.get('text')
  expect(message?.split('\n').slice(0, 2)).toEqual([
    '*CANCELLED: Monthly Meeting*',
    'Cyclone warning',
  ])
  const google = new URL(googleCalendarLink(meeting, 'Monthly Meeting', page)!)
  expect(google.searchParams.get('text')).toBe('CANCELLED: Monthly Meeting')
})

test('a meeting has another version after a save, of the desk or of the venue page', () => {
  const stamp = (millis: number) => ({ toMillis: () => millis })
  const versions = [
    versionIn({}),
    versionIn({ updatedAt: stamp(1) }),
    versionIn({ updatedAt: stamp(1), v: 1 }),
    versionIn({ updatedAt: stamp(2), v: 1 }),
    versionIn({ updatedAt: stamp(2), v: 2 }),
    versionIn({ updatedAt: 'yesterday', v: 2 }),
  ]
  expect(new Set(versions).size).toBe(versions.length)
  expect(versionOf({ updatedAtMillis: 2, v: 2 })).toBe(versions[4])
})
