import { listedContacts, type ListedContact } from '@/shared/members/shown'
import { dayInIndia } from '@/shared/text/dateText'
import type { RequestStatus } from '../api'
import type { Listed } from './wish'

const labels: Record<ListedContact, string> = {
  name: 'Your name',
  mobile: 'Mobile number',
  email: 'E-mail',
  website: 'Website',
  address: 'Address',
}

export const contactLabels = Object.values(labels)

export const contactLabel = (contact: ListedContact) => labels[contact]

/** The contacts whose labels are ticked. */
export const contactsOfLabels = (ticked: readonly string[] = []) =>
  listedContacts.filter((contact) => ticked.includes(labels[contact]))

const inWords = (contacts: readonly ListedContact[]) => contacts.map(contactLabel).join(', ')

/** What the directory shows of the firm. */
export function listedInWords(listed: Listed): string {
  if (listed === null) return 'Your firm is not in the directory of members.'
  const contacts = listed.length === 0 ? 'without a person or contacts' : `with: ${inWords(listed)}`
  return `Your firm is in the directory of members, ${contacts}.`
}

/**
 * What has become of a wish.
 *
 * @param before what was shown
 * @param contacts that are wished; undefined: not listed
 */
export function wishInWords(before: Listed, contacts?: readonly ListedContact[]): string {
  if (contacts === undefined) return 'Your firm is no longer in the directory of members.'
  if (before === null) {
    const ending = contacts.length === 0 ? '' : `, with: ${inWords(contacts)}`
    return `You have asked to be listed${ending}. The office adds your firm.`
  }
  const added = contacts.filter((contact) => !before.includes(contact))
  const removed = before.filter((contact) => !contacts.includes(contact))
  const sentences = [
    removed.length > 0 && `The directory no longer shows: ${inWords(removed)}.`,
    added.length > 0 && `You have asked to show also: ${inWords(added)}. The office adds it.`,
  ].filter(Boolean)
  return sentences.join(' ') || 'The directory shows this already.'
}

/** What was asked for earlier and the directory does not show; undefined if there is nothing. */
export function waitingInWords(listed: Listed, wish: RequestStatus['wish']): string | undefined {
  if (wish === undefined) return undefined
  if (listed !== null && wish.contacts.every((contact) => listed.includes(contact)))
    return undefined
  const when = wish.at === null ? '' : ` on ${dayInIndia(wish.at)}`
  const ending = wish.contacts.length === 0 ? '' : `, with: ${inWords(wish.contacts)}`
  return `You asked${when} to be listed${ending}. The directory does not show that now. The office adds it; if it takes long, contact the office.`
}
