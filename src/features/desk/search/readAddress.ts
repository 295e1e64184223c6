import { collectionById } from '@/features/requests/api'
import { cardKeyInCode, cardKeyPattern } from '@/shared/members/cardAddress'
import { referenceOf } from '@/shared/requests/reference'

/** The record that an address names: by its reference number, or by the key of its status; or a member, also by the card. */
type Named = { reference: string } | { key: string } | { member: string } | { cardKey: string }

/**
 * Reads an address as a scanner in the hand types it: of a confirmation's code, of My request, of a card,
 * or of a page of the desk. Its beginning does not matter: the key / may have opened the search in the middle of `https://`.
 */
export function readAddress(text: string): Named | undefined {
  const [, letters] =
    /\/desk\/meetings\/[^/#?]+\/door\/?#MM-?([0-9A-Z]{4}-?[0-9A-Z]{4})\W*$/i.exec(text) ?? []
  if (letters !== undefined) return { reference: referenceOf('MM', letters.replace('-', '')) }
  const [, key] = /\/my-request\/?#([0-9a-f]{64})\W*$/i.exec(text) ?? []
  if (key !== undefined) return { key: key.toLowerCase() }
  const [, member] = /\/desk\/members\/([0-9A-Z]{20})\b/i.exec(text) ?? []
  if (member !== undefined) return { member: member.toUpperCase() }
  const cardKey = cardKeyInCode(text)
  if (cardKey !== undefined) return cardKeyPattern.test(cardKey) ? { cardKey } : undefined
  const [, list = 'registrations', id] =
    /\/(?:member|request\/([a-z-]+))\/([0-9A-Z]{20})\b/i.exec(text) ?? []
  const prefix = collectionById(list)?.prefix
  return id === undefined || prefix === undefined
    ? undefined
    : { reference: referenceOf(prefix, id) }
}
