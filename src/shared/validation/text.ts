import { string } from 'yup'
import { texts } from '@/texts/forms'
import type { FieldKind } from './schema'
import './schema'
import {
  compact,
  isBlank,
  isShort,
  oneLine,
  plainText,
  severalLines,
  unwanted,
  withoutMarks,
  withoutRemark,
} from './typed'

/** The base of every typed field: trimmed. A text that shows nothing is not given and not sent. */
export function stringField(label: string, kind: FieldKind) {
  return string()
    .label(label)
    .meta({ kind })
    .transform((value: unknown) => {
      if (typeof value !== 'string') return value
      return isBlank(value) ? undefined : value.trim()
    })
}

/**
 * A number or an address. It is stored as `normalize` returns it, and shown so when the field loses
 * focus.
 */
export const normalizedField = (
  label: string,
  kind: FieldKind,
  normalize: (typed: string) => string,
) =>
  stringField(label, kind)
    .transform((value: unknown) => (typeof value === 'string' ? normalize(value) : value))
    .meta({ format: normalize, autoComplete: 'off' })

/** Half of a surrogate pair, as a broken copy leaves behind: not UTF-8, so Firestore refuses it. */
const loneSurrogate = /\p{Surrogate}/u

/** More on one letter than any script of India needs: they would cover the lines above and below. */
const pileOfMarks = /\p{M}{7}/u

const passes = (isBad: RegExp) => (value: string | undefined) =>
  value === undefined || !isBad.test(value)

const hiddenSignError = ({ value }: { value: string }) => {
  const at = value.search(unwanted)
  const isControl = /\p{Cc}/u.test(value.charAt(at))
  return isControl ? texts.hiddenControl(at + 1) : texts.hiddenDirection(at + 1)
}

/** @param asStored the typed text without invisible characters of copied texts */
function freeText(
  label: string,
  kind: FieldKind,
  { min, max }: { min: number; max: number },
  asStored = oneLine,
) {
  return stringField(label, kind)
    .transform((value: unknown) => (typeof value === 'string' ? asStored(value) : value))
    .min(min)
    .max(max)
    .test('storable', texts.brokenCharacter, passes(loneSurrogate))
    .test('readable', texts.manyMarks, passes(pileOfMarks))
    .test('visible', hiddenSignError, (value) => value === undefined || value.search(unwanted) < 0)
    .meta({ max })
}

/** A person's name, of any script. It can hold no address, because it stands in the office's messages. */
export const nameField = (label: string, { min = 2, max = 80 } = {}) =>
  freeText(label, 'name', { min, max })
    .matches(/\p{L}/u, texts.nameLetters)
    .test('no-address', texts.nameSigns, passes(/[/:@]/))
    .meta({ autoComplete: 'name' })

export const lineField = (label: string, { min = 1, max = 120 } = {}) =>
  freeText(label, 'line', { min, max })

/** Text of several lines, with a counter. */
export const textField = (label: string, { min = 1, max = 1000, rows = 4 } = {}) =>
  freeText(label, 'text', { min, max }, severalLines).meta({ rows })

/**
 * An address that a mail server takes, with at least one dot in the domain. Before the @ dots are between
 * other characters, of 64 in all; a top level is letters, or the `xn--` of another script.
 */
export const emailPattern =
  /^(?!\.|.*\.[.@])[\w.!#$%&'*+/=?^`{|}~-]{1,64}@([a-z\d]([a-z\d-]{0,61}[a-z\d])?\.)+([a-z]{2,63}|xn--[a-z\d-]{0,58}[a-z\d])$/i

const emailMaxLength = 254

/**
 * Also takes a copied link, and an address with the name of its person: `Ram <ram@example.org>`. Upper and lower case
 * stay: the part before the @ may depend on them.
 */
function normalizeEmail(typed: string) {
  const plain = plainText(typed)
  if (!isShort(plain)) return plain
  const text = withoutRemark(plain)
  const [, inBrackets] = /<\s*([^<>]*@[^<>]*?)\s*>/.exec(text) ?? []
  return (inBrackets ?? text)
    .replace(/^e?-?mail(\s+id)?(\s*:|\s+-?)\s*/i, '')
    .replace(/^mailto:|[.,;]$/gi, '')
    .replace(/\?[a-z]+=.*$/i, '')
}

export const emailField = (label: string) =>
  normalizedField(label, 'email', normalizeEmail)
    .max(emailMaxLength, texts.emailError)
    .matches(emailPattern, texts.emailError)
    .meta({ inputMode: 'email', autoComplete: 'email', max: emailMaxLength })

const websiteMaxLength = 200

/**
 * http or https, then a host with a dot and no user name before it; letters of any script, and no
 * punctuation at the end. Written without `\s`, which means other characters in the database's rules.
 */
export const websitePattern =
  /^(?!.*[.,;]$)https?:\/\/[\w\u0080-\uffff-]+(\.[\w\u0080-\uffff-]+)+(:\d{1,5})?([/?#][!-~\u0080-\uffff]*)?$/

/**
 * `example.in` becomes `https://example.in`; `websitePattern` refuses every other scheme. Digits, and
 * dashes after the host, stay as they are: another sign there is another address.
 */
export function normalizeWebsite(typed: string) {
  const text = withoutMarks(typed).replace(/[.,;]$/, '')
  if (text === '') return text
  const scheme = /^([a-z][a-z\d+.-]*):(?!\d)/i.exec(text)?.[1]
  const address =
    scheme === undefined
      ? `https://${text.replace(/^\/\//, '')}`
      : scheme.toLowerCase() + text.slice(scheme.length)
  return address.replace(/^https?:\/\/[^/?#]*/, (host) => host.replace(/\p{Dash}/gu, '-'))
}

export const websiteField = (label: string) =>
  normalizedField(label, 'website', normalizeWebsite)
    .max(websiteMaxLength)
    .matches(websitePattern, texts.websiteError)
    .meta({
      inputMode: 'url',
      autoComplete: 'url',
      max: websiteMaxLength,
    })

/** Six digits, the first not 0 (India Post, Postal Index Number). */
const pinPattern = /^[1-9]\d{5}$/

/** PIN codes in Odisha begin with 75, 76 or 77. Others are valid, but worth a remark. */
export function pinHint(typed: string) {
  const pin = compact(typed)
  return pinPattern.test(pin) && !/^7[5-7]/.test(pin) ? texts.pinOutside : undefined
}

/** India Post writes `751 001`; the space is dropped. */
export const pinField = (label: string) =>
  normalizedField(label, 'pin', compact)
    .matches(pinPattern, texts.pinError)
    .meta({ hint: pinHint, inputMode: 'numeric', autoComplete: 'postal-code' })
