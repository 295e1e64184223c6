import type { MemberRow } from '@/features/members/desk'
import { cardKeyInCode, cardKeyPattern } from '@/shared/members/cardAddress'
import { isReference, referenceOf } from '@/shared/requests/reference'
import { guestWith, type Guest } from '../door-search/guests'

/** The reference number in a code, or the key of a membership card, or why the code is of no use here. */
export type Code = { reference: string } | { cardKey: string } | { problem: string }

const notOurs = 'This is not a code of the association. Search for the person instead.'
const notWhole = 'This code is incomplete. Search for the person instead.'
const otherMeeting = 'This code is for another meeting. Search for the person instead.'

/**
 * Reads a code of a confirmation page: the address of the door, with the letters of the reference number
 * behind the `#`. The host does not matter, since the site may have several. A code of My request is the number alone.
 * That of a membership card is the address of the page that checks it.
 */
export function readCode(text: string, meetingId: string): Code {
  const cardKey = cardKeyInCode(text)
  if (cardKey !== undefined) {
    return cardKeyPattern.test(cardKey) ? { cardKey } : { problem: notWhole }
  }
  if (number.test(text)) return readLetters(text.replace(/\W/g, ''))
  const [, id, letters] =
    /^https?:\/\/[^/]+\/desk\/meetings\/([^/#?]+)\/door\/?#(.*)$/i.exec(text.trim()) ?? []
  if (id === undefined || letters === undefined) return { problem: notOurs }
  return id === encodeURIComponent(meetingId) ? readLetters(letters) : { problem: otherMeeting }
}

const number = /^\W*MM[\s-]*[0-9A-Z]{4}[\s-]*[0-9A-Z]{4}\W*$/i

/** A code as a scanner in the hand types it: the whole address, or the number alone. Some put signs before it. */
export const isTypedCode = (text: string) => /https?:\/\//i.test(text) || number.test(text)

/** Reads a code that was typed. @param text see `isTypedCode` */
export function readTypedCode(text: string, meetingId: string): Code {
  const [address = text] = /https?:\/\/.*/i.exec(text) ?? []
  return readCode(address, meetingId)
}

/** Reads a reference number, with dashes or without. The result has its letters as they are in an id. */
export function readLetters(text: string): Code {
  const letters = text.toUpperCase().replaceAll('-', '')
  const reference = letters.slice(2)
  const isWhole =
    letters.length === 10 && isReference('MM', referenceOf(letters.slice(0, 2), reference))
  return isWhole ? { reference } : { problem: notWhole }
}

/** The guest of a code; of a card also a member who has not replied. */
type Wanted = { guest: Guest } | { member: MemberRow } | { problem: string; mayCome?: true }

/**
 * The guest of a code, or why there is none.
 *
 * @param members as they are on this device: a card is known without a network, too
 * @param missing why the guests are not all here yet
 */
export function guestOf(
  code: Code,
  guests: readonly Guest[],
  members: readonly MemberRow[],
  missing?: string,
): Wanted {
  if ('problem' in code) return code
  if ('cardKey' in code) return ofCard(code.cardKey, guests, members, missing)
  const guest = guestWith(guests, code.reference)
  if (guest !== undefined) return { guest }
  if (missing !== undefined) {
    return { problem: `${missing} ${doorWords.notLoadedYet}`, mayCome: true }
  }
  return { problem: doorWords.unknown(code.reference) }
}

function ofCard(
  cardKey: string,
  guests: readonly Guest[],
  members: readonly MemberRow[],
  missing?: string,
): Wanted {
  const row = members.find(({ member }) => member.cardKey === cardKey)
  const guest = row && guests.find(({ member }) => member?.row === row && !member.isOtherName)
  if (guest !== undefined) return { guest }
  if (missing !== undefined) {
    return { problem: `${missing} ${doorWords.notLoadedYet}`, mayCome: true }
  }
  if (members.length === 0) {
    return { problem: `${doorWords.noMembers} ${doorWords.notLoadedYet}`, mayCome: true }
  }
  return row === undefined ? { problem: doorWords.unknownCard } : { member: row }
}

/** Why a code, or a search, has no person. */
export const doorWords = {
  unknown: (reference: string) =>
    `No reply with the number MM-${reference.slice(0, 4)}-${reference.slice(4)} is in the list of this meeting. Search for the person, or add a walk-in.`,
  unknownCard:
    'This card is no longer valid, or it is not a card of this association. Ask for the newest card, or search for the person.',
  noReply: ({ name, firmName }: MemberRow) =>
    `${name || firmName} is a member and has not replied.`,
  saidNo: (name: string) => `${name} said No, and can be checked in with the button.`,
  noMembers: 'The members are not on this device yet.',
  loading: 'The replies are still loading.',
  notLoaded: 'The replies could not be loaded. The page keeps trying.',
  notLoadedYet: 'Hold the code there, or scan it again in a moment.',
}
