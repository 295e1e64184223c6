import { describe, expect, test } from 'vitest'
import { changeOf } from '@/features/requests/review/changes'
import { kinds, minutesToUndo, type Kind, type State, type Step } from '@/shared/requests/steps'
import { rightsEntry } from '@/shared/requests/rights'
import { aMember } from '@scripts/samples/members/memberRecords'
import type { Value } from '@scripts/samples/records'
import { stepAction } from '@scripts/samples/reviews'
import { serverTime, type Fields } from '@test/rules/support/client'
import { everybody, projectFor, uidOf, type Role } from '@test/rules/support/project'
import { everyDecided, requestsIn, writesOf, type Received } from './requestsAtDesk'

/*
 * The administrator who took a step takes it back: within ten minutes, while nothing came after it. The review is then as
 * it was before, and the history has both entries.
 */

const project = projectFor()
const { one, mayWrite, mayDo } = requestsIn(project)

type Taken = Received & { entry: Fields }

const minutesAgo = (minutes: number) => new Date(Date.now() - minutes * 60_000)

/** A request in a state, and a step from there that was taken a moment ago. */
async function taken(
  kind: Kind,
  { step, from = step.from[0]! }: { step: Step; from?: State },
  { by = 'an editor', at = minutesAgo(1) }: { by?: Role; at?: Date } = {},
): Promise<Taken> {
  const record = await one(kind, from)
  const change = changeOf(record.data.review, stepAction(step), uidOf(by)!, at, at.getTime())
  const data = { ...record.data, review: change.review }
  const entry = { id: String(change.review.v), data: change.entry as Record<string, Value> }
  await project.firestore.update(record.path, { review: change.review as Value })
  await project.firestore.seed({ [`${record.path}/history`]: [entry] })
  if (kind === 'rights') {
    await project.firestore.update(`request_status/${String(record.data.key)}`, {
      rights: { [record.id]: rightsEntry(data) as Value },
    })
  }
  return { ...record, data, entry: change.entry }
}

const undoOf = ({ data, entry }: Taken, by: Role = 'an editor') => {
  const { review } = data as { review: Fields }
  return changeOf(
    review,
    { kind: 'undo', v: Number(review.v) },
    uidOf(by) ?? 'nobody',
    serverTime,
    0,
    entry,
  )
}

const mayUndo = (role: Role, record: Taken) =>
  mayWrite(role, writesOf(record, undoOf(record, role)))

/** The steps of a kind that can be undone: the withdrawal that an owner has taken back stays so. */
const stepsOf = (kind: Kind) => kinds[kind].steps.filter(({ of }) => of !== 'withdrawals')
const aStep = (kind: Kind) => stepsOf(kind).find(({ id }) => id === 'ask')!

