/** What a field holds. Forms draw by it, readers and tests tell fields apart by it. */
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
  | 'box'
  | 'consent'
  | 'timestamp'

declare module 'yup' {
  // What a form needs to know of a field beyond its rules; given with `.meta({ … })`.
  interface CustomSchemaMetadata {
    kind?: FieldKind
    /** Shown under the field, always. */
    help?: string
    /** A remark on a value that is no error; nothing to remark gives `undefined`. */
    hint?: (typed: string) => string | undefined
    /** How a typed text is written once the field is left. */
    format?: (typed: string) => string
    inputMode?: 'text' | 'numeric' | 'decimal' | 'tel' | 'email' | 'url'
    /** Token of the HTML `autocomplete` attribute. */
    autoComplete?: string
    /** Height of a multi-line field; a field without it is one line. */
    rows?: number
    /** Longest text, in UTF-16 units. Multi-line fields count up to it. */
    max?: number
    options?: readonly string[]
    /** Value of an untouched field, when it is not the empty text or the unticked box. */
    start?: string | boolean | string[]
  }
}
