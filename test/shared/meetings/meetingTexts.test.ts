import { expect, test } from 'vitest'
import { fromMeetingKey, keyWithin, meetingKey } from '@/features/meetings/meetingKey'
import type { Meeting } from '@/features/meetings/schema'
import { minutesOf, splitTime } from '@/features/meetings/meetingTime'
import {
  dateInWords,
  mapLink,
  momentOf,
  titleOf,
  whatsAppLink,
} from '@/features/meetings/meetingWords'
import { changesInWords, changesSince } from '@/features/meetings/useMeetingChanges'
import { otherWords, toVenueForm } from '@/features/meetings/venueSchema'

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
  '"%s" is no time of today’s form',
  (text) => expect(splitTime(text)).toBeUndefined(),
)

test('a date is put in words; what is no date of today’s form stays as it is', () => {
  expect(dateInWords('2026-12-05')).toMatch(/Saturday.*5 December,? 2026/)
  for (const text of ['5 December 2026', '05-12-2026', '2026-02-30', '']) {
    expect(dateInWords(text)).toBe(text)
  }
})

test('a meeting whose date or time is of another form has no moment', () => {
  expect(momentOf(meeting)).toEqual({
    date: '2026-12-05',
    time: { hour: '04', minute: '30', half: 'PM' },
  })
  expect(momentOf({ ...meeting, meetingDate: '5 December 2026' })).toBeUndefined()
  expect(momentOf({ ...meeting, meetingTime: '9:5 pm' })).toBeUndefined()
  expect(momentOf({ ...meeting, meetingTime: undefined })).toBeUndefined()
})

test('links carry the whole text', () => {
  const where = 'Town Hall, Sample Road, Cuttack'
  expect(new URL(mapLink(meeting)!).searchParams.get('query')).toBe(where)
  const shared = new URL(whatsAppLink(meeting, 'https://example.org/form/monthlymeeting/'))
  expect(shared.searchParams.get('text')?.split('\n')).toEqual([
    '*Monthly Meeting*',
    'Accounts & elections',
    `${dateInWords('2026-12-05')}, 04:30 PM`,
    where,
    'https://example.org/form/monthlymeeting/',
  ])
  expect(mapLink({ ...meeting, venueName: undefined, venueAddress: '' })).toBeUndefined()
})

test('a record without anything has a title all the same', () => {
  const { id, createdAt, createdAtMillis } = meeting
  expect(titleOf({ id, createdAt, createdAtMillis })).toBe('Meeting without a date')
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

test('a choice follows its record to another date, and ends with the record', () => {
  const moved = { ...meeting, meetingDate: '2026-12-12' }
  const other = { ...meeting, id: 'm2' }
  expect(keyWithin([other, moved], meetingKey(meeting))).toBe('m1/2026-12-12')
  expect(keyWithin([other, meeting], meetingKey(meeting))).toBe('m1/2026-12-05')
  expect(keyWithin([other], meetingKey(meeting))).toBe('')
  expect(keyWithin([other], '')).toBe('')
})

test('changes are told in a sentence, each with what was there before', () => {
  const changes = changesSince(meeting, { ...meeting, venueName: 'Jaydev Bhawan' })
  expect(changes).toEqual({ venueName: 'Town Hall' })
  expect(changesInWords(changes)).toBe('The venue has just changed')

  const more = changesSince({ ...meeting, meetingTime: undefined }, { ...meeting, venueName: 'X' })
  expect(more).toEqual({ venueName: 'Town Hall', meetingTime: 'not said' })
  expect(changesInWords(more)).toBe('The venue and the time have just changed')
  expect(changesInWords({ meetingDate: 'a', venueAddress: 'b', venueName: 'c' })).toBe(
    'The venue, the address and the date have just changed',
  )
})

test('the form of a record shows what it can, and the rest beside it', () => {
  expect(toVenueForm(meeting)).toMatchObject({
    meetingDate: '2026-12-05',
    hour: '04',
    minute: '30',
    half: 'PM',
  })
  expect(otherWords(meeting)).toEqual({ date: undefined, time: undefined })

  const empty = { ...meeting, meetingDate: undefined, meetingTime: undefined }
  expect(toVenueForm(empty)).toMatchObject({ hour: '12', minute: '00', half: 'AM' })
  expect(otherWords(empty)).toEqual({ date: undefined, time: undefined })

  const older = { ...meeting, meetingDate: '5 December 2026', meetingTime: '9:5 pm' }
  expect(toVenueForm(older)).toMatchObject({ meetingDate: '', hour: '', minute: '', half: '' })
  expect(otherWords(older)).toEqual({ date: '5 December 2026', time: '9:5 pm' })
})
