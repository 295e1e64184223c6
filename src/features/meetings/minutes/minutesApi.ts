import type { BaseQueryApi } from '@reduxjs/toolkit/query'
import type { InferType } from 'yup'
import { currentUid } from '@/shared/auth/currentUid'
import { firestoreApi } from '@/shared/firestore/api'
import { toAppError, type AppError, type Conflict } from '@/shared/firestore/errors'
import type { Sentinels, Write } from '@/shared/firestore/lite'
import { liveQuery, type LiveList } from '@/shared/firestore/live/liveQuery'
import type { Live } from '@/shared/firestore/live/readDocument'
import { withRefusal } from '@/shared/firestore/refusal'
import { commit } from '@/shared/firestore/submit'
import { minutesSchema } from './minutesSchema'

const path = 'meeting_minutes'

export type MinutesVersion = Live<InferType<typeof minutesSchema>> & { atMillis: number | null }

/** A meeting on one of the days of its record. */
export type MinutesOf = { meetingId: string; meetingDate: string }

type SavedMinutes = MinutesOf & {
  /** The version before it; 0 for none. A later one is a conflict. */
  after: number
  text: string
  /** The numbers of the versions that are erased with it. */
  erased?: readonly number[]
}

export const { useListenMinutesQuery, useSaveMinutesMutation } = firestoreApi.injectEndpoints({
  endpoints: (build) => ({
    /** The saved versions, the newest first. */
    listenMinutes: build.query<LiveList<MinutesVersion>, MinutesOf>(
      liveQuery({
        sourceOf: ({ meetingId, meetingDate }: MinutesOf) => ({
          path,
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

    /** A conflict if a colleague has saved first. Safe to send twice. */
    saveMinutes: build.mutation<null, SavedMinutes>({ queryFn: saveMinutes }),
  }),
})

export const minutesIdOf = ({ meetingId, meetingDate }: MinutesOf, v: number) =>
  `${meetingId}~${meetingDate}~${v}`

/** The writes of a version, and of the erasure of those before. */
export function minutesWrites(
  { after, text, erased = [], ...meeting }: SavedMinutes,
  by: string,
  { now }: Pick<Sentinels, 'now'>,
): Write[] {
  const v = after + 1
  const isErasure = erased.length > 0 && { isErasure: true }
  return [
    {
      path: `${path}/${minutesIdOf(meeting, v)}`,
      set: { ...meeting, v, text, at: now, by, ...isErasure },
    },
    ...erased.map((old) => ({
      path: `${path}/${minutesIdOf(meeting, old)}`,
      isDeleted: true as const,
    })),
  ]
}

async function saveMinutes(
  minutes: SavedMinutes,
  api: Pick<BaseQueryApi, 'getState'>,
): Promise<{ data: null } | { error: AppError | Conflict<unknown> }> {
  const by = currentUid(api)
  if (by === null) return { error: toAppError({ code: 'unauthenticated' }) }
  try {
    const id = minutesIdOf(minutes, minutes.after + 1)
    const { isSaved, data } = await withRefusal(refused, () =>
      commit(path, id, (stored, sentinels) =>
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
