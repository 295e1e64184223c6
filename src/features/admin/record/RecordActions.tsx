import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import { site } from '@/content/site'
import type { AdminRecord } from '@/shared/collectionConfig'
import { referenceOf } from '@/shared/forms/submit/reference'
import { encodeInAddress } from '@/shared/text/links'
import { CopyButton } from '@/shared/ui/CopyButton'
import { saveFile } from '@/shared/ui/saveFile'
import {
  isLandline,
  mobilePattern,
  normalizeMobile,
  normalizeWebsite,
  websitePattern,
} from '@/shared/validation/text'
import type { AdminCollection } from '../collections'
import { textOf } from '../records'
import { asText, detailsOf } from './details'

type Props = { collection: AdminCollection; record: AdminRecord }

/** Contact the person, copy the record, save it, print it. */
export function RecordActions({ collection, record }: Props) {
  return (
    <Box className="screen-only" sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, mt: 1, mb: 3 }}>
      {contactsOf(collection, record).map(({ label, href, opensElsewhere }) => (
        <Button
          key={label}
          variant="contained"
          size="small"
          href={href}
          {...(opensElsewhere && { target: '_blank', rel: 'noopener noreferrer' })}
        >
          {label}
        </Button>
      ))}
      <CopyButton label="Copy" text={() => asText(detailsOf(collection, record))} />
      <Button variant="outlined" size="small" onClick={() => saveRecord(collection, record)}>
        Save as file
      </Button>
      <Button variant="outlined" size="small" onClick={() => window.print()}>
        Print
      </Button>
    </Box>
  )
}

/** Answers a request for one's own data: all of it, in a file that every program opens. */
function saveRecord(collection: AdminCollection, record: AdminRecord) {
  // Older programs recognise UTF-8 by the byte order mark.
  const text = `\uFEFF${asText(detailsOf(collection, record))}\n`
  const name = `${referenceOf(collection.prefix, record.id)}.txt`
  saveFile(new Blob([text], { type: 'text/plain;charset=utf-8' }), name)
}

export type Contact = { label: string; href: string; opensElsewhere?: true }

/** The ways to contact the person who sent a record. What is missing or invalid is left out. */
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
    // People cannot be reached there, but the office should know why.
    const label = isLandline(whatsapp) ? 'WhatsApp (looks like a landline)' : 'WhatsApp'
    contacts.push({ label, href, opensElsewhere: true })
  }
  if (/^[^\s@]+@[^\s@]+$/.test(email)) {
    const subject = encodeInAddress(`${site.name}: ${about}`)
    contacts.push({
      label: 'Email',
      href: `mailto:${encodeInAddress(email).replace('%40', '@')}?subject=${subject}`,
    })
  }
  if (websitePattern.test(website)) {
    contacts.push({ label: 'Website', href: website, opensElsewhere: true })
  }
  return contacts
}

function mobileOf(record: AdminRecord, field: string): string | undefined {
  const digits = normalizeMobile(textOf(record, field))
  return mobilePattern.test(digits) ? digits : undefined
}
