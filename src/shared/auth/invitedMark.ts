import { safeStorage } from '@/shared/config/safeStorage'

const local = safeStorage('local')
const key = 'invited'

const plain = (email: string) => email.trim().toLowerCase()

/**
 * The address with which somebody is about to accept an invitation in this browser. An account without the
 * right is signed out elsewhere, in every tab; this one stays until it is an administrator's.
 */
export const markInvited = (email: string) => local.setItem(key, plain(email))
export const clearInvited = () => local.removeItem(key)
export const isInvited = (email: string | null) =>
  email !== null && local.getItem(key) === plain(email)
