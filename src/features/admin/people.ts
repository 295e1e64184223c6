import { differenceOf, type Pieces } from '@/shared/live/pieces'
import { emptyList } from '@/shared/live/chunkedList'
import { kinds } from './kinds'
import type { Kind } from './kind'
import { textOf, type AdminRecord } from './records'

/** By what two records are of the same person or firm. */
const shared = ['mobile', 'gstin', 'udyam'] as const

const keysOf = (record: AdminRecord) =>
  shared.flatMap((field) => {
    const text = textOf(record, field)
    return text === '' ? [] : `${field} ${text}`
  })

export type Root = { [slice: string]: never }

/** Who else is in the lists, kept up to date by what changes in them. */
export type People = {
  /** How many other records, of all kinds, are of the same person or firm. */
  othersOf: (root: Root, kind: Kind, record: AdminRecord) => number
}

/** Makes the register of the people of a store. It is read like a selector. */
export function createPeople(): People {
  const names = new Names()
  const followed = new Map<Kind, Pieces<AdminRecord>>()

  function follow(root: Root) {
    for (const kind of kinds) {
      const before = followed.get(kind) ?? emptyList
      const now = kind.slice.selectors.selectList(root)
      if (before === now) continue
      const { gone, come } = differenceOf(before, now)
      for (const record of gone) {
        for (const key of keysOf(record)) names.remove(key, nameOf(kind, record))
      }
      for (const record of come) {
        for (const key of keysOf(record)) names.add(key, nameOf(kind, record))
      }
      followed.set(kind, now)
    }
  }

  return {
    othersOf(root, kind, record) {
      follow(root)
      const all = new Set(keysOf(record).flatMap((key) => names.get(key)))
      all.delete(nameOf(kind, record))
      return all.size
    },
  }
}

/** Several names under a key. Most keys have one, for which a set of its own would be a waste. */
class Names {
  private readonly known = new Map<string, string | Set<string>>()

  get(key: string): string[] {
    const names = this.known.get(key) ?? []
    return typeof names === 'string' ? [names] : [...names]
  }

  add(key: string, name: string) {
    const names = this.known.get(key)
    if (names === undefined) this.known.set(key, name)
    else if (typeof names === 'string') this.known.set(key, new Set([names, name]))
    else names.add(name)
  }

  remove(key: string, name: string) {
    const names = this.known.get(key)
    if (names instanceof Set) names.delete(name)
    else if (names === name) this.known.delete(key)
  }
}

const nameOf = (kind: Kind, { id }: AdminRecord) => `${kind.id}/${id}`

/** The other records of the same person or firm, in one list. */
export function samePerson(list: Pieces<AdminRecord>, record: AdminRecord): AdminRecord[] {
  const keys = new Set(keysOf(record))
  if (keys.size === 0) return []
  return list.chunks.flatMap((chunk) =>
    chunk.filter((other) => other.id !== record.id && keysOf(other).some((key) => keys.has(key))),
  )
}
