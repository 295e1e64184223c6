import type { Store } from '@reduxjs/toolkit'
import { useLayoutEffect, useSyncExternalStore } from 'react'

/**
 * A value that changes by itself. What follows it may be drawn by React (`useSource`) or be written past
 * it: a table whose every row moves costs less than what React would compare to find that out.
 */
export type Source<Value> = {
  /** What it is now: the same object until it is another. */
  read: () => Value
  /** Tells when it may be another. */
  subscribe: (changed: () => void) => () => void
}

/**
 * Draws again when a part of a source is another.
 *
 * @param part gives a plain value, or the same object for as long as it says the same
 */
export const useSource = <Value, Part>(
  { read, subscribe }: Source<Value>,
  part: (value: Value) => Part,
): Part => useSyncExternalStore(subscribe, () => part(read()))

/**
 * Does something past React with what a source is: once it is drawn, and whenever it is another.
 *
 * @param act the same function for as long as it does the same
 */
export function useFollowed<Value>(
  { read, subscribe }: Source<Value>,
  act: (value: Value) => void,
) {
  useLayoutEffect(() => {
    let seen: { value: Value } | undefined
    function follow() {
      const value = read()
      if (seen?.value === value) return
      seen = { value }
      act(value)
    }
    follow()
    return subscribe(follow)
  }, [read, subscribe, act])
}

/** A part of a store's state, which stays the same object until it is another. */
export const fromStore = <Root, Part>(
  store: Pick<Store<Root>, 'getState' | 'subscribe'>,
  select: (root: Root) => Part,
): Source<Part> => ({
  read: () => select(store.getState()),
  subscribe: (changed) => store.subscribe(changed),
})

/** What is made of another source, once for each of its values. What says the same stays the same object. */
export function derive<Value, Made>(
  { read, subscribe }: Source<Value>,
  make: (value: Value) => Made,
  isSame: (a: Made, b: Made) => boolean = Object.is,
): Source<Made> {
  let last: { of: Value; made: Made } | undefined
  return {
    subscribe,
    read() {
      const of = read()
      if (last === undefined || last.of !== of) {
        const made = make(of)
        last = { of, made: last !== undefined && isSame(last.made, made) ? last.made : made }
      }
      return last.made
    },
  }
}
