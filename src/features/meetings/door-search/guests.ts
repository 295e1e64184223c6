import type { MemberOf } from '@/features/members/desk'
import { headsOf, isComing, isVisitor, type Headcount } from '../answers'
import {
  attendanceId,
  erasedName,
  isNameErased,
  newPress,
  type Attendance,
  type NewAttendance,
} from '../attendanceApi'
import type { Meeting } from '../schema'
import type { AdminRecord } from '@/shared/collectionConfig'
import { compareNames } from '@/shared/text/compareNames'
import { sharedNumbers } from '@/shared/text/persons'
import { isDelayed, writtenOf, type Entry, type Queued } from '../queue/doorEntry'
import type { DoorQueueState } from '../queue/queueSlice'

/** A record as this device knows it: with the presses that are not sent yet. */
export type DoorRecord = Attendance & {
  /** Presses on this device wait to be sent, or were not accepted. */
  unsent?: 'waiting' | 'refused'
  /** The server has it. */
  isStored: boolean
}

/** A person who has answered, or has come without an answer. */
export type Guest = {
  /** The record that is written when they come. */
  attendance: Omit<NewAttendance, 'inMillis' | 'press'>
  /** The texts that the search compares. */
  searched: AdminRecord & { name: string; firmName: string; mobile: string }
  /** The letters of the reference numbers of all their answers. */
  references: readonly string[]
  saysNo: boolean
  isVisitor: boolean
  invitedBy?: string
  /** By the mobile number and the name. */
  member?: MemberOf
  /** The names of the other people with this number. */
  sameNumberAs: readonly string[]
  /** Undefined until they come. One that is undone is there, too. */
  record?: DoorRecord
}

export const isIn = ({ record }: Guest) => record !== undefined && record.undone === undefined

/**
 * The records of a meeting with the entries that wait on this device.
 *
 * @param by the uid of the administrator
 */
export function withEntries(
  records: readonly Attendance[],
  answered: DoorQueueState['answered'],
  entries: { readonly [id: string]: Queued },
  by: string,
): Map<string, DoorRecord> {
  const all = new Map<string, DoorRecord>()
  for (const record of records) all.set(record.id, { ...record, isStored: true })
  for (const answer of Object.values(answered)) {
    const listed = all.get(answer.id)
    // The list may not have brought this answer yet.
    const isNewer = listed === undefined || changeCount(answer) > changeCount(listed)
    if (isNewer) all.set(answer.id, { ...answer, isStored: true })
  }
  for (const [id, entry] of Object.entries(entries)) {
    const known = all.get(id)
    const { inMillis, isUndone, stored, people, late, state } = entry
    // Another person may come in the place of an undone check-in.
    const isOther = stored === 'other' || known?.undone !== undefined
    const isNew = !isUndone && stored !== 'this' && isOther
    const unsent = state === 'refused' ? state : isDelayed(entry) ? 'waiting' : undefined
    const undone = isUndone && { at: '', atMillis: inMillis, by }
    const own = { ...entry, at: '', atMillis: inMillis, by, isStored: false }
    const record = isNew ? own : (known ?? own)
    all.set(id, { ...record, people, late, undone: undone || undefined, unsent })
  }
  return all
}

/** Each change of a record adds an entry. */
const changeCount = ({ changes = [] }: Attendance) => changes.length

/** All people with an answer or a check-in, by name. A person with two answers is there once. */
export function guestsOf(
  { id: meetingId, meetingDate }: Pick<Meeting, 'id' | 'meetingDate'>,
  { answers, replaced, personOf }: Headcount,
  records: ReadonlyMap<string, DoorRecord>,
): Guest[] {
  const guests = answers.map((answer): Unmarked => {
    const earlier = replaced.filter(
      (replacedAnswer) => personOf(replacedAnswer) === personOf(answer),
    )
    const versions = [answer, ...earlier]
    const ownRecords = versions.flatMap(({ id }) => records.get(attendanceId(meetingId, id)) ?? [])
    const record = ownRecords.find(({ undone }) => undone === undefined) ?? ownRecords[0]
    const { id, name = '', firmName = '', mobile = '', invitedBy } = answer
    return {
      attendance: {
        id: record?.id ?? attendanceId(meetingId, id),
        meetingId,
        meetingDate,
        kind: isVisitor(answer) ? 'visitor' : 'member',
        answer: record?.answer ?? id,
        people: headsOf(answer),
        late: false,
        via: 'list',
      },
      searched: searchedOf(answer, name, firmName, mobile),
      references: versions.map(({ id: answerId }) => referenceIn(answerId)),
      saysNo: !isComing(answer),
      isVisitor: isVisitor(answer),
      invitedBy,
      record,
    }
  })
  const walkIns = [...records.values()].filter(({ kind }) => kind === 'walkin')
  const all = [...guests, ...walkIns.map(walkInGuest)]
  const shared = sharedNumbers(
    all.map(({ attendance, searched: { name, mobile } }) => ({ id: attendance.id, name, mobile })),
  )
  return all
    .map((guest) => ({ ...guest, sameNumberAs: shared.get(guest.attendance.id) ?? [] }))
    .sort((a, b) => compareNames(a.searched.name, b.searched.name))
}

type Unmarked = Omit<Guest, 'sameNumberAs'>

/** Of a walk-in or a substitute. An entry that only changes a record has no name. */
export const nameOfRecord = (record: DoorRecord) =>
  record.isStored && isNameErased(record) ? erasedName : record.name

const walkInGuest = (record: DoorRecord): Unmarked => ({
  attendance: writtenOf(record),
  searched: searchedOf(record, nameOfRecord(record), record.firmName, record.mobile),
  references: [],
  saysNo: false,
  isVisitor: record.comingAs === 'Visitor',
  record,
})

/** The entry that a press on a guest adds to the queue. */
export function entryOf({ attendance, record }: Guest, change: Change): Entry {
  const isOther = record?.undone !== undefined && record.kind !== attendance.kind
  // The substitute was a mistake: the person is written as if this were the first check-in.
  if (record === undefined || isOther) {
    return { ...attendance, inMillis: Date.now(), press: newPress(), ...change }
  }
  const { kind, name, firmName, mobile, people, late, via, inMillis, isStored } = record
  const names = (['people', 'late', 'isUndone'] as const).filter((field) => field in change)
  return {
    ...attendance,
    kind,
    people,
    late,
    via,
    inMillis,
    press: record.press ?? newPress(),
    // Existing records are only changed: a substitute's name need not stay on this device.
    ...(isStored ? { stored: 'this' } : { name, firmName, mobile }),
    ...change,
    // Checking in again cancels an undo.
    pressed: record.undone === undefined ? names : [...new Set([...names, 'isUndone' as const])],
  }
}

type Change = Partial<Pick<Entry, 'people' | 'late' | 'via' | 'isUndone'>>

const searchedOf = ({ id }: { id: string }, name = '', firmName = '', mobile = '') => ({
  id,
  createdAt: '',
  createdAtMillis: null,
  name,
  firmName,
  mobile,
})

/** The letters of a reference number: the first of the answer's id. */
const referenceIn = (id: string) => id.slice(0, 8)

/** The guest whose reply has a number. */
export const guestWith = (guests: readonly Guest[], reference: string) =>
  guests.find(({ references }) => references.includes(reference))
