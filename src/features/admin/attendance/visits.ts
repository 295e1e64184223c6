import {
  isComing,
  isDeclined,
  isVisitor,
  latestAnswers,
  meetingOf,
  personOf,
  presentOf,
  type Answer,
  type Present,
} from '@/features/meetings/answers'
import type { Attendance } from '@/features/meetings/attendance'
import { meetingKey, statusOf } from '@/features/meetings/data'
import type { Meeting } from '@/features/meetings/schema'
import type { AdminRecord } from '@/shared/collectionConfig'
import { isDay } from '@/shared/validation/dates'
import { normalizeMobile } from '@/shared/validation/text'
import { sortableDate } from '../list/column'
import { textOf } from '../records'

/** So many meetings are compared. */
const meetingsShown = 6

/** A meeting at which somebody was checked in. */
export type HeldMeeting = {
  /** See `meetingKey`. */
  key: string
  /** YYYY-MM-DD */
  date: string
  /** Until it is over, nobody is absent. */
  isOver: boolean
}

/** How somebody took part in a meeting, as it is shown; an empty text where nothing can be said. */
export type AttendanceStatus =
  | 'Came'
  | 'Came late'
  | 'Walk-in'
  | 'Sent another'
  | 'Expected'
  | 'Excused'
  | 'No-show'
  | 'Absent'
  | ''

export type Visit = { part: AttendanceStatus; people: number }

/** A person of any of the meetings, or an approved member. A person is a mobile number. */
export type Person = {
  /** See `personOf`. */
  id: string
  name: string
  firmName: string
  mobile: string
  email: string
  isMember: boolean
  /** The member who invited a visitor. */
  invitedBy: string
  /** In the order of the meetings. */
  visits: readonly Visit[]
  /** How many of the meetings the person came to. */
  came: number
  /** To how many they said yes and did not come. */
  noShows: number
  /** The last meetings missed one after another. An excuse neither counts nor ends them. */
  absences: number
}

const isPast = (date: string, today: string) => isDay(date) && date <= today

/**
 * The day from which attendance is read: that of the sixth meeting before today, or a year ago. Two more,
 * because a meeting that was moved leaves its first date behind in the answers.
 */
export function attendanceFrom(
  meetings: readonly Meeting[],
  answers: readonly Answer[],
  today: string,
): string {
  const keys = new Map<string, string>()
  for (const meeting of meetings) {
    if (statusOf(meeting).state !== 'cancelled') {
      keys.set(meetingKey(meeting), meeting.meetingDate ?? '')
    }
  }
  for (const answer of answers) keys.set(meetingOf(answer), answer.meetingDate ?? '')
  const dates = [...keys.values()].filter((date) => isPast(date, today)).sort()
  return dates.at(-meetingsShown - 2) ?? `${Number(today.slice(0, 4)) - 1}${today.slice(4)}`
}

/** The last meetings at which somebody was checked in, the oldest first. */
export function heldMeetings(
  attendance: readonly Attendance[],
  meetings: readonly Meeting[],
  today: string,
): HeldMeeting[] {
  const markedHeld = new Set(
    meetings.filter((meeting) => statusOf(meeting).state === 'held').map(meetingKey),
  )
  const held = new Map<string, HeldMeeting>()
  for (const { meetingId, meetingDate: date = '', undone } of attendance) {
    if (undone !== undefined || !isPast(date, today)) continue
    const key = meetingKey({ id: meetingId, meetingDate: date })
    held.set(key, { key, date, isOver: date < today || markedHeld.has(key) })
  }
  return [...held.values()]
    .sort((a, b) => (a.date < b.date ? -1 : a.date > b.date ? 1 : a.key < b.key ? -1 : 1))
    .slice(-meetingsShown)
}

type Sources = {
  held: readonly HeldMeeting[]
  attendance: readonly Attendance[]
  /** All of them by id, for what the attendance refers to. */
  answersById: { readonly [id: string]: Answer }
  /** Those outside the trash. */
  answers: readonly Answer[]
  /** Approved registrations. */
  members: readonly AdminRecord[]
}

type Facts = Pick<Person, 'name' | 'firmName' | 'mobile' | 'email' | 'invitedBy'>

/** What is known of a person while the sources are read. */
type Known = {
  /** From the newest source, `at` in milliseconds since 1970. */
  facts: Facts
  at: number
  isMember: boolean
  /** The first day we know them, as YYYY-MM-DD: before it they are not absent. */
  since: string
  present: Map<string, Present>
  /** Meetings to which they have sent a substitute. */
  sent: Set<string>
  answered: Map<string, Answer>
}

