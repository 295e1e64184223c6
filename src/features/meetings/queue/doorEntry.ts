import { attendanceId, newPress, newWalkInId, type NewAttendance } from '../attendanceApi'
import type { Pressed } from '../attendanceWrites'
import type { Meeting } from '../schema'

/** The presses at the door for a person, until the server has them. */
export type Entry = NewAttendance & {
  /** They did not come after all. */
  isUndone?: true
  /**
   * The record under this id that the server has, as far as this device knows: `this` person's, which the entry
   * changes, or another person's, who is undone first. Left out: none, or a try that was not answered.
   */
  stored?: 'this' | 'other'
  /** The fields that were pressed; the others are as they were shown, and are not written. */
  pressed?: (keyof Pressed)[]
  /** When it was sent last, in milliseconds since 1970. No answer came, but the server may have it. */
  triedAt?: number
}

/**
 * Where an entry is on its way to the server. One that arrives leaves the queue.
 *
 *     queued → sending → sent
 *                sending → sendingSlow   after two seconds without an answer
 *     sending, sendingSlow → waiting     no network: it is sent again
 *     sending, sendingSlow → refused     the server did not accept it
 *                waiting → sendingSlow   the next try
 *                refused → waiting       "Try again", or another press
 *     sending, sendingSlow → queued      sent, but more was pressed meanwhile
 *
 * The page says nothing of `queued` and `sending`: most arrive at once.
 */
export type EntryState = 'queued' | 'sending' | 'sendingSlow' | 'waiting' | 'refused'

export const isSending = ({ state }: Queued) => state === 'sending' || state === 'sendingSlow'

/** The page says that these wait. */
export const isDelayed = ({ state }: Queued) => state === 'sendingSlow' || state === 'waiting'

export type Queued = Entry & {
  /** Increases with each press. */
  version: number
  state: EntryState
  /** Why the last try failed. */
  message?: string
}

/** Whether both are of the same person, not of a substitute. */
type Person = Pick<NewAttendance, 'kind' | 'name'>
export const isSamePerson = (a: Person, b: Person) => a.kind === b.kind && a.name === b.name

/** The fields of a record that are written. */
export function writtenOf(record: Omit<NewAttendance, 'press'>): Omit<NewAttendance, 'press'> {
  const { id, meetingId, meetingDate, kind, comingAs, answer, people, late, via } = record
  const { name, firmName, mobile, inMillis } = record
  const person = { name, firmName, mobile, inMillis }
  return { id, meetingId, meetingDate, kind, comingAs, answer, people, late, via, ...person }
}

type WalkIn = Pick<NewAttendance, 'name' | 'firmName' | 'mobile' | 'comingAs'>

/** The entry of a person who has not answered. @param comesFor the attendance of the member who sends them */
export function walkInEntryOf(
  { id: meetingId, meetingDate }: Pick<Meeting, 'id' | 'meetingDate'>,
  { name, firmName, mobile, comingAs }: WalkIn,
  comesFor: Omit<NewAttendance, 'inMillis' | 'press'> | undefined,
): Entry {
  const record = { name, firmName, mobile, people: 1, late: false, via: 'list' } as const
  const person = { ...record, inMillis: Date.now(), press: newPress() }
  if (comesFor !== undefined) return { ...comesFor, ...person, kind: 'substitute' }
  const id = attendanceId(meetingId, newWalkInId())
  return { ...person, id, meetingId, meetingDate, kind: 'walkin', comingAs }
}
