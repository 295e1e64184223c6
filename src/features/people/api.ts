import { attemptAsOwner } from '@/features/session/desk'
import type { Role } from '@/shared/requests/roles'
import { firestoreApi } from '@/shared/firestore/api'
import { alreadyStored, attempt, KnownError, noRecord } from '@/shared/firestore/errors'
import { liveQuery, type LiveList } from '@/shared/firestore/live/liveQuery'
import { createReader } from '@/shared/firestore/live/readDocument'
import { readMany, readOne } from '@/shared/firestore/submit'
import { withoutUndefined } from '@/shared/firestore/withoutUndefined'
import { compareNames } from '@/shared/text/compareNames'
import { isWritten } from '@/shared/desk/history/deskHistory'
import {
  additionOf,
  changeOfPerson,
  creationOfInvitation,
  differing,
  endOfInvitation,
  invitations,
  people,
  removalOfPerson,
} from '@/shared/desk/history/historyWrites'
import { commitEnding } from './commitEnding'
import {
  invitationDays,
  invitationSchema,
  personSchema,
  removalSchema,
  titleOfPerson,
  toFormerPerson,
  toInvitation,
  toPerson,
  type FormerPerson,
  type Invitation,
  type NewPerson,
  type Person,
} from './schema'

export const peopleApi = firestoreApi.injectEndpoints({
  endpoints: (build) => ({
    /** All administrators, by name. */
    listenPeople: build.query<LiveList<Person>, void>(
      liveQuery({
        sourceOf: () => people,
        schema: () => Promise.resolve(personSchema),
        toItem: toPerson,
        compare: (a, b) => compareNames(titleOfPerson(a), titleOfPerson(b)),
      }),
    ),

    /**
     * The administrators who were removed, the last removal first. The entries of all histories are one group to
     * the database, so a name stays for as long as its entry.
     */
    listenFormerPeople: build.query<LiveList<FormerPerson>, void>(
      liveQuery({
        sourceOf: () => ({ group: 'history', where: [['kind', '==', 'remove']] }),
        schema: () => Promise.resolve(removalSchema),
        toItem: toFormerPerson,
        compare: (a, b) => b.removedAtMillis - a.removedAtMillis,
      }),
    ),

    // Each change takes the id of its form: sent again after a lost answer, it is written once.

    /** For an account that was made in the console. Ends invitations to the same address. */
    addPerson: build.mutation<null, NewPerson & { uid: string; id: string }>({
      queryFn: ({ uid, id, ...asked }, api) =>
        attemptAsOwner(api, (by) => {
          const person = withoutUndefined(normalized(asked))
          const path = `${people}/${uid}`
          return commitEnding(people, uid, by, { email: asked.email }, async (data, { now }) => {
            if (data === undefined) {
              const added = { ...person, addedBy: by, at: now }
              return additionOf('add', path, id, { by, now }, added)
            }
            if (await isWritten(path, id, person)) return undefined
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
        attemptAsOwner(api, (by) => {
          const path = `${people}/${uid}`
          const isOwnerNoMore = asked.role !== undefined && asked.role !== 'owner'
          const ending = isOwnerNoMore ? { by: uid } : {}
          return commitEnding(people, uid, by, ending, async (data, { now, none }) => {
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
        attemptAsOwner(api, async (by) => {
          const email = (await readOne(people, uid))?.email as string | undefined
          return commitEnding(people, uid, by, { by: uid, email }, (data, { now }) =>
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

    /** For the invited person after the sign-in and the confirmed address. Null: there is none. */
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
        attemptAsOwner(api, async (by) => {
          const person = normalized(asked)
          const { email } = person
          const isKnown = (await readMany(people, { is: ['email', email] })).length > 0
          if (isKnown) throw new KnownError('already-exists', hasEntry)
          const invitation = withoutUndefined({ ...person, days, by })
          return commitEnding(invitations, id, by, { email }, (data, { now }) => {
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
        attemptAsOwner(api, (by) =>
          commitEnding(
            invitations,
            id,
            by,
            {},
            (data, { now }) => data && endOfInvitation(`${invitations}/${id}`, { by, now }, data),
          ),
        ),
    }),

    /** Makes the account of the person invited an administrator. They have no session yet: hence the uid. */
    acceptInvitation: build.mutation<null, { id: string; uid: string }>({
      queryFn: ({ id, uid }) =>
        attempt(() =>
          commitEnding(invitations, id, uid, {}, (data, { now }) => {
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
  useListenFormerPeopleQuery,
  useAddPersonMutation,
  useChangePersonMutation,
  useRemovePersonMutation,
  useListenInvitationsQuery,
  useReadInvitationQuery,
  useInviteMutation,
  useRevokeInvitationMutation,
  useAcceptInvitationMutation,
} = peopleApi

const normalized = ({ name, email, role, mobile }: NewPerson) => ({
  name: name.trim(),
  email: email.trim().toLowerCase(),
  role,
  mobile: mobile === '' ? undefined : mobile,
})

const hasEntry =
  'There is an administrator with this e-mail address already. The list has a button to change the entry.'

const isThere =
  'This person is an administrator already. The list has a button to change the entry.'
