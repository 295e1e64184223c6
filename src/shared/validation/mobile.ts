import { typedText } from './text'

/** Ten digits as stored. Indian mobile numbers begin with 6 to 9 (National Numbering Plan 2003). */
export const mobilePattern = /^[6-9]\d{9}$/

export const mobileError = 'Enter a 10-digit Indian mobile number'

/** Drops spaces, dashes and a leading `+91` or `0`; what is left need not be a number. */
export const normaliseMobile = (typed: string) =>
  typed.replace(/[\s\-\u2010-\u2015]/g, '').replace(/^(\+91|0)/, '')

/** `+91 98765 43210`; anything that is no mobile number comes back as it is. */
export function formatMobile(typed: string) {
  const digits = normaliseMobile(typed)
  return mobilePattern.test(digits) ? `+91 ${digits.slice(0, 5)} ${digits.slice(5)}` : typed
}

export const mobileField = (label: string) =>
  typedText(label, 'mobile')
    .transform((value: unknown) => (typeof value === 'string' ? normaliseMobile(value) : value))
    .matches(mobilePattern, mobileError)
    .meta({ format: formatMobile, inputMode: 'tel', autoComplete: 'tel' })
