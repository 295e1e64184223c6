import { isHydrating } from '@/shared/config/isHydrating'
import { isDevelopment } from './env'

/** Milliseconds in which the page is loaded again only once for the same press. */
const pause = 10 * 60_000
/** Milliseconds after which the page no longer repeats the press. */
const goOnTimeout = 60_000

type Check = (goOn: string) => boolean

const checks = new Set<Check>()

/**
 * Calls `check` before the page loads itself again: it stores typed text and presses, and returns whether a
 * reload loses nothing, if the page then repeats the press. Returns the function that stops it.
 */
export function beforeLoadingAgain(check: Check): () => void {
  checks.add(check)
  return () => void checks.delete(check)
}

/** Stores typed text and presses; whether that keeps all of them. Every check is asked. */
const isKept = (goOn: string) => [...checks].map((check) => check(goOn)).every(Boolean)

let isAskingNeedless = false

/** Nothing is lost, so the browser need not ask before it leaves the page, which it does at once. */
function dontAsk() {
  isAskingNeedless = true
  // The link may have opened a tab of its own, and "Back" may bring this page again.
  window.setTimeout(() => (isAskingNeedless = false), 1000)
}

/** Lets the browser ask before the page goes, unless everything is stored for the page that comes. */
export function askBeforeUnload(event: BeforeUnloadEvent): void {
  if (!isAskingNeedless) event.preventDefault()
}

/**
 * Stores what was typed before a link leads to the same page in another language, which finds it. The browser asks only
 * if it could not be stored.
 */
export function saveBeforeLeaving(): void {
  if (isKept('')) dontAsk()
}

/** The page does not interrupt a person who types. */
const isTyping = () => document.activeElement?.matches(':read-write, select')

/** The note of a page for its next loading, in its entry of the browser's history. */
type EntryState = {
  /** When it was loaded again last, by the name of the press. */
  loadedAgain?: Record<string, number>
  goOn?: string
}

const entryState = () => (window.history.state ?? {}) as EntryState

/**
 * Loads the page again, because a part of it cannot be had in any other way; see `importPart`. Typed text
 * comes back: drafts by themselves, and text in other prerendered forms by the script of `index.html`.
 * For the same press only once in ten minutes, so it is never a loop.
 *
 * @param goOn the name of the press, for `takeGoOn` after the loading; empty where the page acts by itself
 * @returns whether the page is about to go
 */
export function loadAgain(goOn = ''): boolean {
  // A developer wants to see the failure.
  if (isDevelopment) return false
  if (goOn === '' && !isHydrating() && isTyping()) return false
  if (!isKept(goOn)) return false
  const { loadedAgain, ...state } = entryState()
  const now = Date.now()
  if (now - (loadedAgain?.[goOn] ?? 0) < pause) return false
  const next: EntryState = { ...state, loadedAgain: { ...loadedAgain, [goOn]: now }, goOn }
  window.history.replaceState(next, '')
  document.documentElement.dataset.loadingAgain = ''
  dontAsk()
  window.location.reload()
  return true
}

/** Whether this was pressed here a moment ago, when the page had to be loaded again. True only once. */
export function takeGoOn(name: string): boolean {
  const { goOn, ...state } = entryState()
  if (goOn !== name) return false
  window.history.replaceState(state, '')
  return Date.now() - (state.loadedAgain?.[name] ?? 0) < goOnTimeout
}
