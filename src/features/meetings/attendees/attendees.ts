import type { MemberOf } from '@/features/members/desk'
import { headsOf, isComing, isDeclined, isVisitor, type Answer, type Headcount } from '../answers'
import { timeInIndia } from '@/shared/text/dateText'
import { memberNumberColumns, sameNumberColumns } from '../attendance/columns'
import { sharedNumbers } from '@/shared/text/persons'
import { countColumn, mobileColumn, textColumn, type Column } from '@/shared/desk/table/column'
import { byName } from '../attendance/find'
import { headsIn, type Present } from '../attendance/present'

/** A person with an answer to a meeting, or with a check-in. */
export type Attendee = {
  /** See `PersonOf`. */
  id: string
  name: string
  firmName: string
  mobile: string
  isVisitor: boolean
  /** As on the card; empty where the desk has no such member. */
  memberNumber: string
  invitedBy: string
  /** How many they said will come; 0 for a no and without an answer. */
  expected: number
  /** The answer that counts; none of walk-ins and substitutes. */
  answer: Answer | undefined
  present: Present | undefined
  /** The names of the other people with this number. */
  sameNumberAs: readonly string[]
}

/**
 * All people with an answer or a check-in, by name. A person with two answers is there once.
 *
 * @param memberOf finds the member that a person is: `createMemberOf`
 */
export function attendeesOf(
  { answers, personOf }: Headcount,
  present: readonly Present[],
  memberOf: (person: Named) => MemberOf | undefined,
): Attendee[] {
  const numberOf = (person: Named) => {
    const member = memberOf(person)
    return member === undefined || member.isOtherName ? '' : member.row.number
  }
  const came = new Map(present.map((person) => [person.person, person]))
  const answered = answers.map((answer): Unmarked => {
    const id = personOf(answer)
    const { name = '', firmName = '', mobile = '', invitedBy = '' } = answer
    const expected = isComing(answer) ? headsOf(answer) : 0
    const facts = { id, name, firmName, mobile, invitedBy, isVisitor: isVisitor(answer) }
    return { ...facts, expected, answer, present: came.get(id) }
  })
  const ids = new Set(answered.map(({ id }) => id))
  const others = [...came.values()].flatMap((person): Unmarked | [] => {
    const { person: id, name, firmName, mobile, answer } = person
    if (ids.has(id)) return []
    const facts = { id, name, firmName, mobile, invitedBy: '', isVisitor: person.isVisitor }
    return { ...facts, expected: 0, answer, present: person }
  })
  const all = [...answered, ...others]
  const shared = sharedNumbers(all)
  return all
    .map((attendee) => ({
      ...attendee,
      memberNumber: numberOf(attendee),
      sameNumberAs: shared.get(attendee.id) ?? [],
    }))
    .sort(byName)
}

type Named = Pick<Attendee, 'name' | 'firmName' | 'mobile'>

type Unmarked = Omit<Attendee, 'sameNumberAs' | 'memberNumber'>

/** The filters of the table of a meeting. */
export const attendeeFilters = {
  all: { label: 'All people', test: () => true },
  yes: { label: 'Will attend', test: ({ expected }: Attendee) => expected > 0 },
  no: {
    label: 'Cannot attend',
    test: ({ answer }: Attendee) => answer !== undefined && isDeclined(answer),
  },
  visitors: { label: 'Visitors', test: (attendee: Attendee) => attendee.isVisitor },
  in: { label: 'Checked in', test: ({ present }: Attendee) => present !== undefined },
  missing: {
    label: 'Will attend, not checked in',
    test: ({ expected, present }: Attendee) => expected > 0 && present === undefined,
  },
}

export const attendeeKind = (attendee: Attendee) => (attendee.isVisitor ? 'Visitor' : 'Member')

/** With the membership number, if there is one: "Member 17". */
export const kindWithNumber = (attendee: Attendee) =>
  attendee.memberNumber === '' ? attendeeKind(attendee) : `Member ${attendee.memberNumber}`

export const answerText = ({ answer }: Attendee) => answer?.answer ?? 'No reply'

/** When a person came, and how many; an empty text if they did not. */
export function inText({ present }: Attendee): string {
  if (present === undefined) return ''
  const { attendance, people } = present
  const { kind, late, inMillis } = attendance
  const remarks = [
    people > 1 ? `${people} people` : '',
    late ? 'late' : '',
    kind === 'walkin' ? 'walk-in' : kind === 'substitute' ? 'substitute' : '',
  ]
  return [timeInIndia(inMillis), ...remarks].filter(Boolean).join(', ')
}

/** The columns of the exported file. */
export const attendeeColumns = (rows: readonly Attendee[]): readonly Column<Attendee>[] => [
  textColumn('name', 'Name', ({ name }) => name, { isVerbatim: true, width: 170 }),
  textColumn('firmName', 'Firm', ({ firmName }) => firmName, { isVerbatim: true, width: 170 }),
  mobileColumn(),
  ...sameNumberColumns(rows),
  textColumn('kind', 'Member or visitor', attendeeKind),
  ...memberNumberColumns(rows),
  textColumn('invitedBy', 'Invited by', ({ invitedBy }) => invitedBy, { isVerbatim: true }),
  textColumn('answer', 'Reply', answerText),
  countColumn('expected', 'People expected', ({ expected }) => expected),
  countColumn('people', 'Persons checked in', ({ present }) => (present ? headsIn([present]) : 0)),
  textColumn('in', 'Checked in at', inText, { width: 170 }),
  textColumn('question', 'Question for the agenda', ({ answer }) => answer?.question ?? '', {
    width: 220,
  }),
]
