import { number, object, string, type InferType, type ISchema } from 'yup'
import { roleOf, type Role } from '@/shared/requests/roles'
import type { Live } from '@/shared/firestore/live/readDocument'
import { dayMillis } from '@/shared/text/dateText'
import { timestamp } from '@/shared/validation/dates'

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
}

export type NewPerson = { name: string; email: string; role: Role; mobile?: string }

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

const fields = { name: string(), email: string(), role: string(), mobile: string() }
export const personSchema = object({ ...fields, addedBy: string(), at: timestamp('Added') })
export const invitationSchema = object({
  ...fields,
  by: string(),
  days: number(),
  at: timestamp('Invited'),
  usedBy: string(),
})

/** The entry of a removal, in the history of an administrator. */
export const removalSchema = object({ name: string(), at: timestamp('Removed') })

export type FormerPerson = {
  /** The path of the entry. */
  id: string
  uid: string
  name: string
  removedAtMillis: number
}

/** How a person is called in the list of people. Older entries have no name. */
export const titleOfPerson = ({ name, email }: Person) => name ?? email ?? 'No name'

type Stored<Schema extends ISchema<unknown>> = Live<InferType<Schema>> & {
  /** Of `at`. */
  atMillis?: number | null
}

export function toPerson({ unreadable, role, ...stored }: Stored<typeof personSchema>): Person {
  const { id, name, email, mobile, addedBy, at } = stored
  // For the rules, too, a role that is no text is no owner's.
  const isReadable = unreadable?.includes('role') !== true
  return { id, name, email, role: roleOf(isReadable && role), mobile, addedBy, at }
}

export function toInvitation(stored: Stored<typeof invitationSchema>): Invitation {
  const { id, name = '', email = '', role, mobile, by = '', days = 0, usedBy, atMillis } = stored
  const untilMillis = (atMillis ?? 0) + days * dayMillis
  return { id, name, email, role: roleOf(role), mobile, by, untilMillis, usedBy }
}

export function toFormerPerson({
  id,
  name = '',
  atMillis,
}: Stored<typeof removalSchema>): FormerPerson {
  const [, uid = ''] = id.split('/')
  return { id, uid, name, removedAtMillis: atMillis ?? 0 }
}
