import type { Store } from '@reduxjs/toolkit'
import { differenceOf, type Pieces } from '@/shared/live/pieces'
import { emptyList } from '@/shared/live/chunkedList'
import { kinds } from './kinds'
import type { Kind } from './kind'
import { Names } from './Names'
import type { AdminRecord } from './records'
import { keysOf } from './samePerson'

export type Root = { [slice: string]: never }

/** Milliseconds of work at a time: a large collection is gone through between the frames. */
const turn = 6

/** Who else is in the lists. It follows them a moment later and tells when it has. */
export type People = {
  /** How many other records, of all kinds, are of the same person or firm. */
  othersOf: (kind: Kind, record: AdminRecord) => number
  subscribe: (changed: () => void) => () => void
  /** Follows a store, until the function it returns is called. */
  follow: (store: Pick<Store<Root>, 'getState' | 'subscribe'>) => () => void
}

export function createPeople(): People {
  const names = new Names()
  const asked = new WeakMap<AdminRecord, string[]>()
  const followed = new Map<Kind, Pieces<AdminRecord>>()
  const listeners = new Set<() => void>()

  /**
   * The steps from the lists as they were to the lists as they are; in the end whether somebody has
   * more or fewer requests than before, beside the one that came or went.
   */
  function* steps(root: Root): Generator<undefined, boolean> {
    let isOther = false
    for (const kind of kinds) {
      const before = followed.get(kind) ?? emptyList
      const now = kind.slice.selectors.selectList(root)
      if (before === now) continue
      const { gone, come } = differenceOf(before, now)
      for (const record of gone) {
        for (const key of keysOf(record)) {
          isOther ||= names.isShared(key)
          names.remove(key, nameOf(kind, record))
        }
        yield
      }
      for (const record of come) {
        for (const key of keysOf(record)) {
          names.add(key, nameOf(kind, record))
          isOther ||= names.isShared(key)
        }
        yield
      }
      followed.set(kind, now)
    }
    return isOther
  }

  function follow({ getState, subscribe }: Pick<Store<Root>, 'getState' | 'subscribe'>) {
    let timer: ReturnType<typeof setTimeout> | undefined
    let going: Generator<undefined, boolean> | undefined

    function work() {
      const end = performance.now() + turn
      going ??= steps(getState())
      while (performance.now() < end) {
        const step = going.next()
        if (step.done !== true) continue
        going = undefined
        timer = undefined
        // They ask for every row that is shown.
        if (step.value) for (const changed of listeners) changed()
        // What came while it worked is not in yet.
        if (isBehind()) schedule()
        return
      }
      timer = setTimeout(work)
    }

    const isBehind = () =>
      kinds.some(
        (kind) => (followed.get(kind) ?? emptyList) !== kind.slice.selectors.selectList(getState()),
      )
    const schedule = () => {
      if (timer === undefined && isBehind()) timer = setTimeout(work)
    }

    schedule()
    const unsubscribe = subscribe(schedule)
    return () => {
      unsubscribe()
      clearTimeout(timer)
    }
  }

  return {
    follow,
    subscribe(changed) {
      listeners.add(changed)
      return () => void listeners.delete(changed)
    },
    othersOf(kind, record) {
      // It is asked of each row, with every change.
      const keys = asked.get(record) ?? keysOf(record)
      asked.set(record, keys)
      if (!keys.some((key) => names.isShared(key))) return 0
      const all = new Set(keys.flatMap((key) => names.get(key)))
      all.delete(nameOf(kind, record))
      return all.size
    },
  }
}

const nameOf = (kind: Kind, { id }: AdminRecord) => `${kind.id}/${id}`
