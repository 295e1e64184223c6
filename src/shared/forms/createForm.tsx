import type { ReactNode } from 'react'
import type { AnyObject, ObjectSchema } from 'yup'
import { fieldInfos } from './fieldInfo'
import { CheckboxField } from '@/shared/forms/fields/CheckboxField'
import { ChoicesField } from '@/shared/forms/fields/ChoicesField'
import { RadioField } from '@/shared/forms/fields/RadioField'
import { SelectField, type SelectFieldProps } from '@/shared/forms/fields/SelectField'
import { TextField } from '@/shared/forms/fields/TextField'
import { useWatchFields, type FieldProps } from '@/shared/forms/fields/useField'
import { Form } from './Form'
import type { FormProps } from './formProps'
import { FormSection, type FormSectionProps } from './FormSection'

/** Names of the fields whose value has a type. */
type NamesOf<Values, Value> = {
  [Name in keyof Values & string]-?: NonNullable<Values[Name]> extends Value ? Name : never
}[keyof Values & string]

/** A field that takes the names of one schema alone. */
type Field<Props, Name> = (props: Props & { name: Name }) => ReactNode

/**
 * A form and its fields, bound to a schema: label, required mark, start value, help, rules, input
 * mode, autocomplete, counter, format and options come from the schema. A name that is not in it
 * does not compile. Call it once, outside the component.
 *
 * @param sections the fields of each section by its title, in the order of the page
 */
export function createForm<Values extends AnyObject, Title extends string = never>(
  schema: ObjectSchema<Values>,
  sections?: Record<Title, readonly (keyof Values & string)[]>,
) {
  const fields = fieldInfos(schema)
  return {
    Form: (props: FormProps<Values>) => (
      <Form schema={schema} fields={fields} sections={sections} {...props} />
    ),
    FormSection: FormSection as (props: FormSectionProps & { title: Title }) => ReactNode,
    TextField: TextField as Field<FieldProps, NamesOf<Values, string | number>>,
    SelectField: SelectField as Field<SelectFieldProps, NamesOf<Values, string>>,
    RadioField: RadioField as Field<FieldProps, NamesOf<Values, string>>,
    ChoicesField: ChoicesField as Field<FieldProps, NamesOf<Values, string[]>>,
    CheckboxField: CheckboxField as Field<FieldProps, NamesOf<Values, boolean>>,
    /** The values of some fields as typed. For use inside the form. */
    useWatchFields: useWatchFields as (names: (keyof Values & string)[]) => unknown[],
  }
}
