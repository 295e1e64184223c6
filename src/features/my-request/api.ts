import type { ThunkDispatch, UnknownAction } from '@reduxjs/toolkit'
import { whyClosed } from '@/features/meetings/schema'
import { firestoreApi } from '@/shared/firestore/api'
import { attempt, unreadable } from '@/shared/firestore/errors'
import { millisOf } from '@/shared/firestore/live/readDocument'
import { readOne } from '@/shared/firestore/submit'
import { answerInWords } from '@/shared/requests/answer'
import { requestKinds, type RequestKind } from '@/shared/requests/kinds'
import { isState, states, type State } from '@/shared/requests/states'
import { isRightsKind, mostDays, type RightsKind } from '@/shared/requests/rights'
import { promisedUntil } from '@/shared/requests/promisedTime'
import { today } from '@/shared/validation/dates'
import { texts } from '@/texts/my-request'

/** The public part of a rights request. Times are in milliseconds since 1970. */
export type RightsAnswer = {
  id: string
  kind: RightsKind
  state: State
  at: number | null
  since: number | null
  /** The sentence that the office has written for the applicant. */
  text?: string
  /** Until when the office answers; none once it has. */
  due?: number
}

/** The public part of a request. Times are in milliseconds since 1970. */
export type RequestStatus = {
  /** Of the status. An older link has another key. */
  key: string
  kind: RequestKind
  state: State | 'erased'
  since: number | null
  /** When the applicant withdrew it. */
  withdrawnAt: number | null
  /** The newest first. */
  rights: RightsAnswer[]
  /** The sentence that the office has written for the applicant. */
  text?: string
  /** Until when a decision is promised; none if nothing is, or it has been made. */
  due?: number
  /** The answer to a meeting. */
  said?: Said
  /** The newest wish of the applicant: to be listed with these contacts. */
  wish?: { at: number | null; contacts: readonly unknown[] }
  /** What the office has done with the listing since. */
  office?: { at: number | null; isListed: boolean }
}

/** Which meeting an answer is about. */
type Answered = { meetingId: string; meetingDate?: string }

type Stored = { [field: string]: unknown }

export type Said = {
  /** As in the form. */
  choice: unknown
  /** In words: "I will attend, 3 people". */
  answer: string
  /** YYYY-MM-DD; older meetings may have any text. */
  meetingDate: string | null
  /** When a newer answer took its place; null if none did. */
  replacedAt: number | null
}

const statusApi = firestoreApi.injectEndpoints({
  endpoints: (build) => ({
    /** By the key in a link; null if there is none. */
    readStatus: build.query<RequestStatus | null, string>({
      queryFn: (key) => attempt(() => readStatus(key), texts.notReached),
    }),

    /** The key of a status, by the id of its look-up; null if there is none. */
    readKey: build.query<string | null, string>({
      queryFn: (lookup) => attempt(() => readKey(lookup), texts.notReached),
    }),

    /** Whether a meeting still takes an answer that says yes. */
    readIsOpen: build.query<boolean, Answered>({
      queryFn: (answer) => attempt(() => readIsOpen(answer), texts.notReached),
    }),
  }),
})

export const { useReadStatusQuery } = statusApi

const once = { forceRefetch: true, subscribe: false }

/** Asks once for the key that a look-up leads to. */
export const askForKey = (lookup: string) => statusApi.endpoints.readKey.initiate(lookup, once)

/** Asks for a status once; `useReadStatusQuery` then has it. */
export const askForStatus = (key: string) => statusApi.endpoints.readStatus.initiate(key, once)

/** Asks once whether the meeting of an answer still takes one that says yes. */
export const askWhetherOpen = ({ meetingId, meetingDate }: Answered) =>
  statusApi.endpoints.readIsOpen.initiate({ meetingId, meetingDate }, once)

/** The `dispatch` of a store that has the data layer. */
export type StatusDispatch = ThunkDispatch<unknown, unknown, UnknownAction>

async function readKey(lookup: string): Promise<string | null> {
  const { key } = (await readOne('request_lookups', lookup)) ?? {}
  return typeof key === 'string' ? key : null
}

async function readIsOpen({ meetingId, meetingDate }: Answered): Promise<boolean> {
  const meeting = await readOne('monthly_meetings', meetingId)
  // The record of a meeting may hold another one by now.
  return (
    meeting !== undefined && meeting.meetingDate === meetingDate && !whyClosed(meeting, today())
  )
}

async function readStatus(key: string): Promise<RequestStatus | null> {
  const [data, promises] = await Promise.all([
    readOne('request_status', key),
    readOne('settings', 'promises'),
  ])
  const { kind, received, waited, text } = data ?? {}
  if (!isRequestKind(kind)) {
    if (data !== undefined) throw unreadable()
    // Links from before statuses had keys of their own name the look-up.
    const current = await readKey(key)
    return current === null ? null : readStatus(current)
  }
  const withdrawnAt = millisOf(data?.withdrawnAt)
  const state = data?.state === 'erased' ? 'erased' : stateIn(data?.state)
  const days: unknown = promises?.[kind]
  return {
    key,
    kind,
    state,
    since: millisOf(data?.since),
    withdrawnAt,
    rights: rightsOf(data?.rights, promises?.rights),
    ...(typeof text === 'string' && { text }),
    ...(kind === 'meeting-answers' && { said: saidIn(data ?? {}) }),
    ...listingIn(data?.listing),
    ...(withdrawnAt === null && dueOf(state, received, days, waited)),
  }
}

/** A page that was open before a release may not know a new state. */
const stateIn = (state: unknown) => (isState(state) ? state : 'received')

/** Until when the office answers. Nothing if nothing is promised, or it has answered. */
function dueOf(state: State | 'erased', received: unknown, days: unknown, waited: unknown) {
  const at = millisOf(received)
  const isRunning = state !== 'erased' && states[state].clock === 'runs'
  if (!isRunning || typeof days !== 'number' || at === null) return {}
  return { due: promisedUntil(at, days, Number(waited) || 0) }
}

/** @param promised days until the answer to a rights request, if the association has promised any */
function rightsOf(stored: unknown, promised: unknown): RightsAnswer[] {
  if (typeof stored !== 'object' || stored === null) return []
  const days = typeof promised === 'number' ? promised : mostDays
  return Object.entries(stored as { [id: string]: Stored })
    .flatMap(([id, { kind, at, since, waited, text, ...entry }]) => {
      const state = stateIn(entry.state)
      return isRightsKind(kind)
        ? {
            id,
            kind,
            state,
            at: millisOf(at),
            since: millisOf(since) ?? millisOf(at),
            ...(typeof text === 'string' && { text }),
            ...dueOf(state, at, days, waited),
          }
        : []
    })
    .sort((a, b) => (b.at ?? 0) - (a.at ?? 0))
}

const saidIn = ({ answer, people, meetingDate, replacedAt }: Stored): Said => ({
  choice: answer,
  answer: answerInWords(answer, people),
  meetingDate: typeof meetingDate === 'string' ? meetingDate : null,
  replacedAt: millisOf(replacedAt),
})

/** The last word about the listing; nothing if it was the wish not to be listed: that was done at once. */
function listingIn(stored: unknown): Pick<RequestStatus, 'wish' | 'office'> {
  const { at, contacts, by } = (stored ?? {}) as Stored
  if (by === 'office') return { office: { at: millisOf(at), isListed: Array.isArray(contacts) } }
  return Array.isArray(contacts) ? { wish: { at: millisOf(at), contacts } } : {}
}

const isRequestKind = (kind: unknown): kind is RequestKind =>
  typeof kind === 'string' && Object.hasOwn(requestKinds, kind)
