import { describe, expect, test } from 'vitest'
import { seededRandom } from '@scripts/samples/seededRandom'
import { aMeetingAnswer } from '@scripts/samples/meetingRecords'
import {
  countHeads,
  invitersOf,
  latestIn,
  selectHeadcount,
  versionsOf,
  type Answer,
} from '@/features/meetings/answers'
import {
  meetingAnswerList,
  selectListedAnswer,
  selectListedAnswers,
} from '@/features/meetings/adminList'
import { countsOf } from '@/features/requests/view/chart'
import { heldMeetings } from '@/features/meetings/attendance/heldMeetings'
import { personsOf } from '@/features/meetings/attendance/persons'
import { presentOf } from '@/features/meetings/attendance/present'
import { selectNextMeeting } from '@/features/desk/today/nextMeeting'
import { selectLatestAnswers } from '@/features/meetings/answers'
import { anAttendance } from '@scripts/samples/attendanceRecords'
import { keyOf } from '@scripts/samples/statuses'

/** Answer number n, received at n unless said otherwise. */
function anAnswer(n: number, fields: Partial<Answer> = {}): Answer {
  const { data } = aMeetingAnswer(n)
  return {
    ...data,
    name: 'Sample Namuna',
    meetingId: 'm1',
    meetingDate: '2026-12-05',
    id: `a${n}`,
    createdAt: '',
    createdAtMillis: n,
    ...fields,
  }
}

const mobile = '9876543210'
const latestAnswers = (answers: readonly Answer[]) => latestIn(versionsOf(answers))
const headsFor = (answers: readonly Answer[]) => countHeads(versionsOf(answers))
const idsOf = (answers: readonly Answer[]) => answers.map(({ id }) => id)

type Stored = { id: string }

const storeOf = (
  answers: readonly Answer[],
  meetings: readonly Stored[] = [],
  rightsRequests: readonly Stored[] = [],
) => {
  const stateOf = (items: readonly Stored[]) => ({
    ids: items.map(({ id }) => id),
    entities: Object.fromEntries(items.map((item) => [item.id, item])),
    status: 'ready',
  })
  return {
    meetingAnswers: stateOf(answers),
    meetings: stateOf(meetings),
    rightsRequests: stateOf(rightsRequests),
  }
}

describe('the answer that counts', () => {
  test.each(['+91 98765-43210', '09876543210', '919876543210', 'tel:98765 43210', '୯୮୭୬୫୪୩୨୧୦'])(
    'is the newest of a mobile number, also written as %s',
    (written) => {
      const answers = [anAnswer(1, { mobile }), anAnswer(2, { mobile: written })]
      expect(idsOf(latestAnswers(answers))).toEqual(['a2'])
    },
  )

  test.each([
    ['Asha Rani Rao', 'ASHA  RANI RAO'],
    ['Asha Rani Rao', 'Smt. Asha Rani Rao'],
    ['Asha Rani Rao', 'Rao, Asha Rani'],
    ['Asha Rani Rao', 'A. R. Rao'],
    ['Asha Rani Rao', 'Asharani Rao'],
    ['Ásha D’Souza', 'Asha DSouza'],
    ['Bijay Sahoo', 'Shri B Sahoo'],
    ['K.C. Panda', 'KC Panda'],
    ['Asha', 'Asha K.'],
    ['ଆଶା ରାଓ', 'ଶ୍ରୀମତୀ ଆଶା ରାଓ'],
  ])('is the newest of a person who writes %s and %s', (first, second) => {
    for (const [one, two] of [
      [first, second],
      [second, first],
    ]) {
      const answers = [anAnswer(1, { mobile, name: one }), anAnswer(2, { mobile, name: two })]
      expect(idsOf(latestAnswers(answers))).toEqual(['a2'])
    }
  })

  test.each([
    ['Asha Rao', 'Bijay Rao'],
    ['Mr Rao', 'Mrs. Rao'],
    ['Ramesh Sahu', 'Rajesh Sahu'],
    ['Rima Das', 'Mira Das'],
    ['Asha Rao', 'Asha Panda'],
    ['A K Rao', 'A P Rao'],
    ['ଆଶା ରାଓ', 'ବିଜୟ ରାଓ'],
  ])('counts for each of two people with one number: %s and %s', (first, second) => {
    const answers = [
      anAnswer(1, { mobile, name: first }),
      anAnswer(2, { mobile: `+91 ${mobile}`, name: second }),
    ]
    expect(latestAnswers(answers)).toEqual(answers)
  })

  test('with initials that fit two people of the number is of a third, in every order', () => {
    const names = ['Arun Rao', 'Asha Rao', 'A. Rao', 'a rao']
    for (const order of [
      [0, 1, 2, 3],
      [3, 2, 1, 0],
      [2, 0, 3, 1],
    ]) {
      const answers = order.map((at) => anAnswer(at, { mobile, name: names[at] }))
      expect(idsOf(latestAnswers(answers)).sort()).toEqual(['a0', 'a1', 'a3'])
    }
  })

  test('is one for each meeting, and for each date of the same record', () => {
    const answers = [
      anAnswer(1, { mobile }),
      anAnswer(2, { mobile, meetingDate: '2027-01-02' }),
      anAnswer(3, { mobile, meetingId: 'm2' }),
      anAnswer(4, { mobile, meetingDate: undefined }),
    ]
    expect(latestAnswers(answers)).toEqual(answers)
  })

  test('may be no after a yes, and yes again', () => {
    const yes = anAnswer(1, { mobile, answer: 'I will attend', people: 3 })
    const no = anAnswer(2, { mobile, answer: 'I cannot attend', people: 3 })
    const again = anAnswer(3, { mobile, answer: 'I will attend', people: 2 })

    expect(headsFor([no, yes])).toMatchObject({ heads: 0, yes: [], no: [no], replaced: [yes] })
    expect(headsFor([again, no, yes])).toMatchObject({ heads: 2, yes: [again], no: [] })
  })

  test('is every answer where there is no number', () => {
    const answers = [anAnswer(1, { mobile: undefined }), anAnswer(2, { mobile: ' ' })]
    expect(latestAnswers(answers)).toEqual(answers)
  })

  test('is the same in any order, one for each person and meeting, and keeps the order given', () => {
    const random = seededRandom(5)
    const answers = Array.from({ length: 300 }, (_, n) =>
      anAnswer(n, {
        mobile: `987654${random.between(1000, 1030)}`,
        meetingId: random.pick(['m1', 'm2']),
        // Many at the same moment, and some whose moment is not known.
        createdAtMillis: random.between(0, 9) || null,
      }),
    )
    const latest = latestAnswers(answers)
    const keys = latest.map((answer) => `${answer.meetingId} ${answer.mobile}`)
    expect(new Set(keys).size).toBe(keys.length)
    expect(new Set(answers.map((each) => `${each.meetingId} ${each.mobile}`)).size).toBe(
      keys.length,
    )
    const shuffled = [...answers].sort(
      (a, b) => ((Number(a.id.slice(1)) * 7) % 300) - ((Number(b.id.slice(1)) * 7) % 300),
    )
    expect(new Set(latestAnswers(shuffled))).toEqual(new Set(latest))
    expect(latest).toEqual(answers.filter((answer) => latest.includes(answer)))
    expect(latestAnswers(latest)).toEqual(latest)
  })
})

