import { afterEach, expect, test, vi } from 'vitest'
import { safeStorage } from '@/shared/config/safeStorage'

afterEach(() => vi.unstubAllGlobals())

/** A storage of the browser with room for so many characters in all. */
function storageOf(room: number) {
  const kept = new Map<string, string>()
  return {
    kept,
    getItem: (key: string) => kept.get(key) ?? null,
    removeItem: (key: string) => void kept.delete(key),
    setItem(key: string, value: string) {
      const others = [...kept].filter(([name]) => name !== key)
      const taken = others.reduce((sum, [, text]) => sum + text.length, 0)
      if (taken + value.length > room) throw new DOMException('Full', 'QuotaExceededError')
      kept.set(key, value)
    },
  }
}

const inWindow = (localStorage: unknown) => vi.stubGlobal('window', { localStorage })

test('what is stored is in the browser, and gone when it is removed', () => {
  const browser = storageOf(100)
  inWindow(browser)
  const storage = safeStorage('local')

  storage.setItem('a', 'text')
  expect(browser.kept.get('a')).toBe('text')
  expect(storage.getItem('a')).toBe('text')

  storage.removeItem('a')
  expect(storage.getItem('a')).toBeNull()
  expect(browser.kept.size).toBe(0)
})

test('where the storage is full, the new value is remembered and the old one does not come back', () => {
  const browser = storageOf(5)
  inWindow(browser)
  const storage = safeStorage('local')
  storage.setItem('a', 'old')

  storage.setItem('a', 'a new value too long for it')

  expect(storage.getItem('a')).toBe('a new value too long for it')
  expect(safeStorage('local').getItem('a')).toBeNull()

  storage.setItem('a', 'short')
  expect(browser.kept.get('a')).toBe('short')
})

test('where the storage is blocked, values last as long as the page', () => {
  vi.stubGlobal('window', {
    get localStorage() {
      throw new DOMException('Blocked', 'SecurityError')
    },
  })
  const storage = safeStorage('local')

  expect(storage.getItem('a')).toBeNull()
  storage.setItem('a', 'text')
  expect(storage.getItem('a')).toBe('text')
  storage.removeItem('a')
  expect(storage.getItem('a')).toBeNull()
})
