import type { AnyObject, ObjectSchema } from 'yup'
import { CheckboxField } from './CheckboxField'
import { ChoicesField } from './ChoicesField'
import type { FieldProps } from './FieldFrame'
import { fieldInfos } from './fieldInfo'
import { Form, type FormProps } from './Form'
import { RadioField } from './RadioField'
import { SelectField, type SelectFieldProps } from './SelectField'
import { TextField, type TextFieldProps } from './TextField'
import { useTypedList } from './useTypedValues'

/** Names of the fields whose value is of a type. */
type NamesOf<Values, Value> = {
  [Name in keyof Values & string]-?: NonNullable<Values[Name]> extends Value ? Name : never
}[keyof Values & string]

/**
 * The parts of a form, bound to its schema: label, required mark, start value, help, rules,
 * input mode, autocomplete, counter, format and options come from there, and a name that is
 * not in it does not compile. Call it once, outside the component.
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
    /** What stands in some fields at the moment, as typed. For use inside the form. */
    useTyped: (names: (keyof Values & string)[]) => useTypedList(names),
  }
}
