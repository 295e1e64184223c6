import { useDispatch, useSelector } from 'react-redux'
import { selectUid } from '@/features/session'
import type { AdminRecord } from '@/shared/collectionConfig'
import { versionOf } from '@/shared/requests/review'
import type { Kind, Step } from '@/shared/requests/steps'
import { bulkItemOf, bulkPlanned, type BulkChange } from '../pending/bulkSlice'
import { expectedVersionOf } from '../pending/useExpectedVersion'
import type { StepTexts } from '../review/changes'
import type { Amounts } from './BulkStepDialog'

/**
 * Plans a change of records as they were when its form opened: a colleague's change meanwhile is a conflict.
 *
 * @param shown the records as they are now
 */
export function usePlanBulk(kind: Kind, shown: readonly AdminRecord[]) {
  const dispatch = useDispatch()
  const uid = useSelector(selectUid)

  function plan(
    label: string,
    change: BulkChange,
    records: readonly AdminRecord[],
    amounts?: Amounts,
  ) {
    const current = new Map(shown.map((record) => [record.id, record]))
    const items = records.map((record) => {
      const now = current.get(record.id) ?? record
      const expectedVersion = expectedVersionOf(uid, versionOf(record), now)
      return { ...bulkItemOf(record, expectedVersion), amount: amounts?.[record.id] }
    })
    dispatch(bulkPlanned({ kind, label, change, items }))
  }

  function planStep(
    step: Step,
    records: readonly AdminRecord[],
    texts: StepTexts = {},
    amounts?: Amounts,
  ) {
    plan(step.button, { kind: 'state', step: step.id, to: step.to, ...texts }, records, amounts)
  }

  return { plan, planStep }
}
