import { dayIn, messagesIn } from '@/features/settings/desk'
import { languages, type Language } from '@/shared/language'
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

export const registrationAddress = (language: Language) =>
  `${window.location.origin}${languages[language].base}/form/newregistration/`

type Invited = Pick<Person, 'name'>

/** The message to a visitor. The administrator changes and sends it. */
export function invitationText(
  { name }: Invited,
  day: string | undefined,
  link: string,
  language: Language,
): string {
  const { invite, sentence } = messagesIn[language]
  return [
    sentence(greeting(name, language)),
    day === undefined ? invite.thanksWithoutDay : invite.thanks(dayIn(language, day)),
    invite.join,
    link,
    invite.question,
  ].join('\n')
}

/** Opens the administrator's own app; nothing is sent by the site. */
export function waysToSend(
  { mobile, email }: Pick<Person, 'mobile' | 'email'>,
  text: string,
  language: Language,
) {
  const digits = normalizeMobile(mobile)
  const mail = mailWith(email, messagesIn[language].invite.subject, text)
  return [
    ...(mobilePattern.test(digits)
      ? [{ label: 'WhatsApp', letter: whatsAppWith(text, digits) }]
      : []),
    ...(mail === undefined ? [] : [{ label: 'Email', letter: mail }]),
  ]
}
