import { boolean, object, string, type InferType } from 'yup'
import type { Live } from '@/shared/firestore/live/readDocument'
import { timestamp } from '@/shared/validation/dates'

export const savedViewSchema = object({
  list: string().label('List').required(),
  name: string().label('Name').required(),
  address: string().label('View'),
  isShared: boolean().label('Shared'),
  by: string().label('By').required(),
  at: timestamp('Saved'),
})

/** Filters, order and columns of a list that an administrator keeps under a name. */
export type SavedView = {
  id: string
  /** The list that it is of. */
  list: string
  name: string
  /** The view as in the address of the list. */
  address: string
  /** Whether colleagues see it, too. */
  isShared: boolean
  /** The uid of its author. */
  by: string
}

export const toSavedView = ({
  id,
  list = '',
  name = '',
  address = '',
  isShared = false,
  by = '',
}: Live<InferType<typeof savedViewSchema>>): SavedView => ({
  id,
  list,
  name,
  address,
  isShared,
  by,
})
