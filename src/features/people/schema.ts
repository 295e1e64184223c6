import { number, object, string } from 'yup'
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
  atMillis?: number | null
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

export const personName = ({ name, email, id }: Person) => name ?? email ?? id

export function toPerson({
  id,
  name,
  email,
  role,
  mobile,
  addedBy,
  at,
  ...rest
}: PersonRecord): Person {
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

export function toInvitation(record: InvitationRecord): Invitation {
  const { id, name = '', email = '', role, mobile, by = '', days = 0, usedBy } = record
  const { atMillis } = record as { atMillis?: number | null }
  const untilMillis = (atMillis ?? 0) + days * dayMillis
  return { id, name, email, role: roleOf(role ?? ''), mobile, by, untilMillis, usedBy }
}
