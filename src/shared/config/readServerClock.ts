import { useEffect } from 'react'
import { setClockAhead, useClockAhead } from './serverClock'

/** Milliseconds. A clock that is off by less is good enough: an answer takes its time, and names whole seconds. */
const tolerance = 5 * 60_000

/** Reads the time of the server. Any answer has it, also an error. */
export async function readServerClock(): Promise<void> {
  try {
    // With a query of its own, which no cache on the way has an old answer to.
    const answer = await fetch(`/?${Math.random()}`, { method: 'HEAD', cache: 'no-store' })
    const difference = Date.now() - Date.parse(answer.headers.get('date') ?? '')
    if (!Number.isNaN(difference)) setClockAhead(Math.abs(difference) > tolerance ? difference : 0)
  } catch {
    // Without a connection nothing is known, and the device's clock has to do.
  }
}

/**
 * Asks the server for its time, and again when a person comes back who may have set the clock right.
 *
 * @returns how far this device's clock is ahead
 */
export function useServerClock() {
  const ahead = useClockAhead()
  useEffect(() => void readServerClock(), [])
  useEffect(() => {
    if (!ahead) return
    const handleFocus = () => void readServerClock()
    window.addEventListener('focus', handleFocus)
    return () => window.removeEventListener('focus', handleFocus)
  }, [ahead])
  return ahead
}
