import { safeStorage } from '@/shared/config/safeStorage'

const local = safeStorage('local')
const ofTab = safeStorage('session')

export const sessionKey = 'session'
const storedKey = `persist:${sessionKey}`

/**
 * Whether this browser remembers a session. Without one nobody is signed in, which is then
 * known at once and without the SDK.
 */
export function hasSessionHint(): boolean {
  try {
    const stored: unknown = JSON.parse(local.getItem(storedKey) ?? 'null')
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

const logoutKey = 'logged-out'

/** Tells every tab of this browser that somebody logs out: a session that is over otherwise ended by itself. */
export const markLogout = () => local.setItem(logoutKey, 'yes')
export const forgetLogout = () => local.removeItem(logoutKey)
export const wasLogout = () => local.getItem(logoutKey) !== null

const ownerKey = 'drafts-of'

/** Keeps whose session has ended by itself in this tab: what they typed is for nobody else. */
export const keepOwner = (uid: string) => ofTab.setItem(ownerKey, uid)
/** Whose it was, once. */
export function takeOwner(): string | null {
  const uid = ofTab.getItem(ownerKey)
  ofTab.removeItem(ownerKey)
  return uid
}

/** Calls back when another tab has signed in. Returns the function that ends it. */
export function onSessionElsewhere(signedIn: () => void): () => void {
  const handleStorage = ({ key }: StorageEvent) => {
    if (key === storedKey && hasSessionHint()) signedIn()
  }
  window.addEventListener('storage', handleStorage)
  return () => window.removeEventListener('storage', handleStorage)
}
