import type { GridDensity } from '@mui/x-data-grid'
import { safeStorage } from '@/shared/config/safeStorage'

/** How somebody likes the lists to look; nothing of whom they show. */
export type Preferences = {
  density: GridDensity
  /** Whether charts are shown; until it is chosen, where there is room. */
  charts?: boolean
  /** Fields of the columns of a collection, by its id; none where the default ones are liked. */
  columns: { [collection: string]: readonly string[] }
}

/**
 * When the newest record of a collection was received that somebody has looked at in this browser, in
 * milliseconds since 1970. The server's time: the clock of this device may be wrong.
 */
export type SeenUntil = { [collection: string]: number }

export const densities: readonly GridDensity[] = ['compact', 'standard', 'comfortable']

const storage = safeStorage('local')
const visitsKey = 'admin-visits'
const preferencesKey = 'admin-grid'

/** What is stored may be of another version of the site, or of anybody. */
function read(key: string): { [name: string]: unknown } {
  try {
    const stored: unknown = JSON.parse(storage.getItem(key) ?? '{}')
    return typeof stored === 'object' && stored !== null ? { ...stored } : {}
  } catch {
    return {}
  }
}

export const readVisits = () =>
  Object.fromEntries(
    Object.entries(read(visitsKey)).filter(([, at]) => typeof at === 'number'),
  ) as SeenUntil

export function readPreferences(): Preferences {
  const { density, figures, columns } = read(preferencesKey)
  return {
    density: densities.find((known) => known === density) ?? 'compact',
    charts: typeof figures === 'boolean' ? figures : undefined,
    columns: Object.fromEntries(
      Object.entries(columns ?? {}).filter(([, fields]) => Array.isArray(fields)),
    ) as Preferences['columns'],
  }
}

/** What is kept from visit to visit. */
export type Kept = { seenUntil: SeenUntil; preferences: Preferences }

/** Keeps what is to outlast the visit. In another tab somebody may have seen newer records. */
export function writePanel({ seenUntil, preferences }: Kept): void {
  const visits = readVisits()
  for (const [collection, until] of Object.entries(seenUntil)) {
    visits[collection] = Math.max(until, visits[collection] ?? until)
  }
  storage.setItem(visitsKey, JSON.stringify(visits))
  const { density, charts: figures, columns } = preferences
  storage.setItem(preferencesKey, JSON.stringify({ density, figures, columns }))
}
