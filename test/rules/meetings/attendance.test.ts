import { beforeAll, describe, expect, test } from 'vitest'
import { mostPeople } from '@/features/meetings/attendanceApi'
import { anAttendance, aWalkIn, type AttendanceData } from '@scripts/samples/attendanceRecords'
import { aMeeting, aMeetingAnswer } from '@scripts/samples/meetingRecords'
import { submissionId, type Sample, type Value } from '@scripts/samples/records'
import { sha256 } from '@/shared/text/sha256'
import { serverTime, type Fields } from '@test/rules/support/client'
import {
  editors,
  everybody,
  readers,
  projectFor,
  uidOf,
  type Role,
} from '@test/rules/support/project'

const hour = 3_600_000
const day = 24 * hour
const before = (millis: number) => new Date(Date.now() - millis)

const project = projectFor('demo-attendance')
let count = 0

beforeAll(async () => {
  await project.firestore.seed({ monthly_meetings: [aMeeting()] })
})

const makers = { answer: anAttendance, walkIn: aWalkIn }
type Of = keyof typeof makers

const withoutGaps = (fields: Fields): Fields =>
  Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined))

const { meetingDate } = aMeeting().data

/** Stores sample answer number n, of the sample meeting. */
const seedAnswer = (n: number, more: Fields = {}) => {
  const { id, data } = aMeetingAnswer(n)
  const fields = withoutGaps({ ...data, meetingDate, ...more }) as Record<string, Value>
  return project.firestore.seed({ monthly_meeting_req: [{ id, data: fields }] })
}

/** Somebody who was not there before, as the door would write it. Their answer is stored. */
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

/** An administrator who is in the list. */
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
  const { kind, people, late, at, by, inAt = null, press = null, undone = null } = stored as Fields
  const before = { kind, people, late, at, inAt, by, press, undone, ...was }
  return { at: serverTime, by: uidOf(role) ?? 'nobody', was: withoutGaps(before), ...entry }
}

/** Changes a record with its trace, as the door does. */
async function change(path: string, fields: Fields, role: Role = 'an editor') {
  const trace = await traceOf(path, role)
  return (await project.as[role].update(path, { ...fields, 'changes.1': trace })).isAllowed
}

test.each(everybody)('%s checks in and changes only as an editor or owner', async (role) => {
  const client = project.as[role]
  const undone = { at: serverTime, by: uidOf(role) ?? 'nobody' }
  const writes = [
    ...(['answer', 'walkIn'] as const).map(async (of) => {
      const { path, fields } = await sent(of, role)
      return (await client.set(path, fields)).isAllowed
    }),
    change(await present(), { people: 20 }, role),
    change(await present(), { late: true }, role),
    change(await present(), { undone }, role),
    change(
      await present({ undone: { at: before(hour), by: 'viewer' } }),
      { undone: undefined },
      role,
    ),
  ]
  const answers = await Promise.all(writes)
  expect(answers).toEqual(answers.map(() => editors.includes(role)))
})

test.each(everybody)('%s reads them as an administrator, and deletes none', async (role) => {
  const client = project.as[role]
  const path = await present()
  const where = { where: ['meetingId', 'monthly-meeting'] as [string, string] }
  const reads = [client.get(path), client.list('attendance', where), client.count('attendance')]
  const answers = await Promise.all(reads)
  expect(answers.map(({ isAllowed }) => isAllowed)).toEqual(
    answers.map(() => readers.includes(role)),
  )
  expect((await client.delete(path)).isAllowed).toBe(false)
})

