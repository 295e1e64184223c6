import type { BaseQueryApi } from '@reduxjs/toolkit/query'
import type { InferType } from 'yup'
import { currentUid } from '@/shared/auth/currentUid'
import { firestoreApi } from '@/shared/firestore/api'
import {
  attempt,
  noRecord,
  toAppError,
  type AppError,
  type Conflict,
} from '@/shared/firestore/errors'
import type { Sentinels, Write } from '@/shared/firestore/lite'
import { liveQuery, type LiveList } from '@/shared/firestore/live/liveQuery'
import { createReader, type Live } from '@/shared/firestore/live/readDocument'
import { withRefusal } from '@/shared/firestore/refusal'
import { commit, readMany } from '@/shared/firestore/submit'
import {
  isDone,
  mayFollow,
  meetingChangeOf,
  venueEntryOf,
  versionIn,
  type MeetingAction,
  type VenueAction,
} from './meetingChanges'
import { meetingHistorySchema } from './planSchema'
import { meetingSchema, type Meeting } from '../schema'

type AppliedMeetingAction = {
  /** The id of the meeting. Of a new one it is the form's: so trying again makes no second meeting. */
  target: string
  /** The version that the person looked at, see `versionOf`: a change since then is a conflict. */
  expectedVersion?: string
  action: MeetingAction | VenueAction
}

type Values = { [name: string]: unknown }

/** An entry of the history of a meeting in the store. */
export type MeetingEntry = InferType<typeof meetingHistorySchema> & {
  id: string
  kind: MeetingAction['kind'] | 'venue'
  before?: Values
  after?: Values
  atMillis: number | null
}

const path = 'monthly_meetings'

/** The collection with the history of a meeting. */
const historyOf = (id: string) => `${path}/${id}/history`

export const {
  useApplyMeetingActionMutation,
  useListenMeetingHistoryQuery,
  useReadLatestMeetingQuery,
} = firestoreApi.injectEndpoints({
  endpoints: (build) => ({
    /** Gives the meeting as it is afterwards; if a colleague was first, a `Conflict` with the meeting as it is. */
    applyMeetingAction: build.mutation<Meeting, AppliedMeetingAction>({
      queryFn: applyMeetingAction,
    }),

    /** The acts on a meeting, the newest first. */
    listenMeetingHistory: build.query<LiveList<MeetingEntry>, string>(
      liveQuery({
        sourceOf: historyOf,
        schema: () => Promise.resolve(meetingHistorySchema),
        // The rules make sure of its kind.
        toItem: (entry: Live<object>) => entry as unknown as MeetingEntry,
        compare: (a, b) => timeOf(b) - timeOf(a),
      }),
    ),

    /** For the venue page. Read again on every visit, because an administrator is about to change it. */
    readLatestMeeting: build.query<Meeting | null, void>({
      queryFn: () => attempt(readLatest),
      keepUnusedDataFor: 0,
    }),
  }),
})

const read = createReader(meetingSchema)

async function readLatest(): Promise<Meeting | undefined> {
  const [latest] = await readMany(path, { highest: 'updatedAt', most: 1 })
  return latest && read(latest.id, latest.data)
}

/** An entry that the server has not confirmed yet is the newest. */
const timeOf = ({ atMillis }: MeetingEntry) => atMillis ?? Number.MAX_SAFE_INTEGER

/** Reads and writes in one commit, so that no change is overwritten unseen. */
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
        return writesOf(id, stored, action, by, sentinels)
      }),
    )
    const meeting = read(id, data ?? {})
    // Or an earlier try arrived and its answer was lost.
    if (isSaved || isDone(data ?? {}, action)) return { data: meeting }
    return { error: { status: 'conflict', current: meeting } }
  } catch (thrown) {
    return { error: toAppError(thrown) }
  }
}

/** The record and its entry in the history. */
function writesOf(
  id: string,
  stored: Values | undefined,
  action: MeetingAction | VenueAction,
  by: string,
  sentinels: Sentinels,
): Write[] {
  const record = `${path}/${id}`
  if (action.kind === 'venue') {
    const { plan } = action
    const { id: entryId, entry } = venueEntryOf(stored ?? {}, plan, by, sentinels)
    return [
      { path: record, update: { ...plan, updatedAt: sentinels.now } },
      { path: `${historyOf(id)}/${entryId}`, set: entry },
    ]
  }
  const { v, fields, entry } = meetingChangeOf(stored, action, by, sentinels)
  return [
    action.kind === 'plan' ? { path: record, set: fields } : { path: record, update: fields },
    { path: `${historyOf(id)}/${v}`, set: entry },
  ]
}

const refused = 'The server did not accept this. Your rights may have changed. Nothing was changed.'
