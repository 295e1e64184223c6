import { headsOf, type Answer } from '../answers'
import type { PersonOf } from '@/shared/text/persons'
import { erasedName, isNameErased, type Attendance } from '../attendanceApi'

/** A person who came to a meeting. */
export type Present = {
  /** See `PersonOf`. A person without an answer and a mobile number is known by the record alone. */
  person: string
  attendance: Attendance
  /** Their own; a substitute and a walk-in have none. */
  answer: Answer | undefined
  /** The person who has answered and sent a substitute. */
  sentBy: string | undefined
  name: string
  firmName: string
  mobile: string
  people: number
  isVisitor: boolean
}

type Answers = { readonly [id: string]: Answer }

/**
 * The attendees, each person once: two phones may have found the same person by two answers, or by an answer and
 * as a walk-in. Undone check-ins are left out.
 *
 * @param answers by id, replaced ones among them
 * @param personOf tells their people apart
 */
export function presentOf(
  attendance: readonly Attendance[],
  answers: Answers,
  personOf: PersonOf,
): Present[] {
  const present = new Map<string, Present>()
  for (const record of attendance) {
    if (record.undone !== undefined) continue
    const attendee = toPresent(record, answers, personOf)
    const key = `${record.meetingId}/${record.meetingDate}/${attendee.person}`
    const double = present.get(key)
    if (double === undefined) present.set(key, attendee)
    else {
      const named = double.answer === undefined ? attendee : double
      present.set(key, { ...named, people: Math.max(double.people, attendee.people) })
    }
  }
  return [...present.values()]
}

function toPresent(attendance: Attendance, answers: Answers, personOf: PersonOf): Present {
  const { kind, comingAs } = attendance
  const answered = attendance.answer === undefined ? undefined : answers[attendance.answer]
  const isOwn = kind === 'member' || kind === 'visitor'
  const { firmName, mobile } = isOwn ? (answered ?? {}) : attendance
  return {
    // Without a number, the person cannot be matched to another answer.
    person: personOf((isOwn && answered) || attendance),
    attendance,
    answer: isOwn ? answered : undefined,
    sentBy: kind === 'substitute' && answered ? personOf(answered) : undefined,
    name: nameAtMeeting(attendance, answers),
    firmName: firmName ?? '',
    mobile: mobile ?? '',
    people: headsOf(attendance),
    isVisitor:
      kind === 'visitor' || (kind !== 'member' && (comingAs ?? answered?.comingAs) !== 'Member'),
  }
}

/** The attendee's name, or an empty text where it is not known. */
export function nameAtMeeting(attendance: Attendance, answers: Answers): string {
  if (isNameErased(attendance)) return erasedName
  const { name, answer } = attendance
  return name ?? (answer === undefined ? undefined : answers[answer]?.name) ?? ''
}

/** How many people are in. */
export const headsIn = (present: readonly Present[]) =>
  present.reduce((sum, { people }) => sum + people, 0)
