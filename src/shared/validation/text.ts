import { string } from 'yup'
import type { FieldKind } from './schema'
import './schema'

/** The base of every typed field: trimmed. An empty text counts as not given and is not sent. */
export function stringField(label: string, kind: FieldKind) {
  return string()
    .label(label)
    .meta({ kind })
    .transform((value: unknown) => (typeof value === 'string' ? value.trim() || undefined : value))
}

/** Half of a surrogate pair, as a broken copy leaves behind: not UTF-8, so Firestore refuses it. */
const loneSurrogate = /\p{Surrogate}/u

const loneSurrogateError =
  'This text has a broken character in it. Please delete it and type it again'

function freeText(label: string, kind: FieldKind, min: number, max: number) {
  return stringField(label, kind)
    .min(min)
    .max(max)
    .test(
      'storable',
      loneSurrogateError,
      (value) => value === undefined || !loneSurrogate.test(value),
    )
    .meta({ max })
}

/** A person's name. */
export const nameField = (label: string) =>
  freeText(label, 'name', 2, 80).meta({ autoComplete: 'name' })

/** One line of text. */
export const lineField = (label: string, { min = 1, max = 120 } = {}) =>
  freeText(label, 'line', min, max)

/** Text of several lines, with a counter. */
export const textField = (label: string, { min = 1, max = 1000, rows = 4 } = {}) =>
  freeText(label, 'text', min, max).meta({ rows })

const upper = (typed: string) => typed.toUpperCase()

/** An identity number of letters and digits, upper-cased. */
export const upperCaseField = (label: string, kind: FieldKind) =>
  stringField(label, kind)
    .transform((value: unknown) => (typeof value === 'string' ? upper(value) : value))
    .meta({ format: upper, autoComplete: 'off' })

/** The address rule of HTML's email inputs, with at least one dot in the domain. */
export const emailPattern =
  /^[a-zA-Z0-9.!#$%&'*+/=?^_`{|}~-]+@[a-zA-Z0-9]([a-zA-Z0-9-]{0,61}[a-zA-Z0-9])?(\.[a-zA-Z0-9]([a-zA-Z0-9-]{0,61}[a-zA-Z0-9])?)+$/

const emailMaxLength = 254
const emailError = 'Enter a valid email address'

export const emailField = (label: string) =>
  stringField(label, 'email')
    .max(emailMaxLength, emailError)
    .matches(emailPattern, emailError)
    .meta({ inputMode: 'email', autoComplete: 'email', max: emailMaxLength })

const websiteMaxLength = 200
const websiteError = 'Enter a website address, for example https://example.in'

/**
 * http or https, then a host with a dot and no user name before it; letters of any script. Written
 * without `\s`, which means other characters in the database's rules.
 */
export const websitePattern =
  /^https?:\/\/[\w\u0080-\uffff-]+(\.[\w\u0080-\uffff-]+)+(:\d{1,5})?([/?#][!-~\u0080-\uffff]*)?$/

/** `example.in` becomes `https://example.in`; `websitePattern` refuses every other scheme. */
export function normalizeWebsite(typed: string) {
  const text = typed.trim()
  if (text === '') return text
  const scheme = /^([a-z][a-z\d+.-]*):(?!\d)/i.exec(text)?.[1]
  if (scheme === undefined) return `https://${text.replace(/^\/\//, '')}`
  return scheme.toLowerCase() + text.slice(scheme.length)
}

export const websiteField = (label: string) =>
  stringField(label, 'website')
    .transform((value: unknown) => (typeof value === 'string' ? normalizeWebsite(value) : value))
    .max(websiteMaxLength)
    .matches(websitePattern, websiteError)
    .meta({
      format: normalizeWebsite,
      inputMode: 'url',
      autoComplete: 'url',
      max: websiteMaxLength,
    })

/** Ten digits as stored. Indian mobile numbers begin with 6 to 9 (National Numbering Plan 2003). */
export const mobilePattern = /^[6-9]\d{9}$/

/** Drops spaces, dashes and a leading `+91` or `0`. The result need not be a number. */
export const normalizeMobile = (typed: string) =>
  typed.replace(/[\s\-\u2010-\u2015]/g, '').replace(/^(\+91|0)/, '')

/** `+91 98765 43210`; a text that is no mobile number is returned unchanged. */
export function formatMobile(typed: string) {
  const digits = normalizeMobile(typed)
  return mobilePattern.test(digits) ? `+91 ${digits.slice(0, 5)} ${digits.slice(5)}` : typed
}

export const mobileField = (label: string) =>
  stringField(label, 'mobile')
    .transform((value: unknown) => (typeof value === 'string' ? normalizeMobile(value) : value))
    .matches(mobilePattern, 'Enter a 10-digit Indian mobile number')
    .meta({ format: formatMobile, inputMode: 'tel', autoComplete: 'tel' })

/** Six digits, the first not 0 (India Post, Postal Index Number). */
const pinPattern = /^[1-9]\d{5}$/

/** India Post writes `751 001`; the space is dropped. */
const normalizePin = (typed: string) => typed.replace(/\s/g, '')

/** PIN codes in Odisha begin with 75, 76 or 77. Others are valid, but worth a remark. */
export function pinHint(typed: string) {
  const pin = normalizePin(typed)
  return pinPattern.test(pin) && !/^7[5-7]/.test(pin) ? 'This PIN is outside Odisha' : undefined
}

export const pinField = (label: string) =>
  stringField(label, 'pin')
    .transform((value: unknown) => (typeof value === 'string' ? normalizePin(value) : value))
    .matches(pinPattern, 'Enter a 6-digit PIN code')
    .meta({
      hint: pinHint,
      format: normalizePin,
      inputMode: 'numeric',
      autoComplete: 'postal-code',
    })
