/** Milliseconds before a failed listener is opened again, doubled each time up to the last. */
const firstPause = 1_000
/** Short even after an hour: people see the list again soon after the cause is gone. */
const longestPause = 10_000

type Events = {
  /** The server has answered: the next failure starts with the short pause again. */
  onAnswer: () => void
  /** The SDK has closed the listener, as it does with every error. */
  onError: (thrown: unknown) => void
}

/**
 * Subscribes, and again after each failure: after growing pauses, and at once when the connection
 * is back or the page becomes visible. Ends, and closes the listener, when the signal is aborted.
 *
 * @param subscribe opens a listener and returns the function that closes it
 * @param onError hears of each failure, also where `subscribe` itself throws
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
    unsubscribe()
  })
  start()
}
