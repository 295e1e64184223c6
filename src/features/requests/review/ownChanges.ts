import { createAction } from '@reduxjs/toolkit'
import type { BaseQueryApi } from '@reduxjs/toolkit/query'
import { currentUid } from '@/shared/auth/currentUid'
import type { Target } from '@/shared/requests/review'
import { applyAction, type AppliedAction } from './applyAction'

/* An administrator's own changes of a record wait for each other: only a colleague can be first. */

/** A change of this browser is written. */
export const changeWritten = createAction<Target & { v: number }>('review/changeWritten')

/** By store: the last change of each record that is on its way. */
const queues = new WeakMap<object, Map<string, Promise<unknown>>>()

/** The slice is there once a page with steps has been opened. */
type MaybePending = { pendingSteps?: { own: { [record: string]: number[] } } }

type Outcome = ReturnType<typeof applyAction>

/** Applies an action after the person's earlier actions on the same record, on the version that they have left. */
export function applyInOrder(applied: AppliedAction, api: BaseQueryApi): Outcome {
  const { kind, id } = applied.target
  const key = `${kind}/${id}`
  const queue = queues.get(api.dispatch) ?? new Map<string, Promise<unknown>>()
  queues.set(api.dispatch, queue)
  const before = queue.get(key) ?? Promise.resolve()
  const outcome = before.then(async () => {
    let { expectedVersion } = applied
    // The own versions that follow directly on the one that the person looked at.
    const { pendingSteps } = api.getState() as MaybePending
    const written = pendingSteps?.own[key]
    while (expectedVersion !== undefined && written?.includes(expectedVersion + 1)) {
      expectedVersion += 1
    }
    const result = await applyAction({ ...applied, expectedVersion }, api)
    if ('data' in result && result.data.by === currentUid(api)) {
      api.dispatch(changeWritten({ ...applied.target, v: result.data.v }))
    }
    return result
  })
  queue.set(key, outcome)
  return outcome
}
