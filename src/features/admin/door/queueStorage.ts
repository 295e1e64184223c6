import { safeStorage } from '@/shared/config/safeStorage'
import { onDraftsCleared } from '@/shared/forms/draft/drafts'
import type { Entry } from './queueSlice'

const storage = safeStorage('local')
const key = 'door-queue'

/** Ids, times and numbers of those who have answered. Names are never stored. */
type Stored = { [id: string]: Entry }

export function readQueue(): Stored {
  try {
    const stored: unknown = JSON.parse(storage.getItem(key) ?? '{}')
    if (typeof stored !== 'object' || stored === null) return {}
    return Object.fromEntries(Object.entries(stored).filter(([id, entry]) => isEntry(id, entry)))
  } catch {
    // Not ours, or of another version of the site.
    return {}
  }
}

function isEntry(id: string, entry: unknown): entry is Entry {
  if (typeof entry !== 'object' || entry === null) return false
  const fields: { [name: string]: unknown } = { ...entry }
  const texts = [fields.meetingId, fields.kind, fields.answer, fields.via]
  return (
    fields.id === id &&
    texts.every((text) => typeof text === 'string') &&
    typeof fields.inMillis === 'number' &&
    typeof fields.people === 'number' &&
    typeof fields.late === 'boolean'
  )
}

/**
 * Keeps an entry on this device until it is sent, or removes it. What another tab keeps stays.
 *
 * @returns whether a reload will find it; an entry with a name is never kept
 */
export function keepEntry(id: string, entry: Entry | undefined): boolean {
  const { [id]: _, ...others } = readQueue()
  const kept = entry !== undefined && !hasName(entry) ? { ...others, [id]: entry } : others
  if (Object.keys(kept).length > 0) return storage.setItem(key, JSON.stringify(kept)) && id in kept
  storage.removeItem(key)
  return false
}

const hasName = ({ name }: Entry) => name !== undefined

// A logout asks before, and then leaves nothing.
onDraftsCleared(() => storage.removeItem(key))