/** Everybody who answered or came to one of the meetings, and every approved member. */
export function personsOf(sources: Sources): Person[] {
  const { held } = sources
  return [...readPersons(sources)].map(([id, known]): Person => {
    const visits = held.map((meeting) => visitOf(known, meeting))
    const parts = visits.map(({ part }) => part)
    return {
      id,
      ...known.facts,
      isMember: known.isMember,
      visits,
      came: parts.filter(hasCome).length,
      noShows: parts.filter((part) => part === 'No-show').length,
      absences: absencesOf(parts),
    }
  })
}

export const hasCome = (part: AttendanceStatus) =>
  part === 'Came' || part === 'Came late' || part === 'Walk-in'

function readPersons({ held, attendance, answersById, answers, members }: Sources) {
  const persons = new Map<string, Known>()
  const keys = new Set(held.map(({ key }) => key))

  function add(id: string, facts: Facts, at: number, isMember: boolean, since: string): Known {
    const known = persons.get(id)
    if (known === undefined) {
      const made = { facts, at, isMember, since, present: new Map<string, Present>() }
      const person = { ...made, sent: new Set<string>(), answered: new Map<string, Answer>() }
      persons.set(id, person)
      return person
    }
    if (at > known.at) Object.assign(known, { facts: merged(facts, known.facts), at })
    else known.facts = merged(known.facts, facts)
    known.isMember ||= isMember
    if (since < known.since) known.since = since
    return known
  }

  for (const member of members) {
    const mobile = normalizeMobile(textOf(member, 'mobile'))
    const { createdAtMillis, review } = member
    const since = dayOf(review?.sinceMillis ?? createdAtMillis)
    if (mobile !== '') add(mobile, factsOf(member), createdAtMillis ?? 0, true, since)
  }
  const addAnswer = (answer: Answer) =>
    add(
      personOf(answer),
      factsOf(answer),
      answer.createdAtMillis ?? 0,
      !isVisitor(answer),
      dayOf(answer.createdAtMillis),
    )
  const others: Answer[] = []
  for (const answer of latestAnswers(answers)) {
    const key = meetingOf(answer)
    if (keys.has(key)) addAnswer(answer).answered.set(key, answer)
    else others.push(answer)
  }
  for (const present of presentOf(attendance, answersById)) {
    const { meetingId, meetingDate = '', inMillis } = present.attendance
    const key = meetingKey({ id: meetingId, meetingDate })
    if (!keys.has(key)) continue
    const { name, firmName, mobile, answer } = present
    const facts = answer ? factsOf(answer) : { ...noFacts, name, firmName, mobile }
    const at = answer?.createdAtMillis ?? inMillis
    add(present.person, facts, at, !present.isVisitor, meetingDate).present.set(key, present)
    if (present.sentBy !== undefined) persons.get(present.sentBy)?.sent.add(key)
  }
  // What they have answered to other meetings says who they are.
  for (const answer of others) if (persons.has(personOf(answer))) addAnswer(answer)
  return persons
}

const noFacts: Facts = { name: '', firmName: '', mobile: '', email: '', invitedBy: '' }

const factsOf = (record: AdminRecord | Answer): Facts => ({
  name: textOf(record, 'name'),
  firmName: textOf(record, 'firmName'),
  mobile: textOf(record, 'mobile'),
  email: textOf(record, 'email'),
  invitedBy: textOf(record, 'invitedBy'),
})

/** The newer facts, and the older ones where those say nothing. */
const merged = (newer: Facts, older: Facts): Facts => ({
  name: newer.name || older.name,
  firmName: newer.firmName || older.firmName,
  mobile: newer.mobile || older.mobile,
  email: newer.email || older.email,
  invitedBy: newer.invitedBy || older.invitedBy,
})

const dayOf = (millis: number | null) => (millis === null ? '' : sortableDate(new Date(millis)))

function visitOf(known: Known, { key, date, isOver }: HeldMeeting): Visit {
  const present = known.present.get(key)
  if (present !== undefined) {
    const { attendance, people } = present
    const part = attendance.late ? 'Came late' : attendance.kind === 'walkin' ? 'Walk-in' : 'Came'
    return { part, people }
  }
  return { part: absentPart(known, key, date, isOver), people: 0 }
}

function absentPart(known: Known, key: string, date: string, isOver: boolean): AttendanceStatus {
  if (known.sent.has(key)) return 'Sent another'
  const answer = known.answered.get(key)
  if (answer !== undefined && isDeclined(answer)) return 'Excused'
  if (answer !== undefined && isComing(answer)) return isOver ? 'No-show' : 'Expected'
  return isOver && known.isMember && known.since <= date ? 'Absent' : ''
}

function absencesOf(parts: readonly AttendanceStatus[]): number {
  let absences = 0
  for (const part of parts.toReversed()) {
    if (hasCome(part) || part === 'Sent another') break
    if (part === 'Absent' || part === 'No-show') absences += 1
  }
  return absences
}
