import type { BaseQueryApi } from '@reduxjs/toolkit/query'

/** The session slice, as far as an endpoint reads it. */
type SignedInRoot = { session: { uid: string | null } }

/** The administrator who is signed in, for an endpoint that writes the uid; null without one. */
export const currentUid = ({ getState }: Pick<BaseQueryApi, 'getState'>) =>
  (getState() as SignedInRoot).session.uid
