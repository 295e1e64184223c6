import type { BaseQueryApi } from '@reduxjs/toolkit/query'
import { currentUid } from '@/features/session/data'
import { firestoreApi } from '@/shared/firestore/api'
import {
  attempt,
  noRecord,
  toAppError,
  type AppError,
  type Conflict,
} from '@/shared/firestore/errors'
import { liveQuery, type LiveList } from '@/shared/firestore/liveQuery'
import { createReader, type Live } from '@/shared/firestore/readDocument'
import type { Sentinels, Write } from '@/shared/firestore/lite'
import { withRefusal } from '@/shared/firestore/refusal'
import { commit } from '@/shared/firestore/submit'
import { rightsChange } from '@/shared/requests/rights'
import { statusChanges } from '@/shared/requests/status'
import type { Check, CorrectedValue, Review, ReviewDetails } from '@/shared/validation/review'
import { changeOf, type Action } from './changes'
import { erase, readUnfinishedErasures, type ErasureReason, type UnfinishedErasure } from './erase'
import { historyOf, type HistoryEntry, type Target } from './review'
import { kinds, type Channel, type Kind, type State } from './steps'

/** A request as somebody has seen it: a change since then is a conflict. See `versionOf`. */
export type Seen = Target & { seen: number }

type Outcome<Data> = { data: Data } | { error: AppError | Conflict<Review | undefined> }

const historySchema = () =>
  import('@/shared/validation/review').then((module) => module.historySchema)
const reviewedSchema = () =>
  import('@/shared/validation/review').then((module) => module.reviewedSchema)

