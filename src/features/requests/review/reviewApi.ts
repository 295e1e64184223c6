import { createAction } from '@reduxjs/toolkit'
import type { BaseQueryApi } from '@reduxjs/toolkit/query'
import { currentUid } from '@/shared/auth/currentUid'
import { withFreshSignIn } from '@/features/session/desk'
import { firestoreApi } from '@/shared/firestore/api'
import { attempt } from '@/shared/firestore/errors'
import { liveQuery, type LiveList } from '@/shared/firestore/live/liveQuery'
import type { Live } from '@/shared/firestore/live/readDocument'
import { historyOf, type HistoryEntry, type Target } from '@/shared/requests/review'
import { kinds } from '@/shared/requests/steps'
import type { Review } from '@/shared/validation/review'
import { makeMemberOf } from './afterApproval'
import { applyAction, type AppliedAction } from './applyAction'
import {
  erase,
  readUnfinishedErasures,
  type ErasedTarget,
  type ErasureReason,
  type UnfinishedErasure,
} from './erase'

const historySchema = () =>
  import('@/shared/validation/review').then((module) => module.historySchema)

/** The approval is written, and the second commit made no member. */
export const memberNotMade = createAction<{ requestId: string; why: string }>(
  'review/memberNotMade',
)

export const reviewApi = firestoreApi.injectEndpoints({
  endpoints: (build) => ({
    /** Every change of a request. */
    applyAction: build.mutation<Review, AppliedAction>({
      async queryFn(applied, api) {
        const outcome = await applyAction(applied, api)
        // A part of the same step: a logout waits for both.
        if (applied.step?.makesMember && 'data' in outcome) {
          const requestId = applied.target.id
          const why = await makeMemberOf(requestId)
          // After the session it is of no person any more, and Today lists the request.
          if (why !== undefined && currentUid(api) !== null)
            api.dispatch(memberNotMade({ requestId, why }))
        }
        return outcome
      },
    }),

    /** Deletes a trashed request for good, with its history and its status; or a member who has left. */
    erase: build.mutation<null, ErasedTarget & { why: ErasureReason }>({
      queryFn: (target, api) => withFreshSignIn(api.dispatch, () => erase(target, api)),
      // A part of a history may be left, whether it says so or not.
      onQueryStarted: (_target, { dispatch, queryFulfilled }) =>
        queryFulfilled.then(
          () => renewUnfinished(dispatch),
          () => renewUnfinished(dispatch),
        ),
    }),

    /** Requests that were erased while a part of their history is left, at most 50. */
    readUnfinishedErasures: build.query<UnfinishedErasure[], void>({
      queryFn: () => attempt(readUnfinishedErasures),
    }),

    /** The history of a request, newest first. */
    listenHistory: build.query<LiveList<HistoryEntry>, Target>(
      liveQuery({
        sourceOf: ({ kind, id }: Target) => historyOf(`${kinds[kind].path}/${id}`),
        schema: historySchema,
        toItem,
        compare: (a, b) => b.v - a.v,
      }),
    ),
  }),
})

export const {
  useApplyActionMutation,
  useEraseMutation,
  useReadUnfinishedErasuresQuery,
  useListenHistoryQuery,
} = reviewApi

export type { UnfinishedErasure }

/** Only where the page that shows them is open, or was a moment ago. */
const renewUnfinished = (dispatch: BaseQueryApi['dispatch']) => {
  void dispatch(
    reviewApi.endpoints.readUnfinishedErasures.initiate(undefined, {
      forceRefetch: true,
      subscribe: false,
    }),
  )
}

/** The review before a step is for undo alone. */
function toItem({ before: _, ...entry }: Live<object> & { before?: unknown }): HistoryEntry {
  // The rules make sure of the rest.
  return entry as unknown as HistoryEntry
}
