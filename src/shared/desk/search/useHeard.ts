import { useEffect, useState } from 'react'
import { importWithRetry } from '@/shared/config/importPart'
import type { Heard } from './heard'

/** Compares Odia with Latin letters: loaded with the first search. Until then, and without it, each finds its own. */
export function useHeard(isWanted: boolean): Heard | undefined {
  const [heard, setHeard] = useState<{ by: Heard }>()
  useEffect(() => {
    if (!isWanted || heard !== undefined) return
    const waiting = new AbortController()
    importWithRetry(() => import('./latin'), waiting.signal).then(
      ({ heardInLatin }) => waiting.signal.aborted || setHeard({ by: heardInLatin }),
      () => {},
    )
    return () => waiting.abort()
  }, [isWanted, heard])
  return heard?.by
}
