import { safeStorage } from '@/shared/config/safeStorage'
import { onDraftsCleared } from '@/shared/forms/draft/drafts'
import type { Entry } from './doorEntry'

const storage = safeStorage('local')
const key = 'door-queue'

type Entries = { [id: string]: Entry }

/** Entries with ids, times and numbers, by the uid of the administrator who pressed. Names are never stored. */
type Stored = { [uid: string]: Entries }

/** The entries that wait on this device, of all administrators. */
function readAll(): Stored {
  try {
    const stored: unknown = JSON.parse(storage.getItem(key) ?? '{}')
    const all = Object.entries(stored as object).map(([uid, entries]) => [uid, entriesIn(entries)])
    return Object.fromEntries(all.filter(([, entries]) => Object.keys(entries!).length > 0))
  } catch {
    // Not ours, or of another version of the site.
    return {}
  }
}

function entriesIn(stored: unknown): Entries {
  if (typeof stored !== 'object' || stored === null) return {}
  return Object.fromEntries(
    Object.entries(stored)
      .filter(([id, entry]) => isEntry(id, entry))
      .map(([id, entry]: [string, Entry & Older]) => [id, migrated(entry)]),
  )
}

/** Earlier versions of the site kept flags in place of `stored` and `state`. */
type Older = {
  isThere?: true
  isReplacement?: true
  status?: string
  isLate?: boolean
  isKept?: boolean
}

function migrated(older: Entry & Older): Entry {
  const { isThere, isReplacement, status: _, isLate: __, isKept: ___, ...entry } = older
  const stored = isThere ? 'this' : isReplacement && 'other'
  return stored === undefined ? entry : { stored, ...entry }
}

function isEntry(id: string, entry: unknown): entry is Entry {
  if (typeof entry !== 'object' || entry === null) return false
  const fields: { [name: string]: unknown } = { ...entry }
  const texts = [fields.meetingId, fields.kind, fields.answer, fields.via, fields.press]
  return (
    fields.id === id &&
    texts.every((text) => typeof text === 'string') &&
    typeof fields.inMillis === 'number' &&
    typeof fields.people === 'number' &&
    typeof fields.late === 'boolean'
  )
}

/** @returns whether a reload will find it */
function write(uid: string, entries: Entries): boolean {
  const { [uid]: _, ...others } = readAll()
  const all = Object.keys(entries).length > 0 ? { ...others, [uid]: entries } : others
  if (Object.keys(all).length > 0) return storage.setItem(key, JSON.stringify(all))
  storage.removeItem(key)
  return true
}

/** The entries of an administrator on this device that are not sent yet. */
export const readQueue = (uid: string): Entries => readAll()[uid] ?? {}

/**
 * Stores the changed entries on this device, and removes entries that are gone. Entries of another tab stay, and
 * an entry with a name is never stored.
 *
 * @param uid of the administrator who pressed
 * @returns whether a reload will find them
 */
export function storeChanges(uid: string, before: Entries, now: Entries): boolean {
  const entries = readQueue(uid)
  for (const id of Object.keys({ ...before, ...now })) {
    const entry = now[id]
    if (entry === before[id]) continue
    if (entry === undefined || entry.name !== undefined) delete entries[id]
    else entries[id] = entry
  }
  return write(uid, entries)
}

/** How many check-ins of other administrators wait on this device: only they can send them. */
export const waitingOfOthers = (own: string | null) =>
  Object.entries(readAll())
    .filter(([uid]) => uid !== own)
    .map(([uid, entries]) => ({ uid, count: Object.keys(entries).length }))

export const removeQueue = (uid: string) => void write(uid, {})

// A logout asks before, and then leaves nothing of this person.
onDraftsCleared((uid) => uid !== null && removeQueue(uid))
