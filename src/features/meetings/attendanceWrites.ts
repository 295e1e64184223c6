import { KnownError, noRecord, toAppError, wasRefused } from '@/shared/firestore/errors'
import type { Decide, Sentinels, Write } from '@/shared/firestore/lite'
import { withRefusal } from '@/shared/firestore/refusal'
import { commit, readOne } from '@/shared/firestore/submit'
import { withoutUndefined } from '@/shared/firestore/withoutUndefined'
import { requestKinds } from '@/shared/requests/kinds'

export const attendancePath = 'attendance'
const answersPath = requestKinds['meeting-answers'].path

type AttendanceKind = 'member' | 'visitor' | 'walkin' | 'substitute'

/** Of a person without an answer: the names that the record itself has to hold. */
type WalkIn = { name: string; firmName?: string; mobile?: string }

/** The record of a person who comes. */
export type NewAttendance = {
  /** See `attendanceId`. */
  id: string
  meetingId: string
  /** As the answers have it: the same record of a meeting holds another date next month. */
  meetingDate?: string
  /** A substitute comes for the person who has answered. */
  kind: AttendanceKind
  /** Of a walk-in; for others the answer says it. */
  comingAs?: 'Member' | 'Visitor'
  /** The id of the answer. */
  answer?: string
  people: number
  late: boolean
  via: 'scan' | 'list'
  /** When they came, by this device, in milliseconds since 1970. */
  inMillis: number
  /** The id of the press that checks in: by it a try whose answer was lost is known again. */
  press: string
} & Partial<WalkIn>

/** The presses for a person who is in. */
export type Pressed = { people?: number; late?: boolean; isUndone?: boolean }

export type CheckIn = {
  attendance: NewAttendance
  /** The presses after the check-in: they count also if a colleague was first. */
  pressed: Pressed
  /** The record of this id: `this` person's, which is only changed, or another person's, who is undone first. */
  stored?: 'this' | 'other'
}

type Written = {
  /** False if a colleague was first. */
  isNew: boolean
  /** The time at which they came could not be written as this device has it. */
  isTimeLost: boolean
  /** The record as it is now. */
  data: Fields
}

type Fields = { [field: string]: unknown }

/** The entry that each change adds to `changes`: the values before, without a name. */
export function nextChange(
  stored: Fields,
  by: string | null,
  { now }: Pick<Sentinels, 'now'>,
): [string, Fields] {
  const { kind, people, late, at, inAt = null, press = null, undone = null } = stored
  const was = { kind, people, late, at, inAt, by: stored.by, press, undone }
  return [String(Object.keys(stored.changes ?? {}).length + 1), { at: now, by, was }]
}

function changed(
  id: string,
  stored: Fields,
  fields: Fields,
  by: string | null,
  sentinels: Sentinels,
): Write[] {
  const [number, entry] = nextChange(stored, by, sentinels)
  return [{ path: `${attendancePath}/${id}`, update: { ...fields, [`changes.${number}`]: entry } }]
}

/** The writes of presses; undefined if the record is so already. */
function changeOf(
  id: string,
  stored: Fields,
  { people, late, isUndone }: Pressed,
  by: string | null,
  sentinels: Sentinels,
): Write[] | undefined {
  const undone = isUndone ? { at: sentinels.now, by } : sentinels.none
  const fields = {
    ...(people !== undefined && people !== stored.people && { people }),
    ...(late !== undefined && late !== stored.late && { late }),
    ...(isUndone !== undefined && isUndone !== 'undone' in stored && { undone }),
  }
  return Object.keys(fields).length === 0 ? undefined : changed(id, stored, fields, by, sentinels)
}

/**
 * Writes the presses of a record that is stored.
 *
 * @param unlessOf nothing is changed if this press has made the record
 */
async function change(id: string, pressed: Pressed, by: string | null, unlessOf?: string) {
  const { data = {} } = await write(id, (stored, sentinels) => {
    if (stored === undefined) throw noRecord()
    if (unlessOf !== undefined && stored.press === unlessOf) return undefined
    return changeOf(id, stored, pressed, by, sentinels)
  })
  return { isNew: true, isTimeLost: false, data }
}

