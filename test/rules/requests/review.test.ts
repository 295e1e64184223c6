import { createHash } from 'node:crypto'
import { describe, expect, test } from 'vitest'
import { changeOf, type Action, type Change } from '@/features/requests/review/changes'
import { isDecided, kinds, limits, statesOf, type Kind, type State } from '@/shared/requests/steps'
import { collections } from '@/features/requests/collections'
import { isCorrectable } from '@/shared/requests/corrections'
import { stepBetween } from '@/shared/requests/review'
import type { Write } from '@/shared/firestore/lite'
import { submissionId, type Sample, type Value } from '@scripts/samples/records'
import { aReviewIn, stepAction } from '@scripts/samples/reviews'
import { rightsChange, rightsEntry } from '@/shared/requests/rights'
import { aRightsRequest } from '@scripts/samples/rightsRecords'
import { statusesOf } from '@scripts/samples/statuses'
import { repeatOf, serverTime, type Fields, sentinels } from '@test/rules/support/client'
import {
  editors,
  everybody,
  readers,
  projectFor,
  uidOf,
  type Role,
} from '@test/rules/support/project'
import { samples as requestSamples } from '@test/rules/support/samples'
import { submission } from '@test/rules/support/submission'

/*
 * What the rules let an administrator do with a request: the steps of `steps.ts` and no others, each
 * in one commit with its entry in the history.
 */

const samples: Record<Kind, Sample> = {
  ...requestSamples,
  rights: aRightsRequest(1, 'Correct', ''),
}
const everyKind = (Object.keys(kinds) as Kind[]).filter(isDecided)
const before = new Date(Date.now() - 3_600_000)

const project = projectFor('demo-review')
let count = 0

type Received = { kind: Kind; id: string; path: string; data: Fields }

/** Requests of one kind, each in a state, with its history. */
async function received(kind: Kind, states: readonly State[], more: Fields = {}) {
  const { path } = kinds[kind]
  const records = states.map((state): Received & { history: Sample[] } => {
    const id = submissionId((count += 1), 9)
    const { review, history } = aReviewIn(kind, state, ['admin', 'editor'], before)
    const key = createHash('sha256').update(id).digest('hex')
    const own = kind === 'rights' && { key, createdAt: before }
    const data = { ...samples[kind].data, ...own, ...(review && { review }), ...more }
    return { kind, id, path: `${path}/${id}`, data, history }
  })
  if (kind === 'rights') await project.firestore.seed({ request_status: records.map(statusOf) })
  await project.firestore.seed({
    [path]: records.map(({ id, data }) => ({ id, data: data as Record<string, Value> })),
    ...Object.fromEntries(records.map((record) => [`${record.path}/history`, record.history])),
  })
  return records
}

const one = async (kind: Kind, state: State = 'reviewing', more: Fields = {}) =>
  (await received(kind, [state], more))[0]!

/** What the site writes for an action. */
const changeFor = (record: Received, action: Action, role: Role): Change =>
  changeOf(record.data.review, action, uidOf(role) ?? 'nobody', serverTime, Date.now())

const writesOf = (record: Received, { review, entry }: Change): Write[] => [
  { path: record.path, update: { review } },
  { path: `${record.path}/history/${String(review.v)}`, set: entry },
  ...toldOf(record, review),
]

/** What the applicant can read of a rights request. */
const statusOf = ({ id, data }: Received): Sample => ({
  id: String(data.key),
  data: {
    kind: 'registrations',
    state: 'received',
    rights: { [id]: rightsEntry(data) },
  } as Sample['data'],
})

/** What the applicant can read of it. */
function toldOf({ kind, id, data }: Received, review: Fields): Write[] {
  if (kind !== 'rights') return statusesOf(kind, id, { ...data, review }).slice(0, 2)
  const { state } = (data.review ?? { state: 'received' }) as Fields
  const isStep = state !== review.state
  const update = rightsChange(id, data, { ...data, review }, sentinels)
  return isStep ? [{ path: `request_status/${String(data.key)}`, update }] : []
}

const mayWrite = async (role: Role, writes: Write[]) =>
  (await project.as[role].commit(writes)).isAllowed

