import { string } from 'yup'
import './messages'
import type { FieldKind } from './meta'

/**
 * The start of every field that is typed: trimmed, and an empty text counts as not given,
 * so it is left out of what is sent.
 */
export function typedText(label: string, kind: FieldKind) {
  return string()
    .label(label)
    .meta({ kind })
    .transform((value: unknown) => (typeof value === 'string' ? value.trim() || undefined : value))
}

/** Half of a two-part character, as a broken copy leaves behind: no UTF-8, so no database text. */
const halfCharacter = /\p{Surrogate}/u

const unstorable = 'This text has a broken character in it. Please delete it and type it again'

function freeText(label: string, kind: FieldKind, min: number, max: number) {
  return typedText(label, kind)
    .min(min)
    .max(max)
    .test('storable', unstorable, (value) => value === undefined || !halfCharacter.test(value))
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
