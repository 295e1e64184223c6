import { textOf } from '@/features/requests/api'
import type { MemberRow } from '@/features/members/desk'
import type { AdminRecord } from '@/shared/collectionConfig'
import { stateOf } from '@/shared/requests/review'
import { dateInIndia } from '@/shared/text/dateText'
import { normalizeMobile } from '@/shared/validation/mobile'

/** A member as far as the attendance needs it. */
export type KnownMember = {
  id: string
  name: string
  firmName: string
  mobile: string
  email: string
  /** When these facts were written, in milliseconds since 1970. */
  at: number
  /** The day from which a meeting without this person counts as missed; empty: always. */
  since: string
  /** As on the card; none of an approved registration. */
  number?: string
}

/**
 * The members, and those whose registration is approved and who have no number yet. Left out are members who
 * have left, and those without a mobile number: a meeting cannot recognise them.
 *
 * @param registrations as the desk has corrected them
 */
export function knownMembers(
  rows: readonly MemberRow[],
  registrations: readonly AdminRecord[],
): KnownMember[] {
  const isMade = new Set(rows.map(({ id }) => id))
  return [
    ...rows.filter(({ standing }) => standing !== 'left').map(ofMember),
    ...registrations
      .filter((record) => stateOf(record) === 'approved' && !isMade.has(record.id))
      .map(ofRegistration),
  ].filter(({ mobile }) => normalizeMobile(mobile) !== '')
}

function ofMember({ id, number, name, firmName, mobile, member }: MemberRow): KnownMember {
  const { profile, updatedAtMillis, joinedOn = '', startedOn = joinedOn } = member
  const email = typeof profile?.email === 'string' ? profile.email : ''
  return {
    id,
    number,
    name,
    firmName,
    mobile,
    email,
    at: updatedAtMillis ?? 0,
    since: startedOn,
  }
}

function ofRegistration(record: AdminRecord): KnownMember {
  const { id, createdAtMillis, review } = record
  return {
    id,
    name: textOf(record, 'name'),
    firmName: textOf(record, 'firmName'),
    mobile: textOf(record, 'mobile'),
    email: textOf(record, 'email'),
    at: createdAtMillis ?? 0,
    since: sortableDay(review?.sinceMillis ?? createdAtMillis),
  }
}

/** A day in India as YYYY-MM-DD; empty where it is not known. */
export const sortableDay = (millis: number | null) => (millis === null ? '' : dateInIndia(millis))
