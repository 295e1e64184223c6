import { useCallback } from 'react'
import { emptyList } from './chunkedList'
import { filterList, type Filter } from './filterList'
import type { Pieces } from './pieces'
import { useInTurns } from './useInTurns'

/** What a filter leaves of a list; a long search leaves what the one before has found until it is done. */
export function useFiltered<Item>(list: Pieces<Item>, filter: Filter<Item> | null) {
  const search = useCallback(
    (millis: number) => (filter === null ? list : filterList(list, filter, millis)),
    [list, filter],
  )
  const { result, isBehind } = useInTurns<Pieces<Item>>(search, { first: emptyList, turn: 4 })
  return { found: result, isBehind }
}
