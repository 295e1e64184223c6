import { combineSlices, configureStore } from '@reduxjs/toolkit'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import {
  listShown,
  panelSlice,
  preferenceChanged,
  recordsSeen,
  selectNewSince,
  selectPreferences,
  selectSeenUntil,
  selectTicked,
  selectViewOf,
  ticked,
} from '@/features/admin/panelSlice'
import { writePanel } from '@/features/admin/panelStorage'
import { sessionChanged } from '@/shared/firestore/liveState'

/** A browser's storage, with what an earlier visit has left in it. */
let kept: Map<string, string>

beforeEach(() => {
  kept = new Map()
  const localStorage = {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
    removeItem: (key: string) => void kept.delete(key),
  }
  vi.stubGlobal('window', { localStorage })
})

afterEach(() => {
  vi.unstubAllGlobals()
  vi.useRealTimers()
})

const makeStore = () => configureStore({ reducer: combineSlices(panelSlice) })

const show = (collection: string, address = `kind=${collection}`) =>
  listShown({ collection, address })

describe('what is new', () => {
  const [monday, tuesday, wednesday] = [1, 2, 3].map((day) => Date.UTC(2026, 10, 22 + day))

  test('of a list that nobody has looked at is not known: nothing is', () => {
    const store = makeStore()
    expect(selectNewSince(store.getState(), 'registrations')).toBe(Infinity)
    store.dispatch(show('registrations'))
    expect(selectNewSince(store.getState(), 'registrations')).toBe(Infinity)
  })

  test('of a list that is looked at for the first time is what comes after what there is first', () => {
    const store = makeStore()
    store.dispatch(show('registrations'))
    store.dispatch(recordsSeen({ collection: 'registrations', until: monday! }))
    expect(selectNewSince(store.getState(), 'registrations')).toBe(monday)
    // What comes meanwhile is seen, and stays marked as new.
    store.dispatch(recordsSeen({ collection: 'registrations', until: tuesday! }))
    expect(selectNewSince(store.getState(), 'registrations')).toBe(monday)
    expect(selectSeenUntil(store.getState())).toEqual({ registrations: tuesday })
  })

  test('stays marked for as long as the list is looked at, and not after another one was', () => {
    const store = makeStore()
    store.dispatch(recordsSeen({ collection: 'registrations', until: monday! }))
    store.dispatch(show('registrations'))
    store.dispatch(recordsSeen({ collection: 'registrations', until: tuesday! }))
    // Another page or search of the same list.
    store.dispatch(show('registrations', 'q=sample'))
    expect(selectNewSince(store.getState(), 'registrations')).toBe(monday)

    store.dispatch(show('growth-fund'))
    expect(selectNewSince(store.getState(), 'registrations')).toBe(tuesday)
    store.dispatch(show('registrations'))
    expect(selectNewSince(store.getState(), 'registrations')).toBe(tuesday)
    store.dispatch(recordsSeen({ collection: 'registrations', until: wednesday! }))
    expect(selectNewSince(store.getState(), 'registrations')).toBe(tuesday)
  })

  test('of one list says nothing of another', () => {
    const store = makeStore()
    store.dispatch(show('registrations'))
    store.dispatch(recordsSeen({ collection: 'growth-fund', until: tuesday! }))
    expect(selectNewSince(store.getState(), 'registrations')).toBe(Infinity)
    expect(selectNewSince(store.getState(), 'growth-fund')).toBe(tuesday)
  })

  test('of a list that was empty is whatever comes', () => {
    const store = makeStore()
    store.dispatch(show('registrations'))
    store.dispatch(recordsSeen({ collection: 'registrations', until: 0 }))
    expect(selectNewSince(store.getState(), 'registrations')).toBe(0)
  })

  test.each([1970, 2026, 2099])(
    'goes by the times of the records, also where the clock here says %i',
    (year) => {
      vi.useFakeTimers({ now: Date.UTC(year, 0, 2) })
      const store = makeStore()
      store.dispatch(show('registrations'))
      store.dispatch(recordsSeen({ collection: 'registrations', until: tuesday! }))
      store.dispatch(show('growth-fund'))
      store.dispatch(show('registrations'))
      expect(selectNewSince(store.getState(), 'registrations')).toBe(tuesday)
      writePanel(store.getState().panel)
      expect(JSON.parse(kept.get('admin-visits')!)).toEqual({ registrations: tuesday })
    },
  )

  test('is known at the next visit of this browser', () => {
    const store = makeStore()
    store.dispatch(show('registrations'))
    store.dispatch(recordsSeen({ collection: 'registrations', until: monday! }))
    writePanel(store.getState().panel)

    const next = makeStore()
    next.dispatch(show('registrations'))
    next.dispatch(recordsSeen({ collection: 'registrations', until: tuesday! }))
    expect(selectNewSince(next.getState(), 'registrations')).toBe(monday)
  })

  test('keeps what another tab has seen of the other lists', () => {
    const store = makeStore()
    store.dispatch(recordsSeen({ collection: 'registrations', until: monday! }))
    kept.set('admin-visits', JSON.stringify({ 'growth-fund': tuesday, registrations: 1 }))
    writePanel(store.getState().panel)
    expect(JSON.parse(kept.get('admin-visits')!)).toEqual({
      'growth-fund': tuesday,
      registrations: monday,
    })
  })
})

