import { skipToken } from '@reduxjs/toolkit/query/react'
import { useMemo } from 'react'
import { shallowEqual, useSelector } from 'react-redux'
import { keyOf, selectIdOf, selectRights, selectWithdrawn } from '@/features/rights/api'
import type { AdminRecord } from '@/shared/collectionConfig'
import type { AppError } from '@/shared/firestore/errors'
import { collectionById, formLists, type AdminCollection } from '../collections'
import { isWhole } from '../waiting'
import { useReadRecordQuery, useReadRequestOfQuery } from '../recordApi'
import { textOf } from '../records'
import { useRequestsSelector } from '../store'

/** The record that has a key. The lists are all here, so nothing is read for it. */
export function findRecord(root: object, key: string) {
  for (const collection of formLists) {
    const id = selectIdOf(root, collection, key)
    if (id !== undefined) return { collection, record: collection.live.selectById(root, id) }
  }
  return undefined
}

/** The record that a rights request is about; `isErased` if it is gone, `error` if it could not be read. */
export function useRequestOf(rights: AdminRecord | undefined) {
  const key = rights === undefined ? '' : textOf(rights, 'key')
  const listed = useRequestsSelector(
    (root) => (key === '' ? undefined : findRecord(root, key)),
    shallowEqual,
  )
  const areWhole = useRequestsSelector((root) => formLists.every((list) => isWhole(list, root)))
  const areCut = useRequestsSelector((root) =>
    formLists.some(({ live }) => live.selectState(root).isCut),
  )
  const isMissing = key !== '' && listed === undefined && areWhole
  // It may be older than all that a very long list holds.
  const { data, error, refetch } = useReadRequestOfQuery(isMissing && areCut ? key : skipToken)
  const older = isMissing && areCut && data ? { collection: data.kind, id: data.requestId } : null
  const fetched = useReadRecordQuery(isRequest(older) ? older : skipToken)
  return {
    collection: listed?.collection ?? collectionById(older?.collection ?? ''),
    record: listed?.record ?? fetched.data ?? undefined,
    isErased: isMissing && (!areCut || data === null),
    error: (error ?? fetched.error) as AppError | undefined,
    refetch: error === undefined ? fetched.refetch : refetch,
  }
}

const isRequest = (
  older: { collection?: string; id?: string } | null,
): older is { collection: string; id: string } =>
  older?.collection !== undefined && older.id !== undefined

export type RequestOf = ReturnType<typeof useRequestOf>

/** A rights request with the contacts of its person, which are in the request itself. */
export const withPerson = (
  rights: AdminRecord,
  { record }: Pick<RequestOf, 'record'>,
): AdminRecord =>
  record === undefined
    ? rights
    : {
        ...rights,
        language: record.language,
        ...Object.fromEntries(
          ['name', 'firmName', 'mobile', 'whatsapp', 'email'].map((name) => [
            name,
            textOf(record, name),
          ]),
        ),
      }

/** The rights requests about a request, the newest first. There are none about a rights request. */
export function useRightsOf({ id, prefix }: AdminCollection, record: AdminRecord) {
  const all = useSelector(selectRights)
  return useMemo(() => {
    if (id === 'rights') return []
    const key = keyOf(prefix, record)
    return all.filter((rights) => rights.key === key)
  }, [all, id, prefix, record])
}

/** The ids of the withdrawn requests of a list. */
export const useWithdrawn = (list: AdminCollection): ReadonlySet<string> =>
  useRequestsSelector((root) => selectWithdrawn(root, list))
