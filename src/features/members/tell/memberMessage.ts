import { greeting } from '@/features/requests/api'
import { messagesIn } from '@/features/settings/desk'
import type { Language } from '@/shared/language'
import type { Channel } from '@/shared/requests/review'
import { mailWith, whatsAppWith, type Letter } from '@/shared/text/letters'
import { callAddress } from '@/shared/text/links'
import { isLandline, mobilePattern, normalizeMobile } from '@/shared/validation/mobile'
import type { MemberRow } from '../rows/memberRows'
import type { MemberRecord } from '../makeMember'

/** A way to write to a member, or to ring. */
type Way = { channel: Channel; label: string; href: string; letter?: Letter }

/** How a message to a member begins; the administrator goes on. */
export const memberMessage = (
  { name, number }: Pick<MemberRow, 'name' | 'number'>,
  language: Language,
) => messagesIn[language].member.about(greeting(name, language), number)

/** The ways to reach a member with a message. Missing and invalid contacts are left out. */
export function waysTo(
  profile: MemberRecord['profile'],
  text: string,
  language: Language = 'en',
): Way[] {
  const { email = '' } = profile ?? {}
  const mobile = mobileOf(profile?.mobile)
  const whatsapp = mobileOf(profile?.whatsapp) ?? mobile
  const ways: Way[] = []
  if (whatsapp !== undefined) {
    const letter = whatsAppWith(text, whatsapp)
    const label = isLandline(whatsapp) ? 'WhatsApp (looks like a landline)' : 'WhatsApp'
    ways.push({ channel: 'whatsapp', label, href: letter.href, letter })
  }
  const mail = mailWith(email, messagesIn[language].member.subject, text)
  if (mail) ways.push({ channel: 'email', label: 'Email', href: mail.href, letter: mail })
  if (mobile !== undefined) ways.push({ channel: 'call', label: 'Call', href: callAddress(mobile) })
  return ways
}

function mobileOf(value: unknown): string | undefined {
  const digits = normalizeMobile(typeof value === 'string' ? value : '')
  return mobilePattern.test(digits) ? digits : undefined
}
