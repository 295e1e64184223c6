import type { ThunkDispatch, UnknownAction } from '@reduxjs/toolkit'
import type { Beginning, Change, Collection } from '@/shared/firebase/collectionTypes'
import type { AppError } from '@/shared/firebase/errors'

type LiveActions<Item> = {
  connecting: () => UnknownAction
  began: (beginning: Beginning<Item>) => UnknownAction
  changed: (change: Change<Item>) => UnknownAction
  failed: (error: AppError) => UnknownAction
}

type Lifecycle = {
  dispatch: ThunkDispatch<unknown, unknown, UnknownAction>
  cacheEntryRemoved: Promise<void>
}

/**
 * The endpoint of a live collection: one Firestore listener for as long as anybody
 * subscribes. Changes go to the slice, each with only the documents that changed; the cached
 * value is always `null`, so the store holds one copy.
 */
export function listenTo<Item>(source: Collection<Item>, actions: LiveActions<Item>) {
  return {
    queryFn: () => ({ data: null }),
    async onCacheEntryAdded(_arg: void, { dispatch, cacheEntryRemoved }: Lifecycle) {
      dispatch(actions.connecting())
      const stop = source.watch({
        began: (beginning) => dispatch(actions.began(beginning)),
        changed: (change) => dispatch(actions.changed(change)),
        failed: (error) => dispatch(actions.failed(error)),
      })
      await cacheEntryRemoved
      stop()
    },
  }
}
