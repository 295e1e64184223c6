import type { BaseQueryApi } from '@reduxjs/toolkit/query'
import { attemptAsOwner } from '@/features/session/desk'
import { saveSetting, settingQuery } from '@/features/settings/api'
import { firestoreApi } from '@/shared/firestore/api'
import { attempt } from '@/shared/firestore/errors'
import { liveQuery, type LiveList } from '@/shared/firestore/live/liveQuery'
import type { Live } from '@/shared/firestore/live/readDocument'
import { historyOf } from '@/shared/requests/review'
import { createLiveCollection } from '@/shared/firestore/live/liveCollection'
import { readOne } from '@/shared/firestore/submit'
import { readListing } from '@/shared/members/readListing'
import { contactsIn, type ListedContact } from '@/shared/members/shown'
import type { IdentityKey } from '@/shared/validation/identity'
import { applyMemberAction, type AppliedMemberAction } from './applyMemberAction'
import { makeApproved } from './approved/makeApproved'
import {
  countWithMember,
  readMemberOf,
  readWithMember,
  type MemberOfRequest,
} from './approved/memberOfRequest'
import { countStandings, type CountedOn, type StandingCounts } from './rows/countStandings'
import {
  makeMember,
  readMember,
  readNextNumber,
  type MadeMember,
  type MemberRecord,
} from './makeMember'
import { readAskingMembers, readListingWish, type Wish } from './listing/wish'
import { membersPath, type MemberAction } from './memberChanges'
import { readSameMembers } from './samePerson'
import { toToldEntry, type ToldEntry } from './tell/asks'
import type { MemberEntry } from './schema'
import type { MembershipSettings } from '@/shared/members/membershipSettings'

/** All members, the last change first. Only the pages that show them follow them. */
export const members = createLiveCollection({
  name: 'members',
  path: 'members',
  schema: () => import('./schema').then((module) => module.memberSchema),
  newestBy: 'updatedAt',
  // An import does not wait for longer.
  keepUnusedDataFor: 0,
})

/** The part of a directory entry that the desk shows. */
type Listed = { firmName: string; contacts: ListedContact[] }

/** Members ask at home, and the office need not know at once. */
const minutesOfWishes = 5

/** Acts after which a wish does not wait any more. */
const answersToWish: readonly MemberAction['kind'][] = ['list', 'unlist', 'end']

type SavedMembership = {
  /** Of the form: sent again, it is written once. */
  id: string
  /** Fields left out stay. Null takes a value away. */
  changes: { readonly [name in keyof MembershipSettings]?: MembershipSettings[name] | null }
}

const taggedApi = firestoreApi.enhanceEndpoints({
  addTagTypes: ['MemberOfRequest', 'Standing'],
})

