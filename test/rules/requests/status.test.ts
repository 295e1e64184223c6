import { describe, expect, test } from 'vitest'
import type { Write } from '@/shared/firestore/lite'
import { requestKinds } from '@/shared/requests/kinds'
import { keyOf } from '@scripts/samples/statuses'
import { serverTime, type Fields } from '@test/rules/support/client'
import { editors, everybody, readers, projectFor } from '@test/rules/support/project'
import { everyKind } from '@test/rules/support/samples'
import { all, before, newId, sent, statusesIn, type Parts } from './requestStatuses'

const project = projectFor()
const { mayCommit, stored } = statusesIn(project)

describe.each(everyKind)('%s', (kind) => {
  test.each(everybody)('%s sends it with its status, in one commit', async (role) => {
    const parts = sent(kind)
    expect(await mayCommit(role, all(parts))).toBe(true)
    expect(await project.firestore.read(`request_keys/${parts.key}`)).toMatchObject({
      kind,
      requestId: parts.id,
    })
    const record = await project.firestore.read(`${requestKinds[kind].path}/${parts.id}`)
    const { createdAt, answer, people, meetingDate } = record!
    const status = await project.firestore.read(`request_status/${parts.key}`)
    expect(status).toEqual({
      id: parts.key,
      kind,
      state: 'received',
      since: createdAt,
      received: createdAt,
      ...(kind === 'meeting-answers' && { answer, people, meetingDate }),
    })
  })

  test('a second try changes nothing, and neither does a third', async () => {
    const parts = sent(kind)
    expect(await mayCommit('a visitor', all(parts))).toBe(true)
    const path = `request_status/${parts.key}`
    const first = await project.firestore.read(path)
    expect(await mayCommit('a visitor', all(parts))).toBe(false)
    expect(await mayCommit('a visitor', [parts.status])).toBe(false)
    expect(await project.firestore.read(path)).toEqual(first)
  })

  test.each<[string, (parts: Parts) => Write[]]>([
    ['alone', ({ status }) => [status]],
    ['with its key alone', ({ ofKey, status }) => [ofKey, status]],
    ['without its key', ({ record, status }) => [record, status]],
    [
      'under another key',
      ({ record, ofKey, status }) => {
        const other = keyOf(kind, newId())
        return [
          record,
          { ...ofKey, path: `request_keys/${other}` },
          { ...status, path: `request_status/${other}` },
        ]
      },
    ],
    [
      'of the same key in capitals',
      ({ record, ofKey, status, key }) => [
        record,
        { ...ofKey, path: `request_keys/${key.toUpperCase()}` },
        { ...status, path: `request_status/${key.toUpperCase()}` },
      ],
    ],
  ])('a visitor makes no status %s', async (_title, pick) => {
    expect(await mayCommit('a visitor', pick(sent(kind)))).toBe(false)
  })

  test.each<[string, Fields]>([
    ['another state', { state: 'approved' }],
    ['a text', { text: 'Approved' }],
    ['another kind', { kind: kind === 'growth-fund' ? 'registrations' : 'growth-fund' }],
    ['another time', { since: before }],
    ['no time', { received: undefined }],
    ['days of waiting', { waited: 3 }],
    ['another answer', { answer: 'I may attend' }],
    ['another number of people', { people: 9 }],
    ['another meeting', { meetingDate: '2020-01-01' }],
    ['that it was replaced', { replacedAt: serverTime }],
    ['a name', { name: 'Another Person' }],
    ['an id', { id: 'x' }],
  ])('a visitor’s status says nothing of its own: %s', async (_title, more) => {
    const parts = sent(kind)
    const { set } = parts.status as { set: Fields }
    const forged = Object.fromEntries(
      Object.entries({ ...set, ...more }).filter(([, value]) => value !== undefined),
    )
    const writes = [parts.record, parts.ofKey, { ...parts.status, set: forged } as Write]
    expect(await mayCommit('a visitor', writes)).toBe(false)
  })

  test('a key says nothing but which request it is, and that of another is refused', async () => {
    const parts = sent(kind)
    const { set } = parts.ofKey as { set: Fields }
    const other = await stored(kind)
    for (const more of [{ name: 'x' }, { requestId: other.id }, { kind: 'x' }]) {
      const ofKey = { ...parts.ofKey, set: { ...set, ...more } } as Write
      expect(await mayCommit('a visitor', [parts.record, ofKey, parts.status])).toBe(false)
    }
  })

  test('each person gets it by its key, only an owner lists and counts it, and none deletes it', async () => {
    const { key } = await stored(kind)
    const path = `request_status/${key}`
    for (const role of everybody) {
      const client = project.as[role]
      const answers = await Promise.all([
        client.get(path),
        client.get(`request_status/${'0'.repeat(64)}`),
        client.list('request_status'),
        client.list('request_status', { where: ['kind', kind], limit: 1 }),
        client.list('request_status', { isGroup: true }),
        client.count('request_status'),
      ])
      // For a copy of everything.
      const isOwner = role === 'an administrator'
      expect([role, answers.map(({ isAllowed }) => isAllowed)]).toEqual([
        role,
        [true, true, isOwner, isOwner, isOwner, isOwner],
      ])
    }
    for (const role of everybody) {
      const one = await stored(kind)
      const mayDelete = (await project.as[role].delete(`request_status/${one.key}`)).isAllowed
      expect([role, mayDelete]).toEqual([role, false])
    }
  })

  test('only administrators read which request a key belongs to, and none changes it', async () => {
    for (const role of everybody) {
      const { key, id } = await stored(kind)
      const other = await stored(kind)
      const client = project.as[role]
      const answers = await Promise.all([
        client.get(`request_keys/${key}`),
        client.list('request_keys'),
        client.update(`request_keys/${key}`, { requestId: other.id }),
        client.set(`request_keys/${key}`, { kind, requestId: other.id }),
        client.set(`request_keys/${key}`, { kind, requestId: id }),
        client.delete(`request_keys/${key}`),
      ])
      const isReader = readers.includes(role)
      expect([role, answers.map(({ isAllowed }) => isAllowed)]).toEqual([
        role,
        [isReader, isReader, false, false, editors.includes(role), false],
      ])
    }
  })

  test('only an administrator makes one for a request of earlier', async () => {
    for (const role of everybody) {
      const { documents } = await stored(kind, { hasStatus: false })
      expect([role, await mayCommit(role, documents)]).toEqual([role, editors.includes(role)])
    }
  })

  test('no person writes a status that differs from its record', async () => {
    for (const role of everybody) {
      const { documents } = await stored(kind)
      const [, status] = documents
      const tried: Fields[] = [
        { state: 'approved' },
        { text: 'Approved' },
        { since: serverTime },
        { waited: 1 },
        { withdrawnAt: serverTime },
        { replacedAt: serverTime },
        { answer: 'I may attend' },
        { people: 9 },
      ]
      const verdicts = await Promise.all(
        tried.map((update) => mayCommit(role, [{ path: status!.path, update }])),
      )
      expect([role, verdicts]).toEqual([role, tried.map(() => false)])
    }
  })
})
