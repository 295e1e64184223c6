import type { BaseQueryApi } from '@reduxjs/toolkit/query'
import type { InferType } from 'yup'
import { withFreshSignIn } from '@/features/session/desk'
import { currentUid } from '@/shared/auth/currentUid'
import { firestoreApi } from '@/shared/firestore/api'
import { attempt, noRecord, toAppError } from '@/shared/firestore/errors'
import { liveQuery, type LiveList } from '@/shared/firestore/live/liveQuery'
import type { Live } from '@/shared/firestore/live/readDocument'
import { withRefusal } from '@/shared/firestore/refusal'
import { commit } from '@/shared/firestore/submit'
import type { importSchema } from '../schema'
import { importsPath } from './importChanges'
import { undoRow, writeRow, type WrittenRow } from './writeRow'

/** A list that was imported. */
export type ImportRecord = InferType<typeof importSchema> & {
  id: string
  /** Milliseconds since 1970; null if unknown. */
  atMillis: number | null
  undo?: { atMillis: number | null }
}

type StartedImport = Pick<ImportRecord, 'file' | 'hash' | 'rows' | 'lastLine'> & {
  /** Of the form: so trying again starts it once. */
  id: string
}

/** An association imports a few. */
const mostImports = 200

export const importApi = firestoreApi.injectEndpoints({
  endpoints: (build) => ({
    /** The lists that were imported, the newest first. */
    listenImports: build.query<LiveList<ImportRecord>, void>(
      liveQuery({
        sourceOf: () => ({ path: importsPath, newestBy: 'at', most: mostImports }),
        schema: () => import('../schema').then((module) => module.importSchema),
        // The rules make sure of its fields.
        toItem: (record: Live<object>) => record as unknown as ImportRecord,
        compare: (a, b) => (b.atMillis ?? 0) - (a.atMillis ?? 0),
      }),
    ),

    startImport: build.mutation<null, StartedImport>({
      queryFn: ({ id, ...started }, api) =>
        writeImport(id, api, (stored, by, now) =>
          stored === undefined ? { set: { ...started, state: 'open', at: now, by } } : undefined,
        ),
    }),

    /** A member and its number, or facts that a member lacks. */
    importRow: build.mutation<null, { importId: string; row: WrittenRow }>({
      queryFn: ({ importId, row }, api) => writeRow(importId, row, api),
    }),

    /** Ends an import, or the undoing of one. */
    closeImport: build.mutation<null, string>({
      queryFn: (id, api) =>
        withFreshSignIn(api.dispatch, () =>
          writeImport(id, api, (stored) => {
            if (stored === undefined) throw noRecord()
            return stored.state === 'closed' ? undefined : { update: { state: 'closed' } }
          }),
        ),
    }),

    /** From then on its members can be taken away, and no row is imported any more. */
    undoImport: build.mutation<null, { id: string; count: number }>({
      queryFn: ({ id, count }, api) =>
        withFreshSignIn(api.dispatch, () =>
          writeImport(id, api, (stored, by, now) => {
            if (stored === undefined) throw noRecord()
            const undo = { at: now, by, count }
            return stored.state === 'undoing' ? undefined : { update: { state: 'undoing', undo } }
          }),
        ),
    }),

    undoRow: build.mutation<null, { memberId: string; number: string }>({
      queryFn: ({ memberId, number }, api) =>
        withFreshSignIn(api.dispatch, () => undoRow(memberId, number, api)),
    }),
  }),
})

export const { useListenImportsQuery, useCloseImportMutation } = importApi

type Fields = { [name: string]: unknown }

type Written = { set: Fields } | { update: Fields } | undefined

async function writeImport(
  id: string,
  api: Pick<BaseQueryApi, 'getState'>,
  decide: (stored: Fields | undefined, by: string, now: unknown) => Written,
) {
  const by = currentUid(api)
  if (by === null) return { error: toAppError({ code: 'unauthenticated' }) }
  return attempt(() =>
    withRefusal(refused, async () => {
      await commit(importsPath, id, (stored, { now }) => {
        const written = decide(stored, by, now)
        return written && [{ path: `${importsPath}/${id}`, ...written }]
      })
      return null
    }),
  )
}

const refused = 'The server did not accept this. Your rights may have changed. Nothing was changed.'
