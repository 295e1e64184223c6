import { beforeAll } from 'vitest'
import { anAttendance, aWalkIn, type AttendanceData } from '@scripts/samples/attendanceRecords'
import { aMeeting, aMeetingAnswer } from '@scripts/samples/meetingRecords'
import { submissionId, type Sample, type Value } from '@scripts/samples/records'
import { serverTime, type Fields } from '@test/rules/support/client'
import { uidOf, type Role } from '@test/rules/support/project'
import type { Project } from '@test/rules/support/project'

export const hour = 3_600_000
export const day = 24 * hour
export const before = (millis: number) => new Date(Date.now() - millis)

export const makers = { answer: anAttendance, walkIn: aWalkIn }
export type Of = keyof typeof makers

export const withoutGaps = (fields: Fields): Fields =>
  Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined))

const { meetingDate } = aMeeting().data

let count = 0
export const nextNumber = () => (count += 1)
/** The number of the sample that was made last. */
export const lastNumber = () => count

/** Records of attendance in a project, at a sample meeting that is stored before the tests. */
export function attendanceIn(project: Project) {
  beforeAll(() => project.firestore.seed({ monthly_meetings: [aMeeting()] }))

  /** Stores sample answer number n, of the sample meeting. */
  const seedAnswer = (n: number, more: Fields = {}) => {
    const { id, data } = aMeetingAnswer(n)
    const fields = withoutGaps({ ...data, meetingDate, ...more }) as Record<string, Value>
    return project.firestore.seed({ monthly_meeting_req: [{ id, data: fields }] })
  }

  /** A new attendee as the door writes one. The answer is stored. */
  async function sent(of: Of, role: Role, more: Fields = {}, answer: Fields = {}) {
    const { id, data } = makers[of]((count += 1))
    if (of === 'answer') await seedAnswer(count, answer)
    const own = { by: uidOf(role) ?? 'nobody', at: serverTime, press: submissionId(count, 6) }
    return { path: `attendance/${id}`, fields: withoutGaps({ ...data, ...own, ...more }) }
  }

  async function mayCreate(of: Of, more: Fields = {}, path?: string, answer?: Fields) {
    const { path: own, fields } = await sent(of, 'an editor', more, answer)
    return (await project.as['an editor'].set(path ?? own, fields)).isAllowed
  }

  /** Stores an attendee; the path. */
  async function present(overrides: Partial<AttendanceData> = {}, of: Of = 'answer') {
    const sample: Sample<AttendanceData> = makers[of]((count += 1), overrides)
    const { id, data } = sample
    if (of === 'answer') await seedAnswer(count)
    await project.firestore.seed({
      attendance: [{ id, data: data as unknown as Record<string, Value> }],
    })
    return `attendance/${id}`
  }

  /** The entry of the first change of a record. */
  async function traceOf(path: string, role: Role, entry: Fields = {}, was: Fields = {}) {
    const stored = (await project.firestore.read(path)) ?? {}
    const {
      kind,
      people,
      late,
      at,
      by,
      inAt = null,
      press = null,
      undone = null,
    } = stored as Fields
    const before = { kind, people, late, at, inAt, by, press, undone, ...was }
    return { at: serverTime, by: uidOf(role) ?? 'nobody', was: withoutGaps(before), ...entry }
  }

  /** Changes a record with its trace, as the door does. */
  async function change(path: string, fields: Fields, role: Role = 'an editor') {
    const trace = await traceOf(path, role)
    return (await project.as[role].update(path, { ...fields, 'changes.1': trace })).isAllowed
  }

  return { seedAnswer, sent, mayCreate, present, traceOf, change }
}
