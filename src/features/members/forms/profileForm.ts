import { areSameValues } from '@/shared/desk/history/historyWrites'
import { fieldInfos } from '@/shared/forms/fieldInfo'
import { profileSchema } from '../schema'

export const profileFields = fieldInfos(profileSchema)

/** In the order of the registration's form. */
export const profileNames = [...profileFields.keys()]

type Values = { readonly [field: string]: unknown }

/** The fields of a profile that a form has changed; null for an emptied one. */
export const changesOf = (before: Values, after: Values) =>
  Object.fromEntries(
    profileNames
      // A box that was never ticked is no value, and a form gives false.
      .filter((name) => !areSameValues(before[name] || undefined, after[name] || undefined))
      .map((name) => [name, after[name] ?? null]),
  )
