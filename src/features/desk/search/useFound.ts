import { createSelector } from '@reduxjs/toolkit'
import { useDeferredValue, useEffect, useMemo, useState } from 'react'
import { useStore } from 'react-redux'
import { collections, findRecord, textOf } from '@/features/requests/api'
import { importWithRetry } from '@/shared/config/importPart'
import { useDeskSelector, type DeskRoot } from '../store'
import { find, type FoundRecord, type Heard, type Searched } from './find'

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
  const query = useDeferredValue(typed.trim())
  const isSearching = query.length >= shortestQuery
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
    () => (isSearching ? find(searched, query, heard) : []),
    [isSearching, searched, query, heard],
  )
  return { found, isLate: query !== typed.trim() }
}

/** Compares Odia with Latin letters: loaded with the first search. Until then, and without it, each finds its own. */
function useHeard(isWanted: boolean): Heard | undefined {
  const [heard, setHeard] = useState<{ by: Heard }>()
  useEffect(() => {
    if (!isWanted || heard !== undefined) return
    const waiting = new AbortController()
    importWithRetry(() => import('./latin'), waiting.signal).then(
      ({ heardInLatin }) => waiting.signal.aborted || setHeard({ by: heardInLatin }),
      () => {},
    )
    return () => waiting.abort()
  }, [isWanted, heard])
  return heard?.by
}
