import { isReference, referenceOf } from '@/shared/requests/reference'
import type { Guest } from './guests'

/** The reference number in a code, or why the code is of no use here. */
export type Code = { reference: string } | { problem: string }

const notOurs = 'This is not a code of the association. Search for the person instead.'
const notWhole = 'This code is incomplete. Search for the person instead.'
const otherMeeting = 'This code is for another meeting. Search for the person instead.'

/**
 * Reads a code of a confirmation page: the address of the door, with the letters of the reference number
 * behind the `#`. The host does not matter, since the site may have several. A code of My request is the number alone.
 */
export function readCode(text: string, meetingId: string): Code {
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

export const guestWith = (guests: readonly Guest[], reference: string) =>
  guests.find(({ references }) => references.includes(reference))

type Wanted = { guest: Guest } | { problem: string; mayCome?: true }

/**
 * The guest of a code, or why there is none.
 *
 * @param missing why the guests are not all here yet
 */
export function guestOf(code: Code, guests: readonly Guest[], missing?: string): Wanted {
  if ('problem' in code) return code
  const guest = guestWith(guests, code.reference)
  if (guest !== undefined) return { guest }
  if (missing !== undefined) {
    return { problem: `${missing} ${doorWords.notLoadedYet}`, mayCome: true }
  }
  return { problem: doorWords.unknown(code.reference) }
}

/** Why a code, or a search, has no person. */
export const doorWords = {
  unknown: (reference: string) =>
    `No reply with the number MM-${reference.slice(0, 4)}-${reference.slice(4)} is in the list of this meeting. Search for the person, or add a walk-in.`,
  loading: 'The replies are still loading.',
  notLoaded: 'The replies could not be loaded. The page keeps trying.',
  notLoadedYet: 'Hold the code there, or scan it again in a moment.',
}
