import type { PersistConfig } from 'redux-persist'
import { onStorage } from '@/shared/config/onStorage'
import { safeStorage } from '@/shared/config/safeStorage'
import type { SessionState } from './sessionSlice'

const local = safeStorage('local')
const ofTab = safeStorage('session')

const key = 'session'
const persistedKey = `persist:${key}`

/** The stored value may have any shape, unlike redux-persist's type. */
function versionOf(stored: { _persist?: { version?: unknown } } | undefined) {
  return stored?._persist?.version
}

/** Persists only the user, and restores only a value that this version of the site has written. */
export const sessionPersistConfig: PersistConfig<SessionState> = {
  key,
  version: 1,
  whitelist: ['user'],
  storage: {
    getItem: (name: string) => Promise.resolve(local.getItem(name)),
    setItem: (name: string, value: string) => Promise.resolve(local.setItem(name, value)),
    removeItem: (name: string) => Promise.resolve(local.removeItem(name)),
  },
  migrate: (stored, version) => Promise.resolve(versionOf(stored) === version ? stored : undefined),
  // The provider's answer counts more than the stored user.
  stateReconciler: (stored: Partial<SessionState>, _before: SessionState, now: SessionState) =>
    now.status === 'loading' ? { ...now, user: stored.user ?? null } : now,
}

const signingInKey = 'signing-in'

/**
 * Set from the press on Login until its outcome is known. The provider stores the account some time before it is
 * clear that it belongs to an administrator, and the page may be reloaded in between.
 */
export const markSigningIn = () => local.setItem(signingInKey, 'yes')
export const clearSigningIn = () => local.removeItem(signingInKey)

/**
 * Whether this browser may have stored a session. Without one there is no user, and the SDK need not be
 * loaded to find out.
 */
export function hasSessionHint(): boolean {
  if (local.getItem(signingInKey) !== null) return true
  try {
    const stored: unknown = JSON.parse(local.getItem(persistedKey) ?? 'null')
    return (
      typeof stored === 'object' &&
      stored !== null &&
      'user' in stored &&
      typeof stored.user === 'string' &&
      stored.user !== 'null'
    )
  } catch {
    return false
  }
}

/** Calls back after a login in another tab. Returns the function that stops it. */
export const onSignedInElsewhere = (callback: () => void) =>
  onStorage(persistedKey, () => hasSessionHint() && callback())

const logoutKey = 'logged-out'

/** Shared by all tabs: it tells a logout from a session that has expired. */
export const markLogout = () => local.setItem(logoutKey, 'yes')
export const clearLogout = () => local.removeItem(logoutKey)
export const wasLoggedOut = () => local.getItem(logoutKey) !== null

/** Whether the identity provider has not ended its session yet. */
export const isLogoutPending = () => local.getItem(logoutKey) === 'yes'
export const markLogoutFinished = () => isLogoutPending() && local.setItem(logoutKey, 'finished')

/**
 * Calls back at a logout in another tab, a moment before this tab's session ends. Returns
 * the function that stops it.
 */
export const onLogoutElsewhere = (callback: () => void) =>
  onStorage(logoutKey, (value) => value === 'yes' && callback())

const draftOwnerKey = 'drafts-of'

/** The administrator whose drafts this tab keeps after an expired session. */
export const setDraftOwner = (uid: string) => ofTab.setItem(draftOwnerKey, uid)
/** Reads the owner of the drafts, and removes the entry. */
export function takeDraftOwner(): string | null {
  const uid = ofTab.getItem(draftOwnerKey)
  ofTab.removeItem(draftOwnerKey)
  return uid
}
