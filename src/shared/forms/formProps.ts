import type { SxProps, Theme } from '@mui/material/styles'
import type { ComponentType, KeyboardEvent, ReactNode } from 'react'
import type { FirstVersionStoredProps } from '@/shared/forms/submit/SendFailure'
import type { AnyObject, ObjectSchema } from 'yup'
import type { FieldInfos } from './fieldInfo'

export type FormProps<Values> = {
  /**
   * Gets the values as the schema returns them, without empty optional fields, and an id that
   * stays the same until a try succeeds. A rejection is shown.
   */
  onSubmit: (values: Values, id: string) => Promise<unknown> | void
  /** Called after success, when the draft is forgotten. The place to navigate. */
  onDone?: (id: string) => Promise<unknown> | void
  submitLabel: string
  /** On the button while submitting. */
  busyLabel?: string
  /** Key under which the draft is saved for this tab. Without it there is no draft. */
  draft?: string
  /**
   * The name of a form without a draft on a prerendered page. If such a page has to load itself again, the script of
   * `index.html` brings back the typed text.
   */
  refilledAs?: string
  /** Offers to keep the draft on the visitor's device, too. */
  canKeep?: boolean
  /**
   * Prefix of this form's reference numbers, for a form that every visitor may submit and that is
   * stored. Such a form asks a very fast visitor whether they are a person.
   */
  referencePrefix?: string
  /** A record to edit. When it changes, untouched fields follow. */
  values?: Partial<Record<keyof Values, unknown>>
  disabled?: boolean
  /** Shows a failure above the fields, or the page shows it. Without it, above the button. */
  failureAt?: 'top' | 'page'
  /** Its name, where a page has several forms. */
  label?: string
  /** Makes it a small form of the desk. See `smallForm`. */
  small?: SmallForm
  /** Left of the button that submits. */
  buttons?: ReactNode
  /** Notes above fields, in a constant: with a new object all fields are rendered again. */
  above?: { readonly [name in keyof Values & string]?: ReactNode }
  /** In the place of all sections: those with more than their fields, or fields alone if there are few. */
  children?: ReactNode
}

/** The parts of a small form alone. Visitors do not load them. */
export type SmallForm = {
  sx: SxProps<Theme>
  onKeyDown: (event: KeyboardEvent<HTMLFormElement>) => void
  /** Left of the button that submits. */
  buttons: ReactNode
  /** Where an earlier try with other values is stored. */
  FirstVersion: ComponentType<FirstVersionStoredProps>
}

export type SchemaFormProps<Values extends AnyObject> = FormProps<Values> & {
  schema: ObjectSchema<Values>
  fields: FieldInfos
  /** The fields of each section by its title. */
  sections?: Record<string, readonly string[]>
}