const mayDo = (role: Role, record: Received, action: Action) =>
  mayWrite(role, writesOf(record, changeFor(record, action, role)))

/** A step with all that it asks for; for no step of the kind, with a reason. */
function stepTo(kind: Kind, from: State, to: State): Action & { kind: 'state' } {
  const step = stepBetween(kind, from, to)
  return step ? stepAction(step) : { kind: 'state', to, reason: 'A sample reason' }
}

const otherActions: Action[] = [
  { kind: 'assign', assignee: 'viewer' },
  { kind: 'note', text: 'Called, no answer.' },
  { kind: 'told', channel: 'whatsapp', text: 'Your request has been received.' },
  { kind: 'check', check: 'gstin', isTicked: true },
  { kind: 'correct', field: 'firmName', value: 'Sample Works', text: 'As on the certificate' },
  { kind: 'correct', field: 'mobile', value: '9876500000' },
  { kind: 'trash', text: 'A sample' },
]
const aNote: Action = { kind: 'note', text: 'Called, no answer.' }

describe.each(everyKind)('%s', (kind) => {
  const inKind = statesOf(kind)
  const pairs = inKind.flatMap((from) => inKind.map((to) => [from, to] as const))

  test.each(editors)('%s may take the steps of the list, and no others', async (role) => {
    const isOwner = role === 'an administrator'
    // The list says more of an editor only that some of its steps are an owner’s.
    const tried = isOwner ? pairs : pairs.filter((pair) => stepBetween(kind, ...pair))
    const records = await received(
      kind,
      tried.map(([from]) => from),
    )
    const taken = await Promise.all(
      tried.map(([from, to], at) => mayDo(role, records[at]!, stepTo(kind, from, to))),
    )
    const expected = tried.map(([from, to]) => {
      const step = stepBetween(kind, from, to)
      return step !== undefined && (step.role === 'editor' || isOwner)
    })
    const named = (verdicts: boolean[]) =>
      tried.filter((_pair, at) => verdicts[at]).map(([from, to]) => `${from} to ${to}`)
    expect(named(taken)).toEqual(named(expected))
  })

  test('no step leads to a state of another kind, or to none', async () => {
    const record = await one(kind)
    const others = ['approved', 'sanctioned', 'takenUp', 'notPossible', 'reviewing', '', 'x', null]
    const states = others.filter((state) => !stepBetween(kind, 'reviewing', state as State))
    const allowed = await Promise.all(
      states.map((to) =>
        mayDo('an administrator', record, { kind: 'state', to: to as State, reason: 'A reason' }),
      ),
    )
    expect(states.filter((_state, at) => allowed[at])).toEqual([])
  })

  test('each step needs what the list says, and takes no more than the limits', async () => {
    const steps = kinds[kind].steps.flatMap((step) => step.from.map((from) => ({ step, from })))
    const tried = steps.flatMap(({ step, from }) => {
      const isFirst = from === step.from[0]
      const full = stepAction(step)
      const { details } = full
      const without: Action[] = [
        { ...full, reason: undefined },
        { ...full, public: undefined },
        ...Object.keys(details ?? {}).map((name) => ({
          ...full,
          details: { ...details, [name]: undefined },
        })),
      ]
      const wrong: Action[] = [
        { ...full, reason: 'x'.repeat(limits.reason + 1) },
        { ...full, reason: ' led by a space' },
        { ...full, public: 'x'.repeat(limits.public + 1) },
        { ...full, reason: 'turned \u202eabout' },
        { ...full, public: 'with a \u0000 in it' },
        { ...full, details: { ...details, resolution: 'x'.repeat(limits.line + 1) } },
        { ...full, details: { ...details, resolution: 'of two\nlines' } },
        { ...full, details: { ...details, authority: 'turned \u2067about' } },
        { ...full, details: { ...details, amount: 0 } },
        { ...full, details: { ...details, takenUpOn: '20 November' } },
        { ...full, details: { ...details, unknown: 'x' } as object },
      ]
      const most = {
        ...full,
        reason: 'x'.repeat(limits.reason),
        ...(step.public && { public: 'x'.repeat(limits.public) }),
      }
      return [
        ...without.map((action) => {
          const lacks = missingOf(kind, from, action as typeof full)
          return { from, action, isGood: lacks.length === 0 }
        }),
        { from, action: most as Action, isGood: true },
        ...(isFirst ? wrong : []).map((action) => ({ from, action, isGood: false })),
      ]
    })
    // What an earlier step has set stays, so it cannot lack.
    const fresh = tried.filter(({ from, action }) => action.kind !== 'state' || from !== action.to)
    const records = await received(
      kind,
      fresh.map(({ from }) => from),
    )
    const verdicts = await Promise.all(
      fresh.map(({ action }, at) => mayDo('an administrator', records[at]!, action)),
    )
    const wrongly = fresh.filter(({ isGood }, at) => verdicts[at] !== isGood)
    expect(wrongly).toEqual([])
  })

  test('the applicant is told nothing about a request that is closed', async () => {
    const closing = { ...stepTo(kind, 'reviewing', 'closed'), public: 'Closed' } as Action
    expect(await mayDo('an administrator', await one(kind), closing)).toBe(false)
  })

  test('every other action is the editors’, in every state', async () => {
    const tried = [...otherActions, stepTo(kind, 'received', 'reviewing')].flatMap((action) =>
      everybody.map((role) => ({ action, role })),
    )
    const records = await received(
      kind,
      tried.map(() => 'received' as const),
    )
    const verdicts = await Promise.all(
      tried.map(({ action, role }, at) => mayDo(role, records[at]!, action)),
    )
    expect(tried.filter((_one, at) => verdicts[at])).toEqual(
      tried.filter(({ role }) => editors.includes(role)),
    )

    // Dealt out, one for each state.
    const acts = inKind.map((state, at) => ({
      state,
      action: otherActions[at % otherActions.length]!,
    }))
    const later = await received(
      kind,
      acts.map(({ state }) => state),
    )
    const taken = await Promise.all(
      acts.map(({ action }, at) => mayDo('an editor', later[at]!, action)),
    )
    expect(acts.filter((_act, at) => !taken[at])).toEqual([])
  })

  test.each(editors)('%s decides no request with their own mobile number', async (role) => {
    const mobile = '9876512345'
    await project.firestore.update(`admins/${uidOf(role)}`, { mobile })
    const actions = [...otherActions, stepTo(kind, 'reviewing', 'waiting')]
    const { review } = aReviewIn(kind, 'reviewing', ['admin'], before)
    const own: Fields[] = [
      { mobile },
      { mobile: '+91 98765 12345' },
      { mobile: '09876512345' },
      { mobile: 9876512345 },
      { review: { ...review, corrected: { mobile } } },
    ]
    // Dealt out to the actions, and a step of each.
    const tried = [
      ...actions.map((action, at) => ({ action, fields: own[at % own.length]! })),
      ...own.map((fields) => ({ action: actions.at(-1)!, fields })),
    ]
    const verdicts = await Promise.all(
      tried.map(async ({ action, fields }) =>
        mayDo(role, await one(kind, 'reviewing', fields), action),
      ),
    )
    const harmless = ['assign', 'note', 'told']
    expect(tried.filter((_one, at) => verdicts[at])).toEqual(
      tried.filter(({ action }) => harmless.includes(action.kind)),
    )
    const another = await one(kind, 'reviewing', { mobile: '9876512346' })
    expect(await mayDo(role, another, actions.at(-1)!)).toBe(true)
    await project.firestore.update(`admins/${uidOf(role)}`, { mobile: '' })
  })

  test('of a request in the trash nothing is possible but to restore it', async () => {
    const actions: Action[] = [...otherActions, stepTo(kind, 'reviewing', 'waiting')]
    const records = await received(
      kind,
      actions.map(() => 'reviewing' as const),
    )
    const trashed = records.map((record) => ({
      ...record,
      data: { ...record.data, review: { ...(record.data.review as object), trashed: true } },
    }))
    await project.firestore.seed({
      [kinds[kind].path]: trashed.map(({ id, data }) => ({ id, data: data as Sample['data'] })),
    })
    const verdicts = await Promise.all(
      actions.map((action, at) => mayDo('an administrator', trashed[at]!, action)),
    )
    expect(actions.filter((_action, at) => verdicts[at])).toEqual([])
    expect(await mayDo('an editor', trashed[0]!, { kind: 'restore' })).toBe(true)
    expect(await mayDo('an editor', await one(kind), { kind: 'restore' })).toBe(false)
  })

  test('history is read by administrators, of one record and of all', async () => {
    const { path } = await one(kind)
    const verdicts = await Promise.all(
      everybody.map(async (role) => [
        role,
        (await project.as[role].list(`${path}/history`)).isAllowed,
        (await project.as[role].get(`${path}/history/1`)).isAllowed,
        (await project.as[role].list('history', { isGroup: true, orderBy: 'at', limit: 100 }))
          .isAllowed,
      ]),
    )
    expect(verdicts).toEqual(
      everybody.map((role) => [role, ...Array<boolean>(3).fill(readers.includes(role))]),
    )
  })

  test('a visitor’s repeat changes nothing of what was decided', async () => {
    const names = Object.keys(samples[kind].data)
    const record = await one(kind)
    const stored = await project.firestore.read(record.path)
    const { review: _review, createdAt: _createdAt, ...sent } = record.data
    const client = project.as['a visitor']
    const answers = await Promise.all([
      client.merge(record.path, repeatOf({ ...sent, name: 'Somebody Else' }, names)),
      client.merge(record.path, { ...repeatOf(sent, names), review: undefined }),
      client.merge(record.path, { review: { v: 1, state: 'approved' } }),
      client.set(record.path, { ...sent, createdAt: serverTime }),
      client.set(record.path, sent),
    ])
    expect(answers.map(({ isAllowed }) => isAllowed)).toEqual(answers.map(() => false))
    // The first try has arrived, which is all that the visitor wants to know. Whether a rights request
    // has, its status says.
    const again = await client.merge(record.path, repeatOf(sent, names))
    expect(again.isAllowed).toBe(kind !== 'rights')
    expect(await project.firestore.read(record.path)).toEqual(stored)
  })

  test('no visitor sends a request that is decided already', async () => {
    const sent = { ...samples[kind].data, createdAt: serverTime }
    const { review } = aReviewIn(kind, 'reviewing', ['admin'], before)
    const id = submissionId((count += 1), 9)
    const sending = (data: Fields): Write[] =>
      kind === 'rights'
        ? [{ path: `${kinds[kind].path}/${id}`, set: data }]
        : submission(kind, id, data)
    const decided = sending({ ...sent, review })
    expect(await mayWrite('a visitor', decided)).toBe(false)
    expect(await mayWrite('an administrator', decided)).toBe(false)
    if (kind === 'rights') return
    expect(await mayWrite('a visitor', sending(sent))).toBe(true)
  })
})

