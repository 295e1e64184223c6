import encodeQR from 'qr'
import { decodeQR } from 'qr/decode.js'
import { expect, test } from 'vitest'
import { readCode, readLetters } from '@/features/meetings/door/code'
import { searchGuests } from '@/features/meetings/door-search/searchGuests'
import { guestsOf, guestWith, isIn, withEntries } from '@/features/meetings/door-search/guests'
import { countHeads, versionsOf, type Answer } from '@/features/meetings/answers'
import { attendanceId, type Attendance } from '@/features/meetings/attendanceApi'
import { meetingAddress } from '@/features/meetings/links/meetingAddress'
import { anAttendance, aWalkIn } from '@scripts/samples/attendanceRecords'
import { aMeetingAnswer } from '@scripts/samples/meetingRecords'
import type { Sample } from '@scripts/samples/records'

const meeting = { id: 'monthly-meeting', meetingDate: '2026-12-05' }

/** As the store has it. */
const answer = (n: number, more: Partial<Answer> = {}): Answer => {
  const { id, data } = aMeetingAnswer(n, { meetingDate: meeting.meetingDate })
  const { createdAt, ...fields } = data
  return { ...fields, id, createdAt: '', createdAtMillis: createdAt.getTime(), ...more }
}

const record = ({ id, data }: Sample<ReturnType<typeof anAttendance>['data']>): Attendance => {
  const { at, inAt, undone, ...fields } = data
  const millis = { atMillis: at.getTime(), inMillis: (inAt ?? at).getTime() }
  return {
    ...fields,
    id,
    at: '',
    ...millis,
    undone: undone && { at: '', atMillis: undone.at.getTime(), by: undone.by },
  }
}

const records = (...all: Attendance[]) => withEntries(all, {}, {}, 'me')

test('a code is read from the picture of what was written', () => {
  const id = aMeetingAnswer(1).id
  const text = `https://example.org${meetingAddress(meeting.id, '/door')}#MM${id.slice(0, 8)}`
  const squares = encodeQR(text, 'raw', { border: 4 })
  const scale = 4
  const side = squares.length * scale
  const data = new Uint8ClampedArray(side * side * 4).fill(255)
  for (let at = 0; at < side * side; at += 1) {
    const isDark = squares[Math.floor(at / side / scale)]![Math.floor((at % side) / scale)]
    if (isDark) data.fill(0, at * 4, at * 4 + 3)
  }
  const decoded = decodeQR({ width: side, height: side, data })
  expect(decoded).toBe(text)
  expect(readCode(decoded, meeting.id)).toEqual({ reference: id.slice(0, 8) })
})

test.each([
  ['https://example.org/desk/meetings/other/door#MM7F3KQ2ZD', /another meeting/],
  ['https://example.org/desk/meetings/monthly-meeting/door#MM7F3K', /incomplete/],
  ['https://example.org/desk/meetings/monthly-meeting/door', /not a code of the association/],
  ['https://example.org/desk/meetings/%E0%A4%A/door#MM7F3KQ2ZD', /another meeting/],
  ['upi://pay?pa=somebody@bank', /not a code of the association/],
  ['', /not a code of the association/],
])('of no use is %s', (text, problem) => {
  expect(readCode(text, meeting.id)).toEqual({ problem: expect.stringMatching(problem) as string })
})

test('the code of My request is the number alone', () => {
  for (const text of ['MM-7F3K-Q2ZD', 'mm7f3kq2zd', ' MM 7F3K Q2ZD\n']) {
    expect(readCode(text, meeting.id)).toEqual({ reference: '7F3KQ2ZD' })
  }
})

test('a number is read with dashes or without', () => {
  expect(readLetters('mm-7f3k-q2zd')).toEqual({ reference: '7F3KQ2ZD' })
  expect(readLetters('MM7F3KQ2ZD')).toEqual({ reference: '7F3KQ2ZD' })
})