describe('a record is deleted', () => {
  async function erasure(role: Role, { trace = true, answer = true, of = 'answer' as Of } = {}) {
    const path = await present({}, of)
    const { id } = aMeetingAnswer(count, {})
    await project.firestore.update(`monthly_meeting_req/${id}`, { review: { trashed: true } })
    const fields = { why: 'request', at: serverTime, by: uidOf(role) }
    const writes = [
      { path, isDeleted: true as const },
      ...(answer ? [{ path: `monthly_meeting_req/${id}`, isDeleted: true as const }] : []),
      ...(trace ? [{ path: `erasures/meeting-answers~${await sha256(id)}`, set: fields }] : []),
    ]
    return (await project.as[role].commit(writes)).isAllowed
  }

  test('by an owner, in the commit that erases its answer and says so', async () => {
    expect(await erasure('an administrator')).toBe(true)
    expect(await erasure('an editor')).toBe(false)
    expect(await erasure('an administrator', { answer: false })).toBe(false)
    expect(await erasure('an administrator', { trace: false })).toBe(false)
  })

  test('also later, if its answer was erased without it', async () => {
    const path = await present()
    const { id } = aMeetingAnswer(count)
    await project.firestore.delete(`monthly_meeting_req/${id}`)
    const { as, firestore } = project
    expect((await as['an administrator'].delete(path)).isAllowed).toBe(false)
    const trace = { id: `meeting-answers~${await sha256(id)}`, data: { why: 'request' } }
    await firestore.seed({ erasures: [trace] })
    expect((await as['an editor'].delete(path)).isAllowed).toBe(false)
    expect((await as['an administrator'].delete(path)).isAllowed).toBe(true)
  })

  test('never of a walk-in, whose name is erased instead', async () => {
    const owner = project.as['an administrator']
    const path = await present({}, 'walkIn')
    expect((await owner.delete(path)).isAllowed).toBe(false)
    const names = { name: undefined, firmName: undefined, mobile: undefined }
    expect((await owner.update(path, names)).isAllowed).toBe(false)
    expect(await change(path, names)).toBe(false)
    expect(await change(path, { firmName: undefined }, 'an administrator')).toBe(false)
    expect(await change(path, { ...names, people: 2 }, 'an administrator')).toBe(false)
    expect(await change(path, names, 'an administrator')).toBe(true)
    const stored = await project.firestore.read(path)
    expect(stored).toMatchObject({ kind: 'walkin', changes: { 1: { by: 'admin' } } })
    expect(JSON.stringify(stored)).not.toMatch(/name|firmName|mobile/i)
    // It can still be counted otherwise.
    const trace = await traceOf(path, 'an editor')
    const second = { people: 2, 'changes.2': trace }
    expect((await project.as['an editor'].update(path, second)).isAllowed).toBe(true)
  })
})

