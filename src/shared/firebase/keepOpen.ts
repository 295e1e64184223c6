/** Milliseconds before a failed listener is opened again, doubled each time up to the last. */
const firstPause = 1_000
/** Also after hours: whoever waits for the list sees it soon after the cause is gone. */
const longestPause = 10_000

export type Handlers = {
  /** The server has answered: the next failure is a new one. */
  heard: () => void
  /** The listener is closed, as the SDK does with every error. */
  failed: () => void
}

const reopenings = new Set<() => void>()

/** Opens every listener anew, at once: the database they are open on is dead. */
export function reopenAll(): void {
  for (const reopen of reopenings) reopen()
}

/**
 * Opens a listener and opens it again whenever it fails: after growing pauses, and at once when
 * the connection is back or the page becomes visible.
 *
 * @param open opens the listener and returns the function that closes it; where it throws, the
 *   listener counts as failed
 * @param onDead called where its database had died and it is opened on another one
 */
export function keepOpen(
  open: (handlers: Handlers) => () => void,
  onDead: () => void = () => {},
): () => void {
  let pause = firstPause
  let reopening: ReturnType<typeof setTimeout> | undefined
  let close = () => {}

  function handleFailure() {
    clearTimeout(reopening)
    reopening = setTimeout(start, pause)
    pause = Math.min(pause * 2, longestPause)
  }

  function start() {
    clearTimeout(reopening)
    reopening = undefined
    try {
      close = open({
        heard: () => {
          pause = firstPause
        },
        failed: handleFailure,
      })
    } catch {
      close = () => {}
      handleFailure()
    }
  }

  function startNow() {
    if (reopening === undefined || document.visibilityState !== 'visible') return
    start()
  }

  function stop() {
    try {
      close()
    } catch {
      // It has ended with its database.
    }
  }

  function reopen() {
    stop()
    onDead()
    start()
  }

  reopenings.add(reopen)
  window.addEventListener('online', startNow)
  document.addEventListener('visibilitychange', startNow)
  start()

  return () => {
    reopenings.delete(reopen)
    clearTimeout(reopening)
    reopening = undefined
    window.removeEventListener('online', startNow)
    document.removeEventListener('visibilitychange', startNow)
    stop()
  }
}
