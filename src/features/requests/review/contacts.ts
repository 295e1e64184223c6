import { messagesIn } from '@/features/settings/desk'
import type { Language } from '@/shared/language'
import type { AdminRecord } from '@/shared/collectionConfig'
import { referenceOf } from '@/shared/requests/reference'
import { mailWith, whatsAppWith, type Letter } from '@/shared/text/letters'
import { callAddress } from '@/shared/text/links'
import { isLandline, mobilePattern, normalizeMobile } from '@/shared/validation/mobile'
import { normalizeWebsite, websitePattern } from '@/shared/validation/text'
import type { AdminCollection } from '../collections'
import { languageOf, textOf } from '../records'
import type { Channel } from '@/shared/requests/review'
import { greeting } from './greeting'

export type Contact = {
  label: string
  href: string
  /** As the history names it; none for a link that sends no message. */
  channel?: Channel
  opensElsewhere?: true
  /** Of a way that takes the message. */
  letter?: Letter
}

/**
 * The ways to contact the person who sent a record. Missing and invalid contacts are left out.
 *
 * @param text the message; without it the text only introduces the administrator
 */
export function contactsOf(
  collection: AdminCollection,
  record: AdminRecord,
  text?: string,
  language: Language = languageOf(record),
): Contact[] {
  const texts = messagesIn[language]
  const reference = referenceOf(collection.prefix, record.id)
  const request = texts.requests[collection.id]
  const message =
    text ?? texts.about(greeting(textOf(record, 'name'), language), request, reference)
  const mobile = mobileOf(record, 'mobile')
  const whatsapp = mobileOf(record, 'whatsapp') ?? mobile
  const email = textOf(record, 'email')
  const website = normalizeWebsite(textOf(record, 'website'))
  const contacts: Contact[] = []

  if (mobile) contacts.push({ channel: 'call', label: 'Call', href: callAddress(mobile) })
  if (whatsapp) {
    const letter = whatsAppWith(message, whatsapp)
    // People cannot be reached there, but the office should know why.
    const label = isLandline(whatsapp) ? 'WhatsApp (looks like a landline)' : 'WhatsApp'
    contacts.push({ channel: 'whatsapp', label, href: letter.href, letter, opensElsewhere: true })
  }
  const mail = mailWith(email, texts.subject(request, reference), text)
  if (mail) contacts.push({ channel: 'email', label: 'Email', href: mail.href, letter: mail })
  if (websitePattern.test(website)) {
    contacts.push({ label: 'Website', href: website, opensElsewhere: true })
  }
  return contacts
}

function mobileOf(record: AdminRecord, field: string): string | undefined {
  const digits = normalizeMobile(textOf(record, field))
  return mobilePattern.test(digits) ? digits : undefined
}