describe('an answer to a meeting', () => {
  const answer = (more: Fields = {}) => one('meeting-answers', 'received', more)
  const possible: Action[] = [
    aNote,
    { kind: 'told', channel: 'whatsapp', text: 'The venue has changed.' },
    { kind: 'trash', text: 'Sent twice' },
  ]
  const actions = [
    ...otherActions.filter(({ kind }) => !possible.some((action) => action.kind === kind)),
    ...possible,
    ...(['reviewing', 'approved', 'withdrawn', 'closed', 'received'] as const).map(
      (to): Action => ({ kind: 'state', to, reason: 'A sample reason' }),
    ),
  ]

  test('gets notes and is moved to the trash by editors, and is never decided', async () => {
    const tried = actions.flatMap((action) => everybody.map((role) => ({ action, role })))
    const verdicts = await Promise.all(
      tried.map(async ({ action, role }) => mayDo(role, await answer(), action)),
    )
    expect(tried.filter((_one, at) => verdicts[at])).toEqual(
      tried.filter(({ action, role }) => possible.includes(action) && editors.includes(role)),
    )
  })

  test('in the trash it is only restored', async () => {
    const review = { v: 1, state: 'received', at: before, by: 'editor', trashed: true }
    const verdicts = await Promise.all(
      actions.map(async (action) => mayDo('an administrator', await answer({ review }), action)),
    )
    expect(actions.filter((_action, at) => verdicts[at])).toEqual([])
    expect(await mayDo('a viewer', await answer({ review }), { kind: 'restore' })).toBe(false)
    expect(await mayDo('an editor', await answer({ review }), { kind: 'restore' })).toBe(true)
  })

  test('with an administrator’s own mobile number is moved to the trash by somebody else', async () => {
    const mobile = '9876512345'
    await project.firestore.update('admins/editor', { mobile })
    const trash: Action = { kind: 'trash', text: 'Sent twice' }
    expect(await mayDo('an editor', await answer({ mobile }), trash)).toBe(false)
    expect(await mayDo('an editor', await answer({ mobile }), aNote)).toBe(true)
    expect(await mayDo('an administrator', await answer({ mobile }), trash)).toBe(true)
    await project.firestore.update('admins/editor', { mobile: '' })
  })

  test('that was noted arrives once more, and stays as it is', async () => {
    const record = await answer()
    const { data } = record
    expect(await mayDo('an editor', record, aNote)).toBe(true)
    const stored = await project.firestore.read(record.path)
    const client = project.as['a visitor']
    const again = repeatOf(data, Object.keys(data))
    expect((await client.merge(record.path, again)).isAllowed).toBe(true)
    expect((await client.merge(record.path, { ...again, name: 'Somebody Else' })).isAllowed).toBe(
      false,
    )
    const review = { v: 1, state: 'received', at: serverTime, by: 'editor' }
    expect((await client.merge(record.path, { review })).isAllowed).toBe(false)
    expect(await project.firestore.read(record.path)).toEqual(stored)
  })
})

