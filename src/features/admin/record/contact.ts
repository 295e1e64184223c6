import { site } from '@/content/site'
import { referenceOf } from '@/shared/forms/submit/reference'
import { encodeInAddress } from '@/shared/text/links'
import {
  mobilePattern,
  normalizeMobile,
  normalizeWebsite,
  websitePattern,
} from '@/shared/validation/text'
import type { AdminCollection } from '../types'
import { textOf, type AdminRecord } from '../records'

export type Contact = { label: string; href: string; opensElsewhere?: true }

const mobileOf = (record: AdminRecord, field: string) => {
  const digits = normalizeMobile(textOf(record, field))
  return mobilePattern.test(digits) ? digits : undefined
}

/** The ways to reach whoever sent a record; what it does not name, or not rightly, is left out. */
export function contactsOf(collection: AdminCollection, record: AdminRecord): Contact[] {
  const reference = referenceOf(collection.prefix, record.id)
  const name = textOf(record, 'name')
  const about = `your ${collection.singular} ${reference}`
  const message = `Namaskar ${name}, this is ${site.name} about ${about}.`.replace(' ,', ',')
  const mobile = mobileOf(record, 'mobile')
  const whatsapp = mobileOf(record, 'whatsapp') ?? mobile
  const email = textOf(record, 'email')
  const website = normalizeWebsite(textOf(record, 'website'))
  const contacts: Contact[] = []

  if (mobile) contacts.push({ label: 'Call', href: `tel:+91${mobile}` })
  if (whatsapp) {
    const href = `https://wa.me/91${whatsapp}?text=${encodeInAddress(message)}`
    contacts.push({ label: 'WhatsApp', href, opensElsewhere: true })
  }
  if (/^[^\s@]+@[^\s@]+$/.test(email)) {
    const subject = encodeInAddress(`${site.name}: ${about}`)
    contacts.push({
      label: 'E-mail',
      href: `mailto:${encodeInAddress(email).replace('%40', '@')}?subject=${subject}`,
    })
  }
  if (websitePattern.test(website)) {
    contacts.push({ label: 'Website', href: website, opensElsewhere: true })
  }
  return contacts
}
