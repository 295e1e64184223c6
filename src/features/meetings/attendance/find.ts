import { compareNames } from '@/shared/text/compareNames'
import { matches } from '@/shared/text/search'
import { copiedMobile, normalizeMobile } from '@/shared/validation/mobile'
import type { Person } from './persons'

/** The people that the page shows; the filter is in the address. */
export type Filter = keyof typeof filters

export const filters = {
  all: { label: 'All people', test: () => true },
  members: { label: 'Members', test: ({ isMember }: Person) => isMember },
  visitors: { label: 'Visitors', test: ({ isMember }: Person) => !isMember },
  'no-shows': { label: 'Replied Yes, absent', test: ({ noShows }: Person) => noShows > 0 },
  'absent-2': { label: 'Absent at the last two meetings, or more', test: isAbsent(2) },
  'absent-3': { label: 'Absent at the last three meetings, or more', test: isAbsent(3) },
}

function isAbsent(times: number) {
  return ({ absences }: Person) => absences >= times
}

export const filterOf = (text: string | null): Filter =>
  text !== null && Object.hasOwn(filters, text) ? (text as Filter) : 'all'

/** The orders to choose from, and whether the largest number comes first. */
export const sorts = {
  name: { label: 'Name', isDescending: false },
  came: { label: 'Came', isDescending: true },
  noShows: { label: 'Replied Yes, absent', isDescending: true },
  absences: { label: 'Consecutive absences', isDescending: true },
}

export type Sort = keyof typeof sorts

export const sortOf = (text: string | null): Sort =>
  text !== null && Object.hasOwn(sorts, text) ? (text as Sort) : 'name'

/** The matching people, in order. The name decides between the same numbers. */
export function findPersons(
  persons: readonly Person[],
  { search, filter, sort }: { search: string; filter: Filter; sort: Sort },
): Person[] {
  const digits = copiedMobile(search)
  const isNumber = /^\d{4,10}$/.test(digits)
  const { test } = filters[filter]
  const matching = persons.filter(
    (person) =>
      test(person) &&
      (search.trim() === '' ||
        (isNumber && normalizeMobile(person.mobile).includes(digits)) ||
        matches(search, person.name, person.firmName, person.mobile)),
  )
  return matching.sort((a, b) => (sort === 'name' ? 0 : b[sort] - a[sort]) || byName(a, b))
}

export const byName = (a: Pick<Person, 'id' | 'name'>, b: Pick<Person, 'id' | 'name'>) =>
  compareNames(a.name, b.name) || (a.id < b.id ? -1 : 1)
