import { useCallback, useEffect, useState } from 'react'
import { useSelector, useStore } from 'react-redux'
import { safeStorage } from '@/shared/config/safeStorage'
import type { Pieces } from '@/shared/live/pieces'
import type { Kind } from './kind'
import { kinds } from './kinds'
import { selectVisit, visited, type PanelRoot } from './panelSlice'
import type { Root } from './people'
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

/**
 * A kind that was never looked at counts from the first visit of the panel on, and one that could not
 * be shown was not looked at.
 */
function writeVisit(shown: string, start: number, newest: number | undefined) {
  const first = Object.fromEntries(kinds.map(({ id }) => [id, start]))
  const visits = { ...first, ...readVisits(), ...(newest !== undefined && { [shown]: newest }) }
  storage.setItem(storageKey, JSON.stringify(visits))
}

/**
 * When each kind was last looked at in this browser. What is shown now counts as visited once one
 * looks at another kind or comes anew, so that what is new stays marked meanwhile, also when one
 * comes back from a record. Before the first visit nothing is new.
 * A visit has the time of the newest record that was there: that is the server's, while the clock
 * of this device may be wrong.
 */
export function useLastVisits({ id: shown, slice }: Kind): (kind: string) => number {
  const [visits, setVisits] = useState(readVisits)
  const [start] = useState(() => Date.now())
  const store = useStore<Root & PanelRoot>()
  const visit = useSelector(selectVisit)

  useEffect(() => {
    if (selectVisit(store.getState())?.kind !== shown) {
      store.dispatch(visited({ kind: shown, since: readVisits()[shown] ?? start }))
    }
    const present = () => newestOf(slice.selectors.selectList(store.getState()))
    let newest = present()
    // The lists are emptied before one has left, where one logs out.
    const stop = store.subscribe(() => (newest = present() ?? newest))
    const leave = () => writeVisit(shown, start, newest)
    window.addEventListener('pagehide', leave)
    return () => {
      stop()
      window.removeEventListener('pagehide', leave)
      leave()
      setVisits(readVisits())
    }
  }, [shown, slice, start, store])

  return useCallback(
    (kind) => (visit?.kind === kind ? visit.since : (visits[kind] ?? start)),
    [visit, visits, start],
  )
}

/** When the newest of a list, the newest first, was received. */
const newestOf = ({ chunks }: Pieces<AdminRecord>) => chunks[0]?.[0]?.createdAtMillis ?? undefined

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
