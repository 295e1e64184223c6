import { isUsedUp, toAppError, type AppError } from './errors'

/** Milliseconds before a failed listener is opened again. The pause doubles up to the longest. */
const firstPause = 1_000
/** Short even after an hour, so that the list is back soon after the cause is gone. */
const longestPause = 10_000

/** Those of the open listeners whose last snapshot did not come from the server. They get the reason. */
const unanswered = new Set<(error: AppError) => void>()

/** Whether the server owes a listener an answer. */
export const isAnyUnanswered = () => unanswered.size > 0

/** Milliseconds without an answer after which one request asks why. */
const askAfter = 3_000
let asking: ReturnType<typeof setTimeout> | undefined

/**
 * The SDK tries for ever to reach a server that has used up its quota, as it does without a network, and
 * does not say which of the two it is. A single read does: one for all listeners, whenever they lose the
 * server. Every visitor may read the document.
 */
function askWhy() {
  clearTimeout(asking)
  asking = setTimeout(() => {
    if (unanswered.size === 0 || !navigator.onLine) return
    const ask = async () => (await import('./lite')).read('settings', 'promises')
    ask().catch((thrown: unknown) => {
      if (!isUsedUp(thrown)) return
      for (const onError of unanswered) onError(toAppError(thrown))
    })
  }, askAfter)
}

type Events = {
  /** The next failure starts with the short pause again, if the snapshot is from the server. */
  onSnapshot: (fromCache: boolean) => void
  /** The SDK closes a listener on every error. */
  onError: (thrown: unknown) => void
}

/**
 * Subscribes, and again after each failure: after growing pauses, and at once when the connection
 * is back or the page becomes visible. When the signal is aborted, it closes the listener and ends.
 *
 * @param subscribe opens a listener and returns the function that closes it
 * @param onError called for each failure, also when `subscribe` throws
 * @param onUsedUp called instead for a listener that stays open although the server refuses everything
 */
export function resubscribe(
  signal: AbortSignal,
  subscribe: (events: Events) => () => void,
  onError: (error: AppError) => void,
  onUsedUp = onError,
): void {
  if (signal.aborted) return
  let pause = firstPause
  let timer: ReturnType<typeof setTimeout> | undefined
  let unsubscribe = () => {}
  // A function of its own for each listener.
  const explain = (error: AppError) => onUsedUp(error)

  function start() {
    clearTimeout(timer)
    timer = undefined
    try {
      unsubscribe = subscribe({ onSnapshot: handleSnapshot, onError: handleError })
    } catch (thrown) {
      unsubscribe = () => {}
      handleError(thrown)
    }
  }

  function handleSnapshot(fromCache: boolean) {
    if (!fromCache) {
      unanswered.delete(explain)
      pause = firstPause
    } else if (!unanswered.has(explain)) {
      unanswered.add(explain)
      askWhy()
    }
  }

  function handleError(thrown: unknown) {
    unanswered.delete(explain)
    clearTimeout(timer)
    timer = setTimeout(start, pause)
    pause = Math.min(pause * 2, longestPause)
    onError(toAppError(thrown))
  }

  function startNow() {
    if (timer !== undefined && document.visibilityState === 'visible') start()
  }

  window.addEventListener('online', startNow, { signal })
  window.addEventListener('online', askWhy, { signal })
  document.addEventListener('visibilitychange', startNow, { signal })
  signal.addEventListener('abort', () => {
    unanswered.delete(explain)
    clearTimeout(timer)
    try {
      unsubscribe()
    } catch {
      // After an internal assertion the SDK throws on every call. There is no listener left to stop.
    }
  })
  start()
}
