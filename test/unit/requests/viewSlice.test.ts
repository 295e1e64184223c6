import { combineSlices, configureStore } from '@reduxjs/toolkit'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import {
  listShown,
  viewSlice,
  preferenceChanged,
  listVisited,
  selectNewSince,
  selectPreferences,
  selectLastVisits,
  selectSelectedIds,
  selectionChanged,
  selectViewOf,
  storeView,
} from '@/features/requests/viewSlice'
import { sessionChanged } from '@/shared/firestore/live/liveState'

/** What an earlier visit has left in the browser's storage. */
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

const makeStore = () => configureStore({ reducer: combineSlices(viewSlice) })

const show = (collection: string, address = `list=${collection}`) =>
  listShown({ collection, address })

describe('what is new', () => {
  const [monday, tuesday, wednesday] = [1, 2, 3].map((day) => Date.UTC(2026, 10, 22 + day))

  test('is unknown for a list that was never opened, so nothing is', () => {
    const store = makeStore()
    expect(selectNewSince(store.getState(), 'registrations')).toBe(Infinity)
    store.dispatch(show('registrations'))
    expect(selectNewSince(store.getState(), 'registrations')).toBe(Infinity)
  })

  test('in a list opened for the first time is what arrives after its first records', () => {
    const store = makeStore()
    store.dispatch(show('registrations'))
    store.dispatch(listVisited({ collection: 'registrations', until: monday! }))
    expect(selectNewSince(store.getState(), 'registrations')).toBe(monday)
    // What arrives meanwhile has been seen, and stays marked as new.
    store.dispatch(listVisited({ collection: 'registrations', until: tuesday! }))
    expect(selectNewSince(store.getState(), 'registrations')).toBe(monday)
    expect(selectLastVisits(store.getState())).toEqual({ registrations: tuesday })
  })

  test('stays new while the list is open, until another one is opened', () => {
    const store = makeStore()
    store.dispatch(listVisited({ collection: 'registrations', until: monday! }))
    store.dispatch(show('registrations'))
    store.dispatch(listVisited({ collection: 'registrations', until: tuesday! }))
    // Another page or search of the same list.
    store.dispatch(show('registrations', 'q=sample'))
    expect(selectNewSince(store.getState(), 'registrations')).toBe(monday)

    store.dispatch(show('growth-fund'))
    expect(selectNewSince(store.getState(), 'registrations')).toBe(tuesday)
    store.dispatch(show('registrations'))
    expect(selectNewSince(store.getState(), 'registrations')).toBe(tuesday)
    store.dispatch(listVisited({ collection: 'registrations', until: wednesday! }))
    expect(selectNewSince(store.getState(), 'registrations')).toBe(tuesday)
  })

  test('in one list does not affect another', () => {
    const store = makeStore()
    store.dispatch(show('registrations'))
    store.dispatch(listVisited({ collection: 'growth-fund', until: tuesday! }))
    expect(selectNewSince(store.getState(), 'registrations')).toBe(Infinity)
    expect(selectNewSince(store.getState(), 'growth-fund')).toBe(tuesday)
  })

  test('in a list that was empty is everything that arrives', () => {
    const store = makeStore()
    store.dispatch(show('registrations'))
    store.dispatch(listVisited({ collection: 'registrations', until: 0 }))
    expect(selectNewSince(store.getState(), 'registrations')).toBe(0)
  })

  test.each([1970, 2026, 2099])(
    'goes by the times of the records, also where the clock here says %i',
    (year) => {
      vi.useFakeTimers({ now: Date.UTC(year, 0, 2) })
      const store = makeStore()
      store.dispatch(show('registrations'))
      store.dispatch(listVisited({ collection: 'registrations', until: tuesday! }))
      store.dispatch(show('growth-fund'))
      store.dispatch(show('registrations'))
      expect(selectNewSince(store.getState(), 'registrations')).toBe(tuesday)
      storeView(store.getState().listView)
      expect(JSON.parse(kept.get('admin-visits')!)).toEqual({ registrations: tuesday })
    },
  )

  test('is remembered by this browser for the next visit', () => {
    const store = makeStore()
    store.dispatch(show('registrations'))
    store.dispatch(listVisited({ collection: 'registrations', until: monday! }))
    storeView(store.getState().listView)

    const next = makeStore()
    next.dispatch(show('registrations'))
    next.dispatch(listVisited({ collection: 'registrations', until: tuesday! }))
    expect(selectNewSince(next.getState(), 'registrations')).toBe(monday)
  })

  test('keeps what another tab has seen in other lists', () => {
    const store = makeStore()
    store.dispatch(listVisited({ collection: 'registrations', until: monday! }))
    kept.set('admin-visits', JSON.stringify({ 'growth-fund': tuesday, registrations: 1 }))
    storeView(store.getState().listView)
    expect(JSON.parse(kept.get('admin-visits')!)).toEqual({
      'growth-fund': tuesday,
      registrations: monday,
    })
  })
})

