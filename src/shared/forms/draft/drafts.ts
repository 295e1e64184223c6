import { safeStorage } from '@/shared/config/safeStorage'
import type { FormValues } from '@/shared/forms/fieldInfo'

export type Draft = {
  values: FormValues
  /** The submission's id, once it was tried. The next try must use the same one. */
  id?: string
  /** The values when it was last tried under that id. */
  sent?: FormValues
  /** Milliseconds since 1970. */
  savedAt: number
}

const storage = safeStorage('session')
const storageKey = 'drafts'
const lifetime = 24 * 60 * 60 * 1000

/** Called when all drafts are cleared. */
const listeners = new Set<() => void>()

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
    isFormValues(value.values) &&
    (value.sent === undefined || isFormValues(value.sent))
  )
}

// `abs`, because a clock that was set back must not keep a draft for ever.
const isFresh = ({ savedAt }: Draft) => Math.abs(Date.now() - savedAt) < lifetime

/** All valid drafts of this tab that are at most a day old. */
function readAll(): Record<string, Draft> {
  let stored: unknown
  try {
    stored = JSON.parse(storage.getItem(storageKey) ?? '{}')
  } catch {
    return {}
  }
  if (!isObject(stored)) return {}
  const drafts: Record<string, Draft> = {}
  for (const [form, draft] of Object.entries(stored)) {
    if (isDraft(draft) && isFresh(draft)) drafts[form] = draft
  }
  return drafts
}

function writeAll(drafts: Record<string, Draft>) {
  if (Object.keys(drafts).length === 0) storage.removeItem(storageKey)
  else storage.setItem(storageKey, JSON.stringify(drafts))
}

/** The draft of a form, if there is one of the last 24 hours. Never throws. */
export const loadDraft = (form: string): Draft | undefined => readAll()[form]

/** Saves a draft for this tab, in memory if the browser's storage is blocked or full. */
export function saveDraft(form: string, draft: Omit<Draft, 'savedAt'>) {
  writeAll({ ...readAll(), [form]: { ...draft, savedAt: Date.now() } })
}

export function clearDraft(form: string) {
  const { [form]: _removed, ...others } = readAll()
  writeAll(others)
}

/** Whether this tab has entries that were not submitted yet. */
export const hasDrafts = () => Object.keys(readAll()).length > 0

/** Removes every draft, also one that a form was about to save. For a logout. */
export function clearAllDrafts() {
  for (const onClear of listeners) onClear()
  storage.removeItem(storageKey)
}

/** Calls `onClear` when all drafts are cleared. Returns the function that unsubscribes. */
export function onDraftsCleared(onClear: () => void) {
  listeners.add(onClear)
  return () => void listeners.delete(onClear)
}
