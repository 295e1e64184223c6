import type { UnknownAction } from '@reduxjs/toolkit'
import { describe, expect, test } from 'vitest'
import { createLiveSlice } from '@/shared/firestore/liveSlice'
import { isPartial, sessionChanged } from '@/shared/firestore/liveState'

type Item = { id: string; name: string }

const slice = createLiveSlice('things')
const { actions, reducer } = slice
const idle = slice.getInitialState()

const after = (...all: UnknownAction[]) => all.reduce(reducer, idle)

const a: Item = { id: 'a', name: 'Sample A' }
const b: Item = { id: 'b', name: 'Sample B' }
const c: Item = { id: 'c', name: 'Sample C' }

const subscribed = (at = 1) => actions.subscribed({ at })
const newest = (...records: Item[]) => actions.newestReceived(records)
/** A listener's first answer of the server. */
const whole = (...upserted: Item[]) =>
  actions.snapshotReceived({ upserted, removed: [], fromCache: false, isWhole: true, at: 2 })
/** What comes of it later. */
const changed = (upserted: Item[], removed: string[] = []) =>
  actions.snapshotReceived({ upserted, removed, fromCache: false, isWhole: false, at: 3 })
const fromCache = (at: number, ...upserted: Item[]) =>
  actions.snapshotReceived({ upserted, removed: [], fromCache: true, isWhole: false, at })
const noAccess = { code: 'permission-denied', message: 'No access.' }
const failed = (at = 4) => actions.subscriptionFailed({ error: noAccess, at })
const unsubscribed = (at = 5) => actions.unsubscribed({ at })

describe('the first answer', () => {
  test('nobody has asked yet: there is nothing, and nothing is late', () => {
    expect(idle).toEqual({ status: 'idle', error: null, staleSince: null, ids: [], entities: {} })
  })

  test('while it is on its way the list is loading', () => {
    expect(after(subscribed())).toEqual({ ...idle, status: 'loading' })
  })

  test('it is all there is, in the order it came in', () => {
    expect(after(subscribed(), whole(b, a))).toEqual({
      status: 'ready',
      error: null,
      staleSince: null,
      ids: ['b', 'a'],
      entities: { a, b },
    })
  })

  test('an empty one of the server is one', () => {
    expect(after(subscribed(), whole()).status).toBe('ready')
  })

  test('an empty one of the cache is none yet', () => {
    expect(after(subscribed(), fromCache(2))).toEqual({ ...idle, status: 'loading' })
  })
})

describe('the newest records', () => {
  test('are there ahead of the others, and are said to be a part', () => {
    const state = after(subscribed(), newest(a, b))
    expect(state).toMatchObject({ status: 'loading', staleSince: null, ids: ['a', 'b'] })
    expect(isPartial(state)).toBe(true)
  })

  test('give way to all there is, also where one of them is gone', () => {
    const state = after(subscribed(), newest(a, b), whole(b, c))
    expect(state).toMatchObject({ status: 'ready', ids: ['b', 'c'], entities: { b, c } })
    expect(state.entities.a).toBeUndefined()
    expect(isPartial(state)).toBe(false)
  })

  test('are not wanted any more where all there is came first', () => {
    const all = after(subscribed(), whole(a))
    expect(reducer(all, newest(b))).toBe(all)
  })

  test('do not take the place of what an earlier listener had brought', () => {
    const again = after(subscribed(), whole(a), unsubscribed(), subscribed())
    expect(reducer(again, newest(b))).toBe(again)
    expect(isPartial(again)).toBe(false)
  })

  test('alone do not stay where the listener fails: a part would be taken for all', () => {
    expect(after(subscribed(), newest(a, b), failed(4))).toEqual({
      ...idle,
      status: 'failed',
      error: noAccess,
      staleSince: 4,
    })
  })

  test('alone do not stay where nobody listens any more', () => {
    expect(after(subscribed(), newest(a, b), unsubscribed())).toEqual(idle)
  })

  test('are no part of the next listener', () => {
    const state = after(subscribed(), newest(a), unsubscribed(), subscribed(6), newest(b))
    expect(state.ids).toEqual(['b'])
    expect(isPartial(state)).toBe(true)
  })

  test('that come after a failure are passed over: the next answer brings all', () => {
    const state = after(subscribed(), failed())
    expect(reducer(state, newest(a))).toBe(state)
  })

  test('stay a part while the connection is lost before the whole answer', () => {
    const state = after(subscribed(), newest(a), fromCache(9))
    expect(state).toMatchObject({ status: 'loading', staleSince: null, ids: ['a'] })
    expect(isPartial(state)).toBe(true)
  })
})

