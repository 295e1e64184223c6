import { beforeAll, describe, expect, test } from 'vitest'
import { mostPeople } from '@/features/meetings/attendance'
import { anAttendance, aWalkIn, type AttendanceData } from '@scripts/attendanceRecords'
import type { Sample, Value } from '@scripts/records'
import { serverTime, type Fields } from './client'
import {
  editors,
  everybody,
  readers,
  startProject,
  uidOf,
  type Project,
  type Role,
} from './project'

const hour = 3_600_000
const before = (millis: number) => new Date(Date.now() - millis)

let project: Project
let count = 0

beforeAll(async () => {
  project = await startProject('demo-attendance')
})

const makers = { answer: anAttendance, walkIn: aWalkIn }
type Of = keyof typeof makers

/** Somebody who was not there before, as the door would write it. */
function sent(of: Of, role: Role, more: Fields = {}) {
  const { id, data } = makers[of]((count += 1))
  const all: Fields = { ...data, by: uidOf(role) ?? 'nobody', at: serverTime, ...more }
  const given = Object.entries(all).filter(([, value]) => value !== undefined)
  return { path: `attendance/${id}`, fields: Object.fromEntries(given) }
}

async function mayCreate(of: Of, more: Fields = {}, path?: string) {
  const { path: own, fields } = sent(of, 'an editor', more)
  return (await project.as['an editor'].set(path ?? own, fields)).isAllowed
}

/** Somebody who is there already. */
async function present(overrides: Partial<AttendanceData> = {}, of: Of = 'answer') {
  const sample: Sample<AttendanceData> = makers[of]((count += 1), overrides)
  const { id, data } = sample
  await project.firestore.seed({
    attendance: [{ id, data: data as unknown as Record<string, Value> }],
  })
  return `attendance/${id}`
}

test.each(everybody)('%s checks in and changes only as an editor or owner', async (role) => {
  const client = project.as[role]
  const undone = { at: serverTime, by: uidOf(role) ?? 'nobody' }
  const writes = [
    ...(['answer', 'walkIn'] as const).map((of) => {
      const { path, fields } = sent(of, role)
      return client.set(path, fields)
    }),
    client.update(await present(), { people: 3 }),
    client.update(await present(), { late: true }),
    client.update(await present(), { undone }),
    client.update(await present({ undone: { at: before(hour), by: 'viewer' } }), {
      undone: undefined,
    }),
  ]
  const answers = await Promise.all(writes)
  expect(answers.map(({ isAllowed }) => isAllowed)).toEqual(
    answers.map(() => editors.includes(role)),
  )
})

test.each(everybody)('%s reads them as an administrator, and deletes as an owner', async (role) => {
  const client = project.as[role]
  const path = await present()
  const where = { where: ['meetingId', 'monthly-meeting'] as [string, string] }
  const reads = [client.get(path), client.list('attendance', where), client.count('attendance')]
  const answers = await Promise.all(reads)
  expect(answers.map(({ isAllowed }) => isAllowed)).toEqual(
    answers.map(() => readers.includes(role)),
  )
  expect((await client.delete(path)).isAllowed).toBe(role === 'an administrator')
})

test('twice is refused, so the second phone reads who was first', async () => {
  const { path, fields } = sent('answer', 'an editor')
  expect((await project.as['an editor'].set(path, fields)).isAllowed).toBe(true)
  expect((await project.as['an editor'].set(path, fields)).isAllowed).toBe(false)
  const { by: _, ...others } = fields
  const second = { ...others, by: uidOf('an administrator') }
  expect((await project.as['an administrator'].set(path, second)).isAllowed).toBe(false)
})

describe('somebody who comes is written', () => {
  test.each<[string, Of, Fields]>([
    ['as a member', 'answer', { kind: 'member' }],
    ['as a visitor', 'answer', { kind: 'visitor' }],
    [
      'with twenty people, late, by scan',
      'answer',
      { people: mostPeople, late: true, via: 'scan' },
    ],
    ['without the date of the meeting', 'answer', { meetingDate: undefined }],
    ['with the time at which they came', 'answer', { inAt: before(hour) }],
    ['as a walk-in', 'walkIn', {}],
    ['as a walk-in with a name alone', 'walkIn', { firmName: undefined, mobile: undefined }],
    ['as a walk-in who is a member', 'walkIn', { comingAs: 'Member' }],
    ['as a substitute', 'answer', { kind: 'substitute', name: 'Sample Person' }],
  ])('%s', async (_title, of, more) => {
    expect(await mayCreate(of, more)).toBe(true)
  })

  test.each<[string, Of, Fields]>([
    ['by somebody else', 'answer', { by: 'admin' }],
    ['at another time', 'answer', { at: before(hour) }],
    ['as coming in the future', 'answer', { inAt: new Date(Date.now() + hour) }],
    ['as coming at no time', 'answer', { inAt: '10:32' }],
    ['as another kind', 'answer', { kind: 'guest' }],
    ['as a walk-in with an answer', 'answer', { kind: 'walkin', name: 'Sample Person' }],
    ['with a name that the answer has', 'answer', { name: 'Sample Person' }],
    ['with a mobile that the answer has', 'answer', { mobile: '9876500001' }],
    ['with what the answer says of coming', 'answer', { comingAs: 'Member' }],
    ['with nobody', 'answer', { people: 0 }],
    ['with more than twenty', 'answer', { people: mostPeople + 1 }],
    ['with half a person', 'answer', { people: 1.5 }],
    ['late as a text', 'answer', { late: 'no' }],
    ['in another way', 'answer', { via: 'self' }],
    ['of another meeting than the id', 'answer', { meetingId: 'other' }],
    ['of another answer than the id', 'answer', { answer: '0123456789ABCDEFGHJK' }],
    ['without an answer', 'answer', { answer: undefined }],
    ['as undone', 'answer', { undone: { at: serverTime, by: 'editor' } }],
    ['with a field more', 'answer', { note: 'x' }],
    ['as a substitute without a name', 'answer', { kind: 'substitute' }],
    ['as a walk-in without a name', 'walkIn', { name: undefined }],
    ['as a walk-in with an address in the name', 'walkIn', { name: 'Pay at example.org/x' }],
    ['as a walk-in whose name turns the text', 'walkIn', { name: 'Sample \u202ePerson' }],
    ['as a walk-in with a firm of two lines', 'walkIn', { firmName: 'Sample\nWorks' }],
    ['at a meeting of two lines', 'answer', { meetingDate: '2026-12-05\n2026-12-06' }],
    ['as a walk-in with another number', 'walkIn', { mobile: '12345' }],
    ['as a walk-in who is neither', 'walkIn', { comingAs: 'Guest' }],
    ['as a walk-in who is not asked', 'walkIn', { comingAs: undefined }],
    ['as a walk-in who is a member by kind', 'walkIn', { kind: 'member' }],
    ['as a walk-in of another meeting', 'walkIn', { meetingId: 'other' }],
  ])('never %s', async (_title, of, more) => {
    expect(await mayCreate(of, more)).toBe(false)
  })

  test('never under another id', async () => {
    for (const id of ['x', 'monthly-meeting~W-1', 'other~W-0123456789ABCDEFGHJK']) {
      expect(await mayCreate('walkIn', {}, `attendance/${id}`)).toBe(false)
      expect(await mayCreate('answer', {}, `attendance/${id}`)).toBe(false)
    }
  })
})

