import { number, object, string } from 'yup'
import { currentUid } from '@/features/session/data'
import { roleOf, type Role } from '@/shared/auth/sessionProvider'
import { firestoreApi } from '@/shared/firestore/api'
import { attempt, KnownError, noRecord } from '@/shared/firestore/errors'
import { liveQuery, type LiveList } from '@/shared/firestore/liveQuery'
import { createReader, type Live } from '@/shared/firestore/readDocument'
import type { Decide } from '@/shared/firestore/lite'
import { withRefusal } from '@/shared/firestore/refusal'
import { commit, readOne } from '@/shared/firestore/submit'
import { withoutUndefined } from '@/shared/firestore/withoutUndefined'
import { newSubmissionId } from '@/shared/forms/submit/reference'
import { compareNames } from '@/shared/text/compareNames'
import { dayMillis } from '@/shared/text/dateText'
import { timestamp } from '@/shared/validation/dates'

export type Person = {
  /** The uid of the account. */
  id: string
  name?: string
  email?: string
  role: Role
  /** Ten digits. Nobody decides a request that has their own. */
  mobile?: string
  addedBy?: string
  at?: string
  atMillis?: number | null
}

type NewPerson = { name: string; email: string; role: Role; mobile?: string }

/** The days that an invitation is good for, at most. */
export const invitationDays = 7

export type Invitation = NewPerson & {
  /** The secret in its link: 20 characters. */
  id: string
  by: string
  /** When it ends, in milliseconds since 1970. */
  untilMillis: number
  /** The uid of who has accepted it. */
  usedBy?: string
}

export const peopleApi = firestoreApi.injectEndpoints({
  endpoints: (build) => ({
    /** All administrators, by name. */
    listenPeople: build.query<LiveList<Person>, void>(
      liveQuery({
        sourceOf: () => people,
        schema: () => Promise.resolve(personSchema),
        toItem: toPerson,
        compare: (a, b) => compareNames(nameOf(a), nameOf(b)),
      }),
    ),

    /** For an account that was made in the console. */
    addPerson: build.mutation<null, NewPerson & { uid: string }>({
      queryFn: ({ uid, ...person }, api) =>
        write(people, uid, (data, { now }) => {
          if (data !== undefined) throw new KnownError('already-exists', isThere)
          const entry = { ...normalized(person), addedBy: currentUid(api), at: now }
          return [{ path: `${people}/${uid}`, set: withoutUndefined(entry) }]
        }),
    }),

    /** What is left out stays; without a mobile: null. */
    changePerson: build.mutation<
      null,
      { uid: string; role?: Role; name?: string; mobile?: string | null }
    >({
      queryFn: ({ uid, mobile, ...change }) =>
        write(people, uid, (data, { none }) => {
          if (data === undefined) throw noRecord()
          const changes = withoutUndefined({ ...change, mobile: mobile ?? undefined })
          return [
            {
              path: `${people}/${uid}`,
              update: mobile === null ? { ...changes, mobile: none } : changes,
            },
          ]
        }),
    }),

    removePerson: build.mutation<null, { uid: string }>({
      queryFn: ({ uid }) =>
        write(people, uid, () => [{ path: `${people}/${uid}`, isDeleted: true }]),
    }),

    /** All invitations, the newest first. For owners. */
    listenInvitations: build.query<LiveList<Invitation>, void>(
      liveQuery({
        sourceOf: () => invitations,
        schema: () => Promise.resolve(invitationSchema),
        toItem: toInvitation,
        compare: (a, b) => b.untilMillis - a.untilMillis,
      }),
    ),

    /** For the person invited, who has signed in and confirmed the address. Null: there is none. */
    readInvitation: build.query<Invitation | null, string>({
      queryFn: (id) =>
        attempt(async () => {
          const data = await readOne(invitations, id)
          return data && toInvitation(createReader(invitationSchema)(id, data))
        }),
      keepUnusedDataFor: 0,
    }),

    /** The result is the id for the link. */
    invite: build.mutation<string, NewPerson & { days?: number }>({
      async queryFn({ days = invitationDays, ...person }, api) {
        const id = newSubmissionId()
        const answer = await write(invitations, id, (_data, { now }) => [
          {
            path: `${invitations}/${id}`,
            set: withoutUndefined({ ...normalized(person), days, by: currentUid(api), at: now }),
          },
        ])
        return 'error' in answer ? answer : { data: id }
      },
    }),

    revokeInvitation: build.mutation<null, { id: string }>({
      queryFn: ({ id }) =>
        write(invitations, id, () => [{ path: `${invitations}/${id}`, isDeleted: true }]),
    }),

    /** Makes the account of the person invited an administrator. They have no session yet: hence the uid. */
    acceptInvitation: build.mutation<null, { id: string; uid: string }>({
      queryFn: ({ id, uid }) =>
        write(invitations, id, (data, { now }) => {
          if (data === undefined) throw noRecord()
          const { name, email, role, mobile, by } = data
          const entry = { name, email, role, mobile, addedBy: by, at: now, invitation: id }
          return [
            { path: `${people}/${uid}`, set: withoutUndefined(entry) },
            { path: `${invitations}/${id}`, update: { usedBy: uid } },
          ]
        }),
    }),
  }),
})

export const {
  useListenPeopleQuery,
  useAddPersonMutation,
  useChangePersonMutation,
  useRemovePersonMutation,
  useListenInvitationsQuery,
  useReadInvitationQuery,
  useInviteMutation,
  useRevokeInvitationMutation,
  useAcceptInvitationMutation,
} = peopleApi

const people = 'admins'
const invitations = 'admin_invites'

const fields = { name: string(), email: string(), role: string(), mobile: string() }
const personSchema = object({ ...fields, addedBy: string(), at: timestamp('Added') })
const invitationSchema = object({
  ...fields,
  by: string(),
  days: number(),
  at: timestamp('Invited'),
  usedBy: string(),
})

const nameOf = ({ name, email, id }: Person) => name ?? email ?? id

function toPerson({ id, name, email, role, mobile, addedBy, at, ...rest }: PersonRecord): Person {
  // For the rules, too, a role that is no text is no owner's.
  const stored = rest.unreadable?.includes('role') ? null : role
  const { atMillis } = rest as { atMillis?: number | null }
  return { id, name, email, role: roleOf(stored), mobile, addedBy, at, atMillis }
}

type PersonRecord = Live<{
  name?: string
  email?: string
  role?: string
  mobile?: string
  addedBy?: string
  at?: string
}>

type InvitationRecord = PersonRecord & { by?: string; days?: number; usedBy?: string }

function toInvitation(record: InvitationRecord): Invitation {
  const { id, name = '', email = '', role, mobile, by = '', days = 0, usedBy } = record
  const { atMillis } = record as { atMillis?: number | null }
  const untilMillis = (atMillis ?? 0) + days * dayMillis
  return { id, name, email, role: roleOf(role ?? ''), mobile, by, untilMillis, usedBy }
}

const normalized = ({ name, email, role, mobile }: NewPerson) => ({
  name: name.trim(),
  email: email.trim().toLowerCase(),
  role,
  mobile: mobile === '' ? undefined : mobile,
})

const refused = 'The server did not accept this. Only owners may do it, and nobody to themselves.'

const isThere =
  'This person is an administrator already. The list has a button to change the entry.'

const write = (path: string, id: string, decide: Decide) =>
  attempt(async () => {
    await withRefusal(refused, () => commit(path, id, decide))
    return null
  })
