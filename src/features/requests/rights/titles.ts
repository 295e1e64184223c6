import type { AdminRecord } from '@/shared/collectionConfig'
import { isRightsKind, type RightsKind } from '@/shared/requests/rights'
import type { AdminCollection } from '../collections'
import { applicantName, textOf, titleOf } from '../records'
import { findRecord } from './requestOf'

/** A data request as a heading. */
const headings: Record<RightsKind, string> = {
  See: 'Copy of data',
  Correct: 'Correction',
  Withdraw: 'Withdrawal',
  Erase: 'Erasure',
  Complain: 'Complaint',
}

/** The name of a record among those of other lists. A data request has the name of its applicant: "Correction: Asha Rao". */
export function selectTitle(root: object, list: AdminCollection, record: AdminRecord) {
  if (list.id !== 'rights') return titleOf(record)
  const kind = textOf(record, 'kind')
  const heading = isRightsKind(kind) ? headings[kind] : kind
  const request = findRecord(root, textOf(record, 'key'))?.record
  const name = request && applicantName(request)
  return name === undefined ? heading : `${heading}: ${name}`
}