describe('a change', () => {
  test('brings the documents that are new or other, and leaves the rest as it is', () => {
    const before = after(subscribed(), whole(a, b))
    const now = reducer(before, changed([{ ...a, name: 'Other' }, c]))

    expect(now.ids).toEqual(['a', 'b', 'c'])
    expect(now.entities.a).toEqual({ id: 'a', name: 'Other' })
    expect(now.entities.b).toBe(before.entities.b)
  })

  test('puts a record in the place of the one before: a field that is gone is gone', () => {
    const full = { ...a, note: 'Sample' }
    expect(after(subscribed(), whole(full), changed([a])).entities.a).toEqual(a)
  })

  test('takes away what was removed, and minds nothing it does not know', () => {
    const state = after(subscribed(), whole(a, b), changed([], ['a', 'unknown']))
    expect(state.ids).toEqual(['b'])
    expect(state.entities).toEqual({ b })
  })

  test('may remove a record and bring another at once', () => {
    const state = after(subscribed(), whole(a), changed([b], ['a']))
    expect(state).toMatchObject({ status: 'ready', ids: ['b'], entities: { b } })
  })

  test('a new whole answer leaves nothing of the one before', () => {
    expect(after(subscribed(), whole(a, b), whole(c)).entities).toEqual({ c })
  })

  test('what nobody has changed is the same object, for whoever draws it', () => {
    const before = after(subscribed(), whole(a, b))
    const now = reducer(before, failed())
    expect(now.entities).toBe(before.entities)
    expect(now.ids).toBe(before.ids)
  })

  test('what a record holds can be read by its id, and changed by nobody', () => {
    const { entities } = after(subscribed(), whole({ ...a }, b), changed([{ ...c }]))
    expect(entities.a).toEqual(a)
    for (const id of ['a', 'c']) {
      const record = entities[id] as Item
      expect(() => {
        record.name = 'x'
      }).toThrow(TypeError)
      expect(record.name).not.toBe('x')
    }
  })

  test('nor can anybody change what is deep inside of a record', () => {
    const deep = { ...a, other: { note: { text: 'Sample' } }, unreadable: ['Name'] }
    const record = after(subscribed(), whole(deep)).entities.a as typeof deep
    expect(() => {
      record.other.note.text = 'x'
    }).toThrow(TypeError)
    expect(() => record.unreadable.push('x')).toThrow(TypeError)
  })
})

describe('a lost connection', () => {
  const live = [subscribed(), whole(a)] as const

  test('is said with the moment it was lost, for as long as it is', () => {
    const lost = after(...live, fromCache(100))
    expect(lost).toMatchObject({ status: 'ready', staleSince: 100, ids: ['a'] })
    expect(reducer(lost, fromCache(200)).staleSince).toBe(100)
  })

  test('ends with the next word of the server', () => {
    expect(after(...live, fromCache(100), changed([])).staleSince).toBeNull()
  })

  test('counts only once all was there', () => {
    expect(after(subscribed(), fromCache(100)).staleSince).toBeNull()
  })

  test('shows what changes meanwhile, which is not sure', () => {
    const state = after(...live, fromCache(100, b))
    expect(state).toMatchObject({ staleSince: 100, ids: ['a', 'b'] })
  })
})

