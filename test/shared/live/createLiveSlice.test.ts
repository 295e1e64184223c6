import { expect, test } from 'vitest'
import type { UnknownAction } from '@reduxjs/toolkit'
import { itemsOf } from '@/shared/live/chunkedList'
import { createLiveSlice, sessionChanged } from '@/shared/live/createLiveSlice'
import { newestFirst } from '@/shared/live/newestFirst'

type Item = { id: string; createdAtMillis: number | null }

const slice = createLiveSlice<Item, 'things'>('things', newestFirst)
const { connecting, began, changed, failed } = slice.actions
const { selectList, selectById, selectStatus, selectNotLiveSince, selectToCome } = slice.selectors

const after = (...actions: UnknownAction[]) => ({
  things: actions.reduce(slice.reducer, slice.getInitialState()),
})
const live = (...upserted: Item[]) =>
  changed({ upserted, removed: [], isWhole: false, fromCache: false })
const noAccess = { code: 'permission-denied', message: 'No access.' }
const item: Item = { id: 'a', createdAtMillis: 1 }

test('newest first, and those without a date at the end', () => {
  const root = after(
    connecting(),
    live({ id: 'none', createdAtMillis: null }, { id: 'old', createdAtMillis: 1 }),
    live({ id: 'new', createdAtMillis: 9 }),
  )

  expect(itemsOf(selectList(root)).map(({ id }) => id)).toEqual(['new', 'old', 'none'])
})

test('an empty answer from the cache is not yet a report', () => {
  const root = after(
    connecting(),
    changed({ upserted: [], removed: [], isWhole: false, fromCache: true }),
  )
  expect(selectStatus(root)).toBe('loading')
})

test('an empty answer of the server is one', () => {
  expect(selectStatus(after(connecting(), live()))).toBe('ready')
})

test('items stay when the listener fails, and it is said since when they are not live', () => {
  const root = after(connecting(), live(item), failed(noAccess))

  expect(selectStatus(root)).toBe('failed')
  expect(itemsOf(selectList(root))).toEqual([item])
  expect(selectNotLiveSince(root)).toEqual(expect.any(Number))
})

test('the moment the data stopped being live is kept until it is live again', () => {
  const stale = changed({ upserted: [], removed: [], isWhole: false, fromCache: true })
  const first = { ...stale, meta: { at: 100 } }
  const second = { ...stale, meta: { at: 200 } }

  expect(selectNotLiveSince(after(connecting(), live(item), first, second))).toBe(100)
  expect(selectNotLiveSince(after(connecting(), live(item), first, live()))).toBeNull()
})

test('another session starts with nothing, and late words of the last one are not heard', () => {
  const root = after(connecting(), live(item), sessionChanged(), live(item), failed(noAccess))

  expect(selectList(root).size).toBe(0)
  expect(selectStatus(root)).toBe('idle')
})

test('removed items go', () => {
  const root = after(
    connecting(),
    live(item),
    changed({ upserted: [], removed: ['a', 'unknown'], isWhole: false, fromCache: false }),
  )
  expect(selectById(root, 'a')).toBeUndefined()
  expect(selectList(root).size).toBe(0)
})

test('the list is the same until an item changes', () => {
  const root = after(connecting(), live(item))
  const later = { things: slice.reducer(root.things, failed(noAccess)) }

  expect(selectList(later)).toBe(selectList(root))
})

test('a slice that has not joined the store yet is empty', () => {
  expect(selectList({}).size).toBe(0)
  expect(selectStatus({})).toBe('idle')
})

test('the first answer of a listener is all there is: what is not in it is gone', () => {
  const other: Item = { id: 'b', createdAtMillis: 2 }
  const whole = changed({ upserted: [other], removed: [], fromCache: false, isWhole: true })

  expect(itemsOf(selectList(after(connecting(), live(item), whole)))).toEqual([other])
})

test('a listener opened again keeps what is there, but it is not live until it has answered', () => {
  const reopened = after(connecting(), live(item), connecting())
  expect(itemsOf(selectList(reopened))).toEqual([item])
  expect(selectStatus(reopened)).toBe('loading')
  expect(selectNotLiveSince(reopened)).toEqual(expect.any(Number))

  const answered = after(connecting(), live(item), connecting(), live())
  expect(selectNotLiveSince(answered)).toBeNull()
})

test('the newest of a large answer are there before the rest of it, and are said to be a part', () => {
  const newest: Item[] = [item, { id: 'b', createdAtMillis: 2 }]
  const first = after(connecting(), began({ newest, size: 50 }))
  expect(itemsOf(selectList(first)).map(({ id }) => id)).toEqual(['b', 'a'])
  expect(selectStatus(first)).toBe('loading')
  expect(selectToCome(first)).toBe(48)

  const whole = changed({ upserted: newest, removed: [], fromCache: false, isWhole: true })
  const all = after(connecting(), began({ newest, size: 50 }), whole)
  expect(selectStatus(all)).toBe('ready')
  expect(selectToCome(all)).toBe(0)
})

test('the newest that come ahead of a large answer are a part of nobody knows how many', () => {
  const ahead = began({ newest: [item], size: null })
  const first = after(connecting(), ahead)
  expect(itemsOf(selectList(first))).toEqual([item])
  expect(selectStatus(first)).toBe('loading')
  expect(selectToCome(first)).toBeNull()

  const newer: Item = { id: 'b', createdAtMillis: 2 }
  const begun = after(connecting(), ahead, began({ newest: [newer], size: 50 }))
  expect(itemsOf(selectList(begun))).toEqual([newer])
  expect(selectToCome(begun)).toBe(49)

  const all = changed({ upserted: [newer], removed: [], fromCache: false, isWhole: true })
  const whole = after(connecting(), ahead, all)
  expect(itemsOf(selectList(whole))).toEqual([newer])
  expect(selectToCome(whole)).toBe(0)

  const failedFirst = after(connecting(), ahead, failed(noAccess), connecting())
  expect(selectList(failedFirst).size).toBe(0)
})

test('a part does not take the place of what was there, and a part alone does not stay', () => {
  const part = began({ newest: [{ id: 'b', createdAtMillis: 2 }], size: 50 })
  const reopened = after(connecting(), live(item), connecting(), part)
  expect(itemsOf(selectList(reopened))).toEqual([item])
  expect(selectToCome(reopened)).toBe(0)

  const again = after(connecting(), part, connecting())
  expect(selectList(again).size).toBe(0)
  expect(selectToCome(again)).toBe(0)
  expect(selectNotLiveSince(again)).toBeNull()
})
