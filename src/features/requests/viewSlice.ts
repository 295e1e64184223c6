import { createSlice, type PayloadAction } from '@reduxjs/toolkit'
import type { GridDensity } from '@mui/x-data-grid'
import { safeStorage } from '@/shared/config/safeStorage'
import { sessionChanged } from '@/shared/firestore/live/liveState'

/** How an administrator likes the lists to look. It says nothing about the people in them. */
export type Preferences = {
  density: GridDensity
  /** Whether charts are shown: not until they are asked for. */
  charts?: boolean
  /** False: the single keys of the help sheet do nothing. */
  keys?: boolean
  /** Fields of the columns, by collection. A collection with the default columns has no entry. */
  columns: { [collection: string]: readonly string[] }
}

/** The part that this browser keeps from visit to visit. */
type StoredView = {
  /**
   * When the newest record was received that has been looked at, by collection. In milliseconds
   * since 1970 and the server's time, because the clock of this device may be wrong.
   */
  lastVisitAt: { [collection: string]: number }
  preferences: Preferences
}

/** The state of the lists while an administrator is on another page. Keys are ids of collections. */
type ViewState = StoredView & {
  /** The last view of each list, as in the address. */
  views: { [collection: string]: string }
  /** Ids of the selected records, on all pages of a list. */
  selected: { [collection: string]: string[] }
  /**
   * The list that is open. Records after `since` are marked as new until another list is opened.
   * `since` is null until the first records are there.
   */
  visit: { collection: string; since: number | null } | null
}

/** The slice is injected with the data layer. */
export type ViewRoot = { listView: ViewState }

const initialState = (): ViewState => ({
  ...readStoredView(),
  views: {},
  selected: {},
  visit: null,
})

export const viewSlice = createSlice({
  name: 'listView',
  initialState,
  reducers: {
    listShown(state, { payload }: PayloadAction<{ collection: string; address: string }>) {
      const { collection, address } = payload
      state.views[collection] = address
      if (state.visit?.collection !== collection) {
        state.visit = { collection, since: state.lastVisitAt[collection] ?? null }
      }
    },
    selectionChanged(state, { payload }: PayloadAction<{ collection: string; ids: string[] }>) {
      state.selected[payload.collection] = payload.ids
    },
    listVisited(state, { payload }: PayloadAction<{ collection: string; until: number }>) {
      const { collection, until } = payload
      state.lastVisitAt[collection] = until
      if (state.visit?.collection === collection) state.visit.since ??= until
    },
    preferenceChanged(state, { payload }: PayloadAction<Partial<Preferences>>) {
      Object.assign(state.preferences, payload)
    },
  },
  extraReducers: (builder) => builder.addCase(sessionChanged, initialState),
  selectors: {
    selectViewOf: ({ views }, collection: string) => views[collection],
    selectSelectedIds: ({ selected }, collection: string) => selected[collection] ?? none,
    selectLastVisits: ({ lastVisitAt }) => lastVisitAt,
    /** Records received after this moment are new. Infinity: it is not known yet, so none are. */
    selectNewSince: ({ visit, lastVisitAt }, collection: string) =>
      (visit?.collection === collection ? visit.since : lastVisitAt[collection]) ?? Infinity,
    selectPreferences: ({ preferences }) => preferences,
  },
})

const none: string[] = []

export const { listShown, selectionChanged, listVisited, preferenceChanged } = viewSlice.actions
export const {
  selectViewOf,
  selectSelectedIds,
  selectLastVisits,
  selectNewSince,
  selectPreferences,
} = viewSlice.selectors

export const densities: readonly GridDensity[] = ['compact', 'standard', 'comfortable']

const storage = safeStorage('local')
const seenKey = 'admin-visits'
const preferencesKey = 'admin-grid'

/** Another version of the site may have stored something different. */
function readStored(key: string): { [name: string]: unknown } {
  try {
    const stored: unknown = JSON.parse(storage.getItem(key) ?? '{}')
    return typeof stored === 'object' && stored !== null ? { ...stored } : {}
  } catch {
    return {}
  }
}

const readLastVisits = () =>
  Object.fromEntries(
    Object.entries(readStored(seenKey)).filter(([, at]) => typeof at === 'number'),
  ) as StoredView['lastVisitAt']

function readStoredView(): StoredView {
  const { density, figures, columns, keys } = readStored(preferencesKey)
  return {
    lastVisitAt: readLastVisits(),
    preferences: {
      density: densities.find((choice) => choice === density) ?? 'compact',
      charts: typeof figures === 'boolean' ? figures : undefined,
      keys: typeof keys === 'boolean' ? keys : undefined,
      columns: Object.fromEntries(
        Object.entries(columns ?? {}).filter(([, fields]) => Array.isArray(fields)),
      ) as Preferences['columns'],
    },
  }
}

export function storeView({ lastVisitAt, preferences }: StoredView): void {
  const stored = readLastVisits()
  for (const [collection, until] of Object.entries(lastVisitAt)) {
    // Newer records may have been seen in another tab.
    stored[collection] = Math.max(until, stored[collection] ?? until)
  }
  storage.setItem(seenKey, JSON.stringify(stored))
  const { density, charts: figures, columns, keys } = preferences
  storage.setItem(preferencesKey, JSON.stringify({ density, figures, columns, keys }))
}
