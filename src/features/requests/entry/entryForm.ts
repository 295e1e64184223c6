import { object, type AnyObject, type ObjectSchema } from 'yup'
import type { FieldInfo } from '@/shared/forms/fieldInfo'
import { consentField } from '@/shared/validation/choices'
import { enteredFields } from '@/shared/validation/entered'
import type { AdminCollection } from '../collections'

const isOfApplicant = ({ meta }: FieldInfo) => meta.kind === 'consent'

/** Everything that only the applicant can say, as one box for the office. */
const confirmationOf = ({ fields }: AdminCollection) => {
  const said = [...fields.values()].filter(isOfApplicant).map(({ label }) => `“${label}”`)
  return consentField(`The applicant says: ${said.join(', ')}`)
}

/** The server and the office set them; the language is asked beside the way the form came. */
const isSet = ({ name, meta }: FieldInfo) =>
  meta.kind === 'timestamp' || name === 'consentVersion' || name === 'language'

const typedFields = ({ fields }: AdminCollection) =>
  [...fields.values()].filter((field) => !isOfApplicant(field) && !isSet(field))

/** The fields of a form of the site, and how its applicant has agreed. */
export function entrySchemaOf(list: AdminCollection) {
  const typed = typedFields(list)
  const language = list.fields.get('language')!.schema
  const shape = {
    ...enteredFields,
    language: language.meta({ help: 'Of our messages: English if you choose none' }),
    ...Object.fromEntries(typed.map(({ name, schema }) => [name, schema])),
    confirmation: confirmationOf(list),
  }
  // Two fields that need each other have no order.
  const pairs = typed.flatMap(({ name, dependsOn }) =>
    dependsOn
      .filter((other) => list.fields.get(other)?.dependsOn.includes(name))
      .map((other): [string, string] => [name, other]),
  )
  return object().shape(shape, pairs) as unknown as ObjectSchema<AnyObject>
}

export const entrySections = (list: AdminCollection) => ({
  Source: ['how', 'consent', 'receivedOn', 'language'],
  [list.subject]: typedFields(list).map(({ name }) => name),
  Confirmation: ['confirmation'],
})

/** The record to store for a completed form. */
export function toRecord(
  list: AdminCollection,
  { how, consent, receivedOn, confirmation: _, ...typed }: AnyObject,
  by: string,
  consentVersion: string,
): AnyObject {
  const said = [...list.fields.values()].filter(isOfApplicant).map(({ name }) => [name, true])
  const entered = { how, consent, receivedOn, by }
  return { ...typed, ...Object.fromEntries(said), consentVersion, entered }
}
