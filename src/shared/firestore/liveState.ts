import { createAction, type EntityState } from '@reduxjs/toolkit'
import type { AppError } from './errors'

/** In `failed` the records stay, and in `loading` after a listener was reopened. */
export type LiveStatus = 'idle' | 'loading' | 'ready' | 'failed'

export type LiveState<Item> = EntityState<Item, string> & {
  status: LiveStatus
  error: AppError | null
  /** When the data stopped being live, in milliseconds since 1970; null while it is live. */
  staleSince: number | null
}

/** Whether only the newest records have arrived. */
export const isPartial = ({ status, staleSince, ids }: LiveState<unknown>) =>
  status === 'loading' && staleSince === null && ids.length > 0

/** Another person, or nobody, is signed in: every live slice is reset. */
export const sessionChanged = createAction('live/sessionChanged')
