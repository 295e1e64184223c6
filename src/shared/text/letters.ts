import { whatsAppMessage, encodeInAddress } from './links'

const addressPattern = /^[^\s@]+@[^\s@]+$/

/** A mail to be sent by the reader's own program; undefined if the address is none. */
export function mailAddress(to: string, subject: string, text = ''): string | undefined {
  if (!addressPattern.test(to)) return undefined
  const address = encodeInAddress(to).replace('%40', '@')
  // Mail programs want a carriage return before each line feed.
  const body = text === '' ? '' : `&body=${encodeInAddress(text.replaceAll('\n', '\r\n'))}`
  return `mailto:${address}?subject=${encodeInAddress(subject)}${body}`
}

/** The address that opens a message in the administrator's own app. */
export type Letter = {
  href: string
  /** In a sentence. */
  app: 'the mail' | 'WhatsApp'
  /** With the text the address would be too long: the app opens without it. */
  isShortened: boolean
}

/** Outlook drops longer addresses without a word. A letter of Odia takes nine characters there. */
const longestMail = 2_000

/** Servers refuse longer addresses. */
const longestLink = 7_500

/** A mail with a text; undefined if the address is none. */
export function mailWith(to: string, subject: string, text = ''): Letter | undefined {
  const whole = mailAddress(to, subject, text)
  if (whole === undefined) return undefined
  const isShortened = whole.length > longestMail
  return { app: 'the mail', href: isShortened ? mailAddress(to, subject)! : whole, isShortened }
}

/** WhatsApp with a text; without a number the person chooses the contact there. */
export function whatsAppWith(text: string, phone?: string): Letter {
  const whole = whatsAppMessage(text, phone)
  const isShortened = whole.length > longestLink
  // Without any text it would not offer the contacts.
  return { app: 'WhatsApp', href: isShortened ? whatsAppMessage(' ', phone) : whole, isShortened }
}
