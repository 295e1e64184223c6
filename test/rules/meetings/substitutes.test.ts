import { describe, expect, test } from 'vitest'
import { anAttendance, type AttendanceData } from '@scripts/samples/attendanceRecords'
import { submissionId } from '@scripts/samples/records'
import { serverTime, type Fields } from '@test/rules/support/client'
import { editors, everybody, projectFor, uidOf, type Role } from '@test/rules/support/project'
import {
  attendanceIn,
  before,
  hour,
  lastNumber,
  makers,
  withoutGaps,
  type Of,
} from './attendanceRecords'

const project = projectFor()
const { present, traceOf } = attendanceIn(project)

describe('an attendee in the place of another who was undone', () => {
  const undone = { at: before(hour), by: 'admin' }
  const substitute = { kind: 'substitute', name: 'Sample Person', mobile: '9876500001' } as const

  type Replacing = { role?: Role; of?: Of; trace?: boolean }

  /** Writes the new attendee over the one who came before. */
  async function mayReplace(
    earlier: Partial<AttendanceData>,
    more: Fields,
    { role = 'an editor', of = 'answer', trace = true }: Replacing = {},
  ) {
    const path = await present(earlier, of)
    const { data } = makers[of](lastNumber())
    const changes = trace ? { 1: await traceOf(path, role) } : undefined
    const own = {
      by: uidOf(role) ?? 'nobody',
      at: serverTime,
      press: submissionId(lastNumber(), 6),
    }
    const all = withoutGaps({ ...data, ...own, changes, ...more })
    return (await project.as[role].set(path, all)).isAllowed
  }

  test.each<[string, Partial<AttendanceData>, Fields]>([
    ['a substitute, of the person', { undone }, substitute],
    ['the person, of a substitute', { undone, ...substitute }, {}],
    ['another substitute', { undone, ...substitute }, { ...substitute, name: 'Other Person' }],
    ['a substitute who came earlier', { undone }, { ...substitute, inAt: before(hour) }],
  ])('can be %s', async (_title, earlier, more) => {
    expect(await mayReplace(earlier, more)).toBe(true)
  })

  test.each<[string, Partial<AttendanceData>, Fields]>([
    ['while the other is in', {}, substitute],
    ['while the substitute is in', substitute, {}],
    ['by a colleague', { undone }, { ...substitute, by: 'admin' }],
    ['at another time', { undone }, { ...substitute, at: before(hour) }],
    ['as undone again', { undone }, { ...substitute, undone: { at: serverTime, by: 'editor' } }],
    ['as still undone', { undone }, { ...substitute, undone }],
    ['at a meeting on another day', { undone }, { ...substitute, meetingDate: '2026-01-01' }],
    ['at a meeting without a day', { undone }, { ...substitute, meetingDate: undefined }],
    ['of another answer', { undone }, { ...substitute, answer: '0123456789ABCDEFGHJK' }],
    ['of another meeting', { undone }, { ...substitute, meetingId: 'other' }],
    ['as a substitute without a name', { undone }, { kind: 'substitute' }],
    ['as the person with a name', { undone }, { name: 'Sample Person' }],
    ['as a walk-in', { undone }, { kind: 'walkin', name: 'Sample Person', comingAs: 'Member' }],
    ['as no people', { undone }, { ...substitute, people: 0 }],
    ['with a field more', { undone }, { ...substitute, note: 'x' }],
  ])('is never written %s', async (_title, earlier, more) => {
    expect(await mayReplace(earlier, more)).toBe(false)
  })

  test('leaves a trace of the attendee before, without the name', async () => {
    expect(await mayReplace({ undone, ...substitute }, {}, { trace: false })).toBe(false)
    const named = { changes: { 1: { name: 'Sample Person' } } }
    expect(await mayReplace({ undone, ...substitute }, named)).toBe(false)
    expect(await mayReplace({ undone, ...substitute }, {})).toBe(true)
    const path = `attendance/${anAttendance(lastNumber()).id}`
    const stored = await project.firestore.read(path)
    expect(stored).toMatchObject({
      by: 'editor',
      changes: {
        1: { by: 'editor', was: { kind: 'substitute', by: 'admin', undone: { by: 'admin' } } },
      },
    })
    expect(JSON.stringify(stored)).not.toContain('Sample Person')
  })

  test('is never a member under the id of a walk-in', async () => {
    const kind = { kind: 'member', comingAs: undefined, name: undefined }
    expect(await mayReplace({ undone }, kind, { of: 'walkIn' })).toBe(false)
    expect(await mayReplace({ undone }, { name: 'Other Person' }, { of: 'walkIn' })).toBe(true)
  })

  test.each(everybody)('is written by %s only as an editor or owner', async (role) => {
    expect(await mayReplace({ undone }, substitute, { role })).toBe(editors.includes(role))
  })
})
