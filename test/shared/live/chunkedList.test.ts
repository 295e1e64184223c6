import { expect, test } from 'vitest'
import { seededRandom } from '@scripts/seededRandom'
import {
  changeList,
  emptyList,
  findById,
  itemsOf,
  sliceOf,
  type ChunkedList,
} from '@/shared/live/chunkedList'

type Item = { id: string; rank: number }

const byRank = (a: Item, b: Item) => a.rank - b.rank
const anItem = (number: number, rank = number): Item => ({ id: `id-${number}`, rank })
const listOf = (count: number) =>
  changeList<Item>(
    emptyList,
    Array.from({ length: count }, (_, number) => anItem(number)),
    [],
    byRank,
  )

/** The same by the plainest means there are. */
function plainly(items: Item[], upserted: Item[], removed: string[]): Item[] {
  const byId = new Map(items.map((item) => [item.id, item]))
  for (const id of removed) byId.delete(id)
  for (const item of upserted) byId.set(item.id, item)
  return [...byId.values()].sort((a, b) => byRank(a, b) || (a.id < b.id ? -1 : 1))
}

test.each([1, 2, 3])('random changes give what sorting anew gives (%i)', (seed) => {
  const random = seededRandom(seed)
  const upTo = (end: number) => random.between(0, end - 1)
  let list: ChunkedList<Item> = emptyList
  let plain: Item[] = []

  for (let round = 0; round < 400; round += 1) {
    const burst = round % 50 === 0 ? 900 : 1 + upTo(12)
    // Many share a rank, so that the order of equals is tried too.
    const upserted = Array.from({ length: burst }, () => anItem(upTo(3_000), upTo(200)))
    const removed = Array.from({ length: upTo(burst) }, () => `id-${upTo(3_000)}`)
    list = changeList(list, upserted, removed, byRank)
    plain = plainly(plain, upserted, removed)
    expect(list.size).toBe(plain.length)
  }

  expect(itemsOf(list)).toEqual(plain)
  for (const item of plain) expect(findById(list, item.id)).toBe(item)
  expect(list.chunks.every((chunk) => chunk.length > 0)).toBe(true)
})

test('a change copies only the pieces it touches', () => {
  const before = listOf(50_000)

  const after = changeList(before, [{ id: 'id-25000', rank: 25_000 }], [], byRank)

  const kept = after.chunks.filter((chunk, at) => chunk === before.chunks[at])
  expect(kept).toHaveLength(before.chunks.length - 1)
  const keptBuckets = after.buckets.filter((bucket, at) => bucket === before.buckets[at])
  expect(keptBuckets).toHaveLength(before.buckets.length - 1)
  expect(itemsOf(before)[25_000]).not.toBe(itemsOf(after)[25_000])
})

test('an earlier list stays as it was', () => {
  const before = listOf(1_000)
  const asItWas = itemsOf(before)

  changeList(before, [anItem(5, 999.5), anItem(2_000, 3.5)], ['id-7', 'id-999'], byRank)

  expect(itemsOf(before)).toEqual(asItWas)
  expect(findById(before, 'id-7')).toEqual(anItem(7))
})

test('no change is the same list', () => {
  const list = listOf(3)
  expect(changeList(list, [], [], byRank)).toBe(list)
})

test.each(['constructor', 'toString', 'ନାମ', ' '])('an id may be any text: %j', (id) => {
  const list = changeList<Item>(listOf(2_000), [{ id, rank: 1.5 }], [], byRank)

  expect(list.size).toBe(2_001)
  expect(findById(list, id)).toEqual({ id, rank: 1.5 })
  expect(findById(changeList(list, [], [id], byRank), id)).toBeUndefined()
  expect(findById(listOf(10), id)).toBeUndefined()
})

test.each([
  [0, 50],
  [200, 300],
  [250, 262],
  [990, 1_040],
  [2_000, 2_050],
  [0, 0],
])('a slice from %i to %i is that of the whole array', (from, to) => {
  const list = listOf(1_000)
  expect(sliceOf(list, from, to)).toEqual(itemsOf(list).slice(from, to))
})
