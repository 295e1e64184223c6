import { createAction, type EntityState } from '@reduxjs/toolkit'
import type { AppError } from './errors'

/** `failed` keeps what had arrived, and so does `loading` when a listener is opened again. */
export type LiveStatus = 'idle' | 'loading' | 'ready' | 'failed'

export type LiveState<Item> = EntityState<Item, string> & {
  status: LiveStatus
  error: AppError | null
  /** Milliseconds since 1970 of the moment the data stopped being live; null while it is. */
  staleSince: number | null
}

/** Whether the newest records are there and the others still to come. */
export const isPartial = ({ status, staleSince, ids }: LiveState<unknown>) =>
  status === 'loading' && staleSince === null && ids.length > 0

/** Dispatched when another person, or nobody, is signed in: every live slice starts again. */
export const sessionChanged = createAction('live/sessionChanged')
