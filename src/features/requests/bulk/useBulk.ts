import type { AdminRecord } from '@/shared/collectionConfig'
import type { Kind, Step } from '@/shared/requests/steps'
import type { StepTexts } from '../review/changes'
import { useRequestsDispatch } from '../store'
import type { Amounts } from './BulkStepDialog'
import { bulkItemOf, type BulkChange } from './bulkSlice'
import { startBulk } from './runBulk'

/** Changes records as they were when a form opened: a colleague's change meanwhile is a conflict. */
export function useBulk(kind: Kind) {
  const dispatch = useRequestsDispatch()

  function change(
    label: string,
    of: BulkChange,
    records: readonly AdminRecord[],
    amounts?: Amounts,
  ) {
    const items = records.map((record) => ({ ...bulkItemOf(record), amount: amounts?.[record.id] }))
    void dispatch(startBulk({ kind, label, change: of, items }))
  }

  function takeStep(
    step: Step,
    records: readonly AdminRecord[],
    texts: StepTexts = {},
    amounts?: Amounts,
  ) {
    const of = { kind: 'state', step: step.id, to: step.to, ...texts } as const
    change(step.button, of, records, amounts)
  }

  return { change, takeStep }
}
