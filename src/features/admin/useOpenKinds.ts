import { useEffect } from 'react'
import { useDispatch } from 'react-redux'
import type { Kind } from './kind'

type Subscription = { unsubscribe?: () => void }

/** Opens the collections that are not open for the whole session, for as long as a page shows them. */
export function useOpenKinds(kinds: readonly Kind[]) {
  const dispatch = useDispatch()
  useEffect(() => {
    const subscriptions = kinds.flatMap(({ listen }) =>
      listen === undefined ? [] : (dispatch(listen()) as unknown as Subscription),
    )
    return () => {
      for (const { unsubscribe } of subscriptions) unsubscribe?.()
    }
  }, [dispatch, kinds])
}
