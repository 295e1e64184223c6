import type { NewAttendance } from '@/features/meetings/attendanceApi'
import { attendanceId } from '@/features/meetings/meetingKey'
import { aMeeting, aMeetingAnswer } from './meetingRecords'
import { aFirm, anApplicant, receivedAt, submissionId, withoutGaps, type Sample } from './records'
import { seededRandom } from './seededRandom'

/** A document of `attendance`. */
export type AttendanceData = Omit<NewAttendance, 'id' | 'inMillis' | 'press'> & {
  at: Date
  inAt?: Date
  by: string
  press?: string
  undone?: { at: Date; by: string }
}

/** The sample record of a person who sent sample answer number n, and came. */
export function anAttendance(
  n: number,
  overrides: Partial<AttendanceData> = {},
): Sample<AttendanceData> {
  const { id: answer, data } = aMeetingAnswer(n)
  const { meetingId, comingAs, people } = data
  return {
    id: attendanceId(overrides.meetingId ?? meetingId, overrides.answer ?? answer),
    data: withoutGaps({
      meetingId,
      meetingDate: aMeeting().data.meetingDate,
      kind: comingAs === 'Member' ? 'member' : 'visitor',
      answer,
      people,
      late: false,
      via: 'list',
      at: receivedAt(n),
      by: 'admin',
      ...overrides,
    }),
  }
}

/** The sample record of a person who came without an answer. Each has a number of their own. */
export function aWalkIn(n: number, overrides: Partial<AttendanceData> = {}) {
  const { name, mobile } = anApplicant(n)
  const { firmName } = aFirm(n, seededRandom(n + 50_000)).firm
  const walkIn = { kind: 'walkin', comingAs: 'Visitor', answer: undefined, name, firmName } as const
  const { data } = anAttendance(n, { ...walkIn, mobile, people: 1, ...overrides })
  return { id: attendanceId(data.meetingId, `W-${submissionId(n, 5)}`), data }
}
