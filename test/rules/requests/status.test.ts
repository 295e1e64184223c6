import { describe, expect, test } from 'vitest'
import { changeOf, type Action } from '@/features/requests/review/changes'
import { kinds, statesOf, type State } from '@/shared/requests/steps'
import type { Write } from '@/shared/firestore/lite'
import { requestKinds, type RequestKind } from '@/shared/requests/kinds'
import { replacedDocuments, publicStatusOf } from '@/shared/requests/status'
import { submissionId, type Value } from '@scripts/samples/records'
import { aReviewIn, stepAction } from '@scripts/samples/reviews'
import { keyOf, statusesOf } from '@scripts/samples/statuses'
import { serverTime, type Fields } from '@test/rules/support/client'
import {
  editors,
  everybody,
  readers,
  projectFor,
  uidOf,
  type Role,
} from '@test/rules/support/project'
import { everyKind, samples } from '@test/rules/support/samples'

/*
 * What became of a request: whoever knows its reference number and its mobile number may read it, and
 * it says what the record says.
 */

const before = new Date(Date.now() - 3_600_000)

const project = projectFor('demo-status')
let count = 0

const newId = () => submissionId((count += 1), 6)
const mayCommit = async (role: Role, writes: readonly Write[]) =>
  (await project.as[role].commit(writes)).isAllowed

type Parts = { id: string; key: string; record: Write; ofKey: Write; status: Write; lookup: Write }

/** What the site sends for a form. */
function sent(kind: RequestKind, more: Fields = {}, id = newId()): Parts {
  const data: Fields = { ...samples[kind].data, createdAt: serverTime, ...more }
  const [ofKey, status, lookup] = statusesOf(kind, id, data)
  const path = `${requestKinds[kind].path}/${id}`
  const key = keyOf(kind, id)
  return { id, key, record: { path, set: data }, ofKey, status, lookup }
}

const all = ({ record, ofKey, status, lookup }: Parts) => [record, ofKey, status, lookup]

/** A request of earlier, with or without its status. */
async function stored(
  kind: RequestKind,
  { hasStatus = true, more = {} as Fields, id = newId() } = {},
) {
  const data: Fields = { ...samples[kind].data, createdAt: before, ...more }
  const documents = statusesOf(kind, id, data)
  const { path } = requestKinds[kind]
  await project.firestore.seed({ [path]: [{ id, data: data as Record<string, Value> }] })
  for (const one of hasStatus ? documents : []) {
    const [collection, key] = one.path.split('/')
    await project.firestore.seed({
      [collection!]: [{ id: key!, data: one.set as Record<string, Value> }],
    })
  }
  const key = keyOf(kind, id)
  return { kind, id, key, data, path: `${path}/${id}`, documents }
}

type Stored = Awaited<ReturnType<typeof stored>>

/** What the desk writes for a step or a note. */
function acted(record: Stored, action: Action, role: Role) {
  const by = uidOf(role) ?? 'nobody'
  const { review, entry } = changeOf(record.data.review, action, by, serverTime, Date.now())
  const data = { ...record.data, review }
  return {
    ofRecord: { path: record.path, update: { review } },
    entry: { path: `${record.path}/history/${String(review.v)}`, set: entry },
    told: statusesOf(record.kind, record.id, data).slice(0, 2),
    status: publicStatusOf(record.kind, data),
  }
}

