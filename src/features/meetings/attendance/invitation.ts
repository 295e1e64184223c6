import { site } from '@/content/site'
import { calendarDay } from '@/shared/text/dateText'
import { compareNames } from '@/shared/text/compareNames'
import { mailWith, whatsAppWith } from '@/shared/text/letters'
import { mobilePattern, normalizeMobile } from '@/shared/validation/mobile'
import type { HeldMeeting } from './heldMeetings'
import type { Person } from './persons'
import { greeting } from '@/features/requests/api'
import { hasCome } from './visits'

/** Visitors who came and are not members yet, the most frequent ones first. */
export const visitorsToInvite = (persons: readonly Person[]) =>
  persons
    .filter(({ isMember, came }) => !isMember && came > 0)
    .sort((a, b) => b.came - a.came || compareNames(a.name, b.name))

/** The day a person last came, as YYYY-MM-DD. */
export const lastDay = ({ visits }: Person, held: readonly HeldMeeting[]) =>
  held.findLast((_meeting, at) => hasCome(visits[at]!.part))?.date

export const registrationAddress = () => `${window.location.origin}/form/newregistration/`

/** The message to a visitor. The administrator changes and sends it. */
export function invitationText({ name }: Person, day: string | undefined, link: string): string {
  const meeting = day === undefined ? 'our monthly meeting' : `our meeting on ${calendarDay(day)}`
  return [
    `${greeting(name)}.`,
    `Thank you for coming to ${meeting}.`,
    'We would be glad to have you as a member. This is the form for new members:',
    link,
    'If you have a question, please just reply.',
  ].join('\n')
}

/** Opens the administrator's own app; nothing is sent by the site. */
export function waysToSend({ mobile, email }: Person, text: string) {
  const digits = normalizeMobile(mobile)
  const mail = mailWith(email, `${site.name}: become a member`, text)
  return [
    ...(mobilePattern.test(digits)
      ? [{ label: 'WhatsApp', letter: whatsAppWith(text, digits) }]
      : []),
    ...(mail === undefined ? [] : [{ label: 'Email', letter: mail }]),
  ]
}
