import { createSlice, type PayloadAction } from '@reduxjs/toolkit'
import { sessionChanged } from '@/shared/live/createLiveSlice'

/** What the panel keeps of each kind while one is elsewhere on the site, by the kind's id. */
export type PanelState = {
  /** The view one left, as in the address. */
  views: { [kind: string]: string }
  /** Ids of the records that are ticked, on all pages. */
  ticked: { [kind: string]: string[] }
  /**
   * The kind that is looked at, and since when its records are new: milliseconds since 1970. A look
   * at one of its records does not end the visit, another kind does.
   */
  visit: { kind: string; since: number } | null
}

/** The panel's slice joins the store with the data of administrators. */
export type PanelRoot = { panel: PanelState }

const initialState: PanelState = { views: {}, ticked: {}, visit: null }

export const panelSlice = createSlice({
  name: 'panel',
  initialState,
  reducers: {
    viewLeft(state, { payload }: PayloadAction<{ kind: string; address: string }>) {
      state.views[payload.kind] = payload.address
    },
    ticked(state, { payload }: PayloadAction<{ kind: string; ids: string[] }>) {
      state.ticked[payload.kind] = payload.ids
    },
    visited(state, { payload }: PayloadAction<{ kind: string; since: number }>) {
      state.visit = payload
    },
  },
  extraReducers: (builder) => builder.addCase(sessionChanged, () => initialState),
  selectors: {
    selectViewOf: ({ views }, kind: string) => views[kind],
    selectTicked: ({ ticked }, kind: string) => ticked[kind] ?? none,
    selectVisit: ({ visit }) => visit,
  },
})

const none: string[] = []

export const { viewLeft, ticked, visited } = panelSlice.actions
export const { selectViewOf, selectTicked, selectVisit } = panelSlice.selectors
