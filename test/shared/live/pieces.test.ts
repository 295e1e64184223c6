import { describe, expect, test } from 'vitest'
import { seededRandom } from '@scripts/seededRandom'
import { changeList, emptyList, itemsOf, type ChunkedList } from '@/shared/live/chunkedList'
import { createFilter, filterList } from '@/shared/live/filterList'
import { createOrder, differenceOf, perPiece } from '@/shared/live/pieces'

type Item = { id: string; place: number; size: number }

const byPlace = (a: Item, b: Item) => a.place - b.place
const bySize = (a: Item, b: Item) => b.size - a.size

const change = (list: ChunkedList<Item>, upserted: Item[], removed: string[] = []) =>
  changeList(list, upserted, removed, byPlace)

const item = (n: number, size = n % 17): Item => ({ id: `i${n}`, place: n, size })

const many = (count: number) => Array.from({ length: count }, (_, n) => item(n))

const ids = (items: Item[]) => items.map(({ id }) => id)

/** The order a list would have if it were sorted anew. */
const sortedAnew = (list: ChunkedList<Item>) =>
  ids(itemsOf(list).sort((a, b) => bySize(a, b) || (a.id < b.id ? -1 : 1)))

test('the difference of two lists is what came and what went', () => {
  const before = change(emptyList, many(2_000))
  const now = change(before, [item(5, 99), item(3_000)], ['i7'])

  const { gone, come } = differenceOf(before, now)

  expect(ids(gone).sort()).toEqual(['i5', 'i7'])
  expect(ids(come).sort()).toEqual(['i3000', 'i5'])
})

test('the difference is right wherever something changes, and however often', () => {
  const random = seededRandom(2)
  let before = change(emptyList, many(1_500))
  for (let round = 0; round < 100; round += 1) {
    const news = Array.from({ length: random.between(0, 4) }, () =>
      item(random.between(0, 1_800), round),
    )
    const removed = random.chance() ? [`i${random.between(0, 1_500)}`] : []
    const now = change(before, news, removed)
    const known = new Set(itemsOf(before))
    const present = new Set(itemsOf(now))

    const { gone, come } = differenceOf(before, now)

    expect(new Set(gone)).toEqual(new Set([...known].filter((one) => !present.has(one))))
    expect(new Set(come)).toEqual(new Set([...present].filter((one) => !known.has(one))))
    expect(gone.length + come.length).toBe(new Set([...gone, ...come]).size)
    before = now
  }
  expect(differenceOf(before, before)).toEqual({ gone: [], come: [] })
})

describe('a list kept in another order', () => {
  test('follows every change as if it were sorted anew', () => {
    const random = seededRandom(1)
    const order = createOrder<Item>()
    let list = change(emptyList, many(1_500))
    expect(ids(itemsOf(order(list, bySize)))).toEqual(sortedAnew(list))

    for (let round = 0; round < 60; round += 1) {
      const n = random.between(0, 1_600)
      const size = random.between(0, 20)
      list = random.chance() ? change(list, [item(n, size)]) : change(list, [], [`i${n}`])
      expect(ids(itemsOf(order(list, bySize)))).toEqual(sortedAnew(list))
    }
  })

  test('touches few pieces when one record changes', () => {
    const order = createOrder<Item>()
    const list = change(emptyList, many(20_000))
    const before = new Set(order(list, bySize).chunks)

    const now = order(change(list, [item(9, 4)]), bySize)

    expect(now.chunks.filter((chunk) => !before.has(chunk)).length).toBeLessThanOrEqual(2)
  })

  test('is the list itself where no order is asked for', () => {
    const list = change(emptyList, many(10))
    expect(createOrder<Item>()(list, null)).toBe(list)
  })

  test('follows a list that was emptied', () => {
    const order = createOrder<Item>()
    order(change(emptyList, many(700)), bySize)
    expect(order(emptyList, bySize).size).toBe(0)
  })
})

describe('a filter', () => {
  const isEven = ({ place }: Item) => place % 2 === 0

  test('looks at a piece once, and at nothing but the piece that changed', () => {
    let looks = 0
    const filter = createFilter((one: Item) => (looks++, isEven(one)))
    const list = change(emptyList, many(20_000))
    const found = filterList(list, filter, Infinity)
    expect(found?.size).toBe(10_000)
    expect(looks).toBe(20_000)

    looks = 0
    const again = filterList(change(list, [item(4, 3)]), filter, Infinity)

    expect(again?.size).toBe(10_000)
    expect(looks).toBeLessThan(1_000)
  })

  test('gives up when its time is over, and goes on from there', () => {
    let looks = 0
    const filter = createFilter((one: Item) => (looks++, isEven(one)))
    const list = change(emptyList, many(5_000))
    expect(filterList(list, filter, -1)).toBeNull()

    for (let turn = 0; turn < 100; turn += 1) if (filterList(list, filter, 0)) break

    expect(filterList(list, filter, Infinity)?.size).toBe(2_500)
    expect(looks).toBe(5_000)
  })
})

test('what is made of a piece is made once', () => {
  let made = 0
  const sizeOf = perPiece((items: readonly Item[]) => (made++, items.length))
  const piece = many(3)

  expect([sizeOf.of(piece), sizeOf.of(piece)]).toEqual([3, 3])
  expect(made).toBe(1)
})
