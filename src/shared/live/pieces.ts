import type { ChunkedList } from './chunkedList'
import type { Compare } from './chunks'
import { changeList, emptyList, itemsOf } from './chunkedList'

/** Items in order, cut into pieces. A chunked list is one, and so is what a filter leaves of it. */
export type Pieces<Item> = Pick<ChunkedList<Item>, 'size' | 'chunks'>

/**
 * What is made of a list piece by piece. A piece that has been looked at is not looked at again,
 * and a change makes few new pieces, so what follows a list costs as little as its changes.
 */
export function perPiece<Item, Result>(make: (items: readonly Item[]) => Result) {
  const made = new WeakMap<readonly Item[], Result>()
  function of(items: readonly Item[]): Result {
    const known = made.get(items)
    if (known !== undefined) return known
    const result = make(items)
    made.set(items, result)
    return result
  }
  return { of, isMade: (items: readonly Item[]) => made.has(items) }
}

/** The pieces that only one of two lists has; a change makes few of them. */
export function changedPieces<Item>(before: Pieces<Item>, now: Pieces<Item>) {
  const shared = new Set(before.chunks)
  const come = now.chunks.filter((piece) => !shared.delete(piece))
  return { gone: [...shared], come }
}

/** What one list has and the other has not, by the pieces they do not share. */
export const differenceOf = <Item>(before: Pieces<Item>, now: Pieces<Item>) =>
  itemsChanged(changedPieces(before, now))

/** The items that only one of two lists has, of the pieces that only one of them has. */
export function itemsChanged<Item>({ gone, come }: ReturnType<typeof changedPieces<Item>>) {
  const before = ([] as Item[]).concat(...gone)
  const now = ([] as Item[]).concat(...come)
  // One change leaves most of a piece as it was, and to compare beats looking each item up.
  const most = Math.min(before.length, now.length)
  let first = 0
  while (first < most && before[first] === now[first]) first += 1
  let last = 0
  while (last < most - first && before.at(-1 - last) === now.at(-1 - last)) last += 1
  const left = new Set(before.slice(first, before.length - last))
  const added = now.slice(first, now.length - last).filter((item) => !left.delete(item))
  return { gone: [...left], come: added }
}

/**
 * Makes the function that keeps a list in another order than its own. It is sorted once; after
 * that the items that changed are put in their places. No order is the list's own.
 */
export function createOrder<Item extends { id: string }>() {
  let last: { source: ChunkedList<Item>; compare: Compare<Item>; list: ChunkedList<Item> }
  return (source: ChunkedList<Item>, compare: Compare<Item> | null): ChunkedList<Item> => {
    if (compare === null) return source
    if (last?.compare !== compare) {
      last = { source, compare, list: changeList(emptyList, itemsOf(source), [], compare) }
    } else if (last.source !== source) {
      const { gone, come } = differenceOf(last.source, source)
      const kept = new Set(come.map(({ id }) => id))
      const removed = gone.map(({ id }) => id).filter((id) => !kept.has(id))
      last = { source, compare, list: changeList(last.list, come, removed, compare) }
    }
    return last.list
  }
}
