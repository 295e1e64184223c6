import { useEffect } from 'react'
import { useRefetchAfterFailure } from '@/shared/desk/useRefetchAfterFailure'
import { useReadDirectoryQuery } from './api'
import type { Listing } from './listings'

/** The reading of the directory, as far as it has come. */
export type Fresh = { listings?: Listing[]; isFailed: boolean }

/** Reads the directory, and again if that fails. A part of its own: the page is there before it. */
export function FreshDirectory({ onRead }: { onRead: (fresh: Fresh) => void }) {
  const query = useReadDirectoryQuery()
  useRefetchAfterFailure(query)
  const { data: listings } = query
  // It stays while the page tries again.
  const isFailed = query.error !== undefined
  useEffect(() => onRead({ listings, isFailed }), [onRead, listings, isFailed])
  return null
}
