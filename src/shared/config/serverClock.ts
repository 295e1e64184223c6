import { useEffect, useSyncExternalStore } from 'react'

/** Milliseconds. A clock that is off by less is good enough: an answer takes its time, and names whole seconds. */
const tolerance = 5 * 60_000

/**
 * How far the clock of this device is ahead of the server's, in milliseconds; less than 0 if it is behind, and 0 if
 * it is right. Undefined until the server has answered.
 */
let ahead: number | undefined
const listeners = new Set<() => void>()

/** The time on the server, in milliseconds since 1970; by the device's clock as long as the server has not answered. */
export const serverNow = () => Date.now() - (ahead ?? 0)

/** Reads the time of the server. Any answer has it, also an error. */
async function readServerClock(): Promise<void> {
  try {
    // With a query of its own, which no cache on the way has an old answer to.
    const answer = await fetch(`/?${Math.random()}`, { method: 'HEAD', cache: 'no-store' })
    const difference = Date.now() - Date.parse(answer.headers.get('date') ?? '')
    if (Number.isNaN(difference)) return
    ahead = Math.abs(difference) > tolerance ? difference : 0
    for (const listener of listeners) listener()
  } catch {
    // Without a connection nothing is known, and the device's clock has to do.
  }
}

/** Calls the listener when the server has said its time. @returns the end of that */
export function followServerClock(listener: () => void) {
  listeners.add(listener)
  return () => void listeners.delete(listener)
}

/** How far this device's clock is ahead, in milliseconds; see `ahead`. */
export const useClockAhead = () =>
  useSyncExternalStore(
    followServerClock,
    () => ahead,
    () => undefined,
  )

/** The same. Asks the server for its time, and again when a person comes back who may have set the clock right. */
export function useServerClock() {
  const known = useClockAhead()
  useEffect(() => void readServerClock(), [])
  useEffect(() => {
    if (!known) return
    const handleFocus = () => void readServerClock()
    window.addEventListener('focus', handleFocus)
    return () => window.removeEventListener('focus', handleFocus)
  }, [known])
  return known
}
