import { safeStorage } from '@/shared/config/safeStorage'

/** What stands in a field: a text, a box ticked or not, or the boxes ticked of several. */
export type TypedValue = string | boolean | string[]
/** What is typed into a form, as it stands in its fields. */
export type Typed = Record<string, TypedValue>

export type Draft = {
  values: Typed
  /** The submission's id, once it was tried: the next try must carry the same one. */
  id?: string
  /** What was typed when it was last tried under that id. */
  sent?: Typed
  /** Milliseconds since 1970. */
  savedAt: number
}

const storage = safeStorage('session')
const storageKey = 'drafts'
const lifetime = 24 * 60 * 60 * 1000

/** Forms on the page that have something yet to be saved. */
const unsaved = new Set<() => void>()

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

const isTypedValue = (value: unknown) =>
  typeof value === 'boolean' ||
  typeof value === 'string' ||
  (Array.isArray(value) && value.every((part) => typeof part === 'string'))

const isTyped = (value: unknown) => isObject(value) && Object.values(value).every(isTypedValue)

function isDraft(value: unknown): value is Draft {
  return (
    isObject(value) &&
    typeof value.savedAt === 'number' &&
    (value.id === undefined || typeof value.id === 'string') &&
    isTyped(value.values) &&
    (value.sent === undefined || isTyped(value.sent))
  )
}

// A clock that was set back must not keep a draft for ever.
const isFresh = ({ savedAt }: Draft) => Math.abs(Date.now() - savedAt) < lifetime

/** All drafts of this tab that can be read and are not older than a day. */
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

/** Keeps a draft for this tab, in memory where the browser's storage is blocked or full. */
export function saveDraft(form: string, draft: Omit<Draft, 'savedAt'>) {
  writeAll({ ...readAll(), [form]: { ...draft, savedAt: Date.now() } })
}

export function clearDraft(form: string) {
  const { [form]: _gone, ...others } = readAll()
  writeAll(others)
}

/** Whether something typed in this tab is not sent or saved yet. */
export const hasDrafts = () => Object.keys(readAll()).length > 0

/** Forgets every draft, also what a form on the page was about to save. For a logout. */
export function clearAllDrafts() {
  for (const drop of unsaved) drop()
  storage.removeItem(storageKey)
}

/** Calls `drop` when all drafts are cleared. Returns the function that ends it. */
export function onDraftsCleared(drop: () => void) {
  unsaved.add(drop)
  return () => void unsaved.delete(drop)
}
