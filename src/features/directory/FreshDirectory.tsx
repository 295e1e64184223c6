import { useCallback, useEffect, useState } from 'react'
import { useRefetchAfterFailure } from '@/shared/desk/useRefetchAfterFailure'
import type { Listing } from './listings'
import { readDirectory } from './readDirectory'

/** The reading of the directory, as far as it has come. */
export type Fresh = { directory?: Listing[]; isFailed: boolean }

type Query = { directory?: Listing[]; error?: unknown; isFetching: boolean }

/** Reads the directory, and again if that fails. A part of its own: the page is there before it. */
export function FreshDirectory({ onRead }: { onRead: (fresh: Fresh) => void }) {
  const [{ directory, error, isFetching }, setQuery] = useState<Query>({ isFetching: true })
  useEffect(() => {
    if (!isFetching) return undefined
    let isOver = false
    readDirectory().then(
      (read) => isOver || setQuery({ directory: read, isFetching: false }),
      (thrown: unknown) => isOver || setQuery({ error: thrown, isFetching: false }),
    )
    return () => void (isOver = true)
  }, [isFetching])
  // The error stays while the page tries again.
  const refetch = useCallback(() => setQuery((before) => ({ ...before, isFetching: true })), [])
  useRefetchAfterFailure({ error, isFetching, refetch })

  const isFailed = error !== undefined
  useEffect(() => onRead({ directory, isFailed }), [onRead, directory, isFailed])
  return null
}
