import { useCallback, useLayoutEffect, useRef } from 'react'

/** A function that gives a value as it is when it is called: it is always the same function. */
export function useLatest<Value>(value: Value): () => Value {
  const latest = useRef(value)
  useLayoutEffect(() => {
    latest.current = value
  })
  return useCallback(() => latest.current, [])
}

/** Lists of plain values. */
export const isSameList = <Item>(a: readonly Item[], b: readonly Item[]) =>
  a.length === b.length && a.every((item, at) => item === b[at])
