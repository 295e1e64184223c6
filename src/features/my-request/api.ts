import type { ThunkDispatch, UnknownAction } from '@reduxjs/toolkit'
import { firestoreApi } from '@/shared/firestore/api'
import { toAppError } from '@/shared/firestore/errors'
import { millisOf } from '@/shared/firestore/readDocument'
import { readOne } from '@/shared/firestore/submit'
import { answerInWords } from '@/shared/requests/answer'
import { requestKinds, type RequestKind } from '@/shared/requests/kinds'
import { isState, states, type State } from '@/shared/requests/states'
import { promisedUntil } from '@/shared/requests/status'
import { notReached } from './misses'

/** What an applicant can read of a request. Times are in milliseconds since 1970. */
export type RequestStatus = {
  kind: RequestKind
  state: State
  since: number | null
  /** The sentence that the office has written for the applicant. */
  text?: string
  /** Until when a decision is promised; none if nothing is, or it has been made. */
  due?: number
  /** What was said to a meeting. */
  said?: Said
}

export type Said = {
  /** In words: "I will attend, 3 people". */
  answer: string
  /** YYYY-MM-DD; older meetings may have any text. */
  meetingDate: string | null
  /** When a newer answer took its place; null if none did. */
  replacedAt: number | null
}

const statusApi = firestoreApi.injectEndpoints({
  endpoints: (build) => ({
    /** By the key of the status; null if there is none. */
    readStatus: build.query<RequestStatus | null, string>({
      queryFn: (key) =>
        readStatus(key).then(
          (data) => ({ data }),
          (thrown: unknown) => ({ error: { code: toAppError(thrown).code, message: notReached } }),
        ),
    }),
  }),
})

export const { useReadStatusQuery } = statusApi

/** Asks for a status once; `useReadStatusQuery` then has it. */
export const askForStatus = (key: string) =>
  statusApi.endpoints.readStatus.initiate(key, { forceRefetch: true, subscribe: false })

/** The `dispatch` of a store that has the data layer. */
export type StatusDispatch = ThunkDispatch<unknown, unknown, UnknownAction>

async function readStatus(key: string): Promise<RequestStatus | null> {
  const [data, promises] = await Promise.all([
    readOne('request_status', key),
    readOne('settings', 'promises'),
  ])
  const { kind, received, waited, text } = data ?? {}
  if (!isRequestKind(kind)) return null
  // A page that was open before a release may not know a new state.
  const state = isState(data?.state) ? data.state : 'received'
  const at = millisOf(received)
  const days: unknown = promises?.[kind]
  const isPromised = states[state].clock === 'runs' && typeof days === 'number' && at !== null
  return {
    kind,
    state,
    since: millisOf(data?.since),
    ...(typeof text === 'string' && { text }),
    ...(kind === 'meeting-answers' && { said: saidIn(data ?? {}) }),
    ...(isPromised && { due: promisedUntil(at, days, Number(waited) || 0) }),
  }
}

const saidIn = ({
  answer,
  people,
  meetingDate,
  replacedAt,
}: {
  [name: string]: unknown
}): Said => ({
  answer: answerInWords(answer, people),
  meetingDate: typeof meetingDate === 'string' ? meetingDate : null,
  replacedAt: millisOf(replacedAt),
})

const isRequestKind = (kind: unknown): kind is RequestKind =>
  typeof kind === 'string' && Object.hasOwn(requestKinds, kind)
