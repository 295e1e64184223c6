import { mixed, setLocale, type Schema } from 'yup'
import { texts } from '@/texts/forms'

// Every file of rules imports this one, so that yup has these messages before a schema is made.
// yup replaces ${path} with the field's label.
setLocale({
  mixed: {
    required: texts.required,
    notType: texts.notValid,
    oneOf: texts.oneOf,
  },
  string: { min: texts.min, max: texts.max },
})

/** The type of a field. Forms, the database reader and tests treat a field by it. */
export type FieldKind =
  | 'name'
  | 'line'
  | 'text'
  | 'email'
  | 'mobile'
  | 'pin'
  | 'pan'
  | 'gstin'
  | 'udyam'
  | 'rupees'
  | 'count'
  | 'acres'
  | 'year'
  | 'date'
  | 'website'
  | 'choice'
  | 'choices'
  | 'checkbox'
  | 'consent'
  | 'timestamp'

declare module 'yup' {
  // The properties of a field for forms, beyond its rules; given with `.meta({ … })`.
  interface CustomSchemaMetadata {
    kind?: FieldKind
    /** Always shown under the field. */
    help?: string
    /** A remark on a valid value, or `undefined` for none. */
    hint?: (typed: string) => string | undefined
    /** Rewrites the typed text when the field loses focus. */
    format?: (typed: string) => string
    inputMode?: 'text' | 'numeric' | 'decimal' | 'tel' | 'email' | 'url'
    /** Token of the HTML `autocomplete` attribute. */
    autoComplete?: string
    /** Height of a multi-line field; a field without it is one line. */
    rows?: number
    /** Longest text, in UTF-16 units. A multi-line field shows a counter up to it. */
    max?: number
    options?: readonly string[]
    /** Shows the options of a choice beside each other, not in a list. */
    radio?: boolean
    /** Takes the full width where fields are in two columns. */
    wide?: boolean
    /** Value of an untouched field, when it is not the empty text or the unticked box. */
    start?: string | boolean | string[]
    /** The value that a list leaves out: only the others say something. */
    usual?: string
  }
}

/**
 * A field that the values of others can hide: it is not shown, not required and not sent. What was
 * typed into it stays in the form and is there when the field is shown again. A record may lack
 * it, even if it is required where it is shown.
 */
export function hiddenWhen<Field extends Schema>(
  others: string | string[],
  isHidden: (...values: unknown[]) => boolean,
  field: Field,
) {
  return field.when(others, (values: unknown[], schema: Schema) =>
    isHidden(...values) ? mixed().strip() : schema,
  ) as ReturnType<Field['optional']>
}

/** A field that the values of others can make required. */
export function requiredWhen<Field extends Schema>(
  others: string | string[],
  isRequired: (...values: unknown[]) => boolean,
  field: Field,
) {
  return field.when(others, (values: unknown[], schema: Schema) =>
    isRequired(...values) ? schema.required() : schema,
  ) as Field
}
