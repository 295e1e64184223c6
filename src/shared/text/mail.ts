import { encodeInAddress } from './links'

const addressPattern = /^[^\s@]+@[^\s@]+$/

/** A mail to be sent by the reader's own program; undefined if the address is none. */
export function mailAddress(to: string, subject: string, text = ''): string | undefined {
  if (!addressPattern.test(to)) return undefined
  const address = encodeInAddress(to).replace('%40', '@')
  // Mail programs want a carriage return before each line feed.
  const body = text === '' ? '' : `&body=${encodeInAddress(text.replaceAll('\n', '\r\n'))}`
  return `mailto:${address}?subject=${encodeInAddress(subject)}${body}`
}
