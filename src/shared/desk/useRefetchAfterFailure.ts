import { useEffect } from 'react'

/** Milliseconds before a read that failed is tried again: the longest pause of a live list. */
const pause = 10_000

/** A query of RTK Query, as its hook returns it. */
type Query = { error?: unknown; isFetching: boolean; refetch: () => unknown }

/**
 * Reads again what could not be read, for a page that stays open: after a pause, and at once when the connection is
 * back. Beside it the page says that it could not be read.
 */
export function useRefetchAfterFailure({ error, isFetching, refetch }: Query) {
  const waits = error !== undefined && !isFetching
  useEffect(() => {
    if (!waits) return undefined
    const handlePause = () => void refetch()
    const timer = setTimeout(handlePause, pause)
    window.addEventListener('online', handlePause)
    return () => {
      clearTimeout(timer)
      window.removeEventListener('online', handlePause)
    }
  }, [waits, refetch])
}
