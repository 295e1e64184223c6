import { createSlice, type PayloadAction } from '@reduxjs/toolkit'
import { sessionChanged } from '@/shared/firestore/liveState'
import { readPreferences, readVisits, type Kept, type Preferences } from './panelStorage'

/** What the lists keep while somebody is elsewhere on the site. Collections go by their ids. */
export type PanelState = Kept & {
  /** The view that was left, as in the address. */
  views: { [collection: string]: string }
  /** Ids of the records that are ticked, on all pages. */
  ticked: { [collection: string]: string[] }
  /**
   * The list that is looked at. What is new in it stays marked until another list is opened: from
   * `since` on, or from what there is first where that is null.
   */
  visit: { collection: string; since: number | null } | null
}

/** The slice joins the store with the data layer. */
export type PanelRoot = { panel: PanelState }

/** What this browser has kept from visit to visit. */
const initialState = (): PanelState => ({
  views: {},
  ticked: {},
  seenUntil: readVisits(),
  visit: null,
  preferences: readPreferences(),
})

export const panelSlice = createSlice({
  name: 'panel',
  initialState,
  reducers: {
    listShown(state, { payload }: PayloadAction<{ collection: string; address: string }>) {
      const { collection, address } = payload
      state.views[collection] = address
      if (state.visit?.collection !== collection) {
        state.visit = { collection, since: state.seenUntil[collection] ?? null }
      }
    },
    ticked(state, { payload }: PayloadAction<{ collection: string; ids: string[] }>) {
      state.ticked[payload.collection] = payload.ids
    },
    recordsSeen(state, { payload }: PayloadAction<{ collection: string; until: number }>) {
      const { collection, until } = payload
      state.seenUntil[collection] = until
      if (state.visit?.collection === collection) state.visit.since ??= until
    },
    preferenceChanged(state, { payload }: PayloadAction<Partial<Preferences>>) {
      Object.assign(state.preferences, payload)
    },
  },
  extraReducers: (builder) => builder.addCase(sessionChanged, initialState),
  selectors: {
    selectViewOf: ({ views }, collection: string) => views[collection],
    selectTicked: ({ ticked }, collection: string) => ticked[collection] ?? none,
    selectSeenUntil: ({ seenUntil }) => seenUntil,
    /** Records received after this moment are new; none are while it is not known. */
    selectNewSince: ({ visit, seenUntil }, collection: string) =>
      (visit?.collection === collection ? visit.since : seenUntil[collection]) ?? Infinity,
    selectPreferences: ({ preferences }) => preferences,
  },
})

const none: string[] = []

export const { listShown, ticked, recordsSeen, preferenceChanged } = panelSlice.actions
export const { selectViewOf, selectTicked, selectSeenUntil, selectNewSince, selectPreferences } =
  panelSlice.selectors
