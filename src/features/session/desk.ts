// The session at the desk: rights, password and code. No visitor's page loads it.
import { canEdit } from '@/shared/requests/roles'
import { selectRole, type SessionRoot } from './sessionSlice'

export { selectOwnEmail, selectOwnName } from './sessionSlice'

/** Whether the signed-in administrator may change anything. */
export const selectCanEdit = (root: SessionRoot) => canEdit(selectRole(root))

export { ChangePasswordDialog } from './ChangePasswordDialog'
export { CodeForm } from './CodeForm'
export { expireSession } from './expireSession'
export {
  attemptAsOwner,
  isNotConfirmed,
  passwordSlice,
  withFreshSignIn,
  type PasswordDispatch,
  type PasswordRoot,
} from './freshSignIn'
export { PasswordDialog } from './PasswordDialog'
