import { object } from 'yup'
import { fieldInfos, type FieldInfo } from '@/shared/forms/fieldInfo'
import { membershipFields, profileSchema } from '../schema'
import type { ImportField } from './importTypes'

/** A row of a list: the facts of the membership and of the profile beside each other. */
export const rowSchema = object({ ...membershipFields, ...profileSchema.fields })

/** The fields that a column can hold, in the order of the menus. */
export const importFields = fieldInfos(rowSchema) as ReadonlyMap<string, FieldInfo> as ReadonlyMap<
  ImportField,
  FieldInfo
>
