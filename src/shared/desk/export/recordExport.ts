import { useCallback, useRef } from 'react'
import { currentUid } from '@/shared/auth/currentUid'
import { serverNow } from '@/shared/config/serverClock'
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

const exportsPath = 'exports'

const minute = 60_000

/** Milliseconds in which the rules take one more export for a minute, less those that a device's clock may be off. */
const openFor = minute

const exportApi = firestoreApi.injectEndpoints({
  endpoints: (build) => ({
    /**
     * Leaves the trace of an export, in the document of its person and minute. With the same id it is written once.
     *
     * @param since when it was first tried
     */
    recordExport: build.mutation<null, Export & { id: string; since: number }>({
      queryFn: ({ since, ...exported }, api) =>
        attempt(async () => {
          const by = currentUid(api)
          const now = serverNow()
          const minutes = Math.floor((now - since < openFor ? since : now) / minute)
          const path = `${exportsPath}/${by}~${minutes}`
          await withRefusal(refused, () =>
            commit(exportsPath, `${by}~${minutes}`, (data, { now: at }) => {
              const earlier = (data?.exports ?? []) as { id: string }[]
              if (earlier.some(({ id }) => id === exported.id)) return undefined
              const isCopy = exported.format === 'copy' || data?.isCopy === true
              const set = { exports: [...earlier, exported], at, by, ...(isCopy && { isCopy }) }
              return [{ path, set }]
            }),
          )
        }),
    }),
  }),
})

const refused =
  'Nothing was exported: the server refused the record of it. Your rights may have changed, or the clock of this device is wrong.'

const unreached =
  'Nothing was exported: each export is recorded, and the server could not be reached. Please try again.'

/**
 * Records an export before it is made: without a record nothing is exported. After a lost answer the
 * same is recorded once. The result says why it could not be recorded; undefined: it was.
 */
export function useRecordExport() {
  const [record] = exportApi.useRecordExportMutation()
  const last = useRef<{ text: string; id: string; since: number }>(undefined)
  return useCallback(
    async (exported: Export) => {
      const text = JSON.stringify(exported)
      if (last.current?.text !== text) {
        last.current = { text, id: newSubmissionId(), since: serverNow() }
      }
      const { id, since } = last.current
      const { error } = await record({ ...exported, id, since })
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
      const [id, since] = [newSubmissionId(), serverNow()]
      for (;;) {
        const { error } = await record({ ...exported, format: 'print', id, since })
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
