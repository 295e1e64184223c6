import type { BaseQueryApi } from '@reduxjs/toolkit/query'
import { commitOnce, type Outcome } from '@/shared/firestore/commitOnce'
import { KnownError, noRecord } from '@/shared/firestore/errors'
import { createReader, type Live } from '@/shared/firestore/live/readDocument'
import { nextInChain } from '@/shared/firestore/nextInChain'
import { readMany, readOne } from '@/shared/firestore/submit'
import { kinds } from '@/shared/requests/steps'
import { severalLines } from '@/shared/validation/typed'
import { membersPath, numbersPath } from './memberChanges'
import { newMemberWrites, type NewMember } from './newMember'
import { nextInSeries } from './memberNumber'
import { profileOfRequest } from './profileOfRequest'
import { refOf } from './refOf'
import { memberSchema, type Member } from './schema'

/** A member as the store and the pages have it. */
export type MemberRecord = Live<Member>

/** A member is made from an approved request, under its id, or by hand under that of the form. */
export type MadeMember = Omit<NewMember, 'profile' | 'requestId'> & {
  /** Of the form: sent again, it is written once. */
  id: string
} & ({ requestId: string } | { profile: NewMember['profile'] })

const refused =
  'The server did not accept this. Your rights may have changed, or the applicant has withdrawn the request. No member was made.'

const read = createReader(memberSchema)

/**
 * Makes a member with the next number, once: a request, or a form, makes one member.
 *
 * @returns the member, or a `Conflict` with the one that a colleague has made
 */
export async function makeMember(
  made: MadeMember,
  api: Pick<BaseQueryApi, 'getState'>,
): Promise<Outcome<MemberRecord>> {
  const { id: formId, ...action } = made
  const id = 'requestId' in made ? made.requestId : formId
  const number = nextInChain(readNextNumber, isGiven)
  return commitOnce(
    {
      target: { path: membersPath, id },
      id: formId,
      action,
      refused,
      async decide(stored, { entryId, ...stamp }) {
        if (stored !== undefined) return 'conflict'
        const member = await toNewMember(made)
        const n = await number.read()
        return newMemberWrites(id, n, member, { ...stamp, entryId }, await refOf(member))
      },
      mayRetry: number.isRace,
      read: (stored) => read(id, stored),
      readCurrent: (stored) => read(id, stored),
    },
    api,
  )
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

const isGiven = async (n: number) => (await readOne(numbersPath, String(n))) !== undefined

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
  const given = await readOne(numbersPath, String(next))
  // A colleague may give it just now: the commit says so, and the number after it is tried.
  if (given === undefined || 'n' in given) return next
  // From before the series began.
  const message = `An old list has the number ${next}. An owner enters a higher first number on the page Members, under “Numbers and types”.`
  throw new KnownError('numbers-taken', message)
}

/** @returns null if there is none, or no longer */
export async function readMember(id: string): Promise<MemberRecord | null> {
  const data = await readOne(membersPath, id)
  return data === undefined ? null : read(id, data)
}
