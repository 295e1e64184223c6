import { listedContacts, type ListedContact } from '@/shared/members/shown'
import { dayInIndia } from '@/shared/text/dateText'
import { texts } from '@/texts/request-listing'
import type { RequestStatus } from '../api'
import type { Listed } from './wish'

const labels: Record<ListedContact, string> = texts.contacts

export const contactLabels = Object.values(labels)

export const contactLabel = (contact: ListedContact) => labels[contact]

/** The contacts whose labels are ticked. */
export const contactsOfLabels = (ticked: readonly string[] = []) =>
  listedContacts.filter((contact) => ticked.includes(labels[contact]))

const inWords = (contacts: readonly ListedContact[]) => contacts.map(contactLabel).join(', ')

/** The entry of the firm in the directory, in words. */
export function listedInWords(listed: Listed): string {
  if (listed === null) return texts.notListed
  return listed.length === 0 ? texts.listedWithout : texts.listedWith(inWords(listed))
}

/**
 * The result of a wish.
 *
 * @param before the entry before
 * @param contacts that are wished; undefined: not listed
 */
export function wishInWords(before: Listed, contacts?: readonly ListedContact[]): string {
  if (contacts === undefined) return texts.noLongerListed
  if (before === null) {
    return contacts.length === 0 ? texts.asked : texts.askedWith(inWords(contacts))
  }
  const added = contacts.filter((contact) => !before.includes(contact))
  const removed = before.filter((contact) => !contacts.includes(contact))
  const sentences = [
    removed.length > 0 && texts.noLongerShows(inWords(removed)),
    added.length > 0 && texts.askedToShow(inWords(added)),
  ].filter(Boolean)
  return sentences.join(' ') || texts.showsAlready
}

/** What the office has done last, and when; undefined if the member had the last word. */
export const officeInWords = ({ office }: RequestStatus): string | undefined =>
  office?.at
    ? (office.isListed ? texts.officeListed : texts.officeTookOut)(dayInIndia(office.at))
    : undefined

/** What was asked for earlier and the directory does not show; undefined if there is nothing. */
export function waitingInWords(listed: Listed, wish: RequestStatus['wish']): string | undefined {
  if (wish === undefined) return undefined
  const contacts = listedContacts.filter((contact) => wish.contacts.includes(contact))
  if (listed !== null && contacts.every((contact) => listed.includes(contact))) return undefined
  const when = wish.at === null ? '' : texts.waitingSince(dayInIndia(wish.at))
  const ending = contacts.length === 0 ? '' : texts.waitingWith(inWords(contacts))
  return texts.waiting(when, ending)
}