test('twice is refused, so the second phone reads who was first', async () => {
  const { path, fields } = await sent('answer', 'an editor')
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
    ['with the time at which they came', 'answer', { inAt: before(hour) }],
    ['as coming almost a day ago', 'answer', { inAt: before(day - hour) }],
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
    ['as coming more than a day ago', 'answer', { inAt: before(day + 60_000) }],
    ['as coming in another century', 'walkIn', { inAt: new Date(0) }],
    ['as coming at no time', 'answer', { inAt: '10:32' }],
    ['without a press', 'answer', { press: undefined }],
    ['with a press of another form', 'answer', { press: 'x' }],
    ['as changed already', 'answer', { changes: {} }],
    ['on another day than the answer', 'answer', { meetingDate: '2026-01-01' }],
    ['on no day, with an answer that has one', 'answer', { meetingDate: undefined }],
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

  test('never with an answer that is not there, or is to another meeting', async () => {
    const { path, fields } = await sent('answer', 'an editor')
    await project.firestore.delete(`monthly_meeting_req/${String(fields.answer)}`)
    expect((await project.as['an editor'].set(path, fields)).isAllowed).toBe(false)
    expect(await mayCreate('answer', {}, undefined, { meetingId: 'other' })).toBe(false)
    expect(await mayCreate('answer', {}, undefined, { meetingDate: '2026-01-01' })).toBe(false)
    const another = { kind: 'substitute', name: 'Sample Person' }
    expect(await mayCreate('answer', another, undefined, { meetingId: 'other' })).toBe(false)
    // Both without a date: of a record from before there were dates.
    const undated = { meetingDate: undefined }
    expect(await mayCreate('answer', undated, undefined, undated)).toBe(true)
  })

  test('never at a meeting that is not there', async () => {
    const meetingId = 'gone'
    const id = submissionId((count += 1), 5)
    expect(await mayCreate('walkIn', { meetingId }, `attendance/gone~W-${id}`)).toBe(false)
    await seedAnswer((count += 1), { meetingId })
    const { id: answer } = aMeetingAnswer(count)
    expect(await mayCreate('answer', { meetingId, answer }, `attendance/gone~${answer}`)).toBe(
      false,
    )
    await project.firestore.seed({ monthly_meetings: [aMeeting({}, meetingId)] })
    expect(await mayCreate('walkIn', { meetingId }, `attendance/gone~W-${id}`)).toBe(true)
    expect(await mayCreate('answer', { meetingId, answer }, `attendance/gone~${answer}`)).toBe(true)
    await project.firestore.delete(`monthly_meetings/${meetingId}`)
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
    ['the press', { press: '0123456789ABCDEFGHJK' }],
    ['its name alone', { name: undefined }],
  ])('is not changed in %s', async (_title, fields) => {
    const path = await present({}, 'walkIn')
    expect(await change(path, fields)).toBe(false)
    expect(await change(path, { people: 2 })).toBe(true)
  })

  test('is never changed without the trace of who has changed it, and what it said before', async () => {
    const editor = project.as['an editor']
    const path = await present({ people: 2 })
    const mayChange = async (entry: Fields, was: Fields = {}, number = 1) => {
      const trace = await traceOf(path, 'an editor', entry, was)
      const fields = { people: 20, [`changes.${number}`]: trace }
      return (await editor.update(path, fields)).isAllowed
    }
    expect((await editor.update(path, { people: 20 })).isAllowed).toBe(false)
    expect((await editor.update(path, { people: 20, changes: {} })).isAllowed).toBe(false)
    expect(await mayChange({ by: 'admin' })).toBe(false)
    expect(await mayChange({ at: before(hour) })).toBe(false)
    expect(await mayChange({ text: 'x' })).toBe(false)
    expect(await mayChange({}, { people: 20 })).toBe(false)
    expect(await mayChange({}, { by: 'editor' })).toBe(false)
    expect(await mayChange({}, { undone: { at: before(hour), by: 'admin' } })).toBe(false)
    expect(await mayChange({}, { press: undefined })).toBe(false)
    expect(await mayChange({}, {}, 2)).toBe(false)
    expect(await mayChange({})).toBe(true)

    // What is there stays, and the next one comes beside it.
    expect((await editor.update(path, { late: true })).isAllowed).toBe(false)
    expect((await editor.update(path, { late: true, changes: undefined })).isAllowed).toBe(false)
    expect(await mayChange({}, { people: 20 }, 1)).toBe(false)
    const next = await traceOf(path, 'an administrator')
    const late = { late: true, 'changes.2': next }
    expect((await editor.update(path, late)).isAllowed).toBe(false)
    expect((await project.as['an administrator'].update(path, late)).isAllowed).toBe(true)
    expect(await project.firestore.read(path)).toMatchObject({
      by: 'admin',
      changes: { 1: { by: 'editor', was: { people: 2 } }, 2: { by: 'admin', was: { people: 20 } } },
    })
  })

  test('that was undone can be counted again, and keeps who undid it until then', async () => {
    const path = await present({ undone: { at: before(hour), by: 'admin' } })
    expect(await change(path, { people: 2 })).toBe(true)
    expect(await project.firestore.read(path)).toMatchObject({ undone: { by: 'admin' } })
    const back = { undone: undefined, late: true }
    expect((await project.as['an editor'].update(path, back)).isAllowed).toBe(false)
    const second = { ...back, 'changes.2': await traceOf(path, 'an editor') }
    expect((await project.as['an editor'].update(path, second)).isAllowed).toBe(true)
    const stored = await project.firestore.read(path)
    expect(stored).not.toHaveProperty('undone')
    expect(stored).toMatchObject({ changes: { 2: { was: { undone: { by: 'admin' } } } } })
  })
})

describe('somebody who takes the place of a record that was undone', () => {
  const undone = { at: before(hour), by: 'admin' }
  const substitute = { kind: 'substitute', name: 'Sample Person', mobile: '9876500001' } as const

  type Replacing = { role?: Role; of?: Of; trace?: boolean }

  /** Writes who comes now over who came before. */
  async function mayReplace(
    earlier: Partial<AttendanceData>,
    more: Fields,
    { role = 'an editor', of = 'answer', trace = true }: Replacing = {},
  ) {
    const path = await present(earlier, of)
    const { data } = makers[of](count)
    const changes = trace ? { 1: await traceOf(path, role) } : undefined
    const own = { by: uidOf(role) ?? 'nobody', at: serverTime, press: submissionId(count, 6) }
    const all = withoutGaps({ ...data, ...own, changes, ...more })
    return (await project.as[role].set(path, all)).isAllowed
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

  test('leaves the trace of the one before, and not the name', async () => {
    expect(await mayReplace({ undone, ...substitute }, {}, { trace: false })).toBe(false)
    const named = { changes: { 1: { name: 'Sample Person' } } }
    expect(await mayReplace({ undone, ...substitute }, named)).toBe(false)
    expect(await mayReplace({ undone, ...substitute }, {})).toBe(true)
    const path = `attendance/${anAttendance(count).id}`
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

  test.each(everybody)('%s writes that only as an editor or owner', async (role) => {
    expect(await mayReplace({ undone }, substitute, { role })).toBe(editors.includes(role))
  })
})
