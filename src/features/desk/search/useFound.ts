import { createSelector } from '@reduxjs/toolkit'
import { useDeferredValue, useMemo } from 'react'
import { useStore } from 'react-redux'
import { collections, findRecord, textOf } from '@/features/requests/api'
import { useDeskSelector, type DeskRoot } from '../store'
import { useHeard } from '@/shared/desk/search/useHeard'
import { referenceOf } from '@/shared/requests/reference'
import { readAddress } from './readAddress'
import { find, type FoundRecord, type Searched } from './find'

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

/** The records that a query finds, in all lists. Typing goes on while they are looked for. */
export function useFound(typed: string): { found: FoundRecord[]; isLate: boolean } {
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
  const found = useMemo(
    () => (isSearching ? find(searched, queryOf(wanted, store.getState()), heard) : []),
    [isSearching, searched, wanted, heard, store],
  )
  return { found, isLate: wanted !== typed.trim() }
}

/** Of an address the reference number of the record that it names. */
function queryOf(typed: string, root: object): string {
  const named = readAddress(typed)
  if (named === undefined) return typed
  if ('reference' in named) return named.reference
  const { collection, record } = findRecord(root, named.key) ?? {}
  return collection && record ? referenceOf(collection.prefix, record.id) : typed
}
