import { fieldInfos } from '@/shared/forms/fieldInfo'
import { profileSchema } from '../schema'

export const profileFields = fieldInfos(profileSchema)

/** In the order of the registration's form. */
export const profileNames = [...profileFields.keys()]
