import { boolean, number, object, string } from 'yup'
import { currentUid } from '@/features/session/data'
import { firestoreApi } from '@/shared/firestore/api'
import { attempt, noRecord } from '@/shared/firestore/errors'
import { liveQuery, type LiveList } from '@/shared/firestore/liveQuery'
import { createReader, type Live } from '@/shared/firestore/readDocument'
import type { Decide } from '@/shared/firestore/lite'
import { withRefusal } from '@/shared/firestore/refusal'
import { commit } from '@/shared/firestore/submit'
import { withoutUndefined } from '@/shared/firestore/withoutUndefined'
import { newSubmissionId } from '@/shared/forms/submit/reference'
import { timestamp } from '@/shared/validation/dates'

export { attendanceId } from './meeting'

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
  /** When they came, in milliseconds since 1970, if it is written later; the server's time is `at`. */
  inMillis?: number
} & Partial<WalkIn>

/** A record of `attendance`. Somebody whose record is `undone` did not come after all. */
export type Attendance = Omit<NewAttendance, 'inMillis'> & {
  at: string
  /** When it was written, in milliseconds since 1970. */
  atMillis: number
  /** When they came, in milliseconds since 1970. */
  inMillis: number
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

    /** Safe to send twice. `isNew` is false if somebody else was first: the record is then theirs. */
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
          const { data } = await write(id, (present, { now, none }) => {
            if (present === undefined) throw noRecord()
            const undone = isUndone ? { at: now, by: currentUid(api) } : none
            const isSame = isUndone === undefined || isUndone === 'undone' in present
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

async function checkIn({ id, inMillis, ...given }: NewAttendance, by: string | null) {
  const inAt = inMillis === undefined ? undefined : new Date(inMillis)
  const fields = withoutUndefined({ ...given, inAt })
  let isAgain = false
  const { isSaved, data } = await write(id, (present, { now, none }) => {
    const document = `${path}/${id}`
    if (present === undefined) {
      return [{ path: document, set: { ...fields, at: now, by } }]
    }
    isAgain = 'undone' in present
    const { people, late } = given
    return isAgain ? [{ path: document, update: { people, late, undone: none } }] : undefined
  })
  const attendance = read(id, data ?? {})
  // Or an earlier try arrived and its answer was lost.
  const isOwn = attendance.by === by && attendance.inMillis === inMillis
  return { isNew: isSaved || isOwn, attendance }
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
