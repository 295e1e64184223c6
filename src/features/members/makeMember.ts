import type { BaseQueryApi } from '@reduxjs/toolkit/query'
import { currentUid } from '@/shared/auth/currentUid'
import { areSameValues } from '@/shared/desk/history/historyWrites'
import {
  alreadyStored,
  KnownError,
  noRecord,
  toAppError,
  type AppError,
} from '@/shared/firestore/errors'
import { createReader, type Live } from '@/shared/firestore/live/readDocument'
import { withRefusal } from '@/shared/firestore/refusal'
import { commit, readMany, readOne } from '@/shared/firestore/submit'
import { kinds } from '@/shared/requests/steps'
import { severalLines } from '@/shared/validation/typed'
import { membersPath, numbersPath } from './memberChanges'
import { newMemberWrites, type NewMember } from './newMember'
import { nextInSeries } from './memberNumber'
import { profileOfRequest } from './profileOfRequest'
import { refOf } from './refOf'
import { memberSchema, profileSchema, type Member } from './schema'

/** A member as the store and the pages have it. */
export type MemberRecord = Live<Member>

/** A member is made from an approved request, or by hand under the id of the form. */
export type MadeMember = Omit<NewMember, 'profile' | 'requestId'> &
  ({ requestId: string } | { id: string; profile: NewMember['profile'] })

type Fields = { [name: string]: unknown }

type Made = { data: MemberRecord } | { error: AppError }

const refused =
  'The server did not accept this. Your rights may have changed, or the applicant has withdrawn the request. No member was made.'

/** Tries, when colleagues take the numbers at the same moment. */
const tries = 5

/** Plain numbers of old lists that may lie in the way of the series. */
const mostInTheWay = 20

const read = createReader(memberSchema)

/** Makes a member with the next number. Safe to send twice: a request, or a form, makes one member. */
export async function makeMember(
  made: MadeMember,
  api: Pick<BaseQueryApi, 'getState'>,
): Promise<Made> {
  const by = currentUid(api)
  if (by === null) return { error: toAppError({ code: 'unauthenticated' }) }
  const id = 'requestId' in made ? made.requestId : made.id
  let tried: number | undefined
  for (let attempt = 1; ; attempt += 1) {
    try {
      const { isSaved, data = {} } = await withRefusal(refused, () =>
        commit(membersPath, id, async (stored, sentinels) => {
          // An earlier try arrived, and its answer was lost; or a colleague has pressed, too.
          if (stored !== undefined) return undefined
          const member = await toNewMember(made)
          tried = await readNextNumber()
          return newMemberWrites(id, tried, member, { ...sentinels, by }, await refOf(member))
        }),
      )
      if (!isSaved && !isSame(data, made)) throw alreadyStored()
      return { data: read(id, data) }
    } catch (thrown) {
      const error = toAppError(thrown)
      const isTaken =
        error.code === 'refused' && attempt < tries && tried !== undefined && (await isGiven(tried))
      if (!isTaken) return { error }
    }
  }
}

async function toNewMember(made: MadeMember): Promise<NewMember> {
  const { kind, joinedOn } = made
  const text = severalLines(made.text ?? '') || undefined
  if (!('requestId' in made)) return { kind, joinedOn, text, profile: made.profile }
  const { requestId } = made
  const request = await readOne(kinds.registrations.path, requestId)
  if (request === undefined) throw noRecord()
  return { kind, joinedOn, text, requestId, profile: profileOfRequest(request) }
}

/** Whether a stored member is the one that was to be made. From a request there is no other. */
const isSame = (stored: Fields, made: MadeMember) =>
  'requestId' in made ||
  Object.keys(profileSchema.fields).every((name) =>
    areSameValues((stored.profile as Fields)[name], (made.profile as Fields)[name]),
  )

const isGiven = (n: number) =>
  readOne(numbersPath, String(n)).then(
    (stored) => stored !== undefined,
    () => false,
  )

/**
 * The number that the next member gets.
 *
 * @throws KnownError if no owner has said where the series begins, or an old list has the next numbers
 */
export async function readNextNumber(): Promise<number> {
  const [settings, [last]] = await Promise.all([
    readOne('settings', 'membership'),
    readMany(numbersPath, { highest: 'n', most: 1 }),
  ])
  const first: unknown = settings?.firstNumber
  if (typeof first !== 'number') {
    const message =
      'The first membership number is missing. An owner enters it on the page Members, under “Numbers and types”.'
    throw new KnownError('no-first-number', message)
  }
  const next = nextInSeries(first, last?.data.n as number | undefined)
  for (let n = next; n < next + mostInTheWay; n += 1) {
    if ((await readOne(numbersPath, String(n))) === undefined) return n
  }
  const message = `An old list has the numbers from ${next} to ${next + mostInTheWay - 1}. An owner can enter a higher first number on the page Members, under “Numbers and types”.`
  throw new KnownError('numbers-taken', message)
}

/** @returns null if there is none, or no longer */
export async function readMember(id: string): Promise<MemberRecord | null> {
  const data = await readOne(membersPath, id)
  return data === undefined ? null : read(id, data)
}
