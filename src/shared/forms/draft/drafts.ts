import { safeStorage, type SafeStorage } from '@/shared/config/safeStorage'
import type { FormValues } from '@/shared/forms/fieldInfo'

export type Draft = {
  values: FormValues
  /** The submission's id, once it was tried. The next try must use the same one. */
  id?: string
  /** The id under which the server is known to hold an earlier version. */
  storedId?: string
  /** Milliseconds since 1970. */
  savedAt: number
}

const tab = safeStorage('session')
/** Only at a visitor's wish: others may use the device, too. */
const device = safeStorage('local')
const storageKey = 'drafts'
const lifetime = 24 * 60 * 60 * 1000

/** @param uid of the person who has logged out; null if another person begins in this tab */
type OnClear = (uid: string | null) => void

/** Called when all drafts are cleared. */
const listeners = new Set<OnClear>()

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

const isFieldValue = (value: unknown) =>
  typeof value === 'boolean' ||
  typeof value === 'string' ||
  (Array.isArray(value) && value.every((part) => typeof part === 'string'))

const isFormValues = (value: unknown) => isObject(value) && Object.values(value).every(isFieldValue)

function isDraft(value: unknown): value is Draft {
  return (
    isObject(value) &&
    typeof value.savedAt === 'number' &&
    (value.id === undefined || typeof value.id === 'string') &&
    (value.storedId === undefined || typeof value.storedId === 'string') &&
    isFormValues(value.values)
  )
}

// `abs`, because a clock that was set back must not keep a draft for ever.
const isFresh = ({ savedAt }: Draft) => Math.abs(Date.now() - savedAt) < lifetime

/** All valid drafts that are at most a day old. All others are removed. Never throws. */
function readAll(storage: SafeStorage): Record<string, Draft> {
  const text = storage.getItem(storageKey)
  if (text === null) return {}
  const drafts: Record<string, Draft> = {}
  try {
    for (const [form, draft] of Object.entries(JSON.parse(text) as object)) {
      if (isDraft(draft) && isFresh(draft)) drafts[form] = draft
    }
  } catch {
    // Not ours, or of another version of the site.
  }
  if (JSON.stringify(drafts) !== text) writeAll(storage, drafts)
  return drafts
}

function writeAll(storage: SafeStorage, drafts: Record<string, Draft>): boolean {
  if (Object.keys(drafts).length > 0) return storage.setItem(storageKey, JSON.stringify(drafts))
  storage.removeItem(storageKey)
  return true
}

/** The draft of a form in this tab or, if there is none, the one kept on this device. */
export const loadDraft = (form: string): Draft | undefined =>
  readAll(tab)[form] ?? readAll(device)[form]

/** Whether the draft of a form is kept on this device. */
export const isKept = (form: string) => form in readAll(device)

/**
 * Saves a draft for this tab, in memory if the browser's storage is blocked or full.
 *
 * @param keep whether to keep it on this device, too: for 24 hours, and for every tab
 * @returns whether a reload of the page finds it, and whether the device keeps it
 */
export function saveDraft(form: string, draft: Omit<Draft, 'savedAt'>, keep = false) {
  const saved = { ...draft, savedAt: Date.now() }
  return {
    isStored: writeAll(tab, { ...readAll(tab), [form]: saved }),
    isKept: keep && writeAll(device, { ...readAll(device), [form]: saved }),
  }
}

function remove(storage: SafeStorage, form: string) {
  const { [form]: _removed, ...others } = readAll(storage)
  writeAll(storage, others)
}

/** Removes the draft of a form that is kept on this device. The tab still has its own. */
export const removeKept = (form: string) => remove(device, form)

export function clearDraft(form: string) {
  remove(tab, form)
  remove(device, form)
}

/** Whether there are entries that were not submitted yet. */
export const hasDrafts = () =>
  [tab, device].some((storage) => Object.keys(readAll(storage)).length > 0)

/** Removes the drafts that are older than a day. */
export const removeOldDrafts = () => [tab, device].forEach(readAll)

/** Removes every draft, also one that a form was about to save. See `OnClear`. */
export function clearAllDrafts(uid: string | null = null) {
  for (const onClear of listeners) onClear(uid)
  tab.removeItem(storageKey)
  device.removeItem(storageKey)
}

/** Calls `onClear` when all drafts are cleared. Returns the function that unsubscribes. */
export function onDraftsCleared(onClear: OnClear) {
  listeners.add(onClear)
  return () => void listeners.delete(onClear)
}
