import { createAction, type EntityState } from '@reduxjs/toolkit'
import type { AppError } from '@/shared/firestore/errors'

/** In `failed` the records stay, and in `loading` after a listener was reopened. */
export type LiveStatus = 'idle' | 'loading' | 'ready' | 'failed'

export type LiveState<Item> = EntityState<Item, string> & {
  status: LiveStatus
  error: AppError | null
  /** When the data stopped being live, in milliseconds since 1970; null while it is live. */
  staleSince: number | null
  /** There are more than a list holds: the records are the newest of them. */
  isCut: boolean
}

/** Whether only the newest records have arrived. */
export const isPartial = ({ status, staleSince, ids }: LiveState<unknown>) =>
  status === 'loading' && staleSince === null && ids.length > 0

/** The uid before and after, and the reason if the session ended without a logout. */
export type SessionChange = { from: string | null; to: string | null; reason: string | null }

/** Whether a session ended without a logout: the same administrator may go on. */
export const isExpired = (reason: string | null) => reason === 'ended' || reason === 'idle'

/** The session changed: every live slice is reset. */
export const sessionChanged = createAction<SessionChange | undefined>('live/sessionChanged')