export const membersApi = taggedApi.injectEndpoints({
  endpoints: (build) => ({
    /** A member with the next number, from an approved request or by hand. */
    makeMember: build.mutation<MemberRecord, MadeMember>({
      queryFn: makeMember,
      invalidatesTags: ['MemberOfRequest'],
      onQueryStarted: (made, api) =>
        addRequest('requestId' in made ? made.requestId : undefined, api),
    }),

    /** The member of an approved request, if the person is no member yet. */
    makeApproved: build.mutation<MemberRecord, string>({
      queryFn: makeApproved,
      invalidatesTags: ['MemberOfRequest'],
      onQueryStarted: addRequest,
    }),

    /** Every change of a member. */
    applyMemberAction: build.mutation<MemberRecord, AppliedMemberAction>({
      queryFn: (applied, api) => applyMemberAction(applied, api),
      invalidatesTags: (_member, _error, { action }) =>
        action.kind === 'change' && action.requestId !== undefined
          ? ['MemberOfRequest', 'Standing']
          : ['Standing'],
      onQueryStarted: async ({ target, action }, api) => {
        if (action.kind === 'change') await addRequest(action.requestId, api)
        if (answersToWish.includes(action.kind)) await removeAsking(target, api)
      },
    }),

    /** The number that the next member gets, unless a colleague is first. */
    readNextNumber: build.query<number, void>({
      queryFn: () => attempt(readNextNumber),
      providesTags: ['MemberOfRequest'],
      keepUnusedDataFor: 0,
    }),

    /** The member of a request. */
    readMemberOf: build.query<MemberOfRequest, string>({
      queryFn: (requestId) => attempt(() => readMemberOf(requestId)),
      providesTags: ['MemberOfRequest'],
      keepUnusedDataFor: 0,
    }),

    /** How many of these requests have a member, or had one. */
    countWithMember: build.query<number, readonly string[]>({
      queryFn: (ids) => attempt(() => countWithMember(ids)),
      providesTags: ['MemberOfRequest'],
      keepUnusedDataFor: 0,
    }),

    /** Those of these requests that have a member, or had one. A request that has one is not asked for again. */
    readWithMember: build.query<string[], readonly string[]>({
      queryFn: (ids, { getState }) => attempt(() => readWithMember(ids, withMemberIn(getState()))),
      serializeQueryArgs: ({ endpointName }) => endpointName,
      forceRefetch: ({ currentArg, previousArg }) => currentArg !== previousArg,
      keepUnusedDataFor: Infinity,
    }),

    /** A member, where the others are not followed; null if it was erased. */
    readMember: build.query<MemberRecord | null, string>({
      queryFn: (id) => attempt(() => readMember(id)),
      keepUnusedDataFor: 0,
    }),

    /** The entry of a member in the directory; null if there is none. It is read again with each version of the member. */
    readListed: build.query<Listed | null, { number: string; v: number | undefined }>({
      queryFn: ({ number }) =>
        attempt(async () => {
          const listing = await readListing(number)
          return listing === undefined
            ? null
            : { firmName: listing.firmName as string, contacts: contactsIn(listing) }
        }),
      // The member may have changed it at home.
      keepUnusedDataFor: 0,
    }),

    /** Of a member made from a request; null if nothing was said. It is read again with each version of the member. */
    readListingWish: build.query<Wish | null, { requestId: string; v: number | undefined }>({
      queryFn: ({ requestId }) => attempt(() => readListingWish(requestId)),
      keepUnusedDataFor: 0,
    }),

    /** The ids of the members whose wish waits for the office. It reads all wishes: after some minutes again. */
    readAskingMembers: build.query<string[], void>({
      queryFn: () => attempt(readAskingMembers),
      forceRefetch: ({ endpointState }) =>
        Date.now() - (endpointState?.fulfilledTimeStamp ?? 0) > minutesOfWishes * 60_000,
      keepUnusedDataFor: minutesOfWishes * 60,
    }),

    /** How many members have to pay: it reads no member. */
    countStandings: build.query<StandingCounts, CountedOn>({
      queryFn: (on) => attempt(() => countStandings(on)),
      providesTags: ['Standing'],
      // A colleague may have recorded payments since.
      keepUnusedDataFor: 60,
    }),

    /** The history of a member, the newest first. */
    listenMemberHistory: build.query<LiveList<MemberEntry>, string>(
      liveQuery({
        sourceOf: (id: string) => historyOf(`${membersPath}/${id}`),
        schema: () => import('./schema').then((module) => module.memberHistorySchema),
        // The rules make sure of its kind.
        toItem: (entry: Live<object>) => entry as unknown as MemberEntry,
        compare: (a, b) => b.v - a.v,
      }),
    ),

    /** The messages to members and applicants since a day, requests to pay among them. */
    listenTold: build.query<LiveList<ToldEntry>, string>(
      liveQuery({
        sourceOf: (since: string) => ({
          group: 'history',
          where: [
            ['kind', '==', 'told'],
            ['at', '>=', new Date(since)],
          ],
        }),
        schema: () => import('./schema').then((module) => module.memberHistorySchema),
        toItem: toToldEntry,
        compare: (a, b) => (b.atMillis ?? Infinity) - (a.atMillis ?? Infinity),
      }),
    ),

    /** The members that may be the person or firm of a request. */
    readSameMembers: build.query<MemberRecord[], readonly IdentityKey[]>({
      queryFn: readSameMembers,
      providesTags: ['MemberOfRequest'],
      // A colleague may have changed a member since.
      keepUnusedDataFor: 0,
    }),

    /** Without a first number no member is made at the desk. */
    readMembership: build.query<MembershipSettings, void>({
      ...settingQuery,
      queryFn: () => attempt(async () => toMembership(await readOne('settings', 'membership'))),
    }),

    /** The result is the setting as it is afterwards. */
    saveMembership: build.mutation<MembershipSettings, SavedMembership>({
      queryFn: ({ id, changes }, api) =>
        attemptAsOwner(api, async (by) =>
          // The days of grace were stored here before they were public.
          toMembership(await saveSetting('membership', id, { ...changes, graceDays: null }, by)),
        ),
      async onQueryStarted(_saved, { dispatch, queryFulfilled }) {
        await queryFulfilled.then(
          ({ data }) =>
            dispatch(membersApi.util.updateQueryData('readMembership', undefined, () => data)),
          () => {},
        )
      },
    }),
  }),
})

export const {
  useMakeMemberMutation,
  useMakeApprovedMutation,
  useReadNextNumberQuery,
  useReadMemberOfQuery,
  useCountWithMemberQuery,
  useReadWithMemberQuery,
  useApplyMemberActionMutation,
  useListenMemberHistoryQuery,
  useListenToldQuery,
  useReadListedQuery,
  useReadListingWishQuery,
  useReadAskingMembersQuery,
  useReadMemberQuery,
  useCountStandingsQuery,
  useReadSameMembersQuery,
  useLazyReadSameMembersQuery,
  useReadMembershipQuery,
  useSaveMembershipMutation,
} = membersApi

/** Those that are known already. */
const withMemberIn = (root: unknown): string[] | undefined =>
  membersApi.endpoints.readWithMember.select([])(root as never).data

type Started = Pick<BaseQueryApi, 'dispatch'> & { queryFulfilled: Promise<unknown> }

/** The list of the requests with a member is not read again for the one that has got one. */
async function addRequest(
  requestId: string | undefined,
  { dispatch, queryFulfilled }: Started,
): Promise<void> {
  if (requestId === undefined) return
  const { updateQueryData } = membersApi.util
  await queryFulfilled.then(
    () => dispatch(updateQueryData('readWithMember', [], (ids) => void ids.push(requestId))),
    () => {},
  )
}

async function removeAsking(
  memberId: string,
  { dispatch, queryFulfilled }: Started,
): Promise<void> {
  const { updateQueryData } = membersApi.util
  await queryFulfilled.then(
    () =>
      dispatch(
        updateQueryData('readAskingMembers', undefined, (ids) =>
          ids.filter((id) => id !== memberId),
        ),
      ),
    () => {},
  )
}

/** Without the time and the entry of the last change. */
const toMembership = ({ at: _, change: _change, ...settings }: Record<string, unknown> = {}) =>
  settings as MembershipSettings
