import {
  chunkSize,
  firstIndex,
  insertIntoChunks,
  removeFromChunks,
  replaceInChunks,
  type Compare,
} from './chunks'
import { OwnCopies } from './ownCopies'

/**
 * An immutable sorted list with an index by id, for collections of any size. Both parts are
 * cut into small pieces and a change copies only the pieces it touches, so its cost hardly
 * grows with the list. Plain arrays and records, as Redux wants them.
 */
export type ChunkedList<Item> = {
  size: number
  /** The items in order; no piece is empty. */
  chunks: readonly (readonly Item[])[]
  /**
   * The same items to be found by id: the piece is chosen by a hash of the id, and sorted by it. Their
   * number is a power of two. Not objects with ids as keys: to copy one of two hundred takes V8
   * fifty times as long as an array.
   */
  buckets: readonly (readonly Item[])[]
}

type Identified = { id: string }

const bucketSize = 256

export const emptyList: ChunkedList<never> = { size: 0, chunks: [], buckets: [[]] }

export function findById<Item extends Identified>(
  { buckets }: ChunkedList<Item>,
  id: string,
): Item | undefined {
  const bucket = buckets[bucketOf(id, buckets.length)] ?? []
  const item = bucket[placeOf(bucket, id)]
  return item?.id === id ? item : undefined
}

/** Where the item of an id is, or would be. */
const placeOf = (bucket: readonly Identified[], id: string) =>
  firstIndex(bucket.length, (at) => bucket[at]!.id >= id)

/** Every item, in order. */
export const itemsOf = <Item>({ chunks }: Pick<ChunkedList<Item>, 'chunks'>) =>
  ([] as Item[]).concat(...chunks)

/** The items from one place up to, but not including, another; without making the whole array. */
export function sliceOf<Item>(
  { chunks }: Pick<ChunkedList<Item>, 'chunks'>,
  from: number,
  to: number,
): Item[] {
  const found: Item[] = []
  let at = 0
  for (const chunk of chunks) {
    if (at >= to) break
    if (at + chunk.length > from) found.push(...chunk.slice(Math.max(0, from - at), to - at))
    at += chunk.length
  }
  return found
}

/**
 * The list after a change. Removals of unknown ids are passed over. `compare` need not tell
 * all items apart: equal ones are ordered by id.
 */
export function changeList<Item extends Identified>(
  list: ChunkedList<Item>,
  upserted: readonly Item[],
  removed: readonly string[],
  compare: Compare<Item>,
): ChunkedList<Item> {
  const changes = upserted.length + removed.length
  if (changes === 0) return list
  const total: Compare<Item> = (a, b) => compare(a, b) || (a.id < b.id ? -1 : a.id > b.id ? 1 : 0)
  const isTooFull = list.size + upserted.length > list.buckets.length * bucketSize * 4
  // Sorting anew beats placing one by one once a good part of the list changes.
  if (isTooFull || changes * 8 > list.size) return rebuild(list, upserted, removed, total)

  const chunks = new OwnCopies(list.chunks, (chunk) => [...chunk])
  const buckets = new OwnCopies(list.buckets, (bucket) => [...bucket])
  let { size } = list

  /** Puts an item in the place of the one with that id, or nothing. */
  function replace(id: string, item?: Item) {
    const at = bucketOf(id, list.buckets.length)
    const present = buckets.read(at)
    const place = placeOf(present, id)
    const old = present[place]?.id === id ? present[place] : undefined
    if (old === undefined && item === undefined) return
    const bucket = buckets.write(at)
    if (old !== undefined && item !== undefined) {
      bucket[place] = item
      if (total(old, item) === 0) return replaceInChunks(chunks, old, item, total)
    } else {
      bucket.splice(place, old === undefined ? 0 : 1, ...(item === undefined ? [] : [item]))
    }
    if (old !== undefined) removeFromChunks(chunks, old, total)
    if (item !== undefined) insertIntoChunks(chunks, item, total)
    size += (item === undefined ? 0 : 1) - (old === undefined ? 0 : 1)
  }

  for (const id of removed) replace(id)
  for (const item of upserted) replace(item.id, item)
  return { size, chunks: chunks.items, buckets: buckets.items }
}

function rebuild<Item extends Identified>(
  list: ChunkedList<Item>,
  upserted: readonly Item[],
  removed: readonly string[],
  total: Compare<Item>,
): ChunkedList<Item> {
  const byId = new Map<string, Item>()
  for (const chunk of list.chunks) for (const item of chunk) byId.set(item.id, item)
  for (const id of removed) byId.delete(id)
  for (const item of upserted) byId.set(item.id, item)
  const items = [...byId.values()].sort(total)

  const chunks: Item[][] = []
  for (let at = 0; at < items.length; at += chunkSize) chunks.push(items.slice(at, at + chunkSize))
  let bucketCount = 1
  while (bucketCount * bucketSize < items.length) bucketCount *= 2
  const buckets = Array.from({ length: bucketCount }, (): Item[] => [])
  for (const item of items) buckets[bucketOf(item.id, bucketCount)]!.push(item)
  for (const bucket of buckets) bucket.sort((a, b) => (a.id < b.id ? -1 : 1))
  return { size: items.length, chunks, buckets }
}

/** FNV-1a over the id's UTF-16 units; `count` is a power of two. */
function bucketOf(id: string, count: number): number {
  let hash = 0x811c9dc5
  for (let at = 0; at < id.length; at += 1) {
    hash = Math.imul(hash ^ id.charCodeAt(at), 0x01000193)
  }
  return (hash ^ (hash >>> 15)) & (count - 1)
}
