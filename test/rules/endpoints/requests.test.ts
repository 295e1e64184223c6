import { http, HttpResponse, passthrough } from 'msw'
import { afterEach, beforeAll, describe, expect, test, vi } from 'vitest'
import { aRegistration, type Value } from '@scripts/samples/records'
import { aReview, aReviewIn } from '@scripts/samples/reviews'
import { firestoreFor } from '@test/support/emulators/firestore'
import type { AppliedAction } from '@/features/requests/review/applyAction'
import type { Action } from '@/features/requests/review/changes'
import { reviewApi } from '@/features/requests/review/reviewApi'
import { demoAdmin } from '@/shared/config/demo'
import { isConflict } from '@/shared/firestore/errors'
import { newSubmissionId } from '@/shared/requests/reference'
import { statusKey } from '@/shared/requests/status'
import { sha256 } from '@/shared/text/sha256'
import { openStore } from './openStore'
import { documents, setUpEndpoints } from './setUpEndpoints'

const firestore = firestoreFor()
const { endpoints } = reviewApi
const applyAction = endpoints.applyAction.initiate
const before = new Date(Date.now() - 86_400_000)
const { id, data } = aRegistration(1, { createdAt: before })
const path = `New_Registration/${id}`
const target = { kind: 'registrations', id } as const
/** By a form or button of its own. */
const act = (action: Action, expectedVersion?: number): AppliedAction => ({
  target,
  expectedVersion,
  id: newSubmissionId(),
  action,
})

const server = setUpEndpoints()
let store: Awaited<ReturnType<typeof openStore>>

beforeAll(async () => {
  store = await openStore()
})
afterEach(() => void vi.restoreAllMocks())

/** The registration, as an administrator finds it. */
async function arrange(review?: Record<string, Value>) {
  await firestore.seed({ New_Registration: [{ id, data: { ...data, review } }] })
}

const stored = () => firestore.read(path)
const history = () => firestore.list(`${path}/history`)

/** A change by somebody else at another desk. */
const somebodyElse = async (state: 'recommended' | 'waiting') => {
  const { review, history } = aReviewIn('registrations', state, ['colleague'], new Date())
  await firestore.seed({ [`${path}/history`]: history })
  await firestore.update(path, { review })
  return review
}

test('a step changes the request and leaves an entry', async () => {
  await arrange()

  const step = act({ kind: 'state', to: 'reviewing', reason: 'Complete' }, 0)
  const answer = await store.dispatch(applyAction(step))

  expect(answer.data).toMatchObject({ v: 1, state: 'reviewing', reason: 'Complete' })
  const review = (await stored())?.review as Record<string, Value>
  expect(review).toMatchObject({ v: 1, state: 'reviewing', by: demoAdmin.uid })
  expect(Number(review.at)).toBeGreaterThan(before.getTime())
  expect(await history()).toMatchObject([
    { id: '1', v: 1, kind: 'state', from: 'received', to: 'reviewing', text: 'Complete' },
  ])
})

test('a step also changes what the applicant can read, without the internal reason', async () => {
  await arrange()
  const key = await statusKey('NR', id)
  const step = act({ kind: 'state', to: 'reviewing', reason: 'Internal' }, 0)

  await store.dispatch(
    applyAction({ ...step, action: { ...step.action, public: 'We read it this week.' } as Action }),
  )

  const { since } = (await firestore.read(path))!.review as { since: Date }
  expect(await firestore.list('request_status')).toEqual([
    {
      id: key,
      kind: 'registrations',
      state: 'reviewing',
      received: before,
      since,
      text: 'We read it this week.',
    },
  ])

  await store.dispatch(applyAction(act({ kind: 'trash' }, 1)))
  await store.dispatch(endpoints.erase.initiate({ ...target, why: 'request' }))
  const erased = {
    id: key,
    kind: 'registrations',
    state: 'erased',
    since: expect.any(Date) as Date,
  }
  expect(await firestore.list('request_status')).toEqual([erased])
  expect(await firestore.list('request_keys')).toEqual([])
})

