import { useCallback, useLayoutEffect, useRef, useState } from 'react'

/** A function that gives a value as it is when it is called: it is always the same function. */
export function useLatest<Value>(value: Value): () => Value {
  const latest = useRef(value)
  useLayoutEffect(() => {
    latest.current = value
  })
  return useCallback(() => latest.current, [])
}

/** The object of an earlier drawing for as long as it says the same. */
export function useSame<Value>(value: Value, isSame: (a: Value, b: Value) => boolean): Value {
  const [last, setLast] = useState(value)
  if (value === last || isSame(value, last)) return last
  setLast(value)
  return value
}

/** Lists of plain values. */
export const isSameList = <Item>(a: readonly Item[], b: readonly Item[]) =>
  a.length === b.length && a.every((item, at) => item === b[at])
