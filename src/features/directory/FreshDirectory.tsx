import { useCallback, useEffect, useState } from 'react'
import { useRefetchAfterFailure } from '@/shared/desk/useRefetchAfterFailure'
import { type Listing, inOrder, readListings } from './listings'
import { readMany } from '@/shared/firestore/submit'
import { directoryPath } from '@/shared/members/shown'

/** More documents than there are: their names are a digit or a letter. */
const mostDocuments = 36

/**
 * Reads all firms that agree to be listed, in the order of the page: one query of some ten documents. The page has no
 * data layer, so this is no query of it.
 */
async function readDirectory(): Promise<Listing[]> {
  const documents = await readMany(directoryPath, { most: mostDocuments })
  return inOrder(readListings(documents.map(({ data }) => data)))
}

/** The reading of the directory, as far as it has come. */
export type Fresh = { listings?: Listing[]; isFailed: boolean }

type Query = { listings?: Listing[]; error?: unknown; isFetching: boolean }

/** Reads the directory, and again if that fails. A part of its own: the page is there before it. */
export function FreshDirectory({ onRead }: { onRead: (fresh: Fresh) => void }) {
  const [{ listings, error, isFetching }, setQuery] = useState<Query>({ isFetching: true })
  useEffect(() => {
    if (!isFetching) return undefined
    let isOver = false
    readDirectory().then(
      (read) => isOver || setQuery({ listings: read, isFetching: false }),
      (thrown: unknown) => isOver || setQuery({ error: thrown, isFetching: false }),
    )
    return () => void (isOver = true)
  }, [isFetching])
  // The error stays while the page tries again.
  const refetch = useCallback(() => setQuery((before) => ({ ...before, isFetching: true })), [])
  useRefetchAfterFailure({ error, isFetching, refetch })

  const isFailed = error !== undefined
  useEffect(() => onRead({ listings, isFailed }), [onRead, listings, isFailed])
  return null
}
