import { createHash } from 'node:crypto'
import { describe, expect, test } from 'vitest'
import { changeOf, type Action } from '@/features/requests/review/changes'
import type { Write } from '@/shared/firestore/lite'
import { requestKinds, type RequestKind } from '@/shared/requests/kinds'
import { erasedStatus, statusChanges } from '@/shared/requests/status'
import { submissionId, type Sample } from '@scripts/samples/records'
import { keyOf, lookupOf, statusesOf } from '@scripts/samples/statuses'
import { serverTime, type Fields } from '@test/rules/support/client'
import { everybody, projectFor, uidOf, type Role } from '@test/rules/support/project'
import { everyKind, samples } from '@test/rules/support/samples'
import { submission } from '@test/rules/support/submission'

/*
 * Visitors choose the ids of what they send. Whatever they send, an administrator can act on it, trash it
 * and erase it.
 */

const project = projectFor()
let count = 0

const newId = (start = '') => start + submissionId((count += 1), 9).slice(start.length)
const mayCommit = async (role: Role, writes: readonly Write[]) =>
  (await project.as[role].commit(writes)).isAllowed

const dataOf = (kind: RequestKind, more: Fields = {}): Fields => ({
  ...samples[kind].data,
  createdAt: serverTime,
  ...more,
})

const hashOf = (text: string) => createHash('sha256').update(text).digest('hex')

/** What the site writes for an action at the desk. */
async function acting(kind: RequestKind, id: string, action: Action, role: Role) {
  const { path } = requestKinds[kind]
  const { id: _, ...data } = (await project.firestore.read(`${path}/${id}`))! as Fields
  const by = uidOf(role) ?? 'nobody'
  const { review, entry } = changeOf(data.review, action, by, serverTime, Date.now())
  return [
    { path: `${path}/${id}`, update: { review } },
    { path: `${path}/${id}/history/${String(review.v)}`, set: entry },
    ...(await statusChanges(kind, id, { ...data, review }, undefined)),
  ] as Write[]
}

/** Whether the desk can note, trash and erase a request, as the site does. */
async function canRemove(kind: RequestKind, id: string) {
  const { path } = requestKinds[kind]
  const steps: Action[] = [
    { kind: 'note', text: 'Spam' },
    { kind: 'trash', text: 'Spam' },
  ]
  for (const action of steps) {
    if (!(await mayCommit('an editor', await acting(kind, id, action, 'an editor')))) return false
  }
  const key = keyOf(kind, id)
  const history = await project.firestore.list(`${path}/${id}/history`)
  return mayCommit('an administrator', [
    { path: `${path}/${id}`, isDeleted: true },
    { path: `request_keys/${key}`, isDeleted: true },
    { path: `request_status/${key}`, set: erasedStatus({ kind }, serverTime) },
    {
      path: `erasures/${kind}~${hashOf(id)}`,
      set: { why: 'spam', at: serverTime, by: 'admin' },
    },
    ...history.map((entry) => ({
      path: `${path}/${id}/history/${entry.id}`,
      isDeleted: true as const,
    })),
  ])
}

/** A request as it was stored before this or that belonged to it. */
async function seeded(kind: RequestKind, more: Fields = {}, collections = {}) {
  const id = newId()
  const data = { ...samples[kind].data, createdAt: new Date(0), ...more }
  await project.firestore.seed({
    [requestKinds[kind].path]: [{ id, data: data as Sample['data'] }],
    ...collections,
  })
  return id
}

