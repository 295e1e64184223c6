import { createAction, type UnknownAction } from '@reduxjs/toolkit'
import type { Beginning, Change } from '@/shared/firebase/collectionTypes'
import type { AppError } from '@/shared/firebase/errors'
import { changeList, emptyList, findById, type ChunkedList } from './chunkedList'
import type { Compare } from './chunks'

/** `failed` keeps what had arrived, and so does `loading` when a listener is opened again. */
export type LiveStatus = 'idle' | 'loading' | 'ready' | 'failed'

export type LiveState<Item> = {
  status: LiveStatus
  error: AppError | null
  /** Milliseconds since 1970 of the moment the data stopped being live; null while it is. */
  notLiveSince: number | null
  list: ChunkedList<Item>
  /**
   * Records of a large first answer that are not read yet, or null where nobody knows how many: `list`
   * has the newest only.
   */
  toCome: number | null
}

/** Dispatched when another person, or nobody, is signed in: every live slice starts anew. */
export const sessionChanged = createAction('live/sessionChanged')

/**
 * The slice of a live collection, ordered by `compare`. Its reducer is written without
 * Immer, whose drafts and freezing would cost more than the change itself in a large list.
 */
export function createLiveSlice<Item extends { id: string }, Name extends string>(
  name: Name,
  compare: Compare<Item>,
) {
  type State = LiveState<Item>
  /** Pages of the data join the store late, so a slice may not be there yet. */
  type Root = { [Key in Name]?: State }

  const initialState: State = {
    status: 'idle',
    error: null,
    notLiveSince: null,
    list: emptyList,
    toCome: 0,
  }

  const actions = {
    connecting: createAction(`${name}/connecting`, () => ({
      payload: undefined,
      meta: { at: Date.now() },
    })),
    began: createAction<Beginning<Item>>(`${name}/began`),
    changed: createAction(`${name}/changed`, (change: Change<Item>) => ({
      payload: change,
      meta: { at: Date.now() },
    })),
    failed: createAction(`${name}/failed`, (error: AppError) => ({
      payload: error,
      meta: { at: Date.now() },
    })),
  }

  function reducer(state: State = initialState, action: UnknownAction): State {
    if (sessionChanged.match(action)) return initialState
    if (actions.connecting.match(action)) {
      // The first part of an answer whose rest never came says nothing of the whole.
      if (state.toCome !== 0) return { ...initialState, status: 'loading' }
      // What an earlier listener brought stays, but nobody says any more that it still holds.
      const notLiveSince = state.list.size > 0 ? (state.notLiveSince ?? action.meta.at) : null
      return { ...state, status: 'loading', notLiveSince }
    }
    // Between a changed session and the end of its listeners their last words may still come.
    if (state.status === 'idle') return state
    if (actions.began.match(action)) {
      const { newest, size } = action.payload
      // What was there before is more than a part of what is there now.
      if (state.list.size > 0 && state.toCome === 0) return state
      const list = changeList(emptyList, newest, [], compare)
      return { ...state, list, toCome: size === null ? null : size - list.size }
    }
    if (actions.changed.match(action)) {
      const { upserted, removed, fromCache, isWhole } = action.payload
      const before = isWhole ? emptyList : state.list
      const list = changeList(before, upserted, removed, compare)
      // Nothing in the cache says nothing about the server: still loading.
      const isReport = !fromCache || list.size > 0 || state.status === 'ready'
      if (!isReport) return list === state.list ? state : { ...state, list }
      const notLiveSince = fromCache ? (state.notLiveSince ?? action.meta.at) : null
      return { status: 'ready', error: null, notLiveSince, list, toCome: 0 }
    }
    if (actions.failed.match(action)) {
      const notLiveSince = state.notLiveSince ?? action.meta.at
      return { ...state, status: 'failed', error: action.payload, notLiveSince }
    }
    return state
  }

  const selectState = (root: Root): State => root[name] ?? initialState
  return {
    name,
    reducerPath: name,
    reducer,
    actions,
    getInitialState: () => initialState,
    selectors: {
      selectState,
      /** The same list until something changes; see chunkedList.ts for reading it. */
      selectList: (root: Root) => selectState(root).list,
      selectById: (root: Root, id: string) => findById(selectState(root).list, id),
      selectToCome: (root: Root) => selectState(root).toCome,
      selectStatus: (root: Root) => selectState(root).status,
      selectError: (root: Root) => selectState(root).error,
      selectNotLiveSince: (root: Root) => selectState(root).notLiveSince,
    },
  }
}