test('a list keeps its view and its selection', () => {
  const store = makeStore()
  store.dispatch(show('registrations', 'q=sample&page=3'))
  store.dispatch(selectionChanged({ collection: 'registrations', ids: ['a', 'b'] }))
  store.dispatch(show('growth-fund'))
  const root = store.getState()
  expect(selectViewOf(root, 'registrations')).toBe('q=sample&page=3')
  expect(selectViewOf(root, 'land-issues')).toBeUndefined()
  expect(selectSelectedIds(root, 'registrations')).toEqual(['a', 'b'])
  expect(selectSelectedIds(root, 'growth-fund')).toEqual([])
  // Always the same empty array, so that nothing renders again.
  expect(selectSelectedIds(root, 'growth-fund')).toBe(selectSelectedIds(root, 'land-issues'))
})

test('preferences are kept from visit to visit, for the browser and not for a person', () => {
  const store = makeStore()
  expect(selectPreferences(store.getState())).toEqual({ density: 'compact', columns: {} })
  const preferences = {
    density: 'comfortable',
    charts: false,
    columns: { registrations: ['name', 'mobile'] },
  } as const
  store.dispatch(preferenceChanged(preferences))
  storeView(store.getState().listView)
  store.dispatch(sessionChanged())
  expect(selectPreferences(store.getState())).toEqual(preferences)
  expect(selectPreferences(makeStore().getState())).toEqual(preferences)
})

test('records seen in another tab are not marked as new', () => {
  kept.set('admin-visits', '{"registrations": 9, "land-issues": 3}')
  const store = makeStore()
  kept.set('admin-visits', '{"registrations": 20, "growth-fund": 7}')
  store.dispatch(listVisited({ collection: 'registrations', until: 12 }))

  storeView(store.getState().listView)

  expect(selectLastVisits(makeStore().getState())).toEqual({
    registrations: 20,
    'growth-fund': 7,
    'land-issues': 3,
  })
})

test('another session does not get the views and the selection of the one before', () => {
  const store = makeStore()
  store.dispatch(show('registrations', 'q=somebody'))
  store.dispatch(selectionChanged({ collection: 'registrations', ids: ['a'] }))
  store.dispatch(listVisited({ collection: 'registrations', until: 5 }))
  storeView(store.getState().listView)
  expect([...kept.values()].join()).not.toContain('somebody')

  store.dispatch(sessionChanged())

  expect(store.getState().listView).toMatchObject({ views: {}, selected: {}, visit: null })
  expect(selectLastVisits(store.getState())).toEqual({ registrations: 5 })
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
  expect(selectLastVisits(store.getState())).toEqual({})
  expect(selectPreferences(store.getState())).toEqual({ density: 'compact', columns: {} })
})

test('only valid parts of what is stored are used', () => {
  kept.set('admin-visits', '{"registrations": 5, "growth-fund": "yesterday", "land-issues": null}')
  kept.set('admin-grid', '{"density": "standard", "columns": {"registrations": ["name"], "x": 5}}')
  const { listView } = makeStore().getState()
  expect(listView.lastVisitAt).toEqual({ registrations: 5 })
  expect(listView.preferences).toEqual({
    density: 'standard',
    columns: { registrations: ['name'] },
  })
})
