import { createNumberTest } from '@/features/members/desk'
import { createSearch } from '@/features/requests/api'
import { requestKinds } from '@/shared/requests/kinds'
import { normalizeText } from '@/shared/text/search'
import { isIn, type Guest } from './guests'

/** Shorter texts would list half of the guests. */
const shortestQuery = 2

/** The guests who are the member with the typed number. */
function guestsWithNumber(guests: readonly Guest[], query: string): Guest[] {
  const hasNumber = createNumberTest(query)
  return guests.filter(
    ({ member }) => member !== undefined && !member.isOtherName && hasNumber(member.row.member),
  )
}

/**
 * The guests that match by name, firm, mobile, reference number or the number of a member. That of a member comes
 * first, then a mobile number that ends with the digits, then guests who are not in yet.
 */
export function searchGuests(guests: readonly Guest[], query: string): Guest[] {
  const text = normalizeText(query).trim()
  const numbered = new Set(guestsWithNumber(guests, query))
  if (text.length < shortestQuery) return [...numbered]
  const isMatch = createSearch(requestKinds['meeting-answers'], query)
  const digits = /^[\d\s]+$/.test(text) ? text.replaceAll(' ', '') : undefined
  const rankOf = (guest: Guest) =>
    numbered.has(guest)
      ? -1
      : (digits !== undefined && !guest.searched.mobile.endsWith(digits) ? 2 : 0) +
        (isIn(guest) ? 1 : 0)
  return guests
    .filter((guest) => numbered.has(guest) || isMatch(guest.searched))
    .map((guest) => [rankOf(guest), guest] as const)
    .sort(([a], [b]) => a - b)
    .map(([, guest]) => guest)
}
