import type { MemberRecord } from '../makeMember'
import { shownNumber } from '../memberNumber'
import { standingOn, type Standing } from '@/shared/members/standing'

/** A member as the list shows it on a day. */
export type MemberRow = {
  id: string
  /** As on the card. */
  number: string
  name: string
  firmName: string
  mobile: string
  district: string
  kind: string
  standing: Standing
  /** YYYY-MM-DD; empty where nothing is paid each year, or was never paid. */
  paidUntil: string
  member: MemberRecord
}

const textOf = (value: unknown) => (typeof value === 'string' ? value : '')

/**
 * @param today the day in India
 * @param graceDays undefined: the usual ones
 */
export const rowsOf = (
  members: readonly MemberRecord[],
  today: string,
  graceDays: number | undefined,
): MemberRow[] =>
  members.map((member) => {
    const { id, number = '', legacyNumber, kind = '', paidUntil, hold, ended, profile } = member
    const standing = standingOn({ kind, paidUntil, hold, ended }, today, graceDays)
    return {
      id,
      number: shownNumber({ number, legacyNumber }),
      name: textOf(profile?.name),
      firmName: textOf(profile?.firmName),
      mobile: textOf(profile?.mobile),
      district: textOf(profile?.district),
      kind,
      standing,
      paidUntil: standing === 'life' ? '' : textOf(paidUntil),
      member,
    }
  })
