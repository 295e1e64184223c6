import type { BaseQueryApi } from '@reduxjs/toolkit/query'
import type { InferType } from 'yup'
import { currentUid } from '@/shared/auth/currentUid'
import { firestoreApi } from '@/shared/firestore/api'
import { toAppError, type AppError, type Conflict } from '@/shared/firestore/errors'
import { liveQuery, type LiveList } from '@/shared/firestore/live/liveQuery'
import type { Live } from '@/shared/firestore/live/readDocument'
import { withRefusal } from '@/shared/firestore/refusal'
import { commit } from '@/shared/firestore/submit'
import { minutesSchema } from './minutesSchema'
import {
  minutesIdOf,
  minutesPath,
  minutesWrites,
  type MinutesOf,
  type SavedMinutes,
} from './minutesWrites'

export type MinutesVersion = Live<InferType<typeof minutesSchema>> & { atMillis: number | null }

export const { useListenMinutesQuery, useListenNewestMinutesQuery, useSaveMinutesMutation } =
  firestoreApi.injectEndpoints({
    endpoints: (build) => ({
      /** The saved versions, the newest first. */
      listenMinutes: build.query<LiveList<MinutesVersion>, MinutesOf>(
        liveQuery({
          sourceOf: ({ meetingId, meetingDate }: MinutesOf) => ({
            path: minutesPath,
            where: [
              ['meetingId', '==', meetingId],
              ['meetingDate', '==', meetingDate],
            ],
          }),
          schema: () => Promise.resolve(minutesSchema),
          // The rules make sure of its fields.
          toItem: (version: Live<object>) => version as unknown as MinutesVersion,
          compare: (a, b) => (b.v ?? 0) - (a.v ?? 0),
        }),
      ),

      /** The newest saves of all meetings. */
      listenNewestMinutes: build.query<LiveList<MinutesVersion>, void>(
        liveQuery({
          sourceOf: () => ({ path: minutesPath, most: 100, newestBy: 'at' }),
          schema: () => Promise.resolve(minutesSchema),
          toItem: (version: Live<object>) => version as unknown as MinutesVersion,
          compare: (a, b) => (b.atMillis ?? 0) - (a.atMillis ?? 0),
        }),
      ),

      /** A conflict if a colleague has saved first. Safe to send twice. */
      saveMinutes: build.mutation<null, SavedMinutes>({ queryFn: saveMinutes }),
    }),
  })

async function saveMinutes(
  minutes: SavedMinutes,
  api: Pick<BaseQueryApi, 'getState'>,
): Promise<{ data: null } | { error: AppError | Conflict<unknown> }> {
  const by = currentUid(api)
  if (by === null) return { error: toAppError({ code: 'unauthenticated' }) }
  try {
    const id = minutesIdOf(minutes, minutes.after + 1)
    const { isSaved, data } = await withRefusal(refused, () =>
      commit(minutesPath, id, (stored, sentinels) =>
        stored === undefined ? minutesWrites(minutes, by, sentinels) : undefined,
      ),
    )
    // Or an earlier try arrived and its answer was lost.
    const isOwn = data?.by === by && data.text === minutes.text
    return isSaved || isOwn ? { data: null } : { error: { status: 'conflict', current: data } }
  } catch (thrown) {
    return { error: toAppError(thrown) }
  }
}

const refused = 'The server did not accept this. Your rights may have changed. Nothing was saved.'