/** Bulk actions dispatch its endpoints: `reviewApi.endpoints.takeStep.initiate(…)`. */
export const reviewApi = firestoreApi.injectEndpoints({
  endpoints: (build) => ({
    // What changes a request gives its review as it is afterwards. If somebody else was first it
    // fails with a `Conflict`, whose `current` is the review as it is now.

    takeStep: build.mutation<
      Review,
      Seen & { to: State; reason?: string; public?: string; details?: ReviewDetails }
    >({
      queryFn: ({ to, reason, public: text, details, ...target }, api) =>
        act(target, { kind: 'state', to, reason, public: text, details }, api),
    }),

    /** To nobody: null. */
    assign: build.mutation<Review, Seen & { assignee: string | null }>({
      queryFn: ({ assignee, ...target }, api) => act(target, { kind: 'assign', assignee }, api),
    }),

    correct: build.mutation<
      Review,
      Seen & { field: string; value?: CorrectedValue; text?: string }
    >({
      queryFn: ({ field, value, text, ...target }, api) =>
        act(target, { kind: 'correct', field, value, text }, api),
    }),

    trash: build.mutation<Review, Seen & { text?: string }>({
      queryFn: ({ text, ...target }, api) => act(target, { kind: 'trash', text }, api),
    }),

    restore: build.mutation<Review, Seen & { text?: string }>({
      queryFn: ({ text, ...target }, api) => act(target, { kind: 'restore', text }, api),
    }),

    // These overwrite nothing, so a change in the meantime is no conflict.

    addNote: build.mutation<Review, Target & { text: string }>({
      queryFn: ({ text, ...target }, api) => act(target, { kind: 'note', text }, api),
    }),

    recordTold: build.mutation<Review, Target & { channel: Channel; text?: string }>({
      queryFn: ({ channel, text, ...target }, api) =>
        act(target, { kind: 'told', channel, text }, api),
    }),

    setCheck: build.mutation<Review, Target & { check: Check; isTicked: boolean }>({
      queryFn: ({ check, isTicked, ...target }, api) =>
        act(target, { kind: 'check', check, isTicked }, api),
    }),

    /** Deletes a trashed request for good, with its history and its status. */
    erase: build.mutation<null, Target & { why: ErasureReason }>({
      queryFn: erase,
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

    /** The newest entries of all histories. */
    listenActivity: build.query<LiveList<HistoryEntry>, void>(
      liveQuery({
        sourceOf: () => ({ group: 'history', newestBy: 'at', count: 100 }),
        schema: historySchema,
        toItem,
        compare: (a, b) => (b.atMillis ?? 0) - (a.atMillis ?? 0) || (b.v ?? 0) - (a.v ?? 0),
      }),
    ),
  }),
})

export const {
  useAssignMutation,
  useAddNoteMutation,
  useRecordToldMutation,
  useSetCheckMutation,
  useCorrectMutation,
  useTrashMutation,
  useRestoreMutation,
  useEraseMutation,
  useReadUnfinishedErasuresQuery,
  useListenHistoryQuery,
  useListenActivityQuery,
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

/** The id of an entry in the list of all activity is its path. */
function toItem(entry: Live<object>): HistoryEntry {
  const [path, recordId] = entry.id.split('/')
  const kindOfRecord = (Object.keys(kinds) as Kind[]).find((kind) => kinds[kind].path === path)
  // The rules make sure of the rest.
  return { ...entry, kindOfRecord, recordId } as unknown as HistoryEntry
}

const refused =
  'The server did not accept this. Your rights may have changed, the applicant may have withdrawn it, or it is your own request. Nothing was changed.'

/** Tries of a change that overwrites nothing, when others write at the same moment. */
const tries = 3

async function act(
  { kind, id, seen }: Target & { seen?: number },
  asked: Action,
  api: Pick<BaseQueryApi, 'getState'>,
  attempt = 1,
): Promise<Outcome<Review>> {
  const action = trimmed(asked) as Action
  const by = currentUid(api)
  if (by === null) return { error: toAppError({ code: 'unauthenticated' }) }
  const { path } = kinds[kind]
  const record = `${path}/${id}`
  try {
    const { isSaved, data } = await withRefusal(refused, () =>
      commit(path, id, async (present, sentinels) => {
        if (present === undefined) throw noRecord()
        if (seen !== undefined && versionIn(present) !== seen) return undefined
        const { now, none } = sentinels
        const { review, entry } = changeOf(present.review, action, by, now, Date.now())
        const changed = { ...present, review }
        return [
          { path: record, update: { review } },
          { path: `${historyOf(record)}/${String(review.v)}`, set: entry },
          ...(kind === 'rights'
            ? rightsChanges(id, present, changed, action, sentinels)
            : await statusChanges(path, id, changed, none)),
        ]
      }),
    )
    const review = await readReview(id, data ?? {})
    // Or an earlier try arrived and its answer was lost.
    const isMade = review?.v === Number(seen) + 1 && review.by === by && isDone(review, action)
    if (review !== undefined && (isSaved || isMade)) return { data: review }
    return { error: { status: 'conflict', current: review } }
  } catch (thrown) {
    const error = toAppError(thrown)
    const mayBeRace = error.code === 'refused' && seen === undefined && attempt < tries
    return mayBeRace ? act({ kind, id, seen }, action, api, attempt + 1) : { error }
  }
}

/** The same with every text trimmed, as the rules want it. */
function trimmed(value: unknown): unknown {
  if (typeof value === 'string') return value.trim()
  if (Array.isArray(value)) return value.map(trimmed)
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(Object.entries(value).map(([name, part]) => [name, trimmed(part)]))
}

/** Whether a review is as an action leaves it. */
function isDone(review: Review, action: Action): boolean {
  switch (action.kind) {
    case 'state':
      return (
        review.state === action.to &&
        review.reason === (action.reason || undefined) &&
        review.public === (action.public || undefined)
      )
    case 'assign':
      return review.assignee === (action.assignee ?? undefined)
    case 'correct':
      return String(review.corrected?.[action.field]) === String(action.value)
    case 'trash':
    case 'restore':
      return (review.trashed === true) === (action.kind === 'trash')
    default:
      return false
  }
}

type Stored = { [field: string]: unknown }

/** Only a step changes what the applicant reads of a rights request. */
const rightsChanges = (
  id: string,
  before: Stored,
  after: Stored,
  { kind }: Action,
  sentinels: Sentinels,
): Write[] =>
  kind === 'state'
    ? [
        {
          path: `request_status/${String(after.key)}`,
          update: rightsChange(id, before, after, sentinels),
        },
      ]
    : []

const versionIn = ({ review }: Stored) =>
  typeof review === 'object' && review !== null && 'v' in review ? review.v : 0

async function readReview(id: string, data: Stored): Promise<Review | undefined> {
  const read = createReader(await reviewedSchema())
  return read(id, { review: data.review }).review as Review | undefined
}
