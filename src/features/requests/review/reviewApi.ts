import { createAction } from '@reduxjs/toolkit'
import type { BaseQueryApi } from '@reduxjs/toolkit/query'
import { withFreshSignIn } from '@/features/session/desk'
import { currentUid } from '@/shared/auth/currentUid'
import { firestoreApi } from '@/shared/firestore/api'
import {
  attempt,
  noRecord,
  toAppError,
  type AppError,
  type Conflict,
} from '@/shared/firestore/errors'
import { liveQuery, type LiveList } from '@/shared/firestore/live/liveQuery'
import { createReader, type Live } from '@/shared/firestore/live/readDocument'
import type { Sentinels, Write } from '@/shared/firestore/lite'
import { withRefusal } from '@/shared/firestore/refusal'
import { commit, readWhere } from '@/shared/firestore/submit'
import { rightsChange } from '@/shared/requests/rights'
import { statusChanges } from '@/shared/requests/status'
import { sha256 } from '@/shared/text/sha256'
import type { Check, CorrectedValue, Review, ReviewDetails } from '@/shared/validation/review'
import { changeOf, type Action } from './changes'
import { erase, readUnfinishedErasures, type ErasureReason, type UnfinishedErasure } from './erase'
import { historyOf, type HistoryEntry, type Target } from '@/shared/requests/review'
import { kinds, type Channel, type Kind, type State } from '@/shared/requests/steps'

/**
 * A request that is changed, and the id of the form or button that does it. The id stays the same until
 * the change is known to be saved: so trying again writes once.
 */
type Act = Target & { formId: string }

/** A request as somebody has seen it: a change since then is a conflict. See `versionOf`. */
export type Seen = Target & { seen: number }

type Outcome<Data> = { data: Data } | { error: AppError | Conflict<Review | undefined> }

const historySchema = () =>
  import('@/shared/validation/review').then((module) => module.historySchema)
const reviewedSchema = () =>
  import('@/shared/validation/review').then((module) => module.reviewedSchema)

/** What came of a step: the end of a session ends the mutation, and not what it has sent. */
export const stepAnswered = createAction<{
  formId: string
  /** Undefined: it is written. */
  error?: AppError | Conflict<Review | undefined>
}>('review/stepAnswered')

