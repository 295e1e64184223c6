import { boolean, mixed, number, object, string } from 'yup'
import { attemptAsOwner } from '@/features/session/desk'
import { currentUid } from '@/shared/auth/currentUid'
import { firestoreApi } from '@/shared/firestore/api'
import { attempt } from '@/shared/firestore/errors'
import { liveQuery, type LiveList } from '@/shared/firestore/live/liveQuery'
import { createReader, type Live } from '@/shared/firestore/live/readDocument'
import { newSubmissionId } from '@/shared/requests/reference'
import { timestamp } from '@/shared/validation/dates'
import { attendancePath as path, checkIn, eraseName } from './attendanceWrites'
import type { CheckIn, NewAttendance } from './attendanceWrites'

export { attendanceId } from './meetingKey'
export type { NewAttendance }

/** The most people who may come with one answer or one name. */
export const mostPeople = 20

/** The administrator at the door, by uid, and the time. */
type Stamp = { at: string; by: string }

/** A record of `attendance`. An `undone` record is of a person who did not come after all. */
export type Attendance = Omit<NewAttendance, 'press'> &
  Stamp & {
    /** When it was written, in milliseconds since 1970. */
    atMillis: number
    /** Older records have none. */
    press?: string
    undone?: Stamp & { atMillis: number }
    /** Each later change, the first change first. */
    changes?: AttendanceChange[]
  }

/** A later change, with the values before it. Names are not kept. */
export type AttendanceChange = Stamp & {
  was: Stamp &
    Pick<Attendance, 'kind' | 'people' | 'late'> & {
      inAt: string | null
      press: string | null
      undone: Stamp | null
    }
}

/** Whether an owner has erased the name, which this record alone had. */
export const isNameErased = ({ kind, name }: Pick<Attendance, 'kind' | 'name'>) =>
  (kind === 'walkin' || kind === 'substitute') && name === undefined

export const erasedName = 'Name erased'

export const newPress = newSubmissionId

export const newWalkInId = () => `W-${newSubmissionId()}`

/** The records of a meeting, or of all meetings from a day on (`YYYY-MM-DD`). */
type AttendanceOf = { meetingId: string; meetingDate?: string } | { from: string }

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
  press: string(),
  undone: object({ at: timestamp('Undone'), by: string() }).default(undefined),
  changes: mixed(),
})

export const attendanceApi = firestoreApi.injectEndpoints({
  endpoints: (build) => ({
    /** The attendance, the last check-in first. Undone records are among them. */
    listenAttendance: build.query<LiveList<Attendance>, AttendanceOf>(
      liveQuery({
        sourceOf: (scope: AttendanceOf) => ({ path, where: [...conditionsOf(scope)] }),
        schema: () => Promise.resolve(attendanceSchema),
        toItem,
        compare: (a, b) => b.inMillis - a.inMillis,
      }),
    ),

    /** Writes a check-in, or a change of it. Safe to send twice. */
    checkIn: build.mutation<CheckedIn, CheckIn>({
      queryFn: (given, api) =>
        attempt(async () => {
          const { data, ...others } = await checkIn(given, currentUid(api))
          return { ...others, attendance: read(given.attendance.id, data) }
        }),
    }),

    /** For owners: the check-in stays, without the name. */
    eraseName: build.mutation<null, { id: string }>({
      queryFn: ({ id }, api) => attemptAsOwner(api, (by) => eraseName(id, by)),
    }),
  }),
})

export const { useListenAttendanceQuery, useEraseNameMutation } = attendanceApi

/** While the list is not here. The same array each time. */
export const noAttendance: readonly Attendance[] = []

/** `isNew` is false if a colleague was first: the record is theirs. */
export type CheckedIn = { isNew: boolean; isTimeLost: boolean; attendance: Attendance }

function* conditionsOf(scope: AttendanceOf): Generator<[string, '==' | '>=', string]> {
  if ('from' in scope) return yield ['meetingDate', '>=', scope.from]
  yield ['meetingId', '==', scope.meetingId]
  if (scope.meetingDate !== undefined) yield ['meetingDate', '==', scope.meetingDate]
}

const read = (id: string, data: { [field: string]: unknown }) =>
  toItem(createReader(attendanceSchema)(id, data))

function toItem({ id, ...record }: Live<object>): Attendance {
  const { inAtMillis, changes, ...fields } = record as unknown as Attendance & {
    inAtMillis?: number | null
    changes?: { [number: string]: AttendanceChange }
  }
  // The rules make sure of the rest. Numbers come in their order.
  const all = changes && { changes: Object.values(changes) }
  return { ...fields, ...all, id, inMillis: inAtMillis ?? fields.atMillis ?? 0 }
}
