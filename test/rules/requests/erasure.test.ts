import { createHash } from 'node:crypto'
import { describe, expect, test } from 'vitest'
import { kinds } from '@/shared/requests/steps'
import type { Write } from '@/shared/firestore/lite'
import type { RequestKind } from '@/shared/requests/kinds'
import { erasedStatus } from '@/shared/requests/status'
import { submissionId, type Sample } from '@scripts/samples/records'
import { aReview } from '@scripts/samples/reviews'
import { keyOf, statusesOf } from '@scripts/samples/statuses'
import { serverTime, type Fields } from '@test/rules/support/client'
import { everybody, projectFor, uidOf, type Project, type Role } from '@test/rules/support/project'
import { everyKind, samples } from '@test/rules/support/samples'

const project = projectFor()
let count = 0

/** A request with some notes, in the trash or not. */
async function noted(kind: RequestKind, { notes = 3, isTrashed = true } = {}) {
  const id = submissionId((count += 1), 8)
  const path = `${kinds[kind].path}/${id}`
  const actions = Array.from(
    { length: notes },
    (_, n) => ({ kind: 'note', text: `Note ${n}` }) as const,
  )
  const { review, history } = aReview(
    [...actions, ...(isTrashed ? [{ kind: 'trash' } as const] : [])],
    {
      by: ['editor'],
      until: new Date(),
    },
  )
  const data: Fields = { ...samples[kind].data, review }
  const [ofKey, status] = statusesOf(kind, id, data)
  await project.firestore.seed({
    [kinds[kind].path]: [{ id, data: data as Sample['data'] }],
    [`${path}/history`]: history,
    request_keys: [{ id: keyOf(kind, id), data: ofKey!.set as Sample['data'] }],
    request_status: [{ id: keyOf(kind, id), data: status!.set as Sample['data'] }],
  })
  return { kind, id, path, history: history.map((entry) => `${path}/history/${entry.id}`) }
}

type Noted = Awaited<ReturnType<typeof noted>>

const hashOf = (text: string) => createHash('sha256').update(text).digest('hex')
const traceOf = ({ kind, id }: Noted) => `erasures/${kind}~${hashOf(id)}`

const traceBy = (role: Role, more: Fields = {}): Fields => ({
  why: 'request',
  at: serverTime,
  by: uidOf(role) ?? 'nobody',
  ...more,
})

/** What the site writes to erase a request. */
const erasing = (role: Role, record: Noted): Write[] => [
  { path: record.path, isDeleted: true },
  { path: `request_keys/${keyFor(record)}`, isDeleted: true },
  tombstoneOf(record),
  { path: traceOf(record), set: traceBy(role) },
  ...record.history.map((path) => ({ path, isDeleted: true as const })),
]

const keyFor = ({ kind, id }: Noted) => keyOf(kind, id)

/** What the applicant reads from then on. */
const tombstoneOf = (record: Noted, more: Fields = {}): Write => ({
  path: `request_status/${keyFor(record)}`,
  set: { ...erasedStatus({ kind: record.kind }, serverTime), ...more },
})

describe.each(everyKind)('%s', (kind) => {
  test.each(everybody)('%s erases a request only as an owner', async (role) => {
    const record = await noted(kind)
    const { isAllowed } = await project.as[role].commit(erasing(role, record))
    expect(isAllowed).toBe(role === 'an administrator')
    const left = await Promise.all(
      [record.path, ...record.history].map((path) => project.firestore.read(path)),
    )
    expect(left.every((document) => (document === undefined) === isAllowed)).toBe(true)
    // Nothing is found but that it was erased.
    const status = await project.firestore.read(`request_status/${keyFor(record)}`)
    const { id: _id, kind: _kind, state: _state, since: _since, ...more } = status!
    expect(Object.keys(more).length > 0).toBe(!isAllowed)
    expect(status).toMatchObject({ kind, state: isAllowed ? 'erased' : 'received' })
  })

  test('no entry says that a request was erased which is there, or anything else of an erased one', async () => {
    const record = await noted(kind)
    for (const role of everybody) {
      expect((await project.as[role].commit([tombstoneOf(record)])).isAllowed).toBe(false)
    }
    const owner = project.as['an administrator']
    const [ofRecord, ofKey, , trace] = erasing('an administrator', record)
    for (const more of [
      { since: new Date(0) },
      { kind: 'x' },
      { text: 'x' },
      { state: 'closed' },
    ]) {
      const writes = [ofRecord!, ofKey!, tombstoneOf(record, more), trace!]
      expect((await owner.commit(writes)).isAllowed).toBe(false)
    }
    expect((await owner.commit(erasing('an administrator', record))).isAllowed).toBe(true)
    for (const role of everybody) {
      const path = `request_status/${keyFor(record)}`
      const { set } = tombstoneOf(record) as { set: Fields }
      expect((await project.as[role].update(path, { state: 'received' })).isAllowed).toBe(false)
      expect((await project.as[role].set(path, { ...set, text: 'x' })).isAllowed).toBe(false)
      expect((await project.as[role].delete(path)).isAllowed).toBe(false)
    }
  })

  test('one that is not in the trash stays', async () => {
    const owner = project.as['an administrator']
    const record = await noted(kind, { isTrashed: false })
    expect((await owner.commit(erasing('an administrator', record))).isAllowed).toBe(false)
  })
})

