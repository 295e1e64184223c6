import { boolean, number, object, string } from 'yup'
import { currentUid } from '@/features/session/data'
import { firestoreApi } from '@/shared/firestore/api'
import { attempt, noRecord, toAppError } from '@/shared/firestore/errors'
import { liveQuery, type LiveList } from '@/shared/firestore/liveQuery'
import { createReader, millisOf, type Live } from '@/shared/firestore/readDocument'
import type { Decide } from '@/shared/firestore/lite'
import { withRefusal } from '@/shared/firestore/refusal'
import { commit } from '@/shared/firestore/submit'
import { withoutUndefined } from '@/shared/firestore/withoutUndefined'
import { newSubmissionId } from '@/shared/forms/submit/reference'
import { timestamp } from '@/shared/validation/dates'

export { attendanceId } from './meetingKey'

/** The most people who may come with one answer or one name. */
export const mostPeople = 20

type AttendanceKind = 'member' | 'visitor' | 'walkin' | 'substitute'

/** Somebody who has not answered before: the names that the record itself has to hold. */
type WalkIn = { name: string; firmName?: string; mobile?: string }

/** What is written when somebody comes. */
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
} & Partial<WalkIn>

/** A record of `attendance`. Somebody whose record is `undone` did not come after all. */
export type Attendance = NewAttendance & {
  at: string
  /** When it was written, in milliseconds since 1970. */
  atMillis: number
  /** The uid of the administrator at the door. */
  by: string
  undone?: { at: string; atMillis: number; by: string }
}

export const newWalkInId = () => `W-${newSubmissionId()}`

/** Which records to follow: those of one meeting, or of all meetings from a day on (`YYYY-MM-DD`). */
type AttendanceOf = { meetingId: string; meetingDate?: string } | { from: string }

const path = 'attendance'

const attendanceSchema = object({
  meetingId: string(),
  meetingDate: string(),
  kind: string(),
  comingAs: string(),
  answer: string(),
  name: string(),
  firmName: string(),
  mobile: string(),
  people: number(),
  late: boolean(),
  via: string(),
  at: timestamp('Written'),
  inAt: timestamp('Came'),
  by: string(),
  undone: object({ at: timestamp('Undone'), by: string() }).default(undefined),
})

export const attendanceApi = firestoreApi.injectEndpoints({
  endpoints: (build) => ({
    /** Who has come, the last one first. Those that were undone are among them. */
    listenAttendance: build.query<LiveList<Attendance>, AttendanceOf>(
      liveQuery({
        sourceOf: (of: AttendanceOf) => ({ path, where: [...conditionsOf(of)] }),
        schema: () => Promise.resolve(attendanceSchema),
        toItem,
        compare: (a, b) => b.inMillis - a.inMillis,
      }),
    ),

    /**
     * Safe to send twice; what was pressed since is changed. `isNew` is false if somebody else was first:
     * the record is then theirs.
     */
    checkIn: build.mutation<{ isNew: boolean; attendance: Attendance }, NewAttendance>({
      queryFn: (attendance, api) => attempt(() => checkIn(attendance, currentUid(api))),
    }),

    /** Changes what is given. */
    changeAttendance: build.mutation<
      Attendance,
      { id: string; people?: number; late?: boolean; isUndone?: boolean }
    >({
      queryFn: ({ id, isUndone, ...change }, api) =>
        attempt(async () => {
          const { data } = await write(id, (stored, { now, none }) => {
            if (stored === undefined) throw noRecord()
            const undone = isUndone ? { at: now, by: currentUid(api) } : none
            const isSame = isUndone === undefined || isUndone === 'undone' in stored
            return [{ path: `${path}/${id}`, update: { ...change, ...(!isSame && { undone }) } }]
          })
          return read(id, data ?? {})
        }),
    }),

    /** For owners: nothing of it stays. */
    eraseAttendance: build.mutation<null, { id: string }>({
      queryFn: ({ id }) =>
        attempt(async () => {
          await write(id, () => [{ path: `${path}/${id}`, isDeleted: true }])
        }),
    }),
  }),
})

export const { useListenAttendanceQuery, useEraseAttendanceMutation } = attendanceApi

function* conditionsOf(of: AttendanceOf): Generator<[string, '==' | '>=', string]> {
  if ('from' in of) return yield ['meetingDate', '>=', of.from]
  yield ['meetingId', '==', of.meetingId]
  if (of.meetingDate !== undefined) yield ['meetingDate', '==', of.meetingDate]
}

/** Milliseconds after which it matters that somebody came before it is written. */
const soon = 10_000
/** Milliseconds by which the clocks of this device and of the server may differ for one and the same press. */
const tolerance = 120_000

const isLate = ({ inMillis }: NewAttendance) => Date.now() - inMillis > soon

async function checkIn(attendance: NewAttendance, by: string | null) {
  try {
    return await writeOnce(attendance, by)
  } catch (thrown) {
    // By a clock that is ahead they come in the future: then the server's time has to do.
    if (!isLate(attendance) || toAppError(thrown).code !== 'refused') throw thrown
    return writeOnce(attendance, by, { withTime: false })
  }
}

/** These say who has come. */
const personal = ['kind', 'name', 'firmName', 'mobile'] as const

async function writeOnce(attendance: NewAttendance, by: string | null, { withTime = true } = {}) {
  const { id, inMillis, ...given } = attendance
  const { people, late } = given
  let isOwn = false
  const { isSaved, data } = await write(id, (stored, { now, none }) => {
    const document = `${path}/${id}`
    // Known only now: the SDK may have tried for a while.
    const inAt = withTime && isLate(attendance) ? new Date(inMillis) : undefined
    const fields = { ...given, inAt }
    // Somebody else may have come after all: of the one who was undone nothing stays.
    const isOther = (was: { [field: string]: unknown }) =>
      'undone' in was && personal.some((name) => was[name] !== fields[name])
    if (stored === undefined || isOther(stored)) {
      return [{ path: document, set: { ...withoutUndefined(fields), at: now, by } }]
    }
    // An earlier try arrived and its answer was lost; more may have been pressed since.
    const storedMillis = millisOf(stored.inAt) ?? millisOf(stored.at) ?? 0
    isOwn = stored.by === by && Math.abs(storedMillis - inMillis) < tolerance
    const isChanged = isOwn && (stored.people !== people || stored.late !== late)
    if (!isChanged && !('undone' in stored)) return undefined
    return [{ path: document, update: { people, late, undone: none } }]
  })
  return { isNew: isSaved || isOwn, attendance: read(id, data ?? {}) }
}

const refused =
  'The server did not accept this. Your rights may have changed: ask an owner. Nothing was changed.'

const write = (id: string, decide: Decide) => withRefusal(refused, () => commit(path, id, decide))

const read = (id: string, data: { [field: string]: unknown }) =>
  toItem(createReader(attendanceSchema)(id, data))

function toItem({ id, ...record }: Live<object>): Attendance {
  const { inAtMillis, ...fields } = record as unknown as Attendance & { inAtMillis?: number | null }
  // The rules make sure of the rest.
  return { ...fields, id, inMillis: inAtMillis ?? fields.atMillis ?? 0 }
}
