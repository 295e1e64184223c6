import { isHydrating } from '@/shared/ui/useMounted'
import { isDevelopment } from './env'

const loadedAgainKey = 'loaded-again'
const goOnKey = 'go-on'

const minute = 60_000
const longestPause = 60 * minute

/**
 * Why the page was not loaded again: the browser does not store what was typed; something else would be lost by it;
 * or it was tried a moment ago and did not help.
 */
export type Refusal = 'notStored' | 'wouldLose' | 'tried'

/** How often the page was loaded again for a reason, and when the last time. */
type Tried = { count: number; at: number }

type Check = () => Refusal | undefined

const checks = new Set<Check>()

/**
 * Calls `check` before the page loads itself again: it stores what was typed or pressed, and says what cannot be
 * stored. Returns the function that stops it.
 */
export function beforeLoadingAgain(check: Check): () => void {
  checks.add(check)
  return () => void checks.delete(check)
}

/** A password is never stored, so it would have to be typed again. */
const hasPassword = () =>
  [...document.querySelectorAll<HTMLInputElement>('[autocomplete$=password]')].some(
    ({ value }) => value !== '',
  )

/** Whoever types is not interrupted by what the page does of its own accord. */
const isInField = () =>
  document.activeElement?.matches('input:not([type=checkbox], [type=radio]), textarea, select')

/**
 * Loads the page again, because a part of it cannot be had in any other way; see `importPart`. What was typed
 * comes back: drafts by themselves, and what is typed into other prerendered forms by the script of `index.html`.
 * For the same reason only after growing pauses, of an hour in the end, so it is never a loop.
 *
 * @param reason what could not be loaded
 * @param goOn what was pressed, for `takeGoOn` after the loading
 * @returns why the page stays; nothing if it is about to go
 */
export function loadAgain(reason: string, goOn?: string): Refusal | undefined {
  // A developer wants to see what fails.
  if (isDevelopment) return 'tried'
  if (goOn === undefined && !isHydrating() && isInField()) return 'wouldLose'
  if (goOn !== 'login' && hasPassword()) return 'wouldLose'
  const refusals = [...checks].map((check) => check())
  const refusal = refusals.find((one) => one !== undefined)
  if (refusal !== undefined) return refusal
  const { pathname } = window.location
  try {
    const stored = sessionStorage.getItem(loadedAgainKey)
    const tries = (stored === null ? {} : JSON.parse(stored)) as Record<string, Tried>
    const key = `${pathname} ${reason}`
    const { count, at } = tries[key] ?? { count: 0, at: 0 }
    const pause = Math.min(2 ** count * minute, longestPause)
    // `abs`, because a clock may be set back.
    if (count > 0 && Math.abs(Date.now() - at) < pause) return 'tried'
    const tried: Tried = { count: count + 1, at: Date.now() }
    sessionStorage.setItem(loadedAgainKey, JSON.stringify({ ...tries, [key]: tried }))
    if (goOn !== undefined) {
      sessionStorage.setItem(goOnKey, JSON.stringify({ goOn, pathname, at: Date.now() }))
    }
  } catch {
    return 'notStored'
  }
  document.documentElement.dataset.loadingAgain = ''
  // Nothing is lost, so the browser need not ask.
  const dontAsk = (event: Event) => event.stopImmediatePropagation()
  window.addEventListener('beforeunload', dontAsk, { capture: true })
  window.location.reload()
  return undefined
}

/** Whether this was pressed, here and a moment ago, when the page had to be loaded again. True only once. */
export function takeGoOn(what: string): boolean {
  try {
    const stored = sessionStorage.getItem(goOnKey)
    if (stored === null) return false
    const { goOn, pathname, at } = JSON.parse(stored) as Record<string, unknown>
    const isFresh = pathname === window.location.pathname && Date.now() - Number(at) < minute
    if (isFresh && goOn !== what) return false
    sessionStorage.removeItem(goOnKey)
    return isFresh
  } catch {
    return false
  }
}
