import type { Middleware } from '@reduxjs/toolkit'

/** Counts what is dispatched, while it is asked to: writing it down takes time of its own. */
export function countDispatched(action: unknown) {
  const { live } = window
  if (live.dispatched !== undefined) live.dispatched += JSON.stringify(action).length
}

export const dispatchedCounter: Middleware = () => (next) => (action) => {
  countDispatched(action)
  return next(action)
}
