import type { FieldKind } from './meta'
import { typedText } from './text'

const upper = (typed: string) => typed.toUpperCase()

/** An identity number of letters and digits, upper-cased. */
export const upperCaseField = (label: string, kind: FieldKind) =>
  typedText(label, kind)
    .transform((value: unknown) => (typeof value === 'string' ? upper(value) : value))
    .meta({ format: upper, autoComplete: 'off' })
