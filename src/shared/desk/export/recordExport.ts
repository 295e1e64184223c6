import { useCallback, useRef } from 'react'
import { currentUid } from '@/shared/auth/currentUid'
import { firestoreApi } from '@/shared/firestore/api'
import { attempt, isUsedUp, type AppError } from '@/shared/firestore/errors'
import { messageOf } from '@/shared/firestore/messageOf'
import { withRefusal } from '@/shared/firestore/refusal'
import { commit } from '@/shared/firestore/submit'
import { newSubmissionId } from '@/shared/requests/reference'
import type { Kind } from '@/shared/requests/steps'

/** An export, as the rules know it. It names no person. */
export type Export = {
  list: Kind | 'attendance' | 'meetings' | 'members' | 'receipts' | 'everything'
  /**
   * `rows`, `mobiles`, `emails`: copied. `file`: all of a record. `text`: with names in it. `copy`: of everything, by an
   * owner with a sign-in of the last hour.
   */
  format: 'xlsx' | 'csv' | 'print' | 'rows' | 'mobiles' | 'emails' | 'file' | 'text' | 'copy'
  /** Of records. */
  count: number
}

const exportApi = firestoreApi.injectEndpoints({
  endpoints: (build) => ({
    /** Leaves the trace of an export. With the same id it is written once. */
    recordExport: build.mutation<null, Export & { id: string }>({
      queryFn: ({ id, ...exported }, api) =>
        attempt(async () => {
          const by = currentUid(api)
          const path = `exports/${by}/history`
          await withRefusal(refused, () =>
            commit(path, id, (data, { now }) =>
              data === undefined
                ? [{ path: `${path}/${id}`, set: { kind: 'export', ...exported, at: now, by } }]
                : undefined,
            ),
          )
        }),
    }),
  }),
})

const refused =
  'Nothing was exported: the server refused the record of it. Your rights may have changed.'

const unreached =
  'Nothing was exported: each export is recorded, and the server could not be reached. Please try again.'

/**
 * Records an export before it is made: without a record nothing is exported. After a lost answer the
 * same is recorded once. The result says why it could not be recorded; undefined: it was.
 */
export function useRecordExport() {
  const [record] = exportApi.useRecordExportMutation()
  const last = useRef<{ text: string; id: string }>(undefined)
  return useCallback(
    async (exported: Export) => {
      const text = JSON.stringify(exported)
      if (last.current?.text !== text) last.current = { text, id: newSubmissionId() }
      const { error } = await record({ ...exported, id: last.current.id })
      if (error !== undefined) return failureText(error as AppError)
      last.current = undefined
      return undefined
    },
    [record],
  )
}

/** Milliseconds until an export that was made is recorded again. */
const pause = 30_000

/**
 * Records a print from the browser’s own menu, which does not wait for an answer, so this tries again until it is
 * recorded, while the page is open.
 */
export function useRecordPrint() {
  const [record] = exportApi.useRecordExportMutation()
  return useCallback(
    async (exported: Omit<Export, 'format'>) => {
      const id = newSubmissionId()
      for (;;) {
        const { error } = await record({ ...exported, format: 'print', id })
        if (error === undefined || isFinal(error as AppError)) return
        await new Promise<void>((resolve) => {
          setTimeout(resolve, pause)
          window.addEventListener('online', () => resolve(), { once: true })
        })
      }
    },
    [record],
  )
}

const isFinal = ({ code }: AppError) => code === 'refused' || code === 'unauthenticated'

const failureText = (error: AppError) =>
  isFinal(error) || isUsedUp(error) ? messageOf(error) : unreached

/** Copies a text once its export is recorded. The result says why it was not copied; undefined: it was. */
export function useCopyExport() {
  const record = useRecordExport()
  return async (exported: Export, text: string) => {
    const recorded = record(exported)
    const isDone = await copyRecorded(text, recorded)
    return (await recorded) ?? (isDone ? undefined : 'Copying was blocked by the browser.')
  }
}

/** Asks the browser at once: Safari copies only within the press itself, and then waits. */
async function copyRecorded(text: string, recorded: Promise<string | undefined>): Promise<boolean> {
  const whenRecorded = recorded.then((failure) => {
    if (failure !== undefined) throw new Error(failure)
    return new Blob([text], { type: 'text/plain' })
  })
  try {
    // Firefox has none before version 127, and does not mind the wait.
    if (typeof ClipboardItem === 'undefined') {
      await navigator.clipboard.writeText(await (await whenRecorded).text())
      return true
    }
    await navigator.clipboard.write([new ClipboardItem({ 'text/plain': whenRecorded })])
    return true
  } catch {
    return false
  }
}