test('heads are the people of those who say yes, and visitors are listed by who invited them', () => {
  const yes = { answer: 'I will attend' } as const
  const answers = [
    anAnswer(1, { ...yes, comingAs: 'Member', people: 2 }),
    anAnswer(2, { ...yes, comingAs: 'Visitor', people: 1, invitedBy: 'Sample  Member' }),
    anAnswer(3, { ...yes, comingAs: 'Visitor', people: 4, invitedBy: 'sample member' }),
    // An old record whose number of people could not be read.
    anAnswer(4, { ...yes, comingAs: 'Visitor', people: undefined, invitedBy: 'Another Member' }),
    anAnswer(5, { answer: 'I cannot attend', comingAs: 'Visitor', people: 5 }),
  ]
  const { heads, members, visitors, no } = headsFor(answers)
  expect(heads).toBe(8)
  expect([members, visitors, no].map(idsOf)).toEqual([['a1'], ['a2', 'a3', 'a4'], ['a5']])
  expect(invitersOf(visitors).map(([name, invited]) => [name, ...idsOf(invited)])).toEqual([
    ['Another Member', 'a4'],
    ['Sample  Member', 'a2', 'a3'],
  ])
})

test('Today, the chart and the list count the same heads, and the list marks what was replaced', () => {
  const random = seededRandom(9)
  const answers = Array.from({ length: 200 }, (_, n) =>
    anAnswer(n, {
      mobile: random.pick([`98765432${10 + (n % 40)}`, `+91 98765 432${10 + (n % 40)}`]),
      meetingDate: random.pick(['2026-12-05', '2027-01-02']),
      answer: random.pick(['I will attend', 'I cannot attend']),
    }),
  )
  const meeting = { id: 'm1', meetingDate: '2027-01-02' }
  const root = storeOf(answers, [meeting])
  const next = selectNextMeeting(root, '2026-12-20')
  const { heads, replaced } = selectHeadcount(root, meeting)
  expect(next).toBe(meeting)
  expect(heads).toBeGreaterThan(0)

  const listed = selectListedAnswers(root)
  const [chart] = meetingAnswerList.charts
  expect(countsOf(chart!, listed).get('2027-01-02')).toBe(heads)
  const marked = listed.filter(({ version }) => version === 'Replaced')
  expect(replaced.every(({ id }) => marked.some((each) => each.id === id))).toBe(true)
  expect(marked).toHaveLength(answers.length - latestAnswers(answers).length)
  expect(selectListedAnswer(root, marked[0]!.id)).toBe(marked[0])
})

