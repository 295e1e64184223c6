import type { BaseQueryApi } from '@reduxjs/toolkit/query'
import type { SessionUser } from './sessionProvider'

/** The session slice, as far as it says who is signed in. */
type Session = { status: 'loading' | 'signedIn' | 'signedOut'; user: SessionUser | null }

/** The uid of the administrator who is signed in; null without one. */
export const uidOf = ({ status, user }: Session) =>
  status === 'signedIn' ? (user?.uid ?? null) : null

/** The same for an endpoint, which writes the uid. */
export const currentUid = ({ getState }: Pick<BaseQueryApi, 'getState'>) =>
  uidOf((getState() as { session: Session }).session)