/** Bulk actions dispatch its endpoints: `reviewApi.endpoints.takeStep.initiate(…)`. */
export const reviewApi = firestoreApi.injectEndpoints({
  endpoints: (build) => ({
    // What changes a request gives its review as it is afterwards. If somebody else was first it
    // fails with a `Conflict`, whose `current` is the review as it is now.

    takeStep: build.mutation<
      Review,
      Act & Seen & { to: State; reason?: string; public?: string; details?: ReviewDetails }
    >({
      async queryFn({ to, reason, public: text, details, ...target }, api) {
        const outcome = await act(target, { kind: 'state', to, reason, public: text, details }, api)
        const error = 'error' in outcome ? outcome.error : undefined
        api.dispatch(stepAnswered({ formId: target.formId, error }))
        return outcome
      },
    }),

    /** To nobody: null. */
    assign: build.mutation<Review, Act & Seen & { assignee: string | null }>({
      queryFn: ({ assignee, ...target }, api) => act(target, { kind: 'assign', assignee }, api),
    }),

    correct: build.mutation<
      Review,
      Act & Seen & { field: string; value?: CorrectedValue; text?: string }
    >({
      queryFn: ({ field, value, text, ...target }, api) =>
        act(target, { kind: 'correct', field, value, text }, api),
    }),

    trash: build.mutation<Review, Act & Seen & { text?: string }>({
      queryFn: ({ text, ...target }, api) => act(target, { kind: 'trash', text }, api),
    }),

    restore: build.mutation<Review, Act & Seen & { text?: string }>({
      queryFn: ({ text, ...target }, api) => act(target, { kind: 'restore', text }, api),
    }),

    // These overwrite nothing, so a change in the meantime is no conflict.

    addNote: build.mutation<Review, Act & { text: string }>({
      queryFn: ({ text, ...target }, api) => act(target, { kind: 'note', text }, api),
    }),

    recordTold: build.mutation<Review, Act & { channel: Channel; text?: string }>({
      queryFn: ({ channel, text, ...target }, api) =>
        act(target, { kind: 'told', channel, text }, api),
    }),

    setCheck: build.mutation<Review, Act & { check: Check; isTicked: boolean }>({
      queryFn: ({ check, isTicked, ...target }, api) =>
        act(target, { kind: 'check', check, isTicked }, api),
    }),

    /** Deletes a trashed request for good, with its history and its status. */
    erase: build.mutation<null, Target & { why: ErasureReason }>({
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
  { kind, id, formId, seen }: Act & { seen?: number },
  asked: Action,
  api: Pick<BaseQueryApi, 'getState'>,
  attempt = 1,
): Promise<Outcome<Review>> {
  const action = trimmed(asked) as Action
  const by = currentUid(api)
  if (by === null) return { error: toAppError({ code: 'unauthenticated' }) }
  const { path } = kinds[kind]
  const record = `${path}/${id}`
  let isMade = false
  let countsWaiting = false
  try {
    const actionId = await idOf(formId, action)
    const { isSaved, data } = await withRefusal(refused, () =>
      commit(path, id, async (present, sentinels) => {
        if (present === undefined) throw noRecord()
        const isOtherVersion = versionIn(present) !== seen
        // Nothing is to be changed, or an earlier try arrived and its answer was lost.
        isMade =
          isAlready(present.review, action) ||
          (isOtherVersion && (await readWhere(historyOf(record), 'id', actionId)).length > 0)
        if (isMade || (seen !== undefined && isOtherVersion)) return undefined
        const { now, none } = sentinels
        const clock = attempt === 1 ? Date.now() : 0
        const { review, entry } = changeOf(present.review, action, by, now, clock)
        countsWaiting = Number(review.waited ?? 0) > waitedIn(present)
        const changed = { ...present, review }
        return [
          { path: record, update: { review } },
          { path: `${historyOf(record)}/${String(review.v)}`, set: { ...entry, id: actionId } },
          ...(kind === 'rights'
            ? rightsChanges(id, present, changed, action, sentinels)
            : await statusChanges(path, id, changed, none)),
        ]
      }),
    )
    const review = await readReview(id, data ?? {})
    if (review !== undefined && (isSaved || isMade)) return { data: review }
    return { error: { status: 'conflict', current: review } }
  } catch (thrown) {
    const error = toAppError(thrown)
    const isRefused = error.code === 'refused'
    const mayBeRace = isRefused && seen === undefined && attempt < tries
    // The rules allow no more than the time of the server: the clock of this device may be fast.
    const mayBeClock = isRefused && countsWaiting && attempt === 1
    return mayBeRace || mayBeClock
      ? act({ kind, id, formId, seen }, action, api, attempt + 1)
      : { error }
  }
}

/** The same with every text trimmed, as the rules want it. */
function trimmed(value: unknown): unknown {
  if (typeof value === 'string') return value.trim()
  if (Array.isArray(value)) return value.map(trimmed)
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(Object.entries(value).map(([name, part]) => [name, trimmed(part)]))
}

/** The id of an entry: of its form, and of what it says, because a text that is changed is another entry. */
const idOf = async (formId: string, action: Action) =>
  (await sha256(`${formId} ${JSON.stringify(action)}`)).slice(0, 20).toUpperCase()

/** Whether an action changes nothing. A step may lead to the same state, and a note is always new. */
function isAlready(stored: unknown, action: Action): boolean {
  const { assignee, checks, corrected } = (stored ?? {}) as Partial<Review>
  switch (action.kind) {
    case 'assign':
      return assignee === (action.assignee ?? undefined)
    case 'check':
      return (checks?.[action.check] !== undefined) === action.isTicked
    case 'correct':
      return String(corrected?.[action.field]) === String(action.value)
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

const waitedIn = ({ review }: Stored) =>
  Number((review as Partial<Review> | undefined)?.waited ?? 0)

async function readReview(id: string, data: Stored): Promise<Review | undefined> {
  const read = createReader(await reviewedSchema())
  return read(id, { review: data.review }).review as Review | undefined
}
