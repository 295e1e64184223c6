import { weakMapMemoize } from '@reduxjs/toolkit'
import { digitsOf } from '@/features/requests/api'
import { createSoundTest, wordsIn, type Heard } from '@/shared/desk/search/heard'
import { compareNames } from '@/shared/text/compareNames'
import { normalizeText } from '@/shared/text/search'
import type { MemberRecord } from '../makeMember'
import { createNumberTest } from '../memberNumber'
import type { MemberRow } from './memberRows'

/** The orders to choose from: by a press on the head of a column, too. */
export const sorts = {
  number: 'Number',
  name: 'Name',
  paidUntil: 'Valid until',
}

export type Sort = keyof typeof sorts

export const sortOf = (text: string | null): Sort =>
  text !== null && Object.hasOwn(sorts, text) ? (text as Sort) : 'number'

export type MemberFilter = {
  search: string
  /** Empty: all. */
  standing: string
  kind: string
  district: string
  /** Only these; undefined: all. */
  ids?: readonly string[]
  sort: Sort
}

/** The searched words of a member, made once for each version of its record. */
const wordsOf = weakMapMemoize(({ number, legacyNumber, profile }: MemberRecord) => {
  const { name, firmName, mobile, whatsapp, email, gstin, udyam } = profile ?? {}
  const texts = [number, legacyNumber, name, firmName, mobile, whatsapp, email, gstin, udyam]
  return normalizeText(texts.filter((text) => typeof text === 'string').join('\n'))
})

const namesOf = ({ profile }: MemberRecord) => `${profile?.name ?? ''}\n${profile?.firmName ?? ''}`

const soundOf = weakMapMemoize((member: MemberRecord, heard: Heard) => heard(namesOf(member)))

/**
 * The members that match, in their order, and before them the one whose number was typed. The number decides
 * between the same values.
 *
 * @param heard compares Odia with Latin letters; undefined until it is loaded
 */
export function findMembers(
  rows: readonly MemberRow[],
  { search, standing, kind, district, ids, sort }: MemberFilter,
  heard?: Heard,
): MemberRow[] {
  const words = wordsIn(search)
  const digits = digitsOf(search)
  const hasNumber = createNumberTest(search)
  const soundsLike = createSoundTest(search, heard)
  const isFound = ({ member }: MemberRow) => {
    const own = wordsOf(member)
    return (
      words.every((word) => own.includes(word)) ||
      (digits !== '' && own.includes(digits)) ||
      hasNumber(member) ||
      soundsLike(namesOf(member), (by) => soundOf(member, by))
    )
  }
  return rows
    .filter(
      (row) =>
        (standing === '' || row.standing === standing) &&
        (kind === '' || row.kind === kind) &&
        (district === '' || row.district === district) &&
        (ids === undefined || ids.includes(row.id)) &&
        isFound(row),
    )
    .sort(
      (a, b) =>
        Number(hasNumber(b.member)) - Number(hasNumber(a.member)) ||
        compareNames(a[sort], b[sort]) ||
        compareNames(a.number, b.number) ||
        (a.id < b.id ? -1 : 1),
    )
}
