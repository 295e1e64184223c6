import { texts } from '@/texts/forms'
import { normalizedField } from './text'
import { compact, isShort, plainText } from './typed'

/** Ten digits as stored. Indian mobile numbers begin with 6 to 9 (National Numbering Plan 2003). */
export const mobilePattern = /^[6-9]\d{9}$/

/**
 * Drops spaces, dashes, dots, brackets, `tel:` and the leading `+91`, `0091`, `91` or `0`. The result
 * need not be a number.
 */
export const normalizeMobile = (typed: string) =>
  compact(typed).replace(/^(\+91|0091|0?91(?=0?[6-9]\d{9}$))?0?/, '')

/** Words before and after a number, without digits: `Mob. 98765 43210 (office)`, `98765 43210 - Ram`. */
const words = /^[^\d+]*\p{L}[^\d+]*?(?=\(?[\d+])|[^\d)]*\p{L}[^\d]*$/gu

/** As people copy it from a contact or a visiting card. */
export const copiedMobile = (typed: string) =>
  normalizeMobile(isShort(typed) ? plainText(typed).replace(words, '') : typed)

/** `+91 98765 43210`; a text that is no mobile number is returned unchanged. */
export function formatMobile(typed: string) {
  const digits = normalizeMobile(typed)
  return mobilePattern.test(digits) ? `+91 ${digits.slice(0, 5)} ${digits.slice(5)}` : typed
}

/** Two numbers after each other, or one and other digits after a slash or a comma. */
const twoNumbers = /[6-9]\d{9}.*[6-9]\d{9}|\d{6}[/,;&|]+\+?\d\d/

const mobileError = ({ value }: { value: string }) =>
  twoNumbers.test(value) ? texts.oneNumber : texts.mobileError

/**
 * Landlines whose STD code, without its 0, begins with 6, as all of Odisha's do: with their seven or
 * six digits they look like a mobile number. None of the ranges is one of mobile numbers (National
 * Numbering Plan 2003, and the metadata of libphonenumber for India).
 */
const landlinePattern =
  /^6(?:(?:6[13]|7[14])[2-7]\d{6}|(?:6[24578]|7[235689]|8[14-6])\d[2-7]\d{5})$/

/** Whether a mobile number is rather a landline, which WhatsApp and SMS do not reach. */
export const isLandline = (typed: string) => landlinePattern.test(normalizeMobile(typed))

const mobileHint = (typed: string) => (isLandline(typed) ? texts.landline : undefined)

/** As the field shows it when it loses the focus. */
function formatCopied(typed: string) {
  const digits = copiedMobile(typed)
  return mobilePattern.test(digits) ? formatMobile(digits) : typed
}

export const mobileField = (label: string) =>
  normalizedField(label, 'mobile', copiedMobile)
    .matches(mobilePattern, mobileError)
    .meta({
      hint: (typed: string) => mobileHint(copiedMobile(typed)),
      format: formatCopied,
      inputMode: 'tel',
      autoComplete: 'tel',
    })
