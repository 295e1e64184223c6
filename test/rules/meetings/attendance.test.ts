import { describe, expect, test } from 'vitest'
import { mostPeople } from '@/features/meetings/attendanceApi'
import { mostChanges } from '@/features/meetings/schema'
import { aMeetingAnswer } from '@scripts/samples/meetingRecords'
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
import { attendanceIn, before, hour, lastNumber, type Of } from './attendanceRecords'

const project = projectFor()
const { sent, present, traceOf, change } = attendanceIn(project)

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

test.each(everybody)(
  '%s reads attendance only as an administrator, and deletes none',
  async (role) => {
    const client = project.as[role]
    const path = await present()
    const where = { where: ['meetingId', 'monthly-meeting'] as [string, string] }
    const reads = [client.get(path), client.list('attendance', where), client.count('attendance')]
    const answers = await Promise.all(reads)
    expect(answers.map(({ isAllowed }) => isAllowed)).toEqual(
      answers.map(() => readers.includes(role)),
    )
    expect((await client.delete(path)).isAllowed).toBe(false)
  },
)

describe('attendance', () => {
  async function erasure(role: Role, { trace = true, answer = true, of = 'answer' as Of } = {}) {
    const path = await present({}, of)
    const { id } = aMeetingAnswer(lastNumber())
    await project.firestore.update(`monthly_meeting_req/${id}`, { review: { trashed: true } })
    const fields = { why: 'request', at: serverTime, by: uidOf(role) }
    const writes = [
      { path, isDeleted: true as const },
      ...(answer ? [{ path: `monthly_meeting_req/${id}`, isDeleted: true as const }] : []),
      ...(trace ? [{ path: `erasures/meeting-answers~${await sha256(id)}`, set: fields }] : []),
    ]
    return (await project.as[role].commit(writes)).isAllowed
  }

  test('is deleted by an owner, in the commit that erases its answer and says so', async () => {
    expect(await erasure('an administrator')).toBe(true)
    expect(await erasure('an editor')).toBe(false)
    expect(await erasure('an administrator', { answer: false })).toBe(false)
    expect(await erasure('an administrator', { trace: false })).toBe(false)
  })

  test('is deleted later, too, if its answer was erased without it', async () => {
    const path = await present()
    const { id } = aMeetingAnswer(lastNumber())
    await project.firestore.delete(`monthly_meeting_req/${id}`)
    const { as, firestore } = project
    expect((await as['an administrator'].delete(path)).isAllowed).toBe(false)
    const trace = { id: `meeting-answers~${await sha256(id)}`, data: { why: 'request' } }
    await firestore.seed({ erasures: [trace] })
    expect((await as['an editor'].delete(path)).isAllowed).toBe(false)
    expect((await as['an administrator'].delete(path)).isAllowed).toBe(true)
  })

  test('of a walk-in is never deleted: the name is erased instead', async () => {
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

describe('a record', () => {
  test.each<[string, Fields]>([
    ['who came', { answer: '0123456789ABCDEFGHJK' }],
    ['a name', { name: 'Another Person' }],
    ['the kind', { kind: 'member' }],
    ['when', { at: serverTime }],
    ['when they came', { inAt: before(hour) }],
    ['who wrote it', { by: 'editor' }],
    ['the meeting', { meetingDate: '2026-01-01' }],
    ['no people', { people: 0 }],
    ['more than twenty', { people: mostPeople + 1 }],
    ['undone by a colleague', { undone: { at: serverTime, by: 'admin' } }],
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

  test('is changed fifty times at most, and its name is erased also then', async () => {
    const path = await present({}, 'walkIn')
    const earlier = Object.fromEntries(
      Array.from({ length: mostChanges - 1 }, (_, at) => [String(at + 1), { by: 'editor' }]),
    )
    await project.firestore.update(path, { changes: earlier })
    const add = async (role: Role, number: number, fields: Fields) => {
      const trace = await traceOf(path, role)
      return (await project.as[role].update(path, { ...fields, [`changes.${number}`]: trace }))
        .isAllowed
    }
    expect(await add('an editor', mostChanges, { people: 2 })).toBe(true)
    expect(await add('an editor', mostChanges + 1, { people: 3 })).toBe(false)
    const names = { name: undefined, firmName: undefined, mobile: undefined }
    expect(await add('an administrator', mostChanges + 1, names)).toBe(true)
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

  test('can be counted again after it was undone, and keeps who undid it until then', async () => {
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
