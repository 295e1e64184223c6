import type { AdminRecord } from '@/shared/collectionConfig'
import { referenceOf } from '@/shared/requests/reference'
import { saveFile } from '@/shared/ui/saveFile'
import type { AdminCollection } from '../collections'
import { asText, detailsOf } from './recordDetails'

/**
 * Answers a request for one's own data: all of it, in a file that every program opens.
 *
 * @param states its states, in words
 */
export function saveRecord(collection: AdminCollection, record: AdminRecord, states = '') {
  const parts = [asText(detailsOf(collection, record)), states].filter(Boolean)
  // Older programs recognise UTF-8 by the byte order mark.
  const text = `\uFEFF${parts.join('\n\n')}\n`
  const name = `${referenceOf(collection.prefix, record.id)}.txt`
  saveFile(new Blob([text], { type: 'text/plain;charset=utf-8' }), name)
}
