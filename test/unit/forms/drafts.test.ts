import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import {
  clearAllDrafts,
  clearDraft,
  isKept,
  loadDraft,
  onDraftsCleared,
  removeKept,
  removeOldDrafts,
  saveDraft,
} from '@/shared/forms/draft/drafts'

const start = new Date('2026-11-20T10:00:00Z')
let stored: Map<string, string>

/** The part of a browser's window that drafts use. */
function stubStorage(change: Partial<Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>> = {}) {
  vi.stubGlobal('window', {
    sessionStorage: {
      getItem: (key: string) => stored.get(key) ?? null,
      setItem: (key: string, value: string) => void stored.set(key, value),
      removeItem: (key: string) => void stored.delete(key),
      ...change,
    },
  })
}

beforeEach(() => {
  stored = new Map()
  stubStorage()
  clearAllDrafts()
  vi.useFakeTimers({ now: start })
})

afterEach(() => {
  clearAllDrafts()
  vi.unstubAllGlobals()
  vi.useRealTimers()
})

const draft = { values: { name: 'Asha', consent: true }, id: '7F3KQ2ZD000000000000' }

test('a draft comes back with its values and its id', () => {
  saveDraft('a', draft)

  expect(loadDraft('a')).toEqual({ ...draft, savedAt: start.getTime() })
  expect(loadDraft('b')).toBeUndefined()
})

test('drafts of different forms do not touch each other', () => {
  saveDraft('a', draft)
  saveDraft('b', { values: { name: 'Bina' } })

  clearDraft('a')

  expect(loadDraft('a')).toBeUndefined()
  expect(loadDraft('b')?.values).toEqual({ name: 'Bina' })
})

test('a draft lasts a day', () => {
  saveDraft('a', draft)

  vi.setSystemTime(start.getTime() + 24 * 3_600_000 - 1)
  expect(loadDraft('a')).toBeDefined()
  vi.setSystemTime(start.getTime() + 24 * 3_600_000)
  expect(loadDraft('a')).toBeUndefined()
})

test('nothing is left behind when all drafts are cleared', () => {
  const drop = vi.fn<() => void>()
  const stop = onDraftsCleared(drop)
  saveDraft('a', draft)

  clearAllDrafts()
  stop()
  clearAllDrafts()

  expect(drop).toHaveBeenCalledOnce()
  expect(stored.size).toBe(0)
  expect(loadDraft('a')).toBeUndefined()
})

test.each(['{', 'null', '[]', '7', '{"a":null}', '{"a":{"values":{"x":1},"savedAt":1}}'])(
  'storage that holds %s counts as empty, and can be written again',
  (broken) => {
    stored.set('drafts', broken)

    expect(loadDraft('a')).toBeUndefined()
    saveDraft('a', draft)
    expect(loadDraft('a')?.id).toBe(draft.id)
  },
)

/** What has been put into the browser's storage of a tab and of the device. */
function stubBoth() {
  const device = new Map<string, string>()
  const storageOf = (texts: Map<string, string>) => ({
    getItem: (key: string) => texts.get(key) ?? null,
    setItem: (key: string, value: string) => void texts.set(key, value),
    removeItem: (key: string) => void texts.delete(key),
  })
  vi.stubGlobal('window', { sessionStorage: storageOf(stored), localStorage: storageOf(device) })
  clearAllDrafts()
  return device
}

test('a draft that is kept on the device is there in another tab, for a day', () => {
  const device = stubBoth()
  expect(saveDraft('a', draft, true)).toEqual({ isStored: true, isKept: true })
  saveDraft('b', { values: { name: 'Bina' } })
  stored.clear()

  expect(loadDraft('a')?.values).toEqual(draft.values)
  expect([isKept('a'), isKept('b')]).toEqual([true, false])
  expect(loadDraft('b')).toBeUndefined()

  vi.setSystemTime(start.getTime() + 24 * 3_600_000)
  removeOldDrafts()
  expect(device.size).toBe(0)
  expect(loadDraft('a')).toBeUndefined()
})

test('a tab has its own draft first, and nothing of it stays on the device', () => {
  const device = stubBoth()
  saveDraft('a', { values: { name: 'Kept' } }, true)
  saveDraft('a', { values: { name: 'Own' } })
  expect(loadDraft('a')?.values).toEqual({ name: 'Own' })

  removeKept('a')
  expect(device.size).toBe(0)
  expect(loadDraft('a')?.values).toEqual({ name: 'Own' })

  saveDraft('a', draft, true)
  clearDraft('a')
  expect(device.size + stored.size).toBe(0)

  saveDraft('a', draft, true)
  clearAllDrafts()
  expect(device.size + stored.size).toBe(0)
})

test('where the device stores nothing, nothing is said to be kept', () => {
  expect(saveDraft('a', draft, true).isKept).toBe(false)
})

const denied = () => {
  throw new DOMException('denied', 'SecurityError')
}

test('a blocked storage is replaced by memory', () => {
  stubStorage({ getItem: denied, setItem: denied, removeItem: denied })

  saveDraft('a', draft)
  expect(loadDraft('a')?.id).toBe(draft.id)
  clearDraft('a')
  expect(loadDraft('a')).toBeUndefined()
})

test('with a full storage the newest draft is the one that comes back', () => {
  saveDraft('a', { values: { name: 'Old' } })
  stubStorage({ setItem: denied })

  saveDraft('a', { values: { name: 'New' } })

  expect(loadDraft('a')?.values).toEqual({ name: 'New' })
})
