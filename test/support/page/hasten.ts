import { onTestFinished, vi } from 'vitest'

/** How often the page's timers are moved on, and how far, in milliseconds. */
const every = 20
const far = 200

/**
 * Makes the page's timers run ten times as fast until the end of the test, so that nobody waits for
 * the pauses before a new try. The network and `Date` keep their speed. It counts for timers that
 * start from now on.
 *
 * @returns a function that gives the timers their usual speed
 */
export function hasten(): () => void {
  let by = far
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  const moving = setInterval(() => vi.advanceTimersByTime(by), every)
  onTestFinished(() => {
    clearInterval(moving)
    vi.useRealTimers()
  })
  return () => void (by = every)
}
