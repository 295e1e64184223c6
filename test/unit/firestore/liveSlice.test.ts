import type { UnknownAction } from '@reduxjs/toolkit'
import { describe, expect, test } from 'vitest'
import { createLiveSlice } from '@/shared/firestore/live/liveSlice'
import { isPartial, sessionChanged } from '@/shared/firestore/live/liveState'

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
/** A listener's first snapshot from the server. */
const whole = (...upserted: Item[]) =>
  actions.snapshotReceived({ upserted, removed: [], fromCache: false, isWhole: true, at: 2 })
/** A later snapshot. */
const changed = (upserted: Item[], removed: string[] = []) =>
  actions.snapshotReceived({ upserted, removed, fromCache: false, isWhole: false, at: 3 })
const fromCache = (at: number, ...upserted: Item[]) =>
  actions.snapshotReceived({ upserted, removed: [], fromCache: true, isWhole: false, at })
const noAccess = { code: 'permission-denied', message: 'No access.' }
const failed = (at = 4) => actions.subscriptionFailed({ error: noAccess, at })
const unsubscribed = (at = 5) => actions.unsubscribed({ at })

describe('the first snapshot', () => {
  test('before a subscription there is nothing, and nothing is stale', () => {
    expect(idle).toEqual({
      status: 'idle',
      error: null,
      staleSince: null,
      isCut: false,
      ids: [],
      entities: {},
    })
  })

  test('the list is loading until it arrives', () => {
    expect(after(subscribed())).toEqual({ ...idle, status: 'loading' })
  })

  test('it holds all records, in their order', () => {
    expect(after(subscribed(), whole(b, a))).toEqual({
      status: 'ready',
      error: null,
      staleSince: null,
      isCut: false,
      ids: ['b', 'a'],
      entities: { a, b },
    })
  })

  test('it may be empty if it comes from the server', () => {
    expect(after(subscribed(), whole()).status).toBe('ready')
  })

  test('an empty snapshot from the cache does not count', () => {
    expect(after(subscribed(), fromCache(2))).toEqual({ ...idle, status: 'loading' })
  })
})

describe('the newest records', () => {
  test('arrive before the others, and the list is partial', () => {
    const state = after(subscribed(), newest(a, b))
    expect(state).toMatchObject({ status: 'loading', staleSince: null, ids: ['a', 'b'] })
    expect(isPartial(state)).toBe(true)
  })

  test('are replaced by all records, also if one of them is gone', () => {
    const state = after(subscribed(), newest(a, b), whole(b, c))
    expect(state).toMatchObject({ status: 'ready', ids: ['b', 'c'], entities: { b, c } })
    expect(state.entities.a).toBeUndefined()
    expect(isPartial(state)).toBe(false)
  })

  test('are ignored if all records have arrived before', () => {
    const all = after(subscribed(), whole(a))
    expect(reducer(all, newest(b))).toBe(all)
  })

  test('do not replace the records of an earlier listener', () => {
    const again = after(subscribed(), whole(a), unsubscribed(), subscribed())
    expect(reducer(again, newest(b))).toBe(again)
    expect(isPartial(again)).toBe(false)
  })

  test('are removed if the listener fails: a part must not look like the whole list', () => {
    expect(after(subscribed(), newest(a, b), failed(4))).toEqual({
      ...idle,
      status: 'failed',
      error: noAccess,
      staleSince: 4,
    })
  })

  test('are removed when the last subscription ends', () => {
    expect(after(subscribed(), newest(a, b), unsubscribed())).toEqual(idle)
  })

  test('do not make the list of the next listener partial', () => {
    const state = after(subscribed(), newest(a), unsubscribed(), subscribed(6), newest(b))
    expect(state.ids).toEqual(['b'])
    expect(isPartial(state)).toBe(true)
  })

  test('are ignored after a failure, because the next snapshot holds all records', () => {
    const state = after(subscribed(), failed())
    expect(reducer(state, newest(a))).toBe(state)
  })

  test('stay partial if the connection is lost before the first snapshot', () => {
    const state = after(subscribed(), newest(a), fromCache(9))
    expect(state).toMatchObject({ status: 'loading', staleSince: null, ids: ['a'] })
    expect(isPartial(state)).toBe(true)
  })
})

