import { createSelector, weakMapMemoize } from '@reduxjs/toolkit'
import { useDeferredValue, useMemo } from 'react'
import { useStore } from 'react-redux'
import type { MemberRow } from '@/features/members/desk'
import { collections, findRecord, textOf } from '@/features/requests/api'
import { useDeskSelector, type DeskRoot } from '../store'
import type { AdminRecord } from '@/shared/collectionConfig'
import { useHeard } from '@/shared/desk/search/useHeard'
import { referenceOf } from '@/shared/requests/reference'
import { readAddress } from './readAddress'
import { find, type Searched } from './find'

const selectAll = createSelector(
  collections.map(({ selectRecords }) => selectRecords),
  (...lists) =>
    lists
      .flatMap((records, at) => records.map((record) => ({ list: collections[at]!, record })))
      .sort((a, b) => (b.record.createdAtMillis ?? 0) - (a.record.createdAtMillis ?? 0)),
)

const none: ReturnType<typeof selectAll> = []

/** The fewest letters that are searched for. */
export const shortestQuery = 2

/** A member as a record of a person. */
const personOf = weakMapMemoize((member: MemberRow['member']): AdminRecord => {
  const { id, profile } = member
  return { ...profile, id, createdAt: '', createdAtMillis: null }
})

/**
 * The records and members that a query finds. Typing goes on while they are looked for.
 *
 * @param members followed from the first search on
 */
export function useFound(typed: string, members: readonly MemberRow[]) {
  const wanted = useDeferredValue(typed.trim())
  const isSearching = wanted.length >= shortestQuery
  const records = useDeskSelector((root) => (isSearching ? selectAll(root) : none))
  const heard = useHeard(isSearching)
  const store = useStore<DeskRoot>()

  const searched = useMemo(() => {
    const root = store.getState()
    return records.map(({ list, record }): Searched => {
      const person = list.id === 'rights' && findRecord(root, textOf(record, 'key'))?.record
      return { list, record, person: person || record }
    })
  }, [records, store])
  const everything = useMemo(
    () => [
      ...searched,
      ...members.map((member): Searched => ({ member, person: personOf(member.member) })),
    ],
    [searched, members],
  )
  const found = useMemo(() => {
    if (!isSearching) return []
    const query = queryOf(wanted, store.getState(), members)
    return query === undefined ? [] : find(everything, query, heard)
  }, [isSearching, everything, members, wanted, heard, store])
  return { found, isLate: wanted !== typed.trim() }
}

/**
 * Of an address the reference number of the record that it names, or the number of the member; undefined if it names none
 * that is here.
 */
function queryOf(typed: string, root: object, members: readonly MemberRow[]): string | undefined {
  const named = readAddress(typed)
  if (named === undefined) return typed
  if ('member' in named) return members.find(({ id }) => id === named.member)?.number
  if ('cardKey' in named) {
    return members.find(({ member }) => member.cardKey === named.cardKey)?.number
  }
  if ('reference' in named) return named.reference
  const { collection, record } = findRecord(root, named.key) ?? {}
  return collection && record && referenceOf(collection.prefix, record.id)
}
