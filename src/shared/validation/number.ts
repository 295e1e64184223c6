import { number } from 'yup'
import './messages'
import type { FieldKind } from './meta'

/**
 * The start of every field that holds a number: typed as text, of which `parse` makes the number
 * or NaN; an empty text counts as not given.
 */
export const typedNumber = (
  label: string,
  kind: FieldKind,
  parse: (typed: string) => number,
  error: string | (() => string),
) =>
  number()
    .label(label)
    .transform((value: unknown, typed: unknown) => {
      if (typeof typed !== 'string') return value
      return typed.trim() === '' ? undefined : parse(typed)
    })
    .typeError(error)
    .meta({ kind, autoComplete: 'off' })

/** A whole number in Indian grouping: the last three digits, then pairs. */
export const grouped = (amount: number) => String(amount).replace(/(\d)(?=(\d\d)+\d$)/g, '$1,')

/**
 * A number as people write it, with commas or without. A comma that cannot be one of a thousand,
 * as in `2,5`, may be meant as a decimal point: that is no number.
 */
export function parseNumber(typed: string) {
  const text = typed.replace(/\s/g, '')
  return /^(\d+|\d{1,3}(,\d{2,3})*,\d{3})?(\.\d+)?$/.test(text) && text !== ''
    ? Number(text.replaceAll(',', ''))
    : NaN
}
