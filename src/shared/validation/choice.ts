import { string } from 'yup'
import './messages'

/** One of a few texts; the text itself is what is stored. */
export const choiceField = <const Option extends string>(
  label: string,
  options: readonly Option[],
) =>
  string()
    .label(label)
    .transform((value: unknown) => (value === '' ? undefined : value))
    .oneOf(options)
    .meta({ kind: 'choice', options })