test('a list is as it was left: its view and its ticks', () => {
  const store = makeStore()
  store.dispatch(show('registrations', 'q=sample&page=3'))
  store.dispatch(ticked({ collection: 'registrations', ids: ['a', 'b'] }))
  store.dispatch(show('growth-fund'))
  const root = store.getState()
  expect(selectViewOf(root, 'registrations')).toBe('q=sample&page=3')
  expect(selectViewOf(root, 'land-issues')).toBeUndefined()
  expect(selectTicked(root, 'registrations')).toEqual(['a', 'b'])
  expect(selectTicked(root, 'growth-fund')).toEqual([])
  // Nothing, and always the same nothing: who draws it need not again.
  expect(selectTicked(root, 'growth-fund')).toBe(selectTicked(root, 'land-issues'))
})

test('what somebody prefers is kept from visit to visit, and is of the browser, not of a person', () => {
  const store = makeStore()
  expect(selectPreferences(store.getState())).toEqual({ density: 'compact', columns: {} })
  const preferences = {
    density: 'comfortable',
    charts: false,
    columns: { registrations: ['name', 'mobile'] },
  } as const
  store.dispatch(preferenceChanged(preferences))
  writePanel(store.getState().panel)
  store.dispatch(sessionChanged())
  expect(selectPreferences(store.getState())).toEqual(preferences)
  expect(selectPreferences(makeStore().getState())).toEqual(preferences)
})

test('a tab does not mark as new what somebody has seen in another tab', () => {
  kept.set('admin-visits', '{"registrations": 9, "land-issues": 3}')
  const store = makeStore()
  kept.set('admin-visits', '{"registrations": 20, "growth-fund": 7}')
  store.dispatch(recordsSeen({ collection: 'registrations', until: 12 }))

  writePanel(store.getState().panel)

  expect(selectSeenUntil(makeStore().getState())).toEqual({
    registrations: 20,
    'growth-fund': 7,
    'land-issues': 3,
  })
})

test('another session finds neither the views nor the ticks of the one before', () => {
  const store = makeStore()
  store.dispatch(show('registrations', 'q=somebody'))
  store.dispatch(ticked({ collection: 'registrations', ids: ['a'] }))
  store.dispatch(recordsSeen({ collection: 'registrations', until: 5 }))
  writePanel(store.getState().panel)
  expect([...kept.values()].join()).not.toContain('somebody')

  store.dispatch(sessionChanged())

  expect(store.getState().panel).toMatchObject({ views: {}, ticked: {}, visit: null })
  expect(selectSeenUntil(store.getState())).toEqual({ registrations: 5 })
})

test.each([
  '',
  'no JSON',
  '[]',
  '5',
  'null',
  '"text"',
  '{"density": "x", "columns": "x", "figures": "x"}',
])('what is kept may be anything, such as %j', (text) => {
  kept.set('admin-visits', text)
  kept.set('admin-grid', text)
  const store = makeStore()
  expect(selectSeenUntil(store.getState())).toEqual({})
  expect(selectPreferences(store.getState())).toEqual({ density: 'compact', columns: {} })
})

test('of what is kept only what can be understood counts', () => {
  kept.set('admin-visits', '{"registrations": 5, "growth-fund": "yesterday", "land-issues": null}')
  kept.set('admin-grid', '{"density": "standard", "columns": {"registrations": ["name"], "x": 5}}')
  const { panel } = makeStore().getState()
  expect(panel.seenUntil).toEqual({ registrations: 5 })
  expect(panel.preferences).toEqual({
    density: 'standard',
    columns: { registrations: ['name'] },
  })
})