/** Removes the name of a person that only this record has. */
export async function eraseName(id: string, by: string | null): Promise<void> {
  await write(id, (stored, sentinels) => {
    if (stored === undefined || !('name' in stored)) return undefined
    const { none } = sentinels
    return changed(id, stored, { name: none, firmName: none, mobile: none }, by, sentinels)
  })
}

/** Milliseconds after which the time of the press is written beside the server's. */
const soon = 10_000

/** The rules take a time of the last 24 hours. It may be on its way for some minutes. */
const longestMs = (24 * 60 - 5) * 60_000

const isLate = ({ inMillis }: NewAttendance) => Date.now() - inMillis > soon

/** These fields say which person has come. */
const personal = ['kind', 'name', 'firmName', 'mobile'] as const

/** Writes that a person came. If they are in already, only the presses since then are written. Safe to send twice. */
export async function checkIn(
  { attendance, pressed, stored: known }: CheckIn,
  by: string | null,
): Promise<Written> {
  const { id, inMillis, ...given } = attendance
  if (pressed.isUndone || known === 'this') return change(id, pressed, by)
  if (known === 'other') {
    // Not if this check-in has arrived already.
    await change(id, { isUndone: true }, by, given.press).catch((thrown: unknown) => {
      if (toAppError(thrown).code !== 'not-found') throw thrown
    })
  }
  let isNew = true
  let isTimeLost = false
  let withTime = true
  const decide: Decide = (stored, sentinels) => {
    // An earlier try arrived and its answer was lost. More may have been pressed since.
    const isOwn = stored?.press === given.press
    const isUndone = stored !== undefined && 'undone' in stored
    isNew = stored === undefined || isOwn || isUndone
    // Another person may have come after all: no name of the undone check-in stays.
    const isOther = isUndone && !isOwn && personal.some((name) => stored[name] !== given[name])
    if (stored !== undefined && !isOther) {
      isTimeLost = false
      return changeOf(id, stored, isOwn ? pressed : { isUndone: false, ...pressed }, by, sentinels)
    }
    // Known only now: the SDK may have tried for a while.
    const earliest = Date.now() - longestMs
    const isWaited = isLate(attendance)
    const inAt = withTime && isWaited ? new Date(Math.max(inMillis, earliest)) : undefined
    isTimeLost = isWaited && (!withTime || inMillis < earliest)
    const record = { ...withoutUndefined({ ...given, inAt }), at: sentinels.now, by }
    if (stored === undefined) return [{ path: `${attendancePath}/${id}`, set: record }]
    const [number, entry] = nextChange(stored, by, sentinels)
    const changes = { ...(stored.changes as Fields | undefined), [number]: entry }
    return [{ path: `${attendancePath}/${id}`, set: { ...record, changes } }]
  }
  const { data = {} } = await write(id, decide).catch(async (thrown: unknown) => {
    if (toAppError(thrown).code !== 'refused') throw thrown
    if (await isAnswerErased(attendance)) throw new KnownError('refused', answerErased)
    // By the clock of this device they came in the future, or long ago.
    if (!isLate(attendance)) throw thrown
    withTime = false
    return write(id, decide)
  })
  return { isNew, isTimeLost, data }
}

const isAnswerErased = async ({ answer }: NewAttendance) =>
  answer !== undefined && (await readOne(answersPath, answer)) === undefined

const refused =
  'The server did not accept this. Your rights may have changed: ask an owner. Nothing was changed.'

const answerErased =
  'The reply of this person was erased in the meantime. Remove the check-in, and add a walk-in if they are here.'

/** Once more if it is refused: a change by another phone in between has taken the number of the entry. */
const write = (id: string, decide: Decide) =>
  withRefusal(refused, () =>
    commit(attendancePath, id, decide).catch((thrown: unknown) => {
      if (!wasRefused(thrown)) throw thrown
      return commit(attendancePath, id, decide)
    }),
  )