describe.each(editors)('%s cannot forge the history:', (role) => {
  const kind = 'land-issues'
  const uid = uidOf(role)!
  const yesterday = new Date(Date.now() - 86_400_000)
  const step = stepTo(kind, 'reviewing', 'takenUp')

  type Forge = (change: Change) => { review?: Fields; entry?: Fields; id?: string }

  test.each<[string, Forge]>([
    ['an entry by somebody else', ({ entry }) => ({ entry: { ...entry, by: 'viewer' } })],
    ['a review by somebody else', ({ review }) => ({ review: { ...review, by: 'viewer' } })],
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
    ['days that nobody was waited for', ({ review }) => ({ review: { ...review, waited: 5 } })],
  ])('%s', async (_title, forge) => {
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

  test('a version that is a number with a decimal point in the database', async () => {
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

  test('a step without its entry, or an entry without its step', async () => {
    const record = await one(kind)
    const [ofRecord, ofEntry, ...told] = writesOf(record, changeFor(record, step, role))
    expect(await mayWrite(role, [ofRecord!, ...told])).toBe(false)
    expect(await mayWrite(role, [ofEntry!, ...told])).toBe(false)
  })

  test('two entries for a step', async () => {
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

  test('two steps in one commit', async () => {
    const record = await one(kind)
    const first = changeFor(record, aNote, role)
    const second = changeFor({ ...record, data: { review: first.review } }, aNote, role)
    const writes = [...writesOf(record, first), ...writesOf(record, second)]
    expect(await mayWrite(role, writes)).toBe(false)
  })

  test('a step for another record', async () => {
    const [record, other] = [await one(kind), await one(kind)]
    const change = changeFor(record, step, role)
    const [ofRecord, , ...told] = writesOf(record, change)
    const [, ofEntry] = writesOf(other, change)
    expect(await mayWrite(role, [ofRecord!, ofEntry!, ...told])).toBe(false)
  })

  test('what is written is neither changed nor deleted', async () => {
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

  test('the entry of a step cannot be written over another', async () => {
    const record = await one(kind)
    const change = changeFor(record, step, role)
    await project.firestore.seed({
      [`${record.path}/history`]: [{ id: String(change.review.v), data: { text: 'older' } }],
    })
    expect(await mayWrite(role, writesOf(record, change))).toBe(false)
  })

  test('what the applicant has sent stays', async () => {
    const record = await one(kind)
    const change = changeFor(record, step, role)
    const { review } = change
    const [, ofEntry, ...told] = writesOf(record, change)
    const tried = await Promise.all(
      [{ name: 'Somebody Else' }, { createdAt: serverTime }, { note: 'x' }].map((fields) =>
        mayWrite(role, [{ path: record.path, update: { review, ...fields } }, ofEntry!, ...told]),
      ),
    )
    expect(tried).toEqual([false, false, false])
    expect(await mayWrite(role, [{ path: record.path, update: { name: 'x' } }])).toBe(false)
  })

  test('the second of two who act on the same version is refused', async () => {
    const record = await one(kind)
    const first = writesOf(record, changeFor(record, step, role))
    const second = writesOf(record, changeFor(record, stepTo(kind, 'reviewing', 'waiting'), role))
    expect(await mayWrite(role, first)).toBe(true)
    expect(await mayWrite(role, second)).toBe(false)
    expect(await mayWrite(role, first)).toBe(false)
  })
})

describe('single actions', () => {
  const kind = 'registrations'
  const may = async (action: Action, record?: Received) =>
    mayDo('an editor', record ?? (await one(kind)), action)

  test.each<[string, Action, boolean]>([
    ['a note of the greatest length', { kind: 'note', text: 'x'.repeat(limits.text) }, true],
    ['a longer note', { kind: 'note', text: 'x'.repeat(limits.text + 1) }, false],
    ['an empty note', { kind: 'note', text: '' }, false],
    ['a note of two lines', { kind: 'note', text: 'Called.\nNo answer.' }, true],
    ['a note that turns what follows it', { kind: 'note', text: 'Called \u202eand' }, false],
    ['a name that turns', { kind: 'correct', field: 'name', value: 'Sample \u202ePerson' }, false],
    ['a list that turns', { kind: 'correct', field: 'a', value: ['x', '\u202ey'] }, false],
    ['somebody who is no administrator', { kind: 'assign', assignee: 'account' }, false],
    ['an unknown channel', { kind: 'told', channel: 'pigeon' as 'call' }, false],
    ['told without a text', { kind: 'told', channel: 'call' }, true],
    ['an unknown check', { kind: 'check', check: 'name' as 'pan', isTicked: true }, false],
    ['a number', { kind: 'correct', field: 'yearEstablished', value: 1999 }, true],
    ['a list', { kind: 'correct', field: 'documentsReady', value: ['Quotations'] }, true],
    [
      'a list too long',
      { kind: 'correct', field: 'documentsReady', value: Array(21).fill('x') },
      false,
    ],
    ['a text too long', { kind: 'correct', field: 'name', value: 'x'.repeat(1001) }, false],
    ['the agreement', { kind: 'correct', field: 'consent', value: false }, false],
    ['the date', { kind: 'correct', field: 'createdAt', value: 'today' }, false],
    ['the review', { kind: 'correct', field: 'review', value: 'x' }, false],
    ['what every object has', { kind: 'correct', field: 'toString', value: 'x' }, false],
    ['what no form asks', { kind: 'correct', field: 'aadhaar', value: 'x' }, false],
    ['a part of a field', { kind: 'correct', field: 'name2', value: 'x' }, false],
  ])('%s', async (_title, action, isAllowed) => {
    expect(await may(action)).toBe(isAllowed)
  })

  test('every field of a form can be corrected, but for what only the applicant can say', async () => {
    const fields = collections.flatMap(({ id, fields: ofForm }) =>
      isDecided(id) && id !== 'rights' ? [...ofForm.values()] : [],
    )
    const wrong = await Promise.all(
      fields.map(async (field) => {
        const isAllowed = await may({ kind: 'correct', field: field.name, value: 'A sample' })
        return isAllowed === isCorrectable(field) ? [] : [field.name]
      }),
    )
    expect(fields.length).toBeGreaterThan(60)
    expect(wrong.flat()).toEqual([])
  })

  test('a correction has a line break only where the form takes one', async () => {
    const fields = collections.flatMap(({ id, fields: ofForm }) =>
      isDecided(id) && id !== 'rights' ? [...ofForm.values()].filter(isCorrectable) : [],
    )
    const wrong = await Promise.all(
      fields.map(async (field) => {
        const isAllowed = await may({ kind: 'correct', field: field.name, value: 'Two\nlines' })
        return isAllowed === (field.meta.kind === 'text') ? [] : [field.name]
      }),
    )
    expect(fields.filter(({ meta }) => meta.kind === 'text').length).toBeGreaterThan(6)
    expect(wrong.flat()).toEqual([])
  })

  test('every action may carry the id of its form', async () => {
    for (const action of otherActions) {
      const record = await one(kind)
      const { review, entry } = changeFor(record, action, 'an editor')
      const id = submissionId((count += 1), 9)
      expect(
        await mayWrite('an editor', writesOf(record, { review, entry: { ...entry, id } })),
      ).toBe(true)
    }
  })

  test('an assignment, a check and a correction can be taken back', async () => {
    const { review } = (await one(kind)).data as { review: Fields }
    const more = {
      assignee: 'viewer',
      checks: { pan: { on: before, by: 'admin' } },
      corrected: { name: 'Somebody Else', firmName: 'Sample Works' },
    }
    const back: Action[] = [
      { kind: 'assign', assignee: null },
      { kind: 'check', check: 'pan', isTicked: false },
      { kind: 'correct', field: 'name' },
    ]
    for (const action of back) {
      const record = await one(kind, 'reviewing', { review: { ...review, ...more } })
      expect(await may(action, record)).toBe(true)
    }
  })

  test('a check is by who ticks it, and at that time', async () => {
    const record = await one(kind)
    const tick: Action = { kind: 'check', check: 'pan', isTicked: true }
    const { review, entry } = changeFor(record, tick, 'an editor')
    const forged = [
      { pan: { on: serverTime, by: 'admin' } },
      { pan: { on: before, by: 'editor' } },
      { pan: { on: serverTime, by: 'editor', note: 'x' } },
      { pan: { on: serverTime, by: 'editor' }, gstin: { on: serverTime, by: 'editor' } },
    ]
    for (const checks of forged) {
      const writes = writesOf(record, { review: { ...review, checks }, entry })
      expect(await mayWrite('an editor', writes)).toBe(false)
    }
  })

  test('days of waiting are counted when the applicant has answered, and only upwards', async () => {
    const record = await one(kind, 'waiting')
    const { review, entry } = changeFor(record, stepTo(kind, 'waiting', 'reviewing'), 'an editor')
    const withDays = (waited: unknown) => writesOf(record, { review: { ...review, waited }, entry })
    for (const waited of [-1, '3', NaN, Infinity]) {
      expect(await mayWrite('an editor', withDays(waited))).toBe(false)
    }
    // They were asked an hour ago, and a clock may be an hour fast.
    const hour = 1 / 24
    for (const waited of [2.1 * hour, 1, 12, 3650]) {
      expect(await mayWrite('an editor', withDays(waited))).toBe(false)
    }
    expect(await mayWrite('an editor', withDays(1.9 * hour))).toBe(true)
    const again = await one(kind, 'waiting', {
      review: { ...(record.data.review as Fields), waited: 7.5 },
    })
    const next = changeFor(again, stepTo(kind, 'waiting', 'reviewing'), 'an editor')
    const more = (waited: number) =>
      writesOf(again, { review: { ...next.review, waited }, entry: next.entry })
    expect(await mayWrite('an editor', more(8.5))).toBe(false)
    expect(await mayWrite('an editor', more(7))).toBe(false)
    expect(await mayWrite('an editor', more(7.5 + hour))).toBe(true)
  })

  test('a record from before there was a schema can be reviewed, too', async () => {
    const id = submissionId((count += 1), 9)
    const data = { name: 'Old Namuna', mobile: 9876543210, remarks: { by: 'office' } }
    await project.firestore.seed({ New_Registration: [{ id, data }] })
    const record = { kind, id, path: `New_Registration/${id}`, data } as const
    expect(await may(stepTo(kind, 'received', 'reviewing'), record)).toBe(true)
  })
})

/** What a step still lacks, by the name of its field; empty if it can be taken. */
function missingOf(kind: Kind, from: State, action: Action & { kind: 'state' }): string[] {
  const step = stepBetween(kind, from, action.to)
  if (step === undefined) return ['state']
  const asked = { reason: step.reason, public: step.public, ...step.details }
  const filled: Fields = { reason: action.reason, public: action.public, ...action.details }
  return Object.entries(asked).flatMap(([name, need]) =>
    need === 'required' && (filled[name] === undefined || filled[name] === '') ? [name] : [],
  )
}
