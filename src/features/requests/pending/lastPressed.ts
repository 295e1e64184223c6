import { selectBulk, type Bulk } from './bulkSlice'
import { selectSteps, type PendingStep } from './pendingStepsSlice'
import type { RequestsRoot } from './store'

/** The last press that can still be undone: a step, or a change of many records. */
export function selectLastPressed(root: RequestsRoot): PendingStep | Bulk | undefined {
  const [step] = Object.values(selectSteps(root))
    .filter(({ status }) => status === 'waiting')
    .sort((a, b) => b.scheduledAt - a.scheduledAt)
  const bulk = selectBulk(root)
  if (bulk?.phase !== 'planned') return step
  return step !== undefined && step.scheduledAt > bulk.plannedAt ? step : bulk
}
