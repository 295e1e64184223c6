import type { NameOf } from '@/features/people/desk'
import type { Person } from '@/features/people/schema'

/** What a list needs to know besides its records: who looks at it, who else there is, and when. */
export type Desk = {
  /** The uid of who looks at the list. */
  me: string | null
  people: readonly Person[]
  nameOf: NameOf
  /** The days promised for this kind of request; undefined: none. */
  days: number | undefined
  /** In milliseconds since 1970. */
  now: number
}

export const nobody: readonly Person[] = []

/** For what does not depend on the desk. */
export const noDesk: Desk = {
  me: null,
  people: nobody,
  nameOf: (uid) => uid ?? '',
  days: undefined,
  now: 0,
}
