import { createSelector } from '@reduxjs/toolkit'
import { shallowEqual, useSelector } from 'react-redux'
import { combineLive } from '@/shared/firestore/live/combineLive'
import type { LiveInfo } from '@/shared/firestore/live/liveCollection'
import { isPartial } from '@/shared/firestore/live/liveState'
import { collections } from './collections'

const selectStates = createSelector(
  collections.map(({ live }) => live.selectState),
  (...states): LiveInfo => {
    const isLoading = states.some(({ status }) => status === 'loading' || status === 'idle')
    return {
      ...combineLive(...states),
      // Nothing to show yet: a page about all of them waits.
      isEmpty: isLoading && states.every(({ ids }) => ids.length === 0),
      isPartial: states.some(isPartial),
    }
  },
)

/** The status of all lists as one: they are live only if each of them is. */
export const useAllLists = (): LiveInfo => useSelector(selectStates, shallowEqual)
