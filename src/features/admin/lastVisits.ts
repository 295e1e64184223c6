import { useEffect, useState } from 'react'
import { safeStorage } from '@/shared/config/safeStorage'
import type { Pieces } from '@/shared/live/pieces'
import { kinds } from './kinds'
import type { AdminRecord } from './records'

type Visits = { [kind: string]: number }

const storage = safeStorage('local')
const storageKey = 'admin-visits'

function readVisits(): Visits {
  try {
    const stored: unknown = JSON.parse(storage.getItem(storageKey) ?? '{}')
    if (typeof stored !== 'object' || stored === null) return {}
    return Object.fromEntries(
      Object.entries(stored).filter(([, at]) => typeof at === 'number'),
    ) as Visits
  } catch {
    return {}
  }
}

/** A kind that was never looked at counts from the first visit of the panel on. */
function visited(shown: string, start: number) {
  const first = Object.fromEntries(kinds.map(({ id }) => [id, start]))
  const visits = { ...first, ...readVisits(), [shown]: Date.now() }
  storage.setItem(storageKey, JSON.stringify(visits))
}

/**
 * When each kind was last looked at in this browser. What is shown now counts as visited once one
 * leaves it, so that what is new stays marked meanwhile. Before the first visit nothing is new.
 */
export function useLastVisits(shown: string): (kind: string) => number {
  const [visits, setVisits] = useState(readVisits)
  const [start] = useState(() => Date.now())

  useEffect(() => {
    const leave = () => visited(shown, start)
    window.addEventListener('pagehide', leave)
    return () => {
      window.removeEventListener('pagehide', leave)
      leave()
      setVisits(readVisits())
    }
  }, [shown, start])

  return (kind) => visits[kind] ?? start
}

/** How many of a list, the newest first, came after a moment. */
export function countSince({ chunks }: Pieces<AdminRecord>, since: number): number {
  let count = 0
  for (const chunk of chunks) {
    for (const { createdAtMillis } of chunk) {
      if (createdAtMillis === null || createdAtMillis <= since) return count
      count += 1
    }
  }
  return count
}