describe('a change', () => {
  test('adds new records, replaces changed ones, and leaves the rest', () => {
    const before = after(subscribed(), whole(a, b))
    const now = reducer(before, changed([{ ...a, name: 'Other' }, c]))

    expect(now.ids).toEqual(['a', 'b', 'c'])
    expect(now.entities.a).toEqual({ id: 'a', name: 'Other' })
    expect(now.entities.b).toBe(before.entities.b)
  })

  test('replaces the whole record, so that a deleted field is gone', () => {
    const full = { ...a, note: 'Sample' }
    expect(after(subscribed(), whole(full), changed([a])).entities.a).toEqual(a)
  })

  test('removes records, and ignores unknown ids', () => {
    const state = after(subscribed(), whole(a, b), changed([], ['a', 'unknown']))
    expect(state.ids).toEqual(['b'])
    expect(state.entities).toEqual({ b })
  })

  test('may remove a record and add another at once', () => {
    const state = after(subscribed(), whole(a), changed([b], ['a']))
    expect(state).toMatchObject({ status: 'ready', ids: ['b'], entities: { b } })
  })

  test('a new first snapshot replaces everything', () => {
    expect(after(subscribed(), whole(a, b), whole(c)).entities).toEqual({ c })
  })

  test('an unchanged record stays the same object, so that it is not rendered again', () => {
    const before = after(subscribed(), whole(a, b))
    const now = reducer(before, failed())
    expect(now.entities).toBe(before.entities)
    expect(now.ids).toBe(before.ids)
  })

  test('a record can be read by its id, and is frozen', () => {
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

  test('a record is frozen deeply', () => {
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

  test('makes the list stale since that moment, for as long as it lasts', () => {
    const lost = after(...live, fromCache(100))
    expect(lost).toMatchObject({ status: 'ready', staleSince: 100, ids: ['a'] })
    expect(reducer(lost, fromCache(200)).staleSince).toBe(100)
  })

  test('ends with the next snapshot from the server', () => {
    expect(after(...live, fromCache(100), changed([])).staleSince).toBeNull()
  })

  test('counts only after the first snapshot', () => {
    expect(after(subscribed(), fromCache(100)).staleSince).toBeNull()
  })

  test('does not hide unconfirmed changes', () => {
    const state = after(...live, fromCache(100, b))
    expect(state).toMatchObject({ staleSince: 100, ids: ['a', 'b'] })
  })
})

describe('a failure', () => {
  test('keeps all records, and says why and since when the list is stale', () => {
    expect(after(subscribed(), whole(a), failed(100))).toEqual({
      status: 'failed',
      error: noAccess,
      staleSince: 100,
      isCut: false,
      ids: ['a'],
      entities: { a },
    })
  })

  test('after a lost connection does not change since when', () => {
    expect(after(subscribed(), whole(a), fromCache(50), failed(100)).staleSince).toBe(50)
    expect(after(subscribed(), whole(a), failed(100), failed(200)).staleSince).toBe(100)
  })

  test('ends with the next snapshot, without a trace', () => {
    expect(after(subscribed(), whole(a), failed(), whole(a, b))).toEqual(
      after(subscribed(), whole(a, b)),
    )
  })

  test('does not end with a snapshot from the cache', () => {
    const state = after(subscribed(), whole(a), failed(100), fromCache(200))
    expect(state).toMatchObject({ status: 'failed', error: noAccess, staleSince: 100 })
  })
})

describe('a list without a subscription', () => {
  test('keeps its records, and says since when they are stale', () => {
    const left = after(subscribed(), whole(a), unsubscribed(100))
    expect(left).toMatchObject({ status: 'idle', staleSince: 100, ids: ['a'], entities: { a } })
  })

  test('is stale since a connection that was lost before', () => {
    expect(after(subscribed(), whole(a), fromCache(50), unsubscribed(100)).staleSince).toBe(50)
  })

  test('is reset if it is empty', () => {
    for (const last of [whole(), failed(), fromCache(9)]) {
      expect(after(subscribed(), last, unsubscribed())).toEqual(idle)
    }
  })

  test('ignores late reports of its listener', () => {
    const left = after(subscribed(), whole(a), unsubscribed(100))
    expect(reducer(left, changed([b]))).toBe(left)
    expect(reducer(left, failed())).toBe(left)
    expect(reducer(left, newest(b))).toBe(left)
    expect(reducer(left, unsubscribed(200))).toBe(left)
  })

  test('stays stale until the next listener’s first snapshot', () => {
    const again = after(subscribed(), whole(a), unsubscribed(100), subscribed(200))
    expect(again).toMatchObject({ status: 'loading', staleSince: 100, ids: ['a'] })
    expect(reducer(again, fromCache(300)).staleSince).toBe(100)
    expect(reducer(again, whole(b))).toEqual(after(subscribed(), whole(b)))
  })

  test('is stale from the moment a new listener replaces the old one', () => {
    expect(after(subscribed(), whole(a), subscribed(100)).staleSince).toBe(100)
  })
})

describe('another session', () => {
  test('starts with an empty list', () => {
    for (const states of [
      [whole(a)],
      [newest(a)],
      [whole(a), failed()],
      [whole(a), unsubscribed()],
    ])
      expect(after(subscribed(), ...states, sessionChanged())).toEqual(idle)
  })

  test('ignores late reports of the previous session’s listeners', () => {
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

  test('can subscribe like the first one', () => {
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