describe('a record', () => {
  test.each<[string, Fields]>([
    ['who came', { answer: '0123456789ABCDEFGHJK' }],
    ['a name', { name: 'Somebody Else' }],
    ['the kind', { kind: 'member' }],
    ['when', { at: serverTime }],
    ['when they came', { inAt: before(hour) }],
    ['who wrote it', { by: 'editor' }],
    ['the meeting', { meetingDate: '2026-01-01' }],
    ['nobody', { people: 0 }],
    ['more than twenty', { people: mostPeople + 1 }],
    ['undone by somebody else', { undone: { at: serverTime, by: 'admin' } }],
    ['undone at another time', { undone: { at: before(hour), by: 'editor' } }],
    ['undone with a reason', { undone: { at: serverTime, by: 'editor', why: 'x' } }],
    ['undone as a flag', { undone: true }],
    ['a field more', { note: 'x' }],
  ])('is not changed in %s', async (_title, change) => {
    const path = await present({}, 'walkIn')
    expect((await project.as['an editor'].update(path, change)).isAllowed).toBe(false)
    expect((await project.as['an editor'].update(path, { people: 2 })).isAllowed).toBe(true)
  })

  test('that was undone can be counted again, and keeps who undid it until then', async () => {
    const path = await present({ undone: { at: before(hour), by: 'admin' } })
    const editor = project.as['an editor']
    expect((await editor.update(path, { people: 2 })).isAllowed).toBe(true)
    expect(await project.firestore.read(path)).toMatchObject({ undone: { by: 'admin' } })
    expect((await editor.update(path, { undone: undefined, late: true })).isAllowed).toBe(true)
    expect(await project.firestore.read(path)).not.toHaveProperty('undone')
  })
})

describe('somebody who takes the place of a record that was undone', () => {
  const undone = { at: before(hour), by: 'admin' }
  const substitute = { kind: 'substitute', name: 'Sample Person', mobile: '9876500001' } as const

  /** Writes who comes now over who came before. */
  async function mayReplace(
    earlier: Partial<AttendanceData>,
    more: Fields,
    { role = 'an editor', of = 'answer' }: { role?: Role; of?: Of } = {},
  ) {
    const path = await present(earlier, of)
    const { data } = makers[of](count)
    const all: Fields = { ...data, by: uidOf(role) ?? 'nobody', at: serverTime, ...more }
    const given = Object.entries(all).filter(([, value]) => value !== undefined)
    return (await project.as[role].set(path, Object.fromEntries(given))).isAllowed
  }

  test.each<[string, Partial<AttendanceData>, Fields]>([
    ['a substitute, of the person', { undone }, substitute],
    ['the person, of a substitute', { undone, ...substitute }, {}],
    ['another substitute', { undone, ...substitute }, { ...substitute, name: 'Other Person' }],
    ['a substitute who came earlier', { undone }, { ...substitute, inAt: before(hour) }],
  ])('is %s', async (_title, earlier, more) => {
    expect(await mayReplace(earlier, more)).toBe(true)
  })

  test.each<[string, Partial<AttendanceData>, Fields]>([
    ['while the other is in', {}, substitute],
    ['while the substitute is in', substitute, {}],
    ['by somebody else', { undone }, { ...substitute, by: 'admin' }],
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
    ['as nobody', { undone }, { ...substitute, people: 0 }],
    ['with a field more', { undone }, { ...substitute, note: 'x' }],
  ])('never %s', async (_title, earlier, more) => {
    expect(await mayReplace(earlier, more)).toBe(false)
  })

  test('is never a member under the id of a walk-in', async () => {
    const kind = { kind: 'member', comingAs: undefined, name: undefined }
    expect(await mayReplace({ undone }, kind, { of: 'walkIn' })).toBe(false)
    expect(await mayReplace({ undone }, { name: 'Other Person' }, { of: 'walkIn' })).toBe(true)
  })

  test.each(everybody)('%s writes that only as an editor or owner', async (role) => {
    expect(await mayReplace({ undone }, substitute, { role })).toBe(editors.includes(role))
  })
})
