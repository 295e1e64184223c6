// What the signed-in administrator may do: of the admin area alone, so in no visitor’s page.
import type { BaseQueryApi } from '@reduxjs/toolkit/query'
import type { Role } from '@/shared/auth/sessionProvider'
import { selectRole, selectUid, type SessionRoot } from './sessionSlice'

/** Whether somebody may change anything. A role that is not known may only read. */
export const canEdit = (role: Role | null) => role === 'editor' || role === 'owner'

/** Whether the signed-in administrator may change anything. */
export const selectCanEdit = (root: SessionRoot) => canEdit(selectRole(root))

/** Who is signed in, for an endpoint that writes it; null if nobody is. */
export const currentUid = ({ getState }: Pick<BaseQueryApi, 'getState'>) =>
  selectUid(getState() as SessionRoot)

export { CodeForm } from './CodeForm'
export { expireSession } from './expireSession'
export { isNotConfirmed, passwordSlice, withFreshSignIn, type PasswordRoot } from './freshSignIn'
export { PasswordDialog } from './PasswordDialog'
