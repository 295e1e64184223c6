import type { Pieces } from './pieces'

/** What is looked for, and what has been found of it so far, by the pieces of the list. */
export type Filter<Item> = {
  fits: (item: Item) => boolean
  found: WeakMap<readonly Item[], readonly Item[]>
}

export const createFilter = <Item>(fits: (item: Item) => boolean): Filter<Item> => ({
  fits,
  found: new WeakMap(),
})

/**
 * What fits, or null where that cannot be said within the milliseconds given; the next call
 * goes on from there. A piece is searched once, so one changed record costs one piece.
 */
export function filterList<Item>(
  list: Pieces<Item>,
  { fits, found }: Filter<Item>,
  millis: number,
): Pieces<Item> | null {
  const end = performance.now() + millis
  const left: (readonly Item[])[] = []
  let size = 0
  for (const chunk of list.chunks) {
    let kept = found.get(chunk)
    if (kept === undefined) {
      if (performance.now() > end) return null
      kept = chunk.filter(fits)
      if (kept.length === chunk.length) kept = chunk
      found.set(chunk, kept)
    }
    if (kept.length > 0) left.push(kept)
    size += kept.length
  }
  // The same list, so that nothing that follows it is worked out again.
  return size === list.size ? list : { size, chunks: left }
}
