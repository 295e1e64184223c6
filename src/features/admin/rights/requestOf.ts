import { createSelector } from '@reduxjs/toolkit'
import { skipToken } from '@reduxjs/toolkit/query/react'
import { useMemo } from 'react'
import { useSelector } from 'react-redux'
import { rightsRequests } from '@/features/rights/api'
import type { AdminRecord } from '@/shared/collectionConfig'
import { firestoreApi } from '@/shared/firestore/api'
import { attempt, type AppError } from '@/shared/firestore/errors'
import { readOne } from '@/shared/firestore/submit'
import { collectionById, type AdminCollection } from '../collections'
import { textOf } from '../records'
import { isTrashed } from '../review/review'
import { useAdminSelector } from '../store'

/** A request, as the key of its status leads to it. */
type Found = { kind?: string; requestId?: string }

const { useReadRequestsOfQuery } = firestoreApi.injectEndpoints({
  endpoints: (build) => ({
    /** The requests behind keys, each null once it is erased. */
    readRequestsOf: build.query<(Found | null)[], readonly string[]>({
      queryFn: (keys) =>
        attempt(() =>
          Promise.all(keys.map(async (key) => (await readOne('request_keys', key)) ?? null)),
        ),
    }),
  }),
})

/** The record that a rights request is about; `isErased` if there is none any more, `error` if nobody knows. */
export function useRequestOf(rights: AdminRecord | undefined) {
  const key = rights === undefined ? '' : textOf(rights, 'key')
  const { data, error, refetch } = useReadRequestsOfQuery(key === '' ? skipToken : [key])
  const found = data?.[0]
  const { kind = '', requestId = '' } = found ?? {}
  const collection = collectionById(kind)
  const record = useAdminSelector((root) => collection?.live.selectById(root, requestId))
  return {
    collection,
    record,
    isErased: found === null,
    error: error as AppError | undefined,
    refetch,
  }
}

export type RequestOf = ReturnType<typeof useRequestOf>

/** A rights request with what is needed to reach its person, which the request itself has. */
export const withPerson = (
  rights: AdminRecord,
  { record }: Pick<RequestOf, 'record'>,
): AdminRecord =>
  record === undefined
    ? rights
    : {
        ...rights,
        ...Object.fromEntries(
          ['name', 'firmName', 'mobile', 'whatsapp', 'email'].map((name) => [
            name,
            textOf(record, name),
          ]),
        ),
      }

const selectRights: (root: object) => readonly AdminRecord[] = rightsRequests.selectAll

/** The rights requests about a request, the newest first. */
export function useRightsOf(key: string | undefined): readonly AdminRecord[] {
  const all = useSelector(selectRights)
  return useMemo(() => all.filter((record) => record.key === key), [all, key])
}

export const isWithdrawal = ({ kind }: AdminRecord) => kind === 'Withdraw'

/** When its applicant has withdrawn a request; undefined if not. */
export const withdrawalIn = (rights: readonly AdminRecord[]) => rights.find(isWithdrawal)?.createdAt

/** Rights requests that are not in the trash. */
export const outsideTrash = (rights: readonly AdminRecord[]) =>
  rights.filter((record) => !isTrashed(record))

const selectWithdrawnKeys = createSelector([selectRights], (all) =>
  all.filter(isWithdrawal).map((record) => textOf(record, 'key')),
)

/** The ids of the withdrawn requests of a list, as far as they are known. */
export function useWithdrawn({ id }: AdminCollection) {
  const keys = useSelector(selectWithdrawnKeys)
  const { data, isError, refetch } = useReadRequestsOfQuery(keys.length === 0 ? skipToken : keys)
  const ids: ReadonlySet<string> = useMemo(
    () =>
      new Set(data?.flatMap((found) => (found?.kind === id ? (found.requestId ?? []) : [])) ?? []),
    [data, id],
  )
  return { ids, isError, refetch }
}
