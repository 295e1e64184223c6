import {
  headsOf,
  isComing,
  isDeclined,
  isVisitor,
  personOf,
  type Answer,
  type Headcount,
} from '@/features/meetings/answers'
import { clockTime } from '@/shared/text/dateText'
import { countColumn, mobileColumn, textColumn, type Column } from '../list/column'
import { byName } from './find'
import { headsIn, type Present } from './present'

/** Somebody who has answered to a meeting, or came to it. */
export type Guest = {
  /** See `personOf`. */
  id: string
  name: string
  firmName: string
  mobile: string
  isVisitor: boolean
  invitedBy: string
  /** How many they said will come; 0 for a no and for those who did not answer. */
  expected: number
  /** The answer that counts; none of walk-ins and substitutes. */
  answer: Answer | undefined
  present: Present | undefined
}

/** Everybody who has answered or came, by name. Who answers again is there once. */
export function guestsOf({ answers }: Headcount, present: readonly Present[]): Guest[] {
  const came = new Map(present.map((each) => [each.person, each]))
  const guests = answers.map((answer): Guest => {
    const id = personOf(answer)
    const { name = '', firmName = '', mobile = '', invitedBy = '' } = answer
    const own = came.get(id)
    came.delete(id)
    return {
      id,
      name,
      firmName,
      mobile,
      invitedBy,
      isVisitor: isVisitor(answer),
      expected: isComing(answer) ? headsOf(answer) : 0,
      answer,
      present: own,
    }
  })
  const others = [...came.values()].map((each): Guest => {
    const { person: id, name, firmName, mobile } = each
    const facts = { id, name, firmName, mobile, isVisitor: each.isVisitor, invitedBy: '' }
    return { ...facts, expected: 0, answer: each.answer, present: each }
  })
  return [...guests, ...others].sort(byName)
}

/** Whom the table of a meeting shows. */
export const guestFilters = {
  all: { label: 'Everybody', test: () => true },
  yes: { label: 'Will attend', test: ({ expected }: Guest) => expected > 0 },
  no: {
    label: 'Cannot attend',
    test: ({ answer }: Guest) => answer !== undefined && isDeclined(answer),
  },
  visitors: { label: 'Visitors', test: (guest: Guest) => guest.isVisitor },
  in: { label: 'In', test: ({ present }: Guest) => present !== undefined },
  missing: {
    label: 'Will attend, not in',
    test: ({ expected, present }: Guest) => expected > 0 && present === undefined,
  },
}

export const guestKind = (guest: Guest) => (guest.isVisitor ? 'Visitor' : 'Member')

export const answerText = ({ answer }: Guest) => answer?.answer ?? 'No answer'

/** When somebody came, and how many; an empty text if they did not. */
export function inText({ present }: Guest): string {
  if (present === undefined) return ''
  const { attendance, people } = present
  const { kind, late, inMillis } = attendance
  const remarks = [
    people > 1 ? `${people} people` : '',
    late ? 'late' : '',
    kind === 'walkin' ? 'walk-in' : kind === 'substitute' ? 'substitute' : '',
  ]
  return [clockTime(inMillis), ...remarks].filter(Boolean).join(', ')
}

/** What is exported of everybody. */
export const guestColumns: readonly Column<Guest>[] = [
  textColumn('name', 'Name', ({ name }) => name, { isVerbatim: true, width: 170 }),
  textColumn('firmName', 'Firm', ({ firmName }) => firmName, { isVerbatim: true, width: 170 }),
  mobileColumn(),
  textColumn('kind', 'Member or visitor', guestKind),
  textColumn('invitedBy', 'Invited by', ({ invitedBy }) => invitedBy, { isVerbatim: true }),
  textColumn('answer', 'Answer', answerText),
  countColumn('expected', 'People expected', ({ expected }) => expected),
  countColumn('people', 'People in', ({ present }) => (present ? headsIn([present]) : 0)),
  textColumn('in', 'In', inText, { width: 170 }),
  textColumn('question', 'Question for the agenda', ({ answer }) => answer?.question ?? '', {
    width: 220,
  }),
]
