import { itemsOf } from '@/shared/live/chunkedList'
import type { Pieces } from '@/shared/live/pieces'
import { textOf, type AdminRecord } from './records'

/** The e-mail addresses of some records, each once, as every mail program takes them. */
export const emailsOf = (list: Pieces<AdminRecord>, isChosen: (id: string) => boolean) => [
  ...new Set(
    itemsOf(list)
      .filter(({ id }) => isChosen(id))
      .map((record) => textOf(record, 'email'))
      .filter((email) => email !== ''),
  ),
]
