/** Milliseconds before a failed listener is opened again. The pause doubles up to the longest. */
const firstPause = 1_000
/** Short even after an hour, so that the list is back soon after the cause is gone. */
const longestPause = 10_000

type Events = {
  /** The server answered: the next failure starts with the short pause again. */
  onAnswer: () => void
  /** The SDK closes a listener on every error. */
  onError: (thrown: unknown) => void
}

/**
 * Subscribes, and again after each failure: after growing pauses, and at once when the connection
 * is back or the page becomes visible. When the signal is aborted, it closes the listener and ends.
 *
 * @param subscribe opens a listener and returns the function that closes it
 * @param onError called for each failure, also when `subscribe` throws
 */
export function resubscribe(
  signal: AbortSignal,
  subscribe: (events: Events) => () => void,
  onError: (thrown: unknown) => void,
): void {
  if (signal.aborted) return
  let pause = firstPause
  let timer: ReturnType<typeof setTimeout> | undefined
  let unsubscribe = () => {}

  function start() {
    clearTimeout(timer)
    timer = undefined
    try {
      unsubscribe = subscribe({ onAnswer: () => (pause = firstPause), onError: handleError })
    } catch (thrown) {
      unsubscribe = () => {}
      handleError(thrown)
    }
  }

  function handleError(thrown: unknown) {
    clearTimeout(timer)
    timer = setTimeout(start, pause)
    pause = Math.min(pause * 2, longestPause)
    onError(thrown)
  }

  function startNow() {
    if (timer !== undefined && document.visibilityState === 'visible') start()
  }

  window.addEventListener('online', startNow, { signal })
  document.addEventListener('visibilitychange', startNow, { signal })
  signal.addEventListener('abort', () => {
    clearTimeout(timer)
    try {
      unsubscribe()
    } catch {
      // After an internal assertion the SDK throws on every call. There is no listener left to stop.
    }
  })
  start()
}
