import { isReference, referenceOf } from '@/shared/requests/reference'
import type { Guest } from './guests'

/** The reference number in a code, or why the code is of no use here. */
export type Code = { reference: string } | { problem: string }

const notOurs = 'This is not a code of the association. Search for the person instead.'
const notWhole = 'This code is incomplete. Search for the person instead.'
const otherMeeting = 'This code is for another meeting. Search for the person instead.'

/**
 * Reads a code of a confirmation page: the address of the door, with the letters of the reference number
 * behind the `#`. The host does not matter, since the site may have several.
 */
export function readCode(text: string, meetingId: string): Code {
  const [, id, letters] =
    /^https?:\/\/[^/]+\/desk\/meetings\/([^/#?]+)\/door\/?#(.*)$/.exec(text) ?? []
  if (id === undefined || letters === undefined) return { problem: notOurs }
  return id === encodeURIComponent(meetingId) ? readLetters(letters) : { problem: otherMeeting }
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

/** Why a code, or a search, has no person. */
export const doorWords = {
  unknown: (reference: string) =>
    `No answer with the number MM-${reference.slice(0, 4)}-${reference.slice(4)} is in the list of this meeting. Search for the person, or add a walk-in.`,
  loading: 'The answers are still loading.',
  notLoaded: 'The answers could not be loaded. The page keeps trying.',
  notLoadedYet: 'Hold the code there, or scan it again in a moment.',
}
