import { ValidationError, type AnyObject, type ObjectSchema } from 'yup'
import type { Typed } from './drafts'
import { isSame, type FieldInfos } from './fieldInfo'
import type { Section } from './formParts'

/** How far a visitor has come with a section. `hidden`: none of its fields is asked for now. */
export type SectionState = 'hidden' | 'untouched' | 'begun' | 'done' | 'wrong'

type Given = {
  fields: FieldInfos
  typed: Typed
  /** Fields whose answer the schema does not take yet. */
  unfit: Set<string>
  /** Fields whose error is shown. */
  hasError: (name: string) => boolean
}

export function sectionState(section: Section, given: Given): SectionState {
  const { fields, typed, unfit, hasError } = given
  const asked = section.names.filter((name) => !fields.get(name)?.resolve(typed).isHidden)
  if (asked.length === 0) return 'hidden'
  if (asked.some(hasError)) return 'wrong'
  if (asked.every((name) => isSame(typed[name], fields.get(name)?.start))) return 'untouched'
  return asked.some((name) => unfit.has(name)) ? 'begun' : 'done'
}

/** Names of the fields that would keep the form from being sent as it stands. */
export function unfitFields(schema: ObjectSchema<AnyObject>, typed: Typed): Set<string> {
  try {
    schema.validateSync(typed, { abortEarly: false })
    return new Set()
  } catch (thrown) {
    if (!(thrown instanceof ValidationError)) throw thrown
    return new Set(thrown.inner.map(({ path = '' }) => path.replace(/[.[].*$/, '')))
  }
}
