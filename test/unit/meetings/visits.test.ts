import { describe, expect, test } from 'vitest'
import { findPersons } from '@/features/meetings/attendance/find'
import { attendanceFrom, heldMeetings } from '@/features/meetings/attendance/heldMeetings'
import { knownMembers } from '@/features/meetings/attendance/knownMembers'
import { personsOf, type Person } from '@/features/meetings/attendance/persons'
import { headsIn, presentOf } from '@/features/meetings/attendance/present'
import { visitText } from '@/features/meetings/attendance/columns'
import { latestIn, versionsOf, type Answer } from '@/features/meetings/answers'
import { rowsOf } from '@/features/members/rows/memberRows'
import { normalizeMobile } from '@/shared/validation/mobile'
import { personsAmong } from '@/shared/text/persons'
import type { Attendance } from '@/features/meetings/attendanceApi'
import type { Meeting } from '@/features/meetings/schema'

const today = '2026-12-20'
const mobile = '9876543210'
const other = '9876500001'
const day = (date: string) => Date.parse(`${date}T06:00Z`)

let count = 0

/** A yes of a member, given a week before the meeting, unless said otherwise. */
function anAnswer(meetingDate: string, fields: Partial<Answer> = {}): Answer {
  const createdAtMillis = day(meetingDate) - 7 * 86_400_000
  return {
    id: `a${(count += 1)}`,
    createdAt: '',
    createdAtMillis,
    meetingId: 'm1',
    meetingDate,
    name: 'Asha',
    firmName: 'Asha Works',
    mobile,
    comingAs: 'Member',
    people: 1,
    answer: 'I will attend',
    ...fields,
  }
}

function anAttendance(meetingDate: string, fields: Partial<Attendance> = {}): Attendance {
  const inMillis = day(meetingDate)
  const kind = fields.answer === undefined ? 'walkin' : 'member'
  return {
    id: `m1~${(count += 1)}`,
    meetingId: 'm1',
    meetingDate,
    kind,
    people: 1,
    late: false,
    via: 'list',
    at: '',
    atMillis: inMillis,
    inMillis,
    by: 'admin',
    ...fields,
  }
}

const came = (answer: Answer, fields: Partial<Attendance> = {}) =>
  anAttendance(answer.meetingDate!, { answer: answer.id, ...fields })

/** Somebody at each meeting, so that it counts as held. */
const somebody = (date: string) => anAttendance(date, { name: 'Somebody', mobile: other })

function look(
  answers: Answer[],
  attendance: Attendance[],
  more: { members?: Parameters<typeof personsOf>[0]['members']; meetings?: Meeting[] } = {},
) {
  const held = heldMeetings(attendance, more.meetings ?? [], today)
  const answersById = Object.fromEntries(answers.map((answer) => [answer.id, answer]))
  const members = more.members ?? []
  const personOf = personsAmong([...answers, ...members, ...attendance])
  const present = presentOf(attendance, answersById, personOf)
  const persons = personsOf({
    held,
    present,
    answers: latestIn(versionsOf(answers)),
    members,
    personOf,
  })
  return {
    held,
    persons,
    find: (number: string) => persons.find((person) => normalizeMobile(person.mobile) === number),
    present,
  }
}

const textsOf = (person: Person | undefined) => person?.visits.map(visitText)

describe('the meetings that are compared', () => {
  test('are the last six with a check-in, of records and of earlier dates', () => {
    const dates = ['2026-06-06', '2026-07-04', '2026-08-01', '2026-09-05', '2026-10-03']
    const attendance = [
      ...dates.map(somebody),
      anAttendance('2026-11-07', { meetingId: 'm2', name: 'Bina' }),
      anAttendance('2026-12-05', { name: 'Bina' }),
      // Nobody after all, not yet, and without a day that can be compared.
      anAttendance('2026-12-12', { undone: { at: '', atMillis: 1, by: 'admin' } }),
      anAttendance('2027-01-02'),
      anAttendance('5 December 2026'),
    ]
    expect(heldMeetings(attendance, [], today).map(({ key }) => key)).toEqual([
      'm1/2026-07-04',
      'm1/2026-08-01',
      'm1/2026-09-05',
      'm1/2026-10-03',
      'm2/2026-11-07',
      'm1/2026-12-05',
    ])
  })

  test('are read from the sixth before today, and two more for meetings that were moved', () => {
    const dates = Array.from(
      { length: 10 },
      (_, at) => `2026-0${Math.floor(at / 2) + 1}-1${at % 2}`,
    )
    expect(
      attendanceFrom(
        [],
        dates.map((date) => anAnswer(date)),
        today,
      ),
    ).toBe(dates[2])
    const meeting = { id: 'm9', createdAt: '', createdAtMillis: null, meetingDate: '2026-12-01' }
    const cancelled = { ...meeting, state: 'cancelled' }
    expect(
      attendanceFrom(
        [meeting],
        dates.map((date) => anAnswer(date)),
        today,
      ),
    ).toBe(dates[3])
    expect(
      attendanceFrom(
        [cancelled],
        dates.map((date) => anAnswer(date)),
        today,
      ),
    ).toBe(dates[2])
    expect(attendanceFrom([], [], today)).toBe('2025-12-20')
  })

  test('no person is absent today, until the meeting is marked as held', () => {
    const answers = [anAnswer(today)]
    const attendance = [somebody(today)]
    expect(textsOf(look(answers, attendance).find(mobile))).toEqual(['Expected'])
    const held = {
      id: 'm1',
      createdAt: '',
      createdAtMillis: null,
      meetingDate: today,
      state: 'held',
      stateFor: today,
    }
    expect(textsOf(look(answers, attendance, { meetings: [held] }).find(mobile))).toEqual([
      'Yes, absent',
    ])
  })
})