test('everything else that is done to a request is kept', async () => {
  await arrange()
  const { dispatch } = store

  await dispatch(applyAction(act({ kind: 'note', text: 'Called' })))
  await dispatch(applyAction(act({ kind: 'assign', assignee: demoAdmin.uid }, 1)))
  await dispatch(applyAction(act({ kind: 'check', check: 'pan', isTicked: true })))
  const corrected = act({ kind: 'correct', field: 'firmName', value: 'Sample Works' }, 3)
  await dispatch(applyAction(corrected))
  await dispatch(applyAction(act({ kind: 'told', channel: 'whatsapp' })))
  await dispatch(applyAction(act({ kind: 'trash' }, 5)))

  const inTrash = await stored()
  expect(inTrash?.review).toMatchObject({
    v: 6,
    state: 'received',
    assignee: demoAdmin.uid,
    checks: { pan: { by: demoAdmin.uid } },
    corrected: { firmName: 'Sample Works' },
    trashed: true,
  })
  expect(inTrash?.firmName).toBe(data.firmName)
  await dispatch(applyAction(act({ kind: 'restore' }, 6)))
  expect((await stored())?.review).not.toHaveProperty('trashed')
  expect((await history()).map(({ kind }) => kind)).toEqual([
    'note',
    'assign',
    'check',
    'correct',
    'told',
    'trash',
    'restore',
  ])
})

/** Everything that can be done to a request, one after the other. */
function allActs() {
  const { dispatch } = store
  const step = act({ kind: 'state', to: 'reviewing', reason: 'Complete' }, 0)
  const correction = act({ kind: 'correct', field: 'firmName', value: 'Sample Works' }, 1)
  const assignment = act({ kind: 'assign', assignee: demoAdmin.uid }, 2)
  const note = act({ kind: 'note', text: 'Called' })
  const told = act({ kind: 'told', channel: 'call' })
  const check = act({ kind: 'check', check: 'pan', isTicked: true })
  const inTrash = act({ kind: 'trash' }, 6)
  const outOfTrash = act({ kind: 'restore' }, 7)
  return [step, correction, assignment, note, told, check, inTrash, outOfTrash].map(
    (applied) => () => dispatch(applyAction(applied)),
  )
}

describe('a change that is sent again, because its answer was lost,', () => {
  test('is made once, whatever it is', async () => {
    await arrange()

    for (const send of allActs()) {
      const first = await send()
      const second = await send()
      expect(first.data).toBeDefined()
      expect(second).toMatchObject({ data: first.data })
    }
    expect((await history()).map(({ kind }) => kind)).toEqual([
      'state',
      'correct',
      'assign',
      'note',
      'told',
      'check',
      'trash',
      'restore',
    ])

    await firestore.update(`${path}/history/8`, { by: 'colleague' })
    const another = act({ kind: 'trash', text: 'Another' }, 7)
    const { error } = await store.dispatch(applyAction(another))
    expect(isConflict(error)).toBe(true)
  })

  test('is known again when a colleague has written since, and a changed text is not said to be saved', async () => {
    await arrange()
    const { dispatch } = store
    const note = act({ kind: 'note', text: 'Called' })
    const step = act({ kind: 'state', to: 'reviewing' }, 1)
    await dispatch(applyAction(note))
    await dispatch(applyAction(step))
    await dispatch(applyAction(act({ kind: 'note', text: 'By somebody else' })))

    expect((await dispatch(applyAction(note))).data).toMatchObject({ v: 3 })
    expect((await dispatch(applyAction(step))).data).toMatchObject({ v: 3 })
    expect(await history()).toHaveLength(3)

    const changed = { ...note, action: { kind: 'note', text: 'Called twice' } } as const
    expect((await dispatch(applyAction(changed))).error).toMatchObject({ code: 'already-stored' })
    expect((await history()).map(({ text }) => text)).toEqual([
      'Called',
      undefined,
      'By somebody else',
    ])
  })

  test('is not told to be lost when only reading it back fails', async () => {
    await arrange()
    let isCommitted = false
    server.use(
      http.post(`${documents}\\:commit`, () => {
        isCommitted = true
        return passthrough()
      }),
      http.post(`${documents}\\:batchGet`, () =>
        isCommitted ? HttpResponse.error() : passthrough(),
      ),
    )

    const { data: review, error } = await store.dispatch(
      applyAction(act({ kind: 'state', to: 'reviewing', reason: 'Complete' }, 0)),
    )

    expect(error).toBeUndefined()
    expect(review).toMatchObject({ v: 1, state: 'reviewing', reason: 'Complete' })
    expect(review?.atMillis).toBeGreaterThan(before.getTime())
    expect(await history()).toHaveLength(1)
  })
})

test('the clock of a device that is a day fast stops no administrator from noting an answer', async () => {
  const { review, history: entries } = aReviewIn('registrations', 'waiting', ['colleague'], before)
  await firestore.seed({ [`${path}/history`]: entries })
  await arrange(review)
  const { now } = Date
  vi.spyOn(Date, 'now').mockImplementation(() => now() + 86_400_000)

  const answered = act({ kind: 'state', to: 'reviewing' }, Number(review?.v))
  const { data: after } = await store.dispatch(applyAction(answered))

  expect(after).toMatchObject({ state: 'reviewing', waited: 0 })
})

