import { boolean, object, string, type InferType } from 'yup'
import { timestamp } from '@/shared/validation/dates'

export const savedViewSchema = object({
  /** The list that it is of. */
  list: string().label('List').required(),
  name: string().label('Name').required(),
  /** The view as in the address of the list. */
  address: string().label('View').required(),
  /** Whether colleagues see it, too. */
  isShared: boolean().label('Shared').required(),
  /** The uid of its author. */
  by: string().label('By').required(),
  at: timestamp('Saved'),
})

/** Filters, order and columns of a list that an administrator keeps under a name. */
export type SavedView = InferType<typeof savedViewSchema> & { id: string }
