import { safeStorage } from '@/shared/config/safeStorage'

export const sessionKey = 'session'
const storedKey = `persist:${sessionKey}`

/**
 * Whether this browser remembers a session. Without one nobody is signed in, which is then
 * known at once and without the SDK.
 */
export function hasSessionHint(): boolean {
  try {
    const stored: unknown = JSON.parse(safeStorage('local').getItem(storedKey) ?? 'null')
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

/** Calls back when another tab has signed in. Returns the function that ends it. */
export function onSessionElsewhere(signedIn: () => void): () => void {
  const handleStorage = ({ key }: StorageEvent) => {
    if (key === storedKey && hasSessionHint()) signedIn()
  }
  window.addEventListener('storage', handleStorage)
  return () => window.removeEventListener('storage', handleStorage)
}
