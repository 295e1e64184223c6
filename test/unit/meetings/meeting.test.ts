import { expect, test } from 'vitest'
import { changesInWords, changesSince } from '@/features/meetings/form/useMeetingChanges'
import { currentKey, fromMeetingKey, meetingKey } from '@/features/meetings/meetingKey'
import { googleCalendarLink, mapLink, whatsAppLink } from '@/features/meetings/links/meetingLinks'
import { dateInWords, titleOf } from '@/features/meetings/meetingText'
import { calendarTimes } from '@/features/meetings/links/calendarTimes'
import { minutesOf, splitTime } from '@/features/meetings/meetingTime'
import type { Meeting } from '@/features/meetings/schema'
import { toVenueForm, unreadableTexts } from '@/features/meetings/plan/venueSchema'

const meeting: Meeting = {
  id: 'm1',
  createdAt: 'Unknown date',
  createdAtMillis: null,
  meetingAgenda: 'Accounts & elections',
  venueName: 'Town Hall',
  venueAddress: 'Sample Road\nCuttack',
  meetingDate: '2026-12-05',
  meetingTime: '04:30 PM',
}

test.each([
  ['12:00 AM', 0],
  ['12:59 AM', 59],
  ['01:05 AM', 65],
  ['12:00 PM', 720],
  ['11:59 PM', 1439],
])('%s is %i minutes after midnight', (text, minutes) => {
  expect(minutesOf(splitTime(text)!)).toBe(minutes)
})

test.each(['', '9:5 pm', '09:05 pm', '9:05 PM', '00:10 AM', '13:00 PM', '04:60 PM', '04:30 PM '])(
  '"%s" is not a time in the form used today',
  (text) => expect(splitTime(text)).toBeUndefined(),
)

test('a date is put in words; any other text stays unchanged', () => {
  expect(dateInWords('2026-12-05')).toBe('5 Dec 2026')
  for (const text of ['5 December 2026', '05-12-2026', '2026-02-30', '']) {
    expect(dateInWords(text)).toBe(text)
  }
})

test.each([
  ['04:30 PM', '20261205T110000Z', '20261205T130000Z'],
  // Before half past five in the morning it is still the day before in UTC.
  ['12:00 AM', '20261204T183000Z', '20261204T203000Z'],
  ['05:29 AM', '20261204T235900Z', '20261205T015900Z'],
  ['12:05 PM', '20261205T063500Z', '20261205T083500Z'],
  ['11:59 PM', '20261205T182900Z', '20261205T202900Z'],
])('a meeting at %s in India is in calendars from %s to %s', (meetingTime, start, end) => {
  expect(calendarTimes({ ...meeting, meetingTime })).toEqual({ start, end })
})

test('a meeting with a date or time in another form is in no calendar', () => {
  for (const change of [
    { meetingDate: '5 December 2026' },
    { meetingDate: undefined },
    { meetingTime: '9:5 pm' },
    { meetingTime: undefined },
  ]) {
    expect(calendarTimes({ ...meeting, ...change })).toBeUndefined()
    expect(
      googleCalendarLink({ ...meeting, ...change }, 'Meeting', 'https://x.in/'),
    ).toBeUndefined()
  }
})

test('the links hold the whole text', () => {
  const where = 'Town Hall, Sample Road, Cuttack'
  expect(new URL(mapLink(meeting)!).searchParams.get('query')).toBe(where)
  const shared = new URL(whatsAppLink(meeting, 'https://example.org/form/monthlymeeting/'))
  expect(shared.searchParams.get('text')?.split('\n')).toEqual([
    '*Monthly Meeting*',
    'Accounts & elections',
    'Sat, 5 Dec 2026, 04:30 PM',
    where,
    'https://example.org/form/monthlymeeting/',
  ])
  expect(mapLink({ ...meeting, venueName: undefined, venueAddress: '' })).toBeUndefined()
  const page = 'https://example.org/form/monthlymeeting/'
  const google = new URL(googleCalendarLink(meeting, 'Meeting & more', page)!)
  expect(google.origin).toBe('https://calendar.google.com')
  expect(Object.fromEntries(google.searchParams)).toEqual({
    action: 'TEMPLATE',
    text: 'Meeting & more',
    dates: '20261205T110000Z/20261205T130000Z',
    location: where,
    details: `Accounts & elections\n${page}`,
  })
})

test('an empty record still has a title', () => {
  expect(titleOf({})).toBe('Meeting without a date')
})

test('an answer names the record and the date it was for', () => {
  expect(fromMeetingKey(meetingKey(meeting))).toEqual({
    meetingId: 'm1',
    meetingDate: '2026-12-05',
  })
  expect(fromMeetingKey(meetingKey({ id: 'm1' }))).toEqual({ meetingId: 'm1' })
  const long = fromMeetingKey(meetingKey({ id: 'm1', meetingDate: ` ${'x'.repeat(119)}😀` }))
  expect(long.meetingDate).toBe('x'.repeat(119))
})

test('a chosen meeting stays chosen when its date changes, until its record is gone', () => {
  const moved = { ...meeting, meetingDate: '2026-12-12' }
  const other = { ...meeting, id: 'm2' }
  expect(currentKey([other, moved], meetingKey(meeting))).toBe('m1/2026-12-12')
  expect(currentKey([other, meeting], meetingKey(meeting))).toBe('m1/2026-12-05')
  expect(currentKey([other], meetingKey(meeting))).toBe('')
  expect(currentKey([other], '')).toBe('')
})

test('changes make a sentence, and each keeps its earlier text', () => {
  const changes = changesSince(meeting, { ...meeting, venueName: 'Jaydev Bhawan' })
  expect(changes).toEqual({ venueName: 'Town Hall' })
  expect(changesInWords(changes)).toBe('The venue has just changed')

  const more = changesSince({ ...meeting, meetingTime: undefined }, { ...meeting, venueName: 'X' })
  expect(more).toEqual({ venueName: 'Town Hall', meetingTime: 'not announced' })
  expect(changesInWords(more)).toBe('The venue and the time have just changed')
  expect(changesInWords({ meetingDate: 'a', venueAddress: 'b', venueName: 'c' })).toBe(
    'The venue, the address and the date have just changed',
  )
})

test('what the fields of the form cannot show is shown beside them', () => {
  expect(toVenueForm(meeting)).toMatchObject({
    meetingDate: '2026-12-05',
    hour: '04',
    minute: '30',
    meridiem: 'PM',
  })
  expect(unreadableTexts(meeting)).toEqual({ date: undefined, time: undefined })

  const empty = { ...meeting, meetingDate: undefined, meetingTime: undefined }
  expect(toVenueForm(empty)).toMatchObject({ hour: '12', minute: '00', meridiem: 'AM' })
  expect(unreadableTexts(empty)).toEqual({ date: undefined, time: undefined })

  const older = { ...meeting, meetingDate: '5 December 2026', meetingTime: '9:5 pm' }
  expect(toVenueForm(older)).toMatchObject({ meetingDate: '', hour: '', minute: '', meridiem: '' })
  expect(unreadableTexts(older)).toEqual({ date: '5 December 2026', time: '9:5 pm' })
})
