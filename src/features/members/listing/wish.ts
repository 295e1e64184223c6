import { millisOf } from '@/shared/firestore/live/readDocument'
import { readMany, readOne } from '@/shared/firestore/submit'
import { readWish, wishesPath } from '@/shared/members/listingWish'
import {
  contactsIn,
  directoryPath,
  listedContacts,
  type ListedContact,
} from '@/shared/members/shown'
import { hasEnded } from '@/shared/members/standing'
import { historyOf } from '@/shared/requests/review'
import { dayInIndia } from '@/shared/text/dateText'
import { today } from '@/shared/validation/dates'
import { readMember, type MemberRecord } from '../makeMember'
import { membersPath } from '../memberChanges'
import { contactLabel } from './listingForm'

/** The wish of a member on My request about the directory. */
export type Wish = {
  /** Milliseconds since 1970. */
  at: number | null
  /** Null: not listed. That was done at once. */
  contacts: ListedContact[] | null
  /** Whether the office has listed the firm, or taken it out, since. */
  isAnswered?: boolean
}

type Fields = { [field: string]: unknown }

/** Of a member made from a request; null if nothing was said. */
export async function readListingWish(requestId: string): Promise<Wish | null> {
  const wish = toWish((await readWish(requestId))?.data)
  return wish && { ...wish, isAnswered: await isAnswered(requestId, wish) }
}

/** The ids of the members whose wish waits for the office. Most wishes are done: the directory says so, and no member is read for them. */
export async function readAskingMembers(): Promise<string[]> {
  const wishes = (await readMany(wishesPath)).flatMap(({ id: ref, data }) => {
    const wish = toWish(data)
    return wish?.contacts ? [{ ref, wish, key: String(data.key) }] : []
  })
  if (wishes.length === 0) return []
  const entries = (await readMany(directoryPath)).flatMap(({ data }) =>
    Object.values((data.entries ?? {}) as { [key: string]: Fields }),
  )
  const listedBy = new Map(entries.map((entry) => [entry.ref, contactsIn(entry)]))
  const asking = await Promise.all(
    wishes.map(async ({ ref, wish, key }) => {
      const listed = listedBy.get(ref) ?? null
      if (isShown(wish.contacts ?? [], listed)) return []
      const { requestId } = (await readOne('request_keys', key)) ?? {}
      const member = typeof requestId === 'string' ? await readMember(requestId) : null
      if (member === null || hasEnded(member, today())) return []
      const isOpen =
        openContacts(wish, listed, member) !== undefined && !(await isAnswered(member.id, wish))
      return isOpen ? [member.id] : []
    }),
  )
  return asking.flat()
}

/** A wish that the office has not done, but has listed the firm or taken it out after it, waits no more. */
async function isAnswered(memberId: string, { at, contacts }: Wish): Promise<boolean> {
  if (at === null || contacts === null) return false
  const history = historyOf(`${membersPath}/${memberId}`)
  const steps = await readMany(history, { in: ['kind', ['list', 'unlist']] })
  return steps.some(({ data }) => (millisOf(data.at) ?? 0) > at)
}

function toWish(stored: Fields | undefined): Wish | null {
  if (stored === undefined) return null
  const { contacts } = stored
  return {
    at: millisOf(stored.at),
    contacts: Array.isArray(contacts)
      ? listedContacts.filter((contact) => contacts.includes(contact))
      : null,
  }
}

const dayOf = ({ at }: Wish) => (at === null ? 'My request' : `My request on ${dayInIndia(at)}`)

/** How the member has agreed, as the form proposes it. */
export const agreedInWords = (wish: Wish) => `Asked on ${dayOf(wish)}`

export function wishInWords(wish: Wish): string {
  if (wish.contacts === null) return `The member took the firm out on ${dayOf(wish)}.`
  const contacts = wish.contacts.map(contactLabel).join(', ') || 'no person or contacts'
  return `The member asked on ${dayOf(wish)} to be listed with: ${contacts}.`
}

/** Whether contacts are more than the member wishes to show. */
export const showsMore = ({ contacts }: Wish, shown: readonly ListedContact[]) =>
  contacts === null || shown.some((contact) => !contacts.includes(contact))

/** An act that is refused to editors, and what it needs. */
export const notAgreed = (wish: Wish) =>
  `${
    wish.contacts === null
      ? `The member asked on ${dayOf(wish)} not to be listed.`
      : `${wishInWords(wish)} That is less than what is ticked here.`
  } Only an owner can show more, and writes how the member has agreed since. Or the member asks for it on My request.`

const isShown = (wished: readonly ListedContact[], listed: readonly ListedContact[] | null) =>
  listed !== null && wished.every((contact) => listed.includes(contact))

/**
 * Those contacts that are wished and the member has; undefined if the directory shows them, none are wished, or the
 * office has decided since.
 */
export function openContacts(
  wish: Wish | null | undefined,
  listed: readonly ListedContact[] | null,
  { profile }: Pick<MemberRecord, 'profile'>,
): ListedContact[] | undefined {
  if (!wish?.contacts || wish.isAnswered) return undefined
  const wished = wish.contacts.filter((contact) => profile?.[contact])
  return isShown(wished, listed) ? undefined : wished
}
