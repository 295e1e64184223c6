import { describe, expect, test } from 'vitest'
import type { Change } from '@/features/requests/review/changes'
import type { Write } from '@/shared/firestore/lite'
import { serverTime, type Fields } from '@test/rules/support/client'
import { editors, projectFor, uidOf } from '@test/rules/support/project'
import { aNote, changeFor, requestsIn, stepTo, toldOf, writesOf } from './requestsAtDesk'

const project = projectFor()
const { one, mayWrite } = requestsIn(project)

describe.each(editors)('%s', (role) => {
  const kind = 'land-issues'
  const uid = uidOf(role)!
  const yesterday = new Date(Date.now() - 86_400_000)
  const step = stepTo(kind, 'reviewing', 'takenUp')

  type Forge = (change: Change) => { review?: Fields; entry?: Fields; id?: string }

  test.each<[string, Forge]>([
    ['an entry by a colleague', ({ entry }) => ({ entry: { ...entry, by: 'viewer' } })],
    ['a review by a colleague', ({ review }) => ({ review: { ...review, by: 'viewer' } })],
    ['an entry of another time', ({ entry }) => ({ entry: { ...entry, at: yesterday } })],
    ['a review of another time', ({ review }) => ({ review: { ...review, at: yesterday } })],
    ['an entry without a time', ({ entry }) => ({ entry: { ...entry, at: undefined } })],
    ['another state before', ({ entry }) => ({ entry: { ...entry, from: 'received' } })],
    ['another state after', ({ entry }) => ({ entry: { ...entry, to: 'resolved' } })],
    ['another reason', ({ entry }) => ({ entry: { ...entry, text: 'Another reason' } })],
    ['no reason', ({ entry }) => ({ entry: { ...entry, text: undefined } })],
    ['another public text', ({ entry }) => ({ entry: { ...entry, public: 'Another text' } })],
    ['other details', ({ entry }) => ({ entry: { ...entry, details: { authority: 'Another' } } })],
    ['a field more', ({ entry }) => ({ entry: { ...entry, unknown: 'x' } })],
    ['a field more in the review', ({ review }) => ({ review: { ...review, unknown: 'x' } })],
    ['an assignment beside it', ({ review }) => ({ review: { ...review, assignee: 'viewer' } })],
    ['a correction beside it', ({ review }) => ({ review: { ...review, corrected: { a: 'x' } } })],
    ['another kind', ({ entry }) => ({ entry: { ...entry, kind: 'note' } })],
    ['an unknown kind', ({ entry }) => ({ entry: { ...entry, kind: 'x' } })],
    ['an id of another form', ({ entry }) => ({ entry: { ...entry, id: 'x' } })],
    ['an id that is no text', ({ entry }) => ({ entry: { ...entry, id: 20 } })],
    ['another version in the entry', ({ entry }) => ({ entry: { ...entry, v: 9 } })],
    [
      'a version skipped',
      ({ review, entry }) => ({
        review: { ...review, v: 3 },
        entry: { ...entry, v: 3 },
        id: '3',
      }),
    ],
    [
      'the version before',
      ({ review, entry }) => ({
        review: { ...review, v: 1 },
        entry: { ...entry, v: 1 },
        id: '1',
      }),
    ],
    [
      'a version that is no whole number',
      ({ review, entry }) => ({
        review: { ...review, v: 1.5 },
        entry: { ...entry, v: 1.5 },
        id: '1.5',
      }),
    ],
    ['the entry of another version', () => ({ id: '3' })],
    ['a state that began earlier', ({ review }) => ({ review: { ...review, since: yesterday } })],
    ['days of waiting that there were not', ({ review }) => ({ review: { ...review, waited: 5 } })],
  ])('writes nothing with %s', async (_title, forge) => {
    const record = await one(kind)
    const change = changeFor(record, step, role)
    const { id = String(change.review.v), ...forged } = forge(change)
    const { review, entry } = { ...change, ...forged }
    const withoutGaps = Object.fromEntries(
      Object.entries(entry).filter(([, value]) => value !== undefined),
    )
    const writes = [
      { path: record.path, update: { review } },
      { path: `${record.path}/history/${id}`, set: withoutGaps },
      ...toldOf(record, review),
    ]
    expect(await mayWrite(role, writes)).toBe(false)
    expect(await mayWrite(role, writesOf(record, change))).toBe(true)
  })

  test('writes no version that is a number with a decimal point in the database', async () => {
    // The client writes this one as such, because it is too large for JavaScript's whole numbers.
    const v = 2 ** 53
    const { review: before } = (await one(kind)).data as { review: Fields }
    for (const id of ['9007199254740992', '9007199254740992.0', '9.007199254740992E15']) {
      const record = await one(kind, 'reviewing', { review: { ...before, v: v - 1 } })
      const { review, entry } = changeFor(record, step, role)
      const writes: Write[] = [
        { path: record.path, update: { review: { ...review, v } } },
        { path: `${record.path}/history/${id}`, set: { ...entry, v } },
        ...toldOf(record, review),
      ]
      expect(await mayWrite(role, writes)).toBe(false)
    }
  })

  test('writes no step without its entry, and no entry without its step', async () => {
    const record = await one(kind)
    const [ofRecord, ofEntry, ...told] = writesOf(record, changeFor(record, step, role))
    expect(await mayWrite(role, [ofRecord!, ...told])).toBe(false)
    expect(await mayWrite(role, [ofEntry!, ...told])).toBe(false)
  })

  test('writes no two entries for a step', async () => {
    const record = await one(kind)
    const change = changeFor(record, step, role)
    const third = { ...change.entry, v: 3 }
    expect(
      await mayWrite(role, [
        ...writesOf(record, change),
        { path: `${record.path}/history/3`, set: third },
      ]),
    ).toBe(false)
  })

  test('takes no two steps in one commit', async () => {
    const record = await one(kind)
    const first = changeFor(record, aNote, role)
    const second = changeFor({ ...record, data: { review: first.review } }, aNote, role)
    const writes = [...writesOf(record, first), ...writesOf(record, second)]
    expect(await mayWrite(role, writes)).toBe(false)
  })

  test('writes no step with the entry of another record', async () => {
    const [record, other] = [await one(kind), await one(kind)]
    const change = changeFor(record, step, role)
    const [ofRecord, , ...told] = writesOf(record, change)
    const [, ofEntry] = writesOf(other, change)
    expect(await mayWrite(role, [ofRecord!, ofEntry!, ...told])).toBe(false)
  })

  test('neither changes nor deletes an entry', async () => {
    const { path } = await one(kind)
    const client = project.as[role]
    const stored = await project.firestore.read(`${path}/history/1`)
    const answers = await Promise.all([
      client.update(`${path}/history/1`, { text: 'Another reason' }),
      client.update(`${path}/history/1`, { by: uid }),
      client.set(`${path}/history/1`, { v: 1, kind: 'note', text: 'x', at: serverTime, by: uid }),
      client.delete(`${path}/history/1`),
      client.delete(path),
    ])
    expect(answers.map(({ isAllowed }) => isAllowed)).toEqual(answers.map(() => false))
    expect(await project.firestore.read(`${path}/history/1`)).toEqual(stored)
  })

  test('writes no entry over another', async () => {
    const record = await one(kind)
    const change = changeFor(record, step, role)
    await project.firestore.seed({
      [`${record.path}/history`]: [{ id: String(change.review.v), data: { text: 'older' } }],
    })
    expect(await mayWrite(role, writesOf(record, change))).toBe(false)
  })

  test('changes nothing that the applicant has sent', async () => {
    const record = await one(kind)
    const change = changeFor(record, step, role)
    const { review } = change
    const [, ofEntry, ...told] = writesOf(record, change)
    const tried = await Promise.all(
      [{ name: 'Another Person' }, { createdAt: serverTime }, { note: 'x' }].map((fields) =>
        mayWrite(role, [{ path: record.path, update: { review, ...fields } }, ofEntry!, ...told]),
      ),
    )
    expect(tried).toEqual([false, false, false])
    expect(await mayWrite(role, [{ path: record.path, update: { name: 'x' } }])).toBe(false)
  })

  test('does not act on a version that has changed meanwhile', async () => {
    const record = await one(kind)
    const first = writesOf(record, changeFor(record, step, role))
    const second = writesOf(record, changeFor(record, stepTo(kind, 'reviewing', 'waiting'), role))
    expect(await mayWrite(role, first)).toBe(true)
    expect(await mayWrite(role, second)).toBe(false)
    expect(await mayWrite(role, first)).toBe(false)
  })
})
