import { attempt } from '@/shared/firestore/errors'
import type { IdentityKey } from '@/shared/validation/identity'
import { readNextNumber, type MemberRecord } from '../makeMember'
import { readSameMembers } from '../samePerson'
import { taggedApi, type Started } from '../taggedApi'
import { makeApproved } from './makeApproved'
import {
  countWithMember,
  readMemberOf,
  readWithMember,
  type MemberOfRequest,
} from './memberOfRequest'

/** From approved requests to members. */
export const approvedApi = taggedApi.injectEndpoints({
  endpoints: (build) => ({
    /** The member of an approved request, if the person is no member yet. */
    makeApproved: build.mutation<MemberRecord, string>({
      queryFn: makeApproved,
      invalidatesTags: ['MemberOfRequest'],
      onQueryStarted: addRequest,
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

    /** The members that may be the person or firm of a request. */
    readSameMembers: build.query<MemberRecord[], readonly IdentityKey[]>({
      queryFn: readSameMembers,
      providesTags: ['MemberOfRequest'],
      // A colleague may have changed a member since.
      keepUnusedDataFor: 0,
    }),
  }),
})

export const {
  useMakeApprovedMutation,
  useReadNextNumberQuery,
  useReadMemberOfQuery,
  useCountWithMemberQuery,
  useReadWithMemberQuery,
  useReadSameMembersQuery,
  useLazyReadSameMembersQuery,
} = approvedApi

/** Those that are known already. */
const withMemberIn = (root: unknown): string[] | undefined =>
  approvedApi.endpoints.readWithMember.select([])(root as never).data

/** The list of the requests with a member is not read again for the one that has got one. */
export async function addRequest(
  requestId: string | undefined,
  { dispatch, queryFulfilled }: Started,
): Promise<void> {
  if (requestId === undefined) return
  const { updateQueryData } = approvedApi.util
  await queryFulfilled.then(
    () => dispatch(updateQueryData('readWithMember', [], (ids) => void ids.push(requestId))),
    () => {},
  )
}
