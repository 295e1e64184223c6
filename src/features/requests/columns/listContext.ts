import type { NameOf } from '@/features/people/desk'
import type { Person } from '@/features/people/schema'

/** The context of a list: the administrator at the page, the colleagues, the promised days and the time. */
export type ListContext = {
  /** The uid of the administrator at the page. */
  me: string | null
  people: readonly Person[]
  nameOf: NameOf
  /** The days promised for this kind of request; undefined: none. */
  days: number | undefined
  /** In milliseconds since 1970. */
  now: number
}

export const noPeople: readonly Person[] = []

/** For columns that do not depend on the context. */
export const noContext: ListContext = {
  me: null,
  people: noPeople,
  nameOf: (uid) => uid ?? '',
  days: undefined,
  now: 0,
}