describe.each(everyDecided)('%s', (kind) => {
  test('each step is undone by the person who took it', async () => {
    const pairs = stepsOf(kind).flatMap((step) => step.from.map((from) => ({ step, from })))
    const verdicts = await Promise.all(
      pairs.map(async (pair) => {
        const by = pair.step.role === 'owner' ? 'an administrator' : 'an editor'
        return mayUndo(by, await taken(kind, pair, { by }))
      }),
    )
    const refused = pairs.filter((_pair, at) => !verdicts[at])
    expect(refused.map(({ step, from }) => `${from} to ${step.to}`)).toEqual([])
  })

  test('and by no other person', async () => {
    const verdicts = await Promise.all(
      everybody.map(async (role) => mayUndo(role, await taken(kind, { step: aStep(kind) }))),
    )
    expect(everybody.filter((_role, at) => verdicts[at])).toEqual(['an editor'])
  })

  test(`for ${minutesToUndo} minutes`, async () => {
    const verdicts = await Promise.all(
      [minutesToUndo - 1, minutesToUndo + 1].map(async (minutes) =>
        mayUndo('an editor', await taken(kind, { step: aStep(kind) }, { at: minutesAgo(minutes) })),
      ),
    )
    expect(verdicts).toEqual([true, false])
  })

  test('not after a note, a message or another step, and not twice', async () => {
    for (const action of [
      { kind: 'note', text: 'Called' },
      { kind: 'told', channel: 'call' },
      { kind: 'state', to: 'reviewing' },
    ] as const) {
      const record = await taken(kind, { step: aStep(kind) })
      expect(await mayDo('an editor', record, action)).toBe(true)
      expect(await mayUndo('an editor', record)).toBe(false)
      // As if it were the last.
      const { review } = (await project.firestore.read(record.path)) as unknown as {
        review: Fields
      }
      const later = { ...record, data: { ...record.data, review } }
      const { review: before } = undoOf(record)
      const change = { review: { ...before, v: Number(review.v) + 1 }, entry: undoOf(later).entry }
      expect(await mayWrite('an editor', writesOf(later, change))).toBe(false)
    }
    const record = await taken(kind, { step: aStep(kind) })
    const undo = undoOf(record)
    expect(await mayWrite('an editor', writesOf(record, undo))).toBe(true)
    const { review } = (await project.firestore.read(record.path)) as unknown as { review: Fields }
    const undone = { ...record, data: { ...record.data, review } }
    expect(await mayUndo('an editor', undone)).toBe(false)
  })

  test('to nothing but what was before, in one commit with its entry and the status', async () => {
    const record = await taken(kind, { step: aStep(kind) })
    const undo = undoOf(record)
    const writes = writesOf(record, undo)
    const changed = [
      { review: { ...undo.review, state: 'refused' } },
      { review: { ...undo.review, reason: 'Another' } },
      { review: { ...undo.review, public: 'Another' } },
      { review: { ...undo.review, assignee: 'editor' } },
      { review: { ...undo.review, since: serverTime } },
      { review: { ...undo.review, v: Number(undo.review.v) + 1 } },
      { entry: { ...undo.entry, to: 'refused' } },
      { entry: { ...undo.entry, from: 'refused' } },
      { entry: { ...undo.entry, text: 'A text' } },
      { entry: { ...undo.entry, kind: 'state' } },
    ].map((part) => writesOf(record, { ...undo, ...part }))
    const verdicts = await Promise.all(
      [...changed, writes.slice(0, 2), writes.slice(0, 1), writes.slice(1)].map((some) =>
        mayWrite('an editor', some),
      ),
    )
    expect(verdicts).toEqual(verdicts.map(() => false))
    expect(await mayWrite('an editor', writes)).toBe(true)
  })

  test('a step does not say of what was before but what was there', async () => {
    const record = await one(kind)
    const at = minutesAgo(0)
    const step = stepAction(aStep(kind))
    const { review, entry } = changeOf(record.data.review, step, 'editor', serverTime, at.getTime())
    const before = entry.before as Fields
    const forged = [
      { ...before, state: 'refused' },
      { ...before, reason: 'Another' },
      { ...before, v: 99 },
      {},
    ]
    const verdicts = await Promise.all(
      forged.map((false_) =>
        mayWrite('an editor', writesOf(record, { review, entry: { ...entry, before: false_ } })),
      ),
    )
    expect(verdicts).toEqual(forged.map(() => false))
    expect(await mayWrite('an editor', writesOf(record, { review, entry }))).toBe(true)
  })
})

test('an approval is undone as long as no member was made from it', async () => {
  const step = kinds.registrations.steps.find(({ id }) => id === 'approve')!
  const [alone, withMember] = [
    await taken('registrations', { step }),
    await taken('registrations', { step }),
  ]
  const { data } = aMember(1)
  await project.firestore.seed({
    members: [{ id: withMember.id, data: data as unknown as Record<string, Value> }],
  })
  expect(await mayUndo('an editor', withMember)).toBe(false)
  expect(await mayUndo('an editor', alone)).toBe(true)
})
