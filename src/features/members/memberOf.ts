import { isSameName, readName } from '@/shared/text/sameName'
import { normalizeText } from '@/shared/text/search'
import { copiedMobile, mobilePattern, normalizeMobile } from '@/shared/validation/mobile'
import type { MemberRow } from './rows/memberRows'
import { createNumberTest } from './memberNumber'

type Person = { name: string; firmName: string; mobile: string }

/** A member, and whether the person has another name: then only the number is the member's. */
export type MemberOf = { row: MemberRow; isOtherName: boolean }

/**
 * Creates the function that finds the member that a person is: by the mobile number, which relatives and partners
 * may share, and the name. Without a number by the name and the firm.
 */
export function createMemberOf(rows: readonly MemberRow[]) {
  const byKey = new Map<string, MemberRow[]>()
  for (const row of rows) {
    const known = byKey.get(keyOf(row))
    if (known === undefined) byKey.set(keyOf(row), [row])
    else known.push(row)
  }
  return (person: Person): MemberOf | undefined => {
    const members = byKey.get(keyOf(person)) ?? []
    const name = readName(person.name)
    const same = members.find((row) => isSameName(readName(row.name), name))
    if (same !== undefined) return { row: same, isOtherName: false }
    const [only, ...others] = members
    return only === undefined || others.length > 0 ? undefined : { row: only, isOtherName: true }
  }
}

const keyOf = ({ name, firmName, mobile }: Person) =>
  normalizeMobile(mobile) || `${normalizeText(name)}\n${normalizeText(firmName)}`

/** The member whose number was typed, or whose mobile number no other member has. */
export function memberTyped(
  rows: readonly MemberRow[],
  number: string,
  mobile: string,
): MemberRow | undefined {
  if (number.trim() !== '') {
    const hasNumber = createNumberTest(number)
    return rows.find(({ member }) => hasNumber(member))
  }
  const digits = copiedMobile(mobile)
  if (!mobilePattern.test(digits)) return undefined
  const [only, ...others] = rows.filter((row) => normalizeMobile(row.mobile) === digits)
  return others.length > 0 ? undefined : only
}