describe('the person’s own changes follow quickly:', () => {
  test('the next one is no conflict, in whatever order they arrive', async () => {
    await arrange()
    const { dispatch } = store
    await dispatch(applyAction(act({ kind: 'note', text: 'Called' })))
    await dispatch(applyAction(act({ kind: 'check', check: 'pan', isTicked: true })))

    const step = act({ kind: 'state', to: 'reviewing' }, 0)
    expect((await dispatch(applyAction(step))).data).toMatchObject({ v: 3, state: 'reviewing' })

    const both = [
      act({ kind: 'note', text: 'Wrote' }),
      act({ kind: 'assign', assignee: demoAdmin.uid }, 3),
    ]
    const answers = await Promise.all(both.map((sent) => dispatch(applyAction(sent))))
    expect(answers.flatMap(({ error }) => error ?? [])).toEqual([])
  })

  test('but it is one where a colleague wrote in between', async () => {
    await arrange()
    const { dispatch } = store
    await dispatch(applyAction(act({ kind: 'note', text: 'Called' })))
    await dispatch(applyAction(act({ kind: 'note', text: 'Of a colleague' })))
    await firestore.update(`${path}/history/2`, { by: 'colleague' })

    const step = act({ kind: 'state', to: 'reviewing' }, 0)
    expect(isConflict((await dispatch(applyAction(step))).error)).toBe(true)
  })
})

describe('a step that is undone', () => {
  const undo = (v: number) => act({ kind: 'undo', v })
  const steps = async () => (await history()).map(({ kind, from, to }) => [kind, from, to])

  test('leaves the request as it was, also for its applicant, and both are in the history', async () => {
    const { review, history: entries } = aReviewIn(
      'registrations',
      'waiting',
      ['colleague'],
      before,
    )
    await firestore.seed({ [`${path}/history`]: entries })
    await arrange(review)
    const v = Number(review?.v)
    const { dispatch } = store
    await dispatch(applyAction(act({ kind: 'state', to: 'reviewing', reason: 'It came' }, v)))

    const { data: after } = await dispatch(applyAction(undo(v + 1)))

    expect(after).toMatchObject({ v: v + 2, state: 'waiting', public: review?.public })
    expect(after).not.toHaveProperty('reason', 'It came')
    const { at: _, ...rest } = (await stored())!.review as Record<string, Value>
    expect(rest).toEqual({ ...review, at: undefined, v: v + 2, by: demoAdmin.uid })
    const key = await statusKey('NR', id)
    expect(await firestore.read(`request_status/${key}`)).toMatchObject({
      state: 'waiting',
      text: review?.public,
      since: review?.since,
    })
    expect((await steps()).slice(-2)).toEqual([
      ['state', 'waiting', 'reviewing'],
      ['undo', 'reviewing', 'waiting'],
    ])
  })

  test('is undone once, when its answer was lost', async () => {
    await arrange()
    const { dispatch } = store
    await dispatch(applyAction(act({ kind: 'state', to: 'reviewing' }, 0)))
    const sent = undo(1)
    const { data: after } = await dispatch(applyAction(sent))
    expect(after).toMatchObject({ v: 2, state: 'received' })
    expect((await dispatch(applyAction(sent))).data).toEqual(after)
    expect((await dispatch(applyAction(undo(2)))).error).toMatchObject({ code: 'too-late' })
    expect(await history()).toHaveLength(2)
  })

  test.each<[string, () => Promise<unknown>]>([
    [
      'after a note',
      () => Promise.resolve(store.dispatch(applyAction(act({ kind: 'note', text: 'x' })))),
    ],
    [
      'once the applicant was told',
      () => Promise.resolve(store.dispatch(applyAction(act({ kind: 'told', channel: 'call' })))),
    ],
    ['by a colleague', () => firestore.update(`${path}/history/1`, { by: 'colleague' })],
    [
      'after ten minutes',
      () => firestore.update(`${path}/history/1`, { at: new Date(Date.now() - 601_000) }),
    ],
  ])('is not undone %s', async (_when, happens) => {
    await arrange()
    await store.dispatch(applyAction(act({ kind: 'state', to: 'reviewing' }, 0)))
    await happens()
    expect((await store.dispatch(applyAction(undo(1)))).error).toMatchObject({ code: 'too-late' })
    expect((await stored())?.review).toMatchObject({ state: 'reviewing' })
  })
})