const start: Action = { kind: 'state', to: 'reviewing', public: 'We read it this week.' }
const startOf = (record: Stored, role: Role = 'an editor') => {
  const { ofRecord, entry, told, status } = acted(record, start, role)
  return { writes: [ofRecord, entry, ...told] as Write[], ofRecord, entry, told, status }
}

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
  ])('nobody makes a status %s', async (_title, pick) => {
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
    ['a name', { name: 'Somebody' }],
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

  test('everybody gets it by its key, and nobody lists, counts or deletes it', async () => {
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
      expect([role, answers.map(({ isAllowed }) => isAllowed)]).toEqual([
        role,
        [true, true, false, false, false, false],
      ])
    }
    for (const role of everybody) {
      const one = await stored(kind)
      const mayDelete = (await project.as[role].delete(`request_status/${one.key}`)).isAllowed
      expect([role, mayDelete]).toEqual([role, false])
    }
  })

  test('which request a key belongs to, only administrators read, and nobody changes', async () => {
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

  test('nobody but an administrator makes one for a request of earlier', async () => {
    for (const role of everybody) {
      const { documents } = await stored(kind, { hasStatus: false })
      expect([role, await mayCommit(role, documents)]).toEqual([role, editors.includes(role)])
    }
  })

  test('nobody writes a status that its record does not say', async () => {
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

describe('an answer to a meeting is replaced', () => {
  const kind = 'meeting-answers'
  const meeting = { mobile: '9876500001', meetingId: 'm1', meetingDate: '2026-12-06' }
  const earlier = (more: Fields = {}) => stored(kind, { more: { ...meeting, ...more } })
  const newer = (more: Fields = {}) => sent(kind, { ...meeting, people: 5, ...more })
  const replacing = (key: string, by: string, now: unknown = serverTime): Write[] =>
    replacedDocuments(key, by, now)

  test.each(everybody)('by a newer one that %s sends with the same number', async (role) => {
    const old = await earlier()
    const parts = newer()
    expect(await mayCommit(role, [...all(parts), ...replacing(old.key, parts.key)])).toBe(true)
    const { createdAt } = (await project.firestore.read(parts.record.path))!
    const { data } = old
    expect(await project.firestore.read(`request_status/${old.key}`)).toEqual({
      id: old.key,
      ...publicStatusOf(kind, data),
      replacedAt: createdAt,
    })
    expect(await project.firestore.read(`request_keys/${old.key}`)).toMatchObject({
      requestId: old.id,
      replacedBy: parts.key,
    })
    expect((await project.as['a visitor'].get(`request_status/${old.key}`)).text).not.toContain(
      parts.key,
    )
  })

  test.each<[string, Fields]>([
    ['another mobile number', { mobile: '9876500002' }],
    ['another meeting', { meetingId: 'm2' }],
    ['the same meeting on another day', { meetingDate: '2027-01-03' }],
    ['no day', { meetingDate: undefined }],
  ])('and not by one with %s', async (_title, more) => {
    const old = await earlier()
    const given = Object.entries({ ...meeting, people: 5, ...more })
    const { meetingDate: _, ...base } = samples[kind].data as Fields
    const data: Fields = {
      ...base,
      createdAt: serverTime,
      ...Object.fromEntries(given.filter(([, value]) => value)),
    }
    const id = newId()
    const writes: Write[] = [
      { path: `${requestKinds[kind].path}/${id}`, set: data },
      ...statusesOf(kind, id, data),
    ]
    const key = keyOf(kind, id)
    expect(await mayCommit('a visitor', [...writes, ...replacing(old.key, key)])).toBe(false)
    // The site then sends it without.
    expect(await mayCommit('a visitor', writes)).toBe(true)
  })

  test('once, in the commit of the newer one, and nothing else of it changes', async () => {
    const old = await earlier()
    const [ofKey, ofStatus] = replacing(old.key, newer().key)
    const parts = newer()
    const [goodKey, goodStatus] = replacing(old.key, parts.key)
    const late = await earlier()
    const tried: Write[][] = [
      [goodKey!, goodStatus!],
      [...all(parts), goodStatus!],
      [...all(parts), goodKey!],
      [...all(parts), ofKey!, ofStatus!],
      // By one that has come before.
      replacing(old.key, late.key),
      // By itself.
      [...all(parts), ...replacing(old.key, old.key)],
      [...all(parts), ...replacing(old.key, parts.key, before)],
      ...[{ people: 5 }, { state: 'approved' }, { text: 'x' }].map((more): Write[] => [
        ...all(parts),
        goodKey!,
        { path: ofStatus!.path, set: { replacedAt: serverTime, ...more }, merge: true },
      ]),
      [
        ...all(parts),
        { path: goodKey!.path, set: { replacedBy: parts.key, requestId: parts.id }, merge: true },
        goodStatus!,
      ],
    ]
    for (const role of ['a visitor', 'an administrator'] as const) {
      const verdicts = []
      for (const writes of tried) verdicts.push(await mayCommit(role, writes))
      expect([role, verdicts]).toEqual([role, tried.map(() => false)])
    }
    expect(await mayCommit('a visitor', [...all(parts), goodKey!, goodStatus!])).toBe(true)
    // Neither once more, nor back.
    const third = newer()
    const again = [...all(third), ...replacing(old.key, third.key)]
    expect(await mayCommit('a visitor', again)).toBe(false)
    for (const role of everybody) {
      const undone = [{ path: `request_status/${old.key}`, update: { replacedAt: undefined } }]
      expect([role, await mayCommit(role, undone)]).toEqual([role, false])
    }
  })

  test('and no request of another kind is', async () => {
    const other = await stored('land-issues', { more: meeting })
    const parts = newer()
    const writes = [...all(parts), ...replacing(other.key, parts.key)]
    expect(await mayCommit('a visitor', writes)).toBe(false)
  })

  test('and what the desk notes later leaves it so', async () => {
    const old = await earlier()
    const parts = newer()
    expect(await mayCommit('a visitor', [...all(parts), ...replacing(old.key, parts.key)])).toBe(
      true,
    )
    const { ofRecord, entry, told } = acted(old, { kind: 'note', text: 'Called.' }, 'an editor')
    const merged = told.map((write) => ({ ...write, merge: true as const }))
    expect(await mayCommit('an editor', [ofRecord, entry, ...merged])).toBe(true)
    const status = await project.firestore.read(`request_status/${old.key}`)
    expect(status).toHaveProperty('replacedAt')
  })
})

const decided = everyKind.filter((kind) => kind !== 'meeting-answers')

describe.each(decided)('%s at the desk', (kind) => {
  test('every step of the list goes with its status, and not without', async () => {
    const steps = kinds[kind].steps.flatMap((step) => step.from.map((from) => ({ step, from })))
    const wrong: string[] = []
    for (const { step, from } of steps) {
      const record = await at(from)
      const { ofRecord, entry, told } = acted(record, stepAction(step), 'an administrator')
      const without = await mayCommit('an administrator', [ofRecord, entry])
      // Once more with the same text: the status says so already.
      const isSame = step.to === from
      const isTaken = isSame
        ? without
        : await mayCommit('an administrator', [ofRecord, entry, ...told])
      if (without !== isSame || !isTaken) wrong.push(`${from} to ${step.to}`)
    }
    expect(wrong).toEqual([])

    async function at(from: State) {
      const { review, history } = aReviewIn(kind, from, ['admin'], before)
      const record = await stored(kind, { more: review ? { review } : {} })
      await project.firestore.seed({ [`${record.path}/history`]: history })
      return record
    }
  })

  test('a step that tells the applicant something else than its record is refused', async () => {
    const forged: Fields[] = [
      { state: 'received' },
      { text: 'Approved' },
      { text: undefined },
      { since: before },
      { reason: 'Internal' },
    ]
    for (const more of forged) {
      const record = await stored(kind)
      const { ofRecord, entry, told, status } = startOf(record)
      const set = Object.fromEntries(
        Object.entries({ ...status, ...more }).filter(([, value]) => value !== undefined),
      )
      const writes = [ofRecord, entry, told[0]!, { path: told[1]!.path, set }]
      expect(await mayCommit('an editor', writes)).toBe(false)
    }
  })

  test('the status of another request is not touched', async () => {
    const [record, other] = [await stored(kind), await stored(kind)]
    const { ofRecord, entry, told, status } = startOf(record)
    const wrong = { path: `request_status/${other.key}`, set: status }
    expect(await mayCommit('an editor', [ofRecord, entry, ...told, wrong])).toBe(false)
  })

  test('a request of earlier gets its status with the first step, or with a note', async () => {
    const record = await stored(kind, { hasStatus: false })
    expect(await mayCommit('an editor', startOf(record).writes)).toBe(true)
    expect(await project.firestore.read(`request_status/${record.key}`)).toMatchObject({
      state: 'reviewing',
      received: before,
      text: 'We read it this week.',
    })
    const noted = await stored(kind, { hasStatus: false })
    const note = acted(noted, { kind: 'note', text: 'Called, no answer.' }, 'an editor')
    expect(await mayCommit('an editor', [note.ofRecord, note.entry, ...note.told])).toBe(true)
    expect(await project.firestore.read(`request_status/${noted.key}`)).toMatchObject({
      state: 'received',
    })
  })

  test.each<[string, Fields, string]>([
    ['a number', { mobile: 9876543210 }, '9876543210'],
    ['a number with +91', { mobile: '+91 98765-43210' }, '9876543210'],
    ['a number with 0', { mobile: '098765 43210' }, '9876543210'],
    ['no number', { mobile: null }, ''],
    ['no date', { createdAt: 'last year' }, '7000000301'],
  ])('one from before there was a schema gets it, too: with %s', async (_title, more) => {
    const mobile = 'mobile' in more ? {} : { mobile: '7000000301' }
    const record = await stored(kind, { hasStatus: false, more: { ...more, ...mobile } })
    expect(await mayCommit('an editor', startOf(record).writes)).toBe(true)
  })

  test.each(['aBcDeFgHiJkLmNoPqRsT', 'oil-1'])('so does one with the id %s', async (id) => {
    const record = await stored(kind, { hasStatus: false, id: id + (id.length < 20 ? kind : '') })
    expect(await mayCommit('an editor', startOf(record).writes)).toBe(true)
  })

  test('what is read has no personal data, in every state', async () => {
    const fields = new Set<string>()
    for (const state of statesOf(kind)) {
      const { review } = aReviewIn(kind, state, ['admin'], before)
      const { key, data } = await stored(kind, { more: review ? { review } : {} })
      const { text } = await project.as['a visitor'].get(`request_status/${key}`)
      const own = Object.entries(data)
        .filter(([name]) => !['review', 'createdAt', 'consentVersion'].includes(name))
        .flatMap(([, value]) => (typeof value === 'string' ? [value] : []))
      expect(own.filter((value) => value.length > 3 && text.includes(value))).toEqual([])
      expect(text).not.toContain('A sample of the reason')
      const { id: _, ...status } = (await project.firestore.read(`request_status/${key}`))!
      for (const name of Object.keys(status)) fields.add(name)
    }
    const known = ['kind', 'received', 'since', 'state', 'text', 'waited']
    expect([...fields].filter((name) => !known.includes(name))).toEqual([])
  })
})
