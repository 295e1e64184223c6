import { ValidationError, type AnyObject, type ObjectSchema } from 'yup'
import { isSame, type FieldInfos, type FormValues } from './fieldInfo'
import type { Section } from './formParts'

/** How far a visitor has come with a section. `hidden`: all of its fields are hidden for now. */
export type SectionState = 'hidden' | 'untouched' | 'incomplete' | 'done' | 'wrong'

type Given = {
  fields: FieldInfos
  values: FormValues
  /** Fields whose value the schema refuses, whether or not it is shown yet. */
  invalid: Set<string>
  /** Whether the error of a field is shown. */
  hasError: (name: string) => boolean
}

export function sectionState(section: Section, given: Given): SectionState {
  const { fields, values, invalid, hasError } = given
  const names = section.names.filter((name) => !fields.get(name)?.resolve(values).isHidden)
  if (names.length === 0) return 'hidden'
  if (names.some(hasError)) return 'wrong'
  if (names.every((name) => isSame(values[name], fields.get(name)?.start))) return 'untouched'
  return names.some((name) => invalid.has(name)) ? 'incomplete' : 'done'
}

/** Names of the fields whose values the schema refuses. */
export function invalidFields(schema: ObjectSchema<AnyObject>, values: FormValues): Set<string> {
  try {
    schema.validateSync(values, { abortEarly: false })
    return new Set()
  } catch (error) {
    if (!(error instanceof ValidationError)) throw error
    return new Set(error.inner.map(({ path = '' }) => path.replace(/[.[].*$/, '')))
  }
}