test('who has answered twice is there once, and is in whichever answer was at the door', () => {
  const first = answer(1, { people: 1 })
  const second = answer(2, {
    mobile: first.mobile,
    name: first.name?.toUpperCase(),
    people: 3,
    createdAtMillis: Date.now(),
  })
  const { id, data } = anAttendance(1, { answer: first.id })
  const headcount = countHeads(versionsOf([second, first]))
  for (const present of [[], [record({ id, data })]]) {
    const [guest, ...others] = guestsOf(meeting, headcount, records(...present))
    expect(others).toEqual([])
    expect(guest!.attendance.id).toBe(
      attendanceId(meeting.id, present.length > 0 ? first.id : second.id),
    )
    expect(isIn(guest!)).toBe(present.length > 0)
    expect(guestWith([guest!], first.id.slice(0, 8))).toBe(guest)
    expect(guestWith([guest!], second.id.slice(0, 8))).toBe(guest)
  }
})

test('partners with one number are both there, each with a code of their own', () => {
  const shared = { mobile: '9437012345', firmName: 'Sample Traders' }
  const answers = [
    answer(1, { ...shared, name: 'Sarat Namuna' }),
    answer(2, { ...shared, name: 'Latika Namuna', mobile: '+91 94370 12345' }),
  ]
  const guests = guestsOf(meeting, countHeads(versionsOf(answers)), records())
  expect(guests.map(({ searched, sameNumberAs }) => [searched.name, sameNumberAs])).toEqual([
    ['Latika Namuna', ['Sarat Namuna']],
    ['Sarat Namuna', ['Latika Namuna']],
  ])
  const namesOf = (query: string) =>
    searchGuests(guests, query).map(({ searched: { name } }) => name)
  expect(namesOf('2345').sort()).toEqual(['Latika Namuna', 'Sarat Namuna'])
  for (const { id, name } of answers) {
    expect(guestWith(guests, id.slice(0, 8))?.searched.name).toBe(name)
  }
})

test('an answer of the server counts until the list has brought it, and the list from then on', () => {
  const came = record(anAttendance(1))
  const was = { kind: came.kind, people: 1, late: false, at: '', by: 'me', inAt: null, press: null }
  const change = { at: '', by: 'me', was: { ...was, undone: null } }
  const answered = { ...came, people: 2, changes: [change], alreadyCheckedIn: false }
  const later = { ...came, people: 3, changes: [change, change] }
  const peopleIn = (...listed: Attendance[]) =>
    withEntries(listed, { [came.id]: answered }, {}, 'me').get(came.id)?.people
  expect([peopleIn(), peopleIn(came), peopleIn(later)]).toEqual([2, 2, 3])
})

test('the search finds by name, firm, number and reference, and first whose number ends so', () => {
  const answers = [
    answer(2, { name: 'Asha Namuna', firmName: 'Sample Looms', mobile: '9812345678' }),
    answer(4, { name: 'Bijay Udaharan', firmName: 'Sample Snacks', mobile: '9876501234' }),
  ]
  const walkIn = record(aWalkIn(6, { name: 'Chinmayee Kalpanik', mobile: undefined }))
  const guests = guestsOf(meeting, countHeads(versionsOf(answers)), records(walkIn))
  const found = (query: string) => searchGuests(guests, query).map(({ searched }) => searched.name)
  expect(found('1234')).toEqual(['Bijay Udaharan', 'Asha Namuna'])
  expect(found('LOOMS asha')).toEqual(['Asha Namuna'])
  expect(found('chin')).toEqual(['Chinmayee Kalpanik'])
  expect(found(`MM-${answers[0]!.id.slice(0, 4)}`)).toEqual(['Asha Namuna'])
  expect(found('+91 98765-01234')).toEqual(['Bijay Udaharan'])
  expect(found('a')).toEqual([])
  expect(found('  ')).toEqual([])
  expect(found('nobody')).toEqual([])
})