describe.each(everyKind)('%s', (kind) => {
  const other: RequestKind = kind === 'land-issues' ? 'growth-fund' : 'land-issues'
  const neighbours = ['key', 'status', 'look-up'] as const

  test('is sent with all that belongs to it, and then it can be removed', async () => {
    for (const role of everybody) {
      const id = newId()
      expect([role, await mayCommit(role, submission(kind, id, dataOf(kind)))]).toEqual([
        role,
        true,
      ])
      expect(await canRemove(kind, id)).toBe(true)
    }
  })

  test.each(neighbours)('is refused without its %s', async (name) => {
    const missing = 1 + neighbours.indexOf(name)
    // Who may act at the desk need not have the look-up.
    const senders = everybody.filter((role) => name !== 'look-up' || !/editor|admini/.test(role))
    for (const role of senders) {
      const writes = submission(kind, newId(), dataOf(kind)).toSpliced(missing, 1)
      expect([role, await mayCommit(role, writes)]).toEqual([role, false])
    }
    const alone = submission(kind, newId(), dataOf(kind))
    expect(await mayCommit('a visitor', alone.slice(0, 1))).toBe(false)
  })

  test.each(neighbours)('is refused with a foreign %s', async (name) => {
    const at = 1 + neighbours.indexOf(name)
    const stored = newId()
    expect(await mayCommit('a visitor', submission(kind, stored, dataOf(kind)))).toBe(true)
    const id = newId()
    const own = submission(kind, id, dataOf(kind)) as (Write & { set: Fields })[]
    const foreign = [
      ...submission(kind, stored, dataOf(kind)).slice(at, at + 1),
      ...submission(kind, newId(), dataOf(kind)).slice(at, at + 1),
      ...submission(other, id, dataOf(other)).slice(at, at + 1),
    ] as (Write & { set: Fields })[]
    for (const write of foreign) {
      // In the place of one's own, beside it, and, below, its content.
      expect(await mayCommit('a visitor', own.with(at, write))).toBe(false)
      expect(await mayCommit('a visitor', [...own, write])).toBe(false)
    }
    for (const { set } of name === 'status' ? [] : foreign.slice(0, 2)) {
      const content = own.with(at, { path: own[at]!.path, set })
      expect(await mayCommit('a visitor', content)).toBe(false)
    }
    expect(await mayCommit('a visitor', own)).toBe(true)
  })

  test('takes no key or look-up from another with the same number', async () => {
    const first = newId()
    expect(await mayCommit('a visitor', submission(kind, first, dataOf(kind)))).toBe(true)
    // The same reference number and the same mobile number.
    const second = newId(first.slice(0, 8))
    expect(lookupOf(kind, second, samples[kind].data.mobile)).toBe(
      lookupOf(kind, first, samples[kind].data.mobile),
    )
    const writes = submission(kind, second, dataOf(kind))
    expect(await mayCommit('a visitor', writes)).toBe(false)
    for (const some of [writes.slice(0, 1), writes.slice(0, 2), writes.slice(0, 3)]) {
      expect(await mayCommit('a visitor', some)).toBe(false)
    }
  })

  test('does not come back once it was erased, and can be erased again if it has', async () => {
    const id = newId()
    const writes = submission(kind, id, dataOf(kind))
    expect(await mayCommit('a visitor', writes)).toBe(true)
    expect(await canRemove(kind, id)).toBe(true)
    for (const role of everybody) {
      expect([role, await mayCommit(role, writes)]).toEqual([role, false])
      // Its look-up is still there, and leads to what says that it was erased.
      const withoutLookup = writes.slice(0, 3)
      expect([role, await mayCommit(role, withoutLookup)]).toEqual([role, false])
    }
    // It came back before this was so.
    await project.firestore.seed({
      [requestKinds[kind].path]: [{ id, data: { ...samples[kind].data, createdAt: new Date() } }],
      request_keys: [{ id: keyOf(kind, id), data: { kind, requestId: id } }],
    })
    expect(await canRemove(kind, id)).toBe(true)
  })

  test.each<[string, (id: string) => Record<string, Sample[]>]>([
    ['without key or status', () => ({})],
    [
      'whose key names another',
      (id) => ({ request_keys: [{ id: keyOf(kind, id), data: { kind, requestId: newId() } }] }),
    ],
    [
      'whose key names another kind',
      (id) => ({ request_keys: [{ id: keyOf(kind, id), data: { kind: other, requestId: id } }] }),
    ],
    [
      'whose status says something else',
      (id) => ({
        request_keys: [{ id: keyOf(kind, id), data: { kind, requestId: id } }],
        request_status: [{ id: keyOf(kind, id), data: { kind, state: 'approved' } }],
      }),
    ],
    [
      'whose look-up leads to another',
      (id) => ({
        request_lookups: [
          {
            id: lookupOf(kind, id, samples[kind].data.mobile),
            data: { key: keyOf(kind, newId()) },
          },
        ],
      }),
    ],
  ])('of earlier, %s, can be trashed and erased', async (_title, around) => {
    const id = await seeded(kind)
    await project.firestore.seed(around(id))
    expect(await canRemove(kind, id)).toBe(true)
  })

  test('of earlier keeps its key: a visitor who knows the number takes nothing of it', async () => {
    const id = await seeded(kind)
    const same = newId(id.slice(0, 8))
    expect(await mayCommit('a visitor', statusesOf(kind, id, { ...samples[kind].data }))).toBe(
      false,
    )
    await project.as['a visitor'].commit(submission(kind, same, dataOf(kind)))
    expect(await canRemove(kind, id)).toBe(true)
  })

  test('has a key and a look-up that cannot be changed or taken away while it is there', async () => {
    const id = newId()
    const key = keyOf(kind, id)
    const lookup = `request_lookups/${lookupOf(kind, id, samples[kind].data.mobile)}`
    expect(await mayCommit('a visitor', submission(kind, id, dataOf(kind)))).toBe(true)
    for (const role of everybody) {
      const client = project.as[role]
      const answers = await Promise.all([
        client.delete(`request_keys/${key}`),
        client.update(`request_keys/${key}`, { requestId: newId() }),
        client.delete(lookup),
        client.update(lookup, { key: keyOf(kind, newId()) }),
      ])
      expect([role, answers.map(({ isAllowed }) => isAllowed)]).toEqual([
        role,
        answers.map(() => false),
      ])
      // For a copy of everything.
      const isOwner = role === 'an administrator'
      expect((await client.list('request_lookups')).isAllowed).toBe(isOwner)
      expect((await client.count('request_lookups')).isAllowed).toBe(isOwner)
      expect((await client.get(lookup)).isAllowed).toBe(true)
    }
  })
})

test('one request of a visitor stores twenty submissions at most', async () => {
  const many = (n: number) =>
    Array.from({ length: n }, () => submission('registrations', newId(), dataOf('registrations')))
  // Firestore looks up 20 documents outside of a commit at most: each needs one, to see that it was not erased.
  // Of so large a refusal the emulator does not get its text through, and answers with another error.
  const tooMany = many(21).flat()
  expect(await mayCommit('a visitor', tooMany).catch(() => false)).toBe(false)
  expect(await project.firestore.read(tooMany[0]!.path)).toBeUndefined()
  expect(await mayCommit('a visitor', many(20).flat())).toBe(true)
})
