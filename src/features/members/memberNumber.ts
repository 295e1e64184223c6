import { weakMapMemoize } from '@reduxjs/toolkit'
import { keyOfNumber } from '@/shared/members/numberKey'
import { plainText } from '@/shared/validation/typed'

/*
 * A membership number is kept as it is printed on cards and in old lists. The numbers of the association's own
 * series are plain digits, and each follows one that there is.
 */

export { keyOfNumber }

/** As it is stored. Digits alone have no leading zeros: `0017` and `17` are one number. */
export function normalizeMemberNumber(typed: string): string {
  const text = plainText(typed).trim().replace(/\s+/g, ' ')
  return /^\d+$/.test(text) ? text.replace(/^0+(?=\d)/, '') : text
}

/** The database's rules have the same pattern. */
export const memberNumberPattern = /^(?!0\d*$)[A-Za-z0-9][A-Za-z0-9 ./_()-]{0,19}$/

type Numbered = { number?: string; legacyNumber?: string }

/** Made once for each version of a record. */
const keysOf = weakMapMemoize(({ number = '', legacyNumber = '' }: Numbered) =>
  [number, legacyNumber].map((text) => keyOfNumber(normalizeMemberNumber(text))),
)

/** Creates the test whether a member has the typed number: `uo-2019-017` is UO/2019/017, and `Member 0017` is 17. */
export function createNumberTest(typed: string): (member: Numbered) => boolean {
  const key = keyOfNumber(normalizeMemberNumber(typed.replace(/^\s*member\s+(?=.*\d)/i, '')))
  return (member) => key !== '' && keysOf(member).includes(key)
}

/** As it is shown: in the spelling of an old list, where that differs. */
export const shownNumber = ({ number, legacyNumber }: { number: string; legacyNumber?: string }) =>
  legacyNumber ?? number

/**
 * The next number of the own series. Numbers of old lists do not count, not even plain digits.
 *
 * @param first the number with which an owner lets the series begin, after the cards that are printed
 * @param highest of the series so far; undefined: none has been given
 */
export const nextInSeries = (first: number, highest: number | undefined) =>
  Math.max(first, (highest ?? 0) + 1)
