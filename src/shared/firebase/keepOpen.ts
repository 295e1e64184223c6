/** Milliseconds before a failed listener is opened again, doubled each time up to the last. */
const firstPause = 1_000
const longestPause = 60_000

type Handlers = {
  /** The server has answered: the next failure is a new one. */
  heard: () => void
  /** The listener is closed, as the SDK does with every error. */
  failed: () => void
}

/**
 * Opens a listener and opens it again whenever it fails: after growing pauses, and at once when
 * the connection is back or the page becomes visible.
 *
 * @param open opens the listener and returns the function that closes it
 */
export function keepOpen(open: (handlers: Handlers) => () => void): () => void {
  let pause = firstPause
  let reopening: ReturnType<typeof setTimeout> | undefined
  let close = () => {}

  function start() {
    reopening = undefined
    close = open({
      heard: () => {
        pause = firstPause
      },
      failed: () => {
        reopening = setTimeout(start, pause)
        pause = Math.min(pause * 2, longestPause)
      },
    })
  }

  function startNow() {
    if (reopening === undefined || document.visibilityState !== 'visible') return
    clearTimeout(reopening)
    start()
  }

  window.addEventListener('online', startNow)
  document.addEventListener('visibilitychange', startNow)
  start()

  return () => {
    clearTimeout(reopening)
    reopening = undefined
    window.removeEventListener('online', startNow)
    document.removeEventListener('visibilitychange', startNow)
    close()
  }
}
