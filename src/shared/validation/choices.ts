import { array, string } from 'yup'
import './messages'

/** Several of a few texts, or none: then nothing is stored. */
export const choicesField = <const Option extends string>(
  label: string,
  options: readonly Option[],
) =>
  array(string<Option>().defined())
    .label(label)
    .transform((value: unknown) => (Array.isArray(value) && value.length === 0 ? undefined : value))
    // Of the list and not of its entries, so that the error is the field's.
    .test(
      'listed',
      'Choose from the answers listed',
      (chosen) =>
        chosen === undefined ||
        (new Set(chosen).size === chosen.length &&
          chosen.every((choice) => options.includes(choice))),
    )
    .meta({ kind: 'choices', options })
