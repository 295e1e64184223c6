import type { OwnCopies } from './ownCopies'

export type Compare<Item> = (a: Item, b: Item) => number

/** Items in one piece of a list made anew; it may grow to twice as many. */
export const chunkSize = 256

export type Chunks<Item> = OwnCopies<readonly Item[], Item[]>

/** Puts an item in its place; a piece that grows too long is cut in two. */
export function insertIntoChunks<Item>(chunks: Chunks<Item>, item: Item, total: Compare<Item>) {
  const { items } = chunks
  if (items.length === 0) {
    items.push(chunks.adopt([item]))
    return
  }
  const at = chunkOf(items, item, total)
  const chunk = chunks.write(at)
  chunk.splice(placeIn(chunk, item, total), 0, item)
  if (chunk.length > chunkSize * 2) {
    items.splice(at + 1, 0, chunks.adopt(chunk.splice(chunkSize)))
  }
}

/** Takes an item out that is in it. */
export function removeFromChunks<Item>(chunks: Chunks<Item>, item: Item, total: Compare<Item>) {
  const at = chunkOf(chunks.items, item, total)
  const chunk = chunks.write(at)
  // By identity: a piece is short, and to compare dates takes longer than to look through it.
  chunk.splice(chunk.indexOf(item), 1)
  if (chunk.length === 0) chunks.items.splice(at, 1)
}

/** Puts an item where one with its place in the order is: most changes move nothing. */
export function replaceInChunks<Item>(
  chunks: Chunks<Item>,
  old: Item,
  item: Item,
  total: Compare<Item>,
) {
  const chunk = chunks.write(chunkOf(chunks.items, old, total))
  chunk[chunk.indexOf(old)] = item
}

/** The last piece that starts at or before the item. */
function chunkOf<Item>(items: readonly (readonly Item[])[], item: Item, total: Compare<Item>) {
  const after = firstIndex(items.length, (at) => total(items[at]?.[0] as Item, item) > 0)
  return Math.max(0, after - 1)
}

const placeIn = <Item>(chunk: readonly Item[], item: Item, total: Compare<Item>) =>
  firstIndex(chunk.length, (at) => total(chunk[at] as Item, item) >= 0)

/** The first index from which `holds` is true, found by halving. */
export function firstIndex(length: number, holds: (index: number) => boolean): number {
  let low = 0
  let high = length
  while (low < high) {
    const middle = (low + high) >>> 1
    if (holds(middle)) high = middle
    else low = middle + 1
  }
  return low
}
