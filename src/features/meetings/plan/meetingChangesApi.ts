import type { BaseQueryApi } from '@reduxjs/toolkit/query'
import { currentUid } from '@/shared/auth/currentUid'
import { firestoreApi } from '@/shared/firestore/api'
import { noRecord, toAppError, type AppError, type Conflict } from '@/shared/firestore/errors'
import { liveQuery, type LiveList } from '@/shared/firestore/live/liveQuery'
import { createReader, type Live } from '@/shared/firestore/live/readDocument'
import { withRefusal } from '@/shared/firestore/refusal'
import { commit } from '@/shared/firestore/submit'
import { isDone, mayFollow, meetingChangeOf, versionIn, type MeetingAction } from './meetingChanges'
import { meetingHistorySchema } from './planSchema'
import { meetingSchema, type Meeting } from '../schema'

type AppliedMeetingAction = {
  /** The id of the meeting. Of a new one it is the form's: so trying again makes no second meeting. */
  target: string
  /** The version that the person looked at, see `versionOf`: a change since then is a conflict. */
  expectedVersion?: string
  action: MeetingAction
}

type Values = { [name: string]: unknown }

/** An entry of the history of a meeting in the store. */
export type MeetingEntry = {
  id: string
  /** None where the venue page has changed it. */
  v?: number
  kind: MeetingAction['kind'] | 'venue'
  /** `state`: states. `answers`: `full` or `open`. */
  from?: string
  to?: string
  /** Why it was cancelled. */
  public?: string
  /** `change`, `venue`: the facts that have changed, as they were and as they are since. */
  before?: Values
  after?: Values
  at: string
  atMillis: number | null
  /** The uid of an administrator. */
  by: string
}

const path = 'monthly_meetings'

/** The collection with the history of a meeting. */
const historyOf = (id: string) => `${path}/${id}/history`

export const { useApplyMeetingActionMutation, useListenMeetingHistoryQuery } =
  firestoreApi.injectEndpoints({
    endpoints: (build) => ({
      /** Gives the meeting as it is afterwards; if a colleague was first, a `Conflict` with the meeting as it is. */
      applyMeetingAction: build.mutation<Meeting, AppliedMeetingAction>({
        queryFn: applyMeetingAction,
      }),

      /** What administrators have done with a meeting, the newest first. */
      listenMeetingHistory: build.query<LiveList<MeetingEntry>, string>(
        liveQuery({
          sourceOf: historyOf,
          schema: () => Promise.resolve(meetingHistorySchema),
          // The rules make sure of its kind.
          toItem: (entry: Live<object>) => entry as unknown as MeetingEntry,
          compare: (a, b) => timeOf(b) - timeOf(a),
        }),
      ),
    }),
  })

/** An entry that the server has not confirmed yet is the newest. */
const timeOf = ({ atMillis }: MeetingEntry) => atMillis ?? Number.MAX_SAFE_INTEGER

/** Read and written in one commit, so that nothing is overwritten unseen. */
async function applyMeetingAction(
  { target: id, expectedVersion, action }: AppliedMeetingAction,
  api: Pick<BaseQueryApi, 'getState'>,
): Promise<{ data: Meeting } | { error: AppError | Conflict<Meeting> }> {
  const by = currentUid(api)
  if (by === null) return { error: toAppError({ code: 'unauthenticated' }) }
  const isNew = action.kind === 'plan'
  try {
    const { isSaved, data } = await withRefusal(refused, () =>
      commit(path, id, (stored, sentinels) => {
        if (stored === undefined && !isNew) throw noRecord()
        if (
          stored !== undefined &&
          (versionIn(stored) !== expectedVersion || !mayFollow(stored, action))
        ) {
          return undefined
        }
        const { v, fields, entry } = meetingChangeOf(stored, action, by, sentinels)
        const record = `${path}/${id}`
        return [
          isNew ? { path: record, set: fields } : { path: record, update: fields },
          { path: `${historyOf(id)}/${v}`, set: entry },
        ]
      }),
    )
    const meeting = createReader(meetingSchema)(id, data ?? {})
    // Or an earlier try arrived and its answer was lost.
    if (isSaved || isDone(data ?? {}, action)) return { data: meeting }
    return { error: { status: 'conflict', current: meeting } }
  } catch (thrown) {
    return { error: toAppError(thrown) }
  }
}

const refused = 'The server did not accept this. Your rights may have changed. Nothing was changed.'