describe('a person', () => {
  const dates = ['2026-08-01', '2026-09-05', '2026-10-03', '2026-11-07', '2026-12-05'] as const

  test('is a mobile number and a name, with the newest spelling and language, however both were written', () => {
    const first = anAnswer(dates[0], {
      name: 'Smt. RANI  ASHA',
      mobile: '+91 98765-43210',
      comingAs: 'Visitor',
      language: 'or',
    })
    const second = anAnswer(dates[2], { name: 'Asha Rani', mobile: '09876543210' })
    const attendance = [...dates.map(somebody), came(first, { people: 3 }), came(second)]
    const { find } = look([second, first], attendance)
    expect(find(mobile)).toMatchObject({
      name: 'Asha Rani',
      language: 'en',
      isMember: true,
      came: 2,
    })
    expect(textsOf(find(mobile))).toEqual(['Came, 3', 'Absent', 'Came', 'Absent', 'Absent'])
    expect(find(mobile)?.absences).toBe(2)
  })

  test.each([
    ['Prakash Sahu', 'Dr. Minati Sahu'],
    ['Mr Rao', 'Mrs Rao'],
    ['Ramesh Kumar Sahu', 'Rajesh Kumar Sahu'],
    ['ପ୍ରକାଶ ସାହୁ', 'ମିନତି ସାହୁ'],
  ])('is not another one with the number of the office: %s and %s', (name, colleague) => {
    const [one, two] = [anAnswer(dates[0], { name }), anAnswer(dates[0], { name: colleague })]
    const later = [anAnswer(dates[4], { name }), anAnswer(dates[4], { name: colleague })]
    const walkIn = anAttendance(dates[2], { name: `${colleague}.`, mobile, comingAs: 'Member' })
    const { persons } = look(
      [one, two, ...later],
      [...dates.map(somebody), came(one), came(later[0]!), walkIn],
    )
    const both = persons.filter((person) => person.mobile === mobile)
    expect(both.map((person) => [person.name, person.came, person.absences])).toEqual([
      [name, 2, 0],
      [colleague, 1, 2],
    ])
    expect(both.map(({ sameNumberAs }) => sameNumberAs)).toEqual([[colleague], [name]])
  })

  test('who came after a no, was undone, or answered no after a yes', () => {
    const no = anAnswer(dates[0], { answer: 'I cannot attend' })
    const undone = anAnswer(dates[1])
    const yes = anAnswer(dates[2])
    const thenNo = anAnswer(dates[2], {
      answer: 'I cannot attend',
      createdAtMillis: yes.createdAtMillis! + 1,
    })
    const late = anAnswer(dates[3])
    const attendance = [
      ...dates.map(somebody),
      came(no),
      came(undone, { undone: { at: '', atMillis: 1, by: 'admin' } }),
      came(late, { late: true }),
    ]
    const { find } = look([late, thenNo, yes, undone, no], attendance)
    expect(textsOf(find(mobile))).toEqual([
      'Came',
      'Yes, absent',
      'Informed',
      'Came late',
      'Absent',
    ])
    expect(find(mobile)).toMatchObject({ came: 2, noShows: 1, absences: 1 })
  })

  test('an excuse neither counts nor ends absences in a row', () => {
    const answers = [
      anAnswer(dates[0]),
      anAnswer(dates[3], { answer: 'I cannot attend' }),
      anAnswer(dates[4]),
    ]
    const { find } = look(answers, [...dates.map(somebody), came(answers[0]!)])
    expect(textsOf(find(mobile))).toEqual(['Came', 'Absent', 'Absent', 'Informed', 'Yes, absent'])
    expect(find(mobile)?.absences).toBe(3)
  })

  test('an approved member is absent since the approval; a visitor never is without a yes', () => {
    const member = {
      id: 'r1',
      createdAt: '',
      createdAtMillis: day('2026-01-01'),
      name: 'Member',
      mobile,
      review: { v: 3, state: 'approved', sinceMillis: day('2026-10-20') } as never,
    }
    const { find } = look([], dates.map(somebody), { members: knownMembers([], [member]) })
    expect(textsOf(find(mobile))).toEqual(['', '', '', 'Absent', 'Absent'])

    const visitor = anAnswer(dates[0], { comingAs: 'Visitor' })
    const visits = look([visitor], [...dates.map(somebody), came(visitor, { kind: 'visitor' })])
    expect(textsOf(visits.find(mobile))).toEqual(['Came', '', '', '', ''])
    expect(visits.find(mobile)).toMatchObject({ isMember: false, absences: 0 })
  })

  test('a member of the list counts once beside the registration, since the first day; one who has left does not', () => {
    const memberOf = (id: string, number: string, more: object) => ({
      id,
      number,
      kind: 'Life',
      joinedOn: '2026-10-20',
      updatedAtMillis: 1,
      ...more,
    })
    const rows = rowsOf(
      [
        memberOf('r1', '17', { profile: { name: 'Asha', firmName: 'Asha Works', mobile } }),
        memberOf('r2', '18', { profile: { name: 'Dillip', firmName: 'Dillip Foods' } }),
        memberOf('r3', '19', {
          profile: { name: 'Bijay', firmName: 'Bijay Foods', mobile: '9876500009' },
          ended: { on: '2026-11-01', why: 'Resigned' },
        }),
      ] as never,
      today,
      undefined,
    )
    const approved = { review: { v: 3, state: 'approved', sinceMillis: 1 } as never, createdAt: '' }
    const registrations = ['r1', 'r3'].map((id) => ({
      ...approved,
      id,
      createdAtMillis: 1,
      name: 'Asha',
      mobile,
    }))
    const members = knownMembers(rows, registrations)
    expect(members.map(({ number }) => number)).toEqual(['17'])
    const { persons, find } = look([], dates.map(somebody), { members })
    expect(persons).toHaveLength(2)
    expect(find(mobile)).toMatchObject({ memberNumber: '17', isMember: true })
    expect(textsOf(find(mobile))).toEqual(['', '', '', 'Absent', 'Absent'])
  })

  test('who walks in with the number of an answer came once, with all their people', () => {
    const answer = anAnswer(dates[0], { name: 'Asha Rani', people: 3 })
    const walkIn = { name: 'A. Rani', mobile: '98765 43210', comingAs: 'Member' } as const
    const attendance = [anAttendance(dates[0], walkIn), came(answer, { people: 3 })]
    const { persons, present } = look([answer], attendance)
    expect(persons).toHaveLength(1)
    expect(persons[0]).toMatchObject({ name: 'Asha Rani', came: 1 })
    expect([present.length, headsIn(present)]).toEqual([1, 3])
  })

  test('two answers of one person at two phones are one', () => {
    const [first, second] = [anAnswer(dates[0]), anAnswer(dates[0], { people: 2 })]
    const { present } = look([first, second], [came(first), came(second, { people: 2 })])
    expect([present.length, headsIn(present)]).toEqual([1, 2])
  })

  test('a substitute is present, and who sent them is not absent', () => {
    const answer = anAnswer(dates[0])
    const substitute = { kind: 'substitute', name: 'Bina', mobile: '9876500002' } as const
    const { find, present } = look([answer], [came(answer, substitute)])
    expect(textsOf(find(mobile))).toEqual(['Sent another'])
    expect(find(mobile)).toMatchObject({ came: 0, noShows: 0, absences: 0 })
    expect(find('9876500002')).toMatchObject({ name: 'Bina', came: 1, isMember: true })
    expect(present).toHaveLength(1)
  })

  test('without a number counts as another person each time, also where the answer was erased', () => {
    const attendance = [
      anAttendance(dates[0], { name: 'Bina' }),
      anAttendance(dates[1], { name: 'Bina' }),
      anAttendance(dates[1], { answer: 'erased' }),
    ]
    expect(look([], attendance).persons).toHaveLength(3)
  })

  test('is found by name, firm and digits, and sorted by what stands out', () => {
    const asha = anAnswer(dates[0])
    const bina = anAnswer(dates[0], { name: 'Bina', firmName: 'Bina Udyog', mobile: other })
    const { persons } = look([asha, bina], [came(asha)])
    const find = (search: string, sort: 'name' | 'noShows' = 'name') =>
      findPersons(persons, { search, filter: 'all', sort }).map(({ name }) => name)
    expect(find('')).toEqual(['Asha', 'Bina'])
    expect(find('', 'noShows')).toEqual(['Bina', 'Asha'])
    expect([find('udyog'), find('+91 98765 43210'), find('3210'), find('nobody')]).toEqual([
      ['Bina'],
      ['Asha'],
      ['Asha'],
      [],
    ])
    const noShows = findPersons(persons, { search: '', filter: 'no-shows', sort: 'name' })
    expect(noShows.map(({ name }) => name)).toEqual(['Bina'])
  })
})
