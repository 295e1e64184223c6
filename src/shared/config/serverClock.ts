import { useSyncExternalStore } from 'react'

/**
 * How far the clock of this device is ahead of the server's, in milliseconds; less than 0 if it is behind, and 0 if
 * it is right. Undefined until the server has answered.
 */
let ahead: number | undefined
const listeners = new Set<() => void>()

/** The time on the server, in milliseconds since 1970; by the device's clock as long as the server has not answered. */
export const serverNow = () => Date.now() - (ahead ?? 0)

export const clockAhead = () => ahead

/** Keeps the result of `readServerClock`. */
export function setClockAhead(millis: number) {
  ahead = millis
  for (const listener of listeners) listener()
}

/** Calls the listener when the server has said its time. @returns the end of that */
export function followServerClock(listener: () => void) {
  listeners.add(listener)
  return () => void listeners.delete(listener)
}

/** How far this device's clock is ahead, in milliseconds; undefined until the server has answered. */
export const useClockAhead = () =>
  useSyncExternalStore(followServerClock, clockAhead, () => undefined)
