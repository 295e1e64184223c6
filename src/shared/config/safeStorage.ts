/** The part of `Storage` the product uses. No method ever throws. */
export type SafeStorage = {
  getItem: (key: string) => string | null
  /** Returns whether the value is still there when the page has been left. */
  setItem: (key: string, value: string) => boolean
  removeItem: (key: string) => void
}

/**
 * The browser's storage, or memory where it is blocked, full or broken: reading it may
 * throw in private windows, and writing it where the quota is used up. What could not be
 * written is remembered until the page is left.
 */
export function safeStorage(kind: 'local' | 'session'): SafeStorage {
  const memory = new Map<string, string | null>()

  function attempt<Result>(access: (storage: Storage) => Result, otherwise: Result): Result {
    try {
      return access(kind === 'local' ? window.localStorage : window.sessionStorage)
    } catch {
      return otherwise
    }
  }

  return {
    getItem: (key) => {
      const kept = memory.get(key)
      return kept === undefined ? attempt((storage) => storage.getItem(key), null) : kept
    },
    setItem(key, value) {
      const isStored = attempt((storage) => {
        storage.setItem(key, value)
        return true
      }, false)
      if (isStored) {
        memory.delete(key)
        return true
      }
      memory.set(key, value)
      // The stored value is out of date: a reload must not bring it back.
      attempt((storage) => storage.removeItem(key), undefined)
      return false
    },
    removeItem(key) {
      const isGone = attempt((storage) => {
        storage.removeItem(key)
        return true
      }, false)
      if (isGone) memory.delete(key)
      else memory.set(key, null)
    },
  }
}
