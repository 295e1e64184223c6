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

type Outcome = ReturnType<typeof applyAction>

/** Applies an action after the person's earlier actions on the same record, on the version that they have left. */
export function applyInOrder(applied: AppliedAction, api: BaseQueryApi): Outcome {
  const { kind, id } = applied.target
  const key = `${kind}/${id}`
  const queue = queues.get(api.dispatch) ?? new Map<string, Promise<unknown>>()
  queues.set(api.dispatch, queue)
  const outcome = applyNext(applied, api, key, queue.get(key))
  queue.set(key, outcome)
  return outcome
}

async function applyNext(
  applied: AppliedAction,
  api: BaseQueryApi,
  key: string,
  before: Promise<unknown> | undefined,
): Outcome {
  await before
  const expectedVersion = versionAfterOwn(applied.expectedVersion, api.getState(), key)
  const outcome = await applyAction({ ...applied, expectedVersion }, api)
  if ('data' in outcome && outcome.data.by === currentUid(api)) {
    api.dispatch(changeWritten({ ...applied.target, v: outcome.data.v }))
  }
  return outcome
}

/** The own versions that follow directly on the one that the person looked at. */
function versionAfterOwn(version: number | undefined, root: unknown, key: string) {
  if (version === undefined) return undefined
  // The slice is there once a page with steps has been opened.
  const { pendingSteps } = root as { pendingSteps?: { own: { [record: string]: number[] } } }
  const written = new Set(pendingSteps?.own[key])
  let last = version
  while (written.has(last + 1)) last += 1
  return last
}
