import type { AdminRecord } from '@/shared/collectionConfig'
import type { AdminCollection } from '../collections'
import { applicantName, textOf, titleOf } from '../records'
import { findRecord } from './requestOf'

/** The name of a record on the screen. A data request has the name of its applicant: "Correction: Asha Rao". */
export function selectTitle(root: object, list: AdminCollection, record: AdminRecord) {
  const title = titleOf(record)
  if (list.id !== 'rights') return title
  const request = findRecord(root, textOf(record, 'key'))?.record
  const name = request && applicantName(request)
  return name === undefined ? title : `${title}: ${name}`
}
