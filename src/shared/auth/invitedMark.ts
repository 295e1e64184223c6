import { safeStorage } from '@/shared/config/safeStorage'

const local = safeStorage('local')
const key = 'invited'

const plain = (email: string) => email.trim().toLowerCase()

/**
 * The address of a person who is about to accept an invitation in this browser. An account without rights
 * is signed out in every tab; this account stays signed in until it has become an administrator.
 */
export const markInvited = (email: string) => local.setItem(key, plain(email))
export const clearInvited = () => local.removeItem(key)
export const isInvited = (email: string | null) =>
  email !== null && local.getItem(key) === plain(email)
