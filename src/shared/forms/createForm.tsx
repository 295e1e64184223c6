import type { AnyObject, ObjectSchema } from 'yup'
import { fieldInfos } from './fieldInfo'
import { CheckboxField } from '@/shared/forms/fields/CheckboxField'
import { ChoicesField } from '@/shared/forms/fields/ChoicesField'
import { RadioField } from '@/shared/forms/fields/RadioField'
import { SelectField, type SelectFieldProps } from '@/shared/forms/fields/SelectField'
import { TextField, type TextFieldProps } from '@/shared/forms/fields/TextField'
import { useWatchFields, type FieldProps } from '@/shared/forms/fields/useField'
import { Form, type FormProps } from './Form'

/** Names of the fields whose value has a type. */
type NamesOf<Values, Value> = {
  [Name in keyof Values & string]-?: NonNullable<Values[Name]> extends Value ? Name : never
}[keyof Values & string]

/**
 * A form and its fields, bound to a schema: label, required mark, start value, help, rules, input
 * mode, autocomplete, counter, format and options come from the schema. A name that is not in it
 * does not compile. Call it once, outside the component.
 */
export function createForm<Values extends AnyObject>(schema: ObjectSchema<Values>) {
  const fields = fieldInfos(schema)
  return {
    Form: (props: FormProps<Values>) => <Form schema={schema} fields={fields} {...props} />,
    TextField: (props: TextFieldProps & { name: NamesOf<Values, string | number> }) => (
      <TextField {...props} />
    ),
    SelectField: (props: SelectFieldProps & { name: NamesOf<Values, string> }) => (
      <SelectField {...props} />
    ),
    RadioField: (props: FieldProps & { name: NamesOf<Values, string> }) => (
      <RadioField {...props} />
    ),
    ChoicesField: (props: FieldProps & { name: NamesOf<Values, string[]> }) => (
      <ChoicesField {...props} />
    ),
    CheckboxField: (props: FieldProps & { name: NamesOf<Values, boolean> }) => (
      <CheckboxField {...props} />
    ),
    /** The values of some fields as typed. For use inside the form. */
    useWatchFields: (names: (keyof Values & string)[]) => useWatchFields(names),
  }
}
