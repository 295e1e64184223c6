import type { GridDensity } from '@mui/x-data-grid'
import { useCallback, useState } from 'react'
import { safeStorage } from '@/shared/config/safeStorage'
import type { Kind } from './kind'

/** How somebody likes the panel to look; nothing of whom it shows. */
export type Preferences = {
  density: GridDensity
  /** Until it is chosen: where there is room. */
  figures?: boolean
  /** Fields of the columns of a kind, by its id; none where the usual ones are liked. */
  columns: { [kind: string]: readonly string[] }
}

export const densities: readonly GridDensity[] = ['compact', 'standard', 'comfortable']

const storage = safeStorage('local')
const storageKey = 'admin-grid'

/** What is preferred in this browser. */
export function readPreferences(): Preferences {
  const stored = readStored()
  return {
    density: densities.find((density) => density === stored?.density) ?? 'compact',
    figures: typeof stored?.figures === 'boolean' ? stored.figures : undefined,
    columns: Object.fromEntries(
      Object.entries(stored?.columns ?? {}).filter(([, fields]) => Array.isArray(fields)),
    ),
  }
}

function readStored(): Partial<Record<keyof Preferences, unknown>> | null {
  try {
    return JSON.parse(storage.getItem(storageKey) ?? '{}') as object | null
  } catch {
    return null
  }
}

/** Kept in this browser from visit to visit. */
export function usePreferences() {
  const [preferences, setPreferences] = useState(readPreferences)

  const prefer = useCallback((part: Partial<Preferences>) => {
    // Another tab may have changed something meanwhile.
    const changed = { ...readPreferences(), ...part }
    storage.setItem(storageKey, JSON.stringify(changed))
    setPreferences(changed)
  }, [])
  const preferColumns = useCallback(
    ({ id, usual }: Kind, columns: readonly string[]) => {
      const { [id]: _before, ...others } = readPreferences().columns
      prefer({ columns: columns.join() === usual.join() ? others : { ...others, [id]: columns } })
    },
    [prefer],
  )
  return { preferences, prefer, preferColumns }
}
