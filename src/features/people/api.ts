import { number, object, string } from 'yup'
import { attemptAsOwner } from '@/features/session/desk'
import { currentUid } from '@/shared/auth/currentUid'
import { roleOf, type Role } from '@/shared/requests/roles'
import { firestoreApi } from '@/shared/firestore/api'
import { alreadyStored, attempt, KnownError, noRecord } from '@/shared/firestore/errors'
import { liveQuery, type LiveList } from '@/shared/firestore/live/liveQuery'
import { createReader, type Live } from '@/shared/firestore/live/readDocument'
import type { Decide } from '@/shared/firestore/lite'
import { withRefusal } from '@/shared/firestore/refusal'
import { commit, readOne, readWhere } from '@/shared/firestore/submit'
import { withoutUndefined } from '@/shared/firestore/withoutUndefined'
import { compareNames } from '@/shared/text/compareNames'
import { dayMillis } from '@/shared/text/dateText'
import { timestamp } from '@/shared/validation/dates'
import {
  invitationsThatEnd,
  isWritten,
  type StoredInvitation,
} from '@/shared/desk/history/deskHistory'
import {
  additionOf,
  changeOfPerson,
  creationOfInvitation,
  differing,
  endOfInvitation,
  invitations,
  people,
  removalOfPerson,
} from '@/shared/desk/deskWrites'

export type Person = {
  /** The uid of the account. */
  id: string
  name?: string
  email?: string
  role: Role
  /** Ten digits. Administrators cannot decide a request with their own number. */
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
  /** The uid of the person who has accepted it. */
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

    // Each change takes the id of its form: sent again after a lost answer, it is written once.

    /** For an account that was made in the console. Ends invitations to the same address. */
    addPerson: build.mutation<null, NewPerson & { uid: string; id: string }>({
      queryFn: ({ uid, id, ...asked }, api) =>
        attemptAsOwner(api, async () => {
          const by = currentUid(api)
          const person = withoutUndefined({ ...normalized(asked), addedBy: by })
          const path = `${people}/${uid}`
          const ending = await invitationsThatEnd({ email: asked.email })
          await write(people, uid, by, ending, async (data, { now }) => {
            if (data === undefined) {
              return additionOf('add', path, id, { by, now }, { ...person, at: now })
            }
            if (await isWritten(path, id, withoutUndefined(normalized(asked)))) return undefined
            throw new KnownError('already-exists', isThere)
          })
        }),
    }),

    /** Fields left out stay; null takes the mobile number away. Invitations by a former owner end. */
    changePerson: build.mutation<
      null,
      { uid: string; id: string; role?: Role; name?: string; mobile?: string | null }
    >({
      queryFn: ({ uid, id, mobile, ...asked }, api) =>
        attemptAsOwner(api, async () => {
          const by = currentUid(api)
          const path = `${people}/${uid}`
          const isOwnerNoMore = asked.role !== undefined && asked.role !== 'owner'
          const ending = isOwnerNoMore ? await invitationsThatEnd({ by: uid }) : []
          await write(people, uid, by, ending, async (data, { now, none }) => {
            if (data === undefined) throw noRecord()
            const change = differing(data, {
              ...withoutUndefined(asked),
              ...(mobile !== undefined && { mobile: mobile ?? undefined }),
            })
            if (Object.keys(change).length === 0) return undefined
            if (await isWritten(path, id, withoutUndefined(change))) return undefined
            return changeOfPerson(path, id, { by, now, none }, data, change)
          })
        }),
    }),

    /** Also ends the invitations that they made, and those to their address. */
    removePerson: build.mutation<null, { uid: string }>({
      queryFn: ({ uid }, api) =>
        attemptAsOwner(api, async () => {
          const by = currentUid(api)
          const email = (await readOne(people, uid))?.email as string | undefined
          const ending = await invitationsThatEnd({ by: uid, email })
          await write(people, uid, by, ending, (data, { now }) =>
            // An earlier try may have arrived.
            data === undefined ? undefined : removalOfPerson(`${people}/${uid}`, { by, now }, data),
          )
        }),
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

    /** The id is the secret in the link. An earlier invitation to the same address ends. */
    invite: build.mutation<null, NewPerson & { id: string; days?: number }>({
      queryFn: ({ id, days = invitationDays, ...asked }, api) =>
        attemptAsOwner(api, async () => {
          const by = currentUid(api)
          const person = normalized(asked)
          const isKnown = (await readWhere(people, 'email', person.email)).length > 0
          if (isKnown) throw new KnownError('already-exists', hasEntry)
          const toAddress = await invitationsThatEnd({ email: person.email })
          const ending = toAddress.filter((invitation) => invitation.id !== id)
          const invitation = withoutUndefined({ ...person, days, by })
          await write(invitations, id, by, ending, (data, { now }) => {
            if (data === undefined) {
              const made = { ...invitation, at: now }
              return creationOfInvitation(`${invitations}/${id}`, { by, now }, made)
            }
            if (Object.keys(differing(data, { mobile: undefined, ...invitation })).length > 0) {
              throw alreadyStored()
            }
            return undefined
          })
        }),
    }),

    revokeInvitation: build.mutation<null, { id: string }>({
      queryFn: ({ id }, api) =>
        attemptAsOwner(api, () => {
          const by = currentUid(api)
          return write(
            invitations,
            id,
            by,
            [],
            (data, { now }) => data && endOfInvitation(`${invitations}/${id}`, { by, now }, data),
          )
        }),
    }),

    /** Makes the account of the person invited an administrator. They have no session yet: hence the uid. */
    acceptInvitation: build.mutation<null, { id: string; uid: string }>({
      queryFn: ({ id, uid }) =>
        attempt(() =>
          write(invitations, id, uid, [], (data, { now }) => {
            if (data === undefined) throw noRecord()
            if (data.usedBy === uid) return undefined
            const { name, email, role, mobile, by } = data
            const person = { name, email, role, mobile, addedBy: by, at: now, invitation: id }
            return [
              ...additionOf(
                'accept',
                `${people}/${uid}`,
                id,
                { by: uid, now },
                withoutUndefined(person),
              ),
              { path: `${invitations}/${id}`, update: { usedBy: uid } },
            ]
          }),
        ),
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

const hasEntry =
  'There is an administrator with this e-mail address already. The list has a button to change the entry.'

const isThere =
  'This person is an administrator already. The list has a button to change the entry.'

/** Ended in one commit at most: the rules may look up 20 documents for it, and each takes three. */
const endingPerCommit = 4

/** Commits in our own words, and ends invitations with it. */
async function write(
  path: string,
  id: string,
  by: string | null,
  ending: readonly StoredInvitation[],
  decide: Decide,
): Promise<null> {
  const ends = (part: readonly StoredInvitation[], now: unknown) =>
    part.flatMap(({ id: ended, data }) =>
      endOfInvitation(`${invitations}/${ended}`, { by, now }, data),
    )
  let left = ending
  await withRefusal(refused, async () => {
    for (; left.length > endingPerCommit; left = left.slice(endingPerCommit)) {
      const part = left.slice(0, endingPerCommit)
      await commit(path, id, (_data, { now }) => ends(part, now))
    }
    await commit(path, id, async (data, sentinels) => {
      const writes = await decide(data, sentinels)
      return writes && [...writes, ...ends(left, sentinels.now)]
    })
  })
  return null
}
