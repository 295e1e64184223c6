import { typedText } from './text'

/** Six digits, the first not 0 (India Post, Postal Index Number). */
export const pinPattern = /^[1-9]\d{5}$/

export const pinError = 'Enter a 6-digit PIN code'

/** India Post writes `751 001`; the space is dropped. */
export const normalisePin = (typed: string) => typed.replace(/\s/g, '')

/** Odisha's PINs begin with 75, 76 or 77; another one is worth a remark, not an error. */
export function pinHint(typed: string) {
  const pin = normalisePin(typed)
  return pinPattern.test(pin) && !/^7[5-7]/.test(pin) ? 'This PIN is outside Odisha' : undefined
}

export const pinField = (label: string) =>
  typedText(label, 'pin')
    .transform((value: unknown) => (typeof value === 'string' ? normalisePin(value) : value))
    .matches(pinPattern, pinError)
    .meta({
      hint: pinHint,
      format: normalisePin,
      inputMode: 'numeric',
      autoComplete: 'postal-code',
    })
