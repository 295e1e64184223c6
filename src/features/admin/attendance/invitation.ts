import { site } from '@/content/site'
import { dayInWords } from '@/shared/text/dateText'
import { encodeInAddress, whatsAppAddress } from '@/shared/text/links'
import { mobilePattern, normalizeMobile } from '@/shared/validation/text'
import { hasCome, type HeldMeeting, type Person } from './visits'

/** Visitors who came and have not become members, those who came most often first. */
export const visitorsToInvite = (persons: readonly Person[]) =>
  persons
    .filter(({ isMember, came }) => !isMember && came > 0)
    .sort((a, b) => b.came - a.came || (a.name < b.name ? -1 : 1))

/** The day a person last came, as YYYY-MM-DD. */
export const lastDay = ({ visits }: Person, held: readonly HeldMeeting[]) =>
  held.findLast((_meeting, at) => hasCome(visits[at]!.part))?.date

export const registrationAddress = () => `${window.location.origin}/form/newregistration/`

/** What a visitor is told, to be changed and sent by the administrator. */
export function invitationText({ name }: Person, day: string | undefined, link: string): string {
  const meeting = day === undefined ? 'our monthly meeting' : `our meeting on ${dayInWords(day)}`
  return [
    `Namaskar${name === '' ? '' : ` ${name}`}, this is ${site.name}.`,
    `Thank you for coming to ${meeting}.`,
    'We would be glad to have you as a member. This is the form for new members:',
    link,
    'If you have a question, please just reply.',
  ].join('\n')
}

/** Opens the administrator's own app; nothing is sent by the site. */
export function waysToSend({ mobile, email }: Person, text: string) {
  const digits = normalizeMobile(mobile)
  const subject = encodeInAddress(`${site.name}: become a member`)
  // Mail programs want a carriage return before each line feed.
  const body = encodeInAddress(text.replaceAll('\n', '\r\n'))
  const address = encodeInAddress(email).replace('%40', '@')
  return [
    ...(mobilePattern.test(digits)
      ? [{ label: 'WhatsApp', href: `${whatsAppAddress(digits)}?text=${encodeInAddress(text)}` }]
      : []),
    ...(/^[^\s@]+@[^\s@]+$/.test(email)
      ? [{ label: 'E-mail', href: `mailto:${address}?subject=${subject}&body=${body}` }]
      : []),
  ]
}
