import type { GridDensity } from '@mui/x-data-grid'
import { useCallback, useState } from 'react'
import { safeStorage } from '@/shared/config/safeStorage'

/** How somebody likes the panel to look; nothing of whom it shows. `figures` until chosen: where there is room. */
export type Preferences = { density: GridDensity; figures?: boolean }

export const densities: readonly GridDensity[] = ['compact', 'standard', 'comfortable']

const storage = safeStorage('local')
const storageKey = 'admin-grid'

function readPreferences(): Preferences {
  const stored = readStored()
  return {
    density: densities.find((density) => density === stored?.density) ?? 'compact',
    figures: typeof stored?.figures === 'boolean' ? stored.figures : undefined,
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

  const prefer = useCallback(
    (part: Partial<Preferences>) => {
      const changed = { ...preferences, ...part }
      storage.setItem(storageKey, JSON.stringify(changed))
      setPreferences(changed)
    },
    [preferences],
  )
  return { preferences, prefer }
}
