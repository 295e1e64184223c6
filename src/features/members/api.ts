import { attemptAsOwner } from '@/features/session/desk'
import { saveSetting, settingQuery } from '@/features/settings/api'
import { attempt } from '@/shared/firestore/errors'
import { liveQuery, type LiveList } from '@/shared/firestore/live/liveQuery'
import type { Live } from '@/shared/firestore/live/readDocument'
import { historyOf } from '@/shared/requests/review'
import { createLiveCollection } from '@/shared/firestore/live/liveCollection'
import { readOne } from '@/shared/firestore/submit'
import { applyMemberAction, type AppliedMemberAction } from './applyMemberAction'
import { addRequest } from './approved/approvedApi'
import {
  countLeftBefore,
  countStandings,
  type CountedOn,
  type StandingCounts,
} from './rows/countStandings'
import { makeMember, readMember, type MadeMember, type MemberRecord } from './makeMember'
import { removeAsking } from './listing/listingApi'
import { membersPath, type MemberAction } from './memberChanges'
import { toToldEntry, type ToldEntry } from './tell/asks'
import type { MemberEntry } from './schema'
import { taggedApi } from './taggedApi'
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

/** Acts after which a wish does not wait any more. */
const answersToWish: readonly MemberAction['kind'][] = ['list', 'unlist', 'end']

type SavedMembership = {
  /** Of the form: sent again, it is written once. */
  id: string
  /** Fields left out stay. Null takes a value away. */
  changes: { readonly [name in keyof MembershipSettings]?: MembershipSettings[name] | null }
}

export const membersApi = taggedApi.injectEndpoints({
  endpoints: (build) => ({
    /** A member with the next number, from an approved request or by hand. */
    makeMember: build.mutation<MemberRecord, MadeMember>({
      queryFn: makeMember,
      invalidatesTags: ['MemberOfRequest'],
      onQueryStarted: (made, api) =>
        addRequest('requestId' in made ? made.requestId : undefined, api),
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

    /** A member, where the others are not followed; null if it was erased. */
    readMember: build.query<MemberRecord | null, string>({
      queryFn: (id) => attempt(() => readMember(id)),
      keepUnusedDataFor: 0,
    }),

    /** How many members have to pay: it reads no member. */
    countStandings: build.query<StandingCounts, CountedOn>({
      queryFn: (on) => attempt(() => countStandings(on)),
      providesTags: ['Standing'],
      // A colleague may have recorded payments since.
      keepUnusedDataFor: 60,
    }),

    /** How many members have left before a day. */
    countLeftBefore: build.query<number, string>({
      queryFn: (day) => attempt(() => countLeftBefore(day)),
      providesTags: ['Standing'],
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
  useApplyMemberActionMutation,
  useListenMemberHistoryQuery,
  useListenToldQuery,
  useReadMemberQuery,
  useCountLeftBeforeQuery,
  useCountStandingsQuery,
  useReadMembershipQuery,
  useSaveMembershipMutation,
} = membersApi

/** Without the time and the entry of the last change. */
const toMembership = ({ at: _, change: _change, ...settings }: Record<string, unknown> = {}) =>
  settings as MembershipSettings
