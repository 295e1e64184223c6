import { createSelector, lruMemoize } from '@reduxjs/toolkit'
import { shallowEqual, useSelector } from 'react-redux'
import type { LiveInfo } from '@/shared/firestore/liveCollection'
import { isPartial } from '@/shared/firestore/liveState'
import { collections } from '../collections'

const selectStates = createSelector(
  collections.map(
    ({ live }) =>
      (root: object) =>
        live.selectState(root),
  ),
  (...states): LiveInfo => {
    const failed = states.find(({ status }) => status === 'failed')
    const isLoading = states.some(({ status }) => status === 'loading' || status === 'idle')
    const stale = states.flatMap(({ staleSince }) => staleSince ?? [])
    return {
      status: failed !== undefined ? 'failed' : isLoading ? 'loading' : 'ready',
      error: failed?.error ?? null,
      staleSince: stale.length > 0 ? Math.min(...stale) : null,
      // Nothing to show yet: a page about all of them waits.
      isEmpty: isLoading && states.every(({ ids }) => ids.length === 0),
      isPartial: states.some(isPartial),
    }
  },
  { memoize: lruMemoize, argsMemoize: lruMemoize },
)

/** What a page about all lists together shows about them: they are live only if each of them is. */
export const useAllLists = (): LiveInfo => useSelector(selectStates, shallowEqual)