test('an answer that has not changed stays the same object when another arrives', () => {
  const [first, second] = [anAnswer(1, { mobile }), anAnswer(2)]
  const before = selectListedAnswers(storeOf([first, second]))
  const after = selectListedAnswers(storeOf([first, second, anAnswer(3, { mobile })]))
  const find = (answers: typeof before, id: string) => answers.find((answer) => answer.id === id)
  expect(find(after, 'a2')).toBe(find(before, 'a2'))
  expect(find(after, 'a1')).toMatchObject({ version: 'Replaced' })
})

test('an answer names its meeting, also one that was moved or is gone', () => {
  const meeting = { id: 'm1', meetingDate: '2026-12-05', venueName: 'Town Hall' }
  const moved = anAnswer(2, { meetingDate: '2026-11-07' })
  const listed = selectListedAnswers(
    storeOf([anAnswer(1), moved, anAnswer(3, { meetingId: 'gone' })], [meeting]),
  )
  expect(listed.map(({ meeting: name, meetingPage }) => [name, meetingPage])).toEqual([
    ['A meeting that no longer exists (gone)', undefined],
    ['7 Nov 2026', '/desk/meetings/m1?day=2026-11-07'],
    ['5 Dec 2026, Town Hall', '/desk/meetings/m1'],
  ])
})

test('an answer in the trash is counted nowhere, and the one before it counts again', () => {
  const yes = anAnswer(1, { mobile, answer: 'I will attend', people: 2 })
  const review = { v: 1, state: 'received', trashed: true } as Answer['review']
  const trashed = anAnswer(2, { mobile, answer: 'I cannot attend', review })
  const root = storeOf([yes, trashed])
  const meeting = { id: 'm1', meetingDate: '2026-12-05' }
  expect(selectHeadcount(root, meeting)).toMatchObject({ heads: 2, yes: [yes], replaced: [] })
  const listed = selectListedAnswers(root)
  expect(listed.find(({ id }) => id === 'a1')).toMatchObject({ version: 'Latest' })
})

describe('an answer that its person has withdrawn', () => {
  const meeting = { id: 'm1', meetingDate: '2026-12-05' }
  const [first, second, third] = [
    anAnswer(1, { mobile, answer: 'I will attend', people: 4 }),
    anAnswer(2, { mobile, answer: 'I will attend', people: 2 }),
    anAnswer(3, { mobile: '9876500001', answer: 'I will attend', people: 1 }),
  ]
  const withdrawal = (answer: Answer, more = {}) => ({
    id: `w${answer.id}`,
    kind: 'Withdraw',
    key: keyOf('meeting-answers', answer.id),
    ...more,
  })
  const rootWith = (...rights: Stored[]) => storeOf([first, second, third], [meeting], rights)

  test('counts nowhere: not at the meeting, not in the chart, not as a no-show', () => {
    const root = rootWith(withdrawal(second))
    expect(selectHeadcount(root, meeting)).toMatchObject({
      heads: 1,
      answers: [third],
      replaced: [first],
    })
    const listed = selectListedAnswers(root)
    expect(listed.map(({ id, version }) => [id, version])).toEqual([
      ['a3', 'Latest'],
      ['a2', 'Withdrawn'],
      ['a1', 'Replaced'],
    ])
    expect(countsOf(meetingAnswerList.charts[0]!, listed).get('2026-12-05')).toBe(1)

    const { id, data } = anAttendance(1, { meetingId: 'm1', answer: 'a3' })
    const attendance = [{ ...data, id, meetingDate: '2026-12-05', inMillis: 1 }] as never
    const held = heldMeetings(attendance, [], '2026-12-20')
    const answers = selectLatestAnswers(root)
    const { personOf } = selectHeadcount(root, meeting)
    const present = presentOf(attendance, { a1: first, a2: second, a3: third }, personOf)
    const persons = personsOf({ held, present, answers, members: [], personOf })
    expect(persons.map((person) => [person.mobile, person.noShows])).toEqual([['9876500001', 0]])
  })

  test('is in the place of the earlier one also when it is in the trash', () => {
    const review = { v: 1, state: 'received', trashed: true } as Answer['review']
    const root = storeOf([first, { ...second, review }, third], [meeting], [withdrawal(second)])
    expect(selectHeadcount(root, meeting)).toMatchObject({ heads: 1, replaced: [first] })
  })

  test('counts again when an owner has taken the withdrawal back', () => {
    const root = rootWith(withdrawal(second, { review: { v: 1, state: 'refused' } }))
    expect(selectHeadcount(root, meeting)).toMatchObject({ heads: 3, replaced: [first] })
    expect(selectListedAnswer(root, 'a2')).toMatchObject({ version: 'Latest' })
  })
})