describe('a failure', () => {
  test('keeps all that was there, and says why it is not live, and since when', () => {
    expect(after(subscribed(), whole(a), failed(100))).toEqual({
      status: 'failed',
      error: noAccess,
      staleSince: 100,
      ids: ['a'],
      entities: { a },
    })
  })

  test('of a lost connection does not change since when', () => {
    expect(after(subscribed(), whole(a), fromCache(50), failed(100)).staleSince).toBe(50)
    expect(after(subscribed(), whole(a), failed(100), failed(200)).staleSince).toBe(100)
  })

  test('is over with the next answer, which leaves nothing of it', () => {
    expect(after(subscribed(), whole(a), failed(), whole(a, b))).toEqual(
      after(subscribed(), whole(a, b)),
    )
  })

  test('is not over with a word of the cache', () => {
    const state = after(subscribed(), whole(a), failed(100), fromCache(200))
    expect(state).toMatchObject({ status: 'failed', error: noAccess, staleSince: 100 })
  })
})

describe('a list that nobody listens to any more', () => {
  test('keeps what it has, and says since when that is not live', () => {
    const left = after(subscribed(), whole(a), unsubscribed(100))
    expect(left).toMatchObject({ status: 'idle', staleSince: 100, ids: ['a'], entities: { a } })
  })

  test('that had lost its connection before says since then', () => {
    expect(after(subscribed(), whole(a), fromCache(50), unsubscribed(100)).staleSince).toBe(50)
  })

  test('that holds nothing is as if nobody had listened', () => {
    for (const last of [whole(), failed(), fromCache(9)]) {
      expect(after(subscribed(), last, unsubscribed())).toEqual(idle)
    }
  })

  test('hears no late word of its listener', () => {
    const left = after(subscribed(), whole(a), unsubscribed(100))
    expect(reducer(left, changed([b]))).toBe(left)
    expect(reducer(left, failed())).toBe(left)
    expect(reducer(left, newest(b))).toBe(left)
    expect(reducer(left, unsubscribed(200))).toBe(left)
  })

  test('is not live either while the next listener is opened, and is with its answer', () => {
    const again = after(subscribed(), whole(a), unsubscribed(100), subscribed(200))
    expect(again).toMatchObject({ status: 'loading', staleSince: 100, ids: ['a'] })
    expect(reducer(again, fromCache(300)).staleSince).toBe(100)
    expect(reducer(again, whole(b))).toEqual(after(subscribed(), whole(b)))
  })

  test('is not live from the moment on that another listener takes the place of one', () => {
    expect(after(subscribed(), whole(a), subscribed(100)).staleSince).toBe(100)
  })
})

describe('another session', () => {
  test('starts with nothing, whatever there was', () => {
    for (const states of [
      [whole(a)],
      [newest(a)],
      [whole(a), failed()],
      [whole(a), unsubscribed()],
    ])
      expect(after(subscribed(), ...states, sessionChanged())).toEqual(idle)
  })

  test('hears no late word of the listeners of the one before', () => {
    for (const late of [
      whole(a),
      changed([a]),
      fromCache(9, a),
      newest(a),
      failed(),
      unsubscribed(),
    ])
      expect(after(subscribed(), whole(b), sessionChanged(), late)).toEqual(idle)
  })

  test('listens as the first one did', () => {
    expect(after(subscribed(), whole(a), sessionChanged(), subscribed(9), whole(b))).toEqual(
      after(subscribed(), whole(b)),
    )
  })
})

test.each(['constructor', 'toString', 'ନାମ', ' '])('an id may be any text: %j', (id) => {
  const odd = { id, name: 'Sample' }
  expect(after(subscribed(), whole(a, odd)).ids).toEqual(['a', id])
  const state = after(subscribed(), whole(a), changed([odd]))
  expect(state.ids).toEqual(['a', id])
  expect(state.entities[id]).toEqual(odd)
  expect(reducer(state, changed([], [id])).ids).toEqual(['a'])
})