describe('a colleague was first:', () => {
  test('a step is not taken, and the answer says what there is now', async () => {
    await arrange()
    const theirs = await somebodyElse('waiting')

    const { error } = await store.dispatch(applyAction(act({ kind: 'state', to: 'reviewing' }, 0)))

    expect(isConflict(error) && error.current).toMatchObject({
      v: theirs?.v,
      state: 'waiting',
      by: 'colleague',
      public: theirs?.public,
    })
    expect(await history()).toHaveLength(Number(theirs?.v))
    expect(await firestore.read(path)).toMatchObject({ review: theirs })
  })

  test('a note is added all the same', async () => {
    await arrange()
    const theirs = await somebodyElse('recommended')

    const { data: review } = await store.dispatch(
      applyAction(act({ kind: 'note', text: ' Called\n' })),
    )

    expect(review).toMatchObject({ v: Number(theirs?.v) + 1, state: 'recommended' })
    expect((await history()).at(-1)).toMatchObject({ kind: 'note', text: 'Called' })
    expect(await history()).toHaveLength(Number(theirs?.v) + 1)
  })

  test('notes of two desks at the same moment are both kept', async () => {
    await arrange()
    const texts = ['one', 'two', 'three']

    const answers = await Promise.all(
      texts.map((text) => store.dispatch(applyAction(act({ kind: 'note', text })))),
    )

    expect(answers.flatMap(({ error }) => error ?? [])).toEqual([])
    expect(new Set((await history()).map(({ text }) => text))).toEqual(new Set(texts))
  })
})

test('a request that is gone is said to be gone', async () => {
  await arrange()
  await firestore.delete(path)

  const { error } = await store.dispatch(applyAction(act({ kind: 'note', text: 'Called' })))

  expect(error).toMatchObject({ code: 'not-found' })
})

test('a viewer is refused, and an editor from then on not', async () => {
  await firestore.seed({ admins: [{ id: demoAdmin.uid, data: { role: 'viewer' } }] })
  await arrange()
  const note = act({ kind: 'note', text: 'Called' })

  const { error } = await store.dispatch(applyAction(note))
  expect(error).toMatchObject({ code: 'refused' })
  expect(await history()).toEqual([])

  await firestore.update(`admins/${demoAdmin.uid}`, { role: 'editor' })
  expect((await store.dispatch(applyAction(note))).data).toMatchObject({ v: 1 })
})

test('erasing leaves nothing of a request but that it was erased', async () => {
  await arrange()
  await store.dispatch(applyAction(act({ kind: 'note', text: 'Called' })))
  await store.dispatch(applyAction(act({ kind: 'trash' }, 1)))

  const { error } = await store.dispatch(endpoints.erase.initiate({ ...target, why: 'request' }))

  expect(error).toBeUndefined()
  expect(await stored()).toBeUndefined()
  expect(await history()).toEqual([])
  expect(await firestore.list('erasures')).toMatchObject([
    { id: `registrations~${await sha256(id)}`, why: 'request', by: demoAdmin.uid },
  ])
})

test('a long history that the server does not delete at once goes in parts', async () => {
  const notes = Array.from({ length: 20 }, (_, n) => ({ kind: 'note', text: `${n}` }) as const)
  const { review, history: entries } = aReview([...notes, { kind: 'trash' }], {
    by: ['colleague'],
    until: before,
  })
  await firestore.seed({ [`${path}/history`]: entries })
  await arrange(review)
  const sizes: number[] = []
  server.use(
    http.post(`${documents}\\:commit`, async ({ request }) => {
      const { writes } = (await request.clone().json()) as { writes: unknown[] }
      sizes.push(writes.length)
      if (writes.length <= 12) return passthrough()
      return HttpResponse.json({ error: { status: 'PERMISSION_DENIED' } }, { status: 403 })
    }),
  )

  const { error } = await store.dispatch(endpoints.erase.initiate({ ...target, why: 'retention' }))

  expect(error).toBeUndefined()
  // Each renews the trace; the later ones also ask whether the record is still gone.
  expect(sizes).toEqual([23, 10, 10, 7])
  expect(await history()).toEqual([])
  expect(await firestore.read(path)).toBeUndefined()
})

test('a request that is not in the trash is not erased', async () => {
  await arrange()

  const { error } = await store.dispatch(endpoints.erase.initiate({ ...target, why: 'spam' }))

  expect(error).toMatchObject({ code: 'refused' })
  expect(await firestore.read(path)).toBeDefined()
})