describe('an owner', () => {
  const role = 'an administrator'
  const mayCommit = async (writes: Parameters<Project['as'][Role]['commit']>[0]) =>
    (await project.as[role].commit(writes)).isAllowed

  test('erases a long history in one commit', async () => {
    const record = await noted('land-issues', { notes: 300 })
    expect(await mayCommit(erasing(role, record))).toBe(true)
    expect(await project.firestore.list(`${record.path}/history`)).toEqual([])
  })

  test('erases nothing without a trace, or with that of another request', async () => {
    const record = await noted('registrations')
    const other = await noted('registrations')
    const [ofRecord] = erasing(role, record)
    const deleted = record.history.map((path) => ({ path, isDeleted: true as const }))
    expect(await mayCommit([ofRecord!, ...deleted])).toBe(false)
    expect(await mayCommit([ofRecord!, ...deleted, erasing(role, other)[3]!])).toBe(false)
    const ofOtherKind = `erasures/diamond-club~${hashOf(record.id)}`
    const traces = [ofOtherKind, `erasures/${record.id}`]
    for (const path of traces) {
      expect(await mayCommit([ofRecord!, ...deleted, { path, set: traceBy(role) }])).toBe(false)
    }
  })

  test('deletes no history of a request that stays', async () => {
    const record = await noted('growth-fund')
    const [path] = record.history
    expect(await mayCommit([{ path: path!, isDeleted: true }])).toBe(false)
    expect(await mayCommit([erasing(role, record)[3]!, { path: path!, isDeleted: true }])).toBe(
      false,
    )
  })

  test('deletes what an erased request has left', async () => {
    const record = await noted('growth-fund')
    const [ofRecord, ofKey, , trace, first, ...others] = erasing(role, record)
    expect(await mayCommit([ofRecord!, trace!, first!])).toBe(false)
    expect(await mayCommit([ofRecord!, ofKey!, trace!, first!])).toBe(true)
    expect((await project.as['an editor'].commit(others)).isAllowed).toBe(false)
    expect(await mayCommit(others)).toBe(true)
  })

  test.each<[string, Fields]>([
    ['another reason', { why: 'x' }],
    ['somebody else', { by: 'editor' }],
    ['another time', { at: new Date(0) }],
    ['a name', { name: 'Somebody' }],
  ])('leaves no trace with %s', async (_title, more) => {
    const path = `erasures/registrations~${hashOf('a')}`
    expect(await mayCommit([{ path, set: traceBy(role, more) }])).toBe(false)
  })

  test('renews a trace, and does not delete it', async () => {
    const record = await noted('registrations')
    expect(await mayCommit(erasing(role, record))).toBe(true)
    const path = traceOf(record)
    for (const other of everybody) {
      const writes = [{ path, set: traceBy(other, { why: 'spam' }) }]
      const { isAllowed } = await project.as[other].commit(writes)
      expect([other, isAllowed]).toEqual([other, other === role])
    }
    expect(await mayCommit([{ path, set: traceBy(role, { by: 'editor' }) }])).toBe(false)
    expect(await mayCommit([{ path, isDeleted: true }])).toBe(false)
  })

  test('names in a trace the record of which a part of the history is left, and no other', async () => {
    const record = await noted('registrations')
    const [ofRecord, ofKey, told, , ...history] = erasing(role, record)
    const unfinished = (left: string): Write => ({
      path: traceOf(record),
      set: traceBy(role, { left }),
    })
    const first = [ofRecord!, ofKey!, told!, history[0]!]
    expect(await mayCommit([...first, unfinished(submissionId(1, 8))])).toBe(false)
    expect(await mayCommit([...first, unfinished(record.id)])).toBe(true)
    const rest = [...history.slice(1), { path: traceOf(record), set: traceBy(role) }]
    expect(await mayCommit(rest)).toBe(true)
    expect(await project.firestore.read(traceOf(record))).not.toHaveProperty('left')
  })
})
