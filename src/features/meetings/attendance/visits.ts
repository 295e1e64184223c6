import { isComing, isDeclined, type Answer } from '../answers'
import type { HeldMeeting } from './heldMeetings'
import type { Present } from './present'

/** How a person took part in a meeting, as it is shown; an empty text where that is not known. */
export type AttendanceStatus =
  | 'Came'
  | 'Came late'
  | 'Walk-in'
  | 'Sent another'
  | 'Expected'
  | 'Informed'
  | 'Yes, absent'
  | 'Absent'
  | ''

export type Visit = { part: AttendanceStatus; people: number }

/** How a person took part in the meetings, each by its key. */
export type Participation = {
  isMember: boolean
  /** The first day we know them, as YYYY-MM-DD: before it they are not absent. */
  since: string
  present: Map<string, Present>
  /** Meetings to which they have sent a substitute. */
  sent: Set<string>
  answered: Map<string, Answer>
}

export const hasCome = (part: AttendanceStatus) =>
  part === 'Came' || part === 'Came late' || part === 'Walk-in'

export function visitOf(participation: Participation, meeting: HeldMeeting): Visit {
  const present = participation.present.get(meeting.key)
  if (present === undefined) return { part: absentPart(participation, meeting), people: 0 }
  const { attendance, people } = present
  const part = attendance.late ? 'Came late' : attendance.kind === 'walkin' ? 'Walk-in' : 'Came'
  return { part, people }
}

function absentPart(
  { sent, answered, isMember, since }: Participation,
  { key, date, isOver }: HeldMeeting,
): AttendanceStatus {
  if (sent.has(key)) return 'Sent another'
  const answer = answered.get(key)
  if (answer !== undefined && isDeclined(answer)) return 'Informed'
  if (answer !== undefined && isComing(answer)) return isOver ? 'Yes, absent' : 'Expected'
  return isOver && isMember && since <= date ? 'Absent' : ''
}

export function absencesOf(parts: readonly AttendanceStatus[]): number {
  let absences = 0
  for (const part of parts.toReversed()) {
    if (hasCome(part) || part === 'Sent another') break
    if (part === 'Absent' || part === 'Yes, absent') absences += 1
  }
  return absences
}
