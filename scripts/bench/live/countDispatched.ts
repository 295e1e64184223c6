import type { Middleware } from '@reduxjs/toolkit'

/** Counts what is dispatched, while it is asked to: writing it down takes time of its own. */
export const countDispatched: Middleware = () => (next) => (action) => {
  const { live } = window
  if (live.dispatched !== undefined) live.dispatched += JSON.stringify(action).length
  return next(action)
}
