import type { BaseQueryApi } from '@reduxjs/toolkit/query'
import { serverNow } from '@/shared/config/serverClock'
import { currentUid } from '@/shared/auth/currentUid'
import {
  KnownError,
  noRecord,
  toAppError,
  type AppError,
  type Conflict,
} from '@/shared/firestore/errors'
import { createReader } from '@/shared/firestore/live/readDocument'
import type { Write } from '@/shared/firestore/lite'
import { withRefusal } from '@/shared/firestore/refusal'
import { commit, readMany, readOne } from '@/shared/firestore/submit'
import { historyOf, type Target } from '@/shared/requests/review'
import { rightsChange } from '@/shared/requests/rights'
import { statusChanges } from '@/shared/requests/status'
import { kinds } from '@/shared/requests/steps'
import { sha256 } from '@/shared/text/sha256'
import { severalLines } from '@/shared/validation/typed'
import type { Review } from '@/shared/validation/review'
import { changeOf, type Action } from './changes'

/** An action on a request, as it is sent. */
export type AppliedAction = {
  target: Target
  /** The version that the person looked at. Left out where the action overwrites nothing. */
  expectedVersion?: number
  /** Of the form or button. It stays the same until the action is known to be saved: so trying again writes once. */
  id: string
  action: Action
  /** It is the scheduled step of this record, not a part of a bulk change and not a form. */
  isOwn?: boolean
  /** A second commit makes the member of the approved request. */
  makesMember?: boolean
}

/** A failed action: a conflict has the review as it is now. */
export type ActionError = AppError | Conflict<Review | undefined>

const refused =
  'The server did not accept this. Your rights may have changed, the applicant may have withdrawn it, or it is your own request. Nothing was changed.'

/** Tries of an action without an expected version, when others write at the same moment. */
const tries = 3

/** @returns the review after the action, or a `Conflict` if a colleague was first */
export async function applyAction(
  applied: AppliedAction,
  api: Pick<BaseQueryApi, 'getState'>,
  attempt = 1,
): Promise<{ data: Review } | { error: ActionError }> {
  const { target, expectedVersion } = applied
  const by = currentUid(api)
  if (by === null) return { error: toAppError({ code: 'unauthenticated' }) }
  // The rules want every text trimmed, and without marks and control characters that a paste brings.
  const action = JSON.parse(JSON.stringify(applied.action), (_name, value: unknown) =>
    typeof value === 'string' ? severalLines(value) : value,
  ) as Action
  const { path } = kinds[target.kind]
  const record = `${path}/${target.id}`
  let isMade = false
  let countsWaiting = false
  try {
    // A text that is changed before the next try is another entry.
    const hash = await sha256(`${applied.id} ${JSON.stringify(action)}`)
    const entryId = hash.slice(0, 20).toUpperCase()
    const { isSaved, data = {} } = await withRefusal(refused, () =>
      commit(path, target.id, async (stored, sentinels) => {
        if (stored === undefined) throw noRecord()
        const before = (stored.review ?? {}) as Partial<Review>
        const isOtherVersion = (before.v ?? 0) !== expectedVersion
        // Nothing is to be changed, or an earlier try arrived and its answer was lost.
        isMade =
          changesNothing(before, action) ||
          (isOtherVersion &&
            (await readMany(historyOf(record), { is: ['id', entryId] })).length > 0)
        if (isMade || (expectedVersion !== undefined && isOtherVersion)) return undefined
        const clock = attempt === 1 ? serverNow() : 0
        const { review, entry } = changeOf(stored.review, action, by, sentinels.now, clock)
        if (before.state === 'approved' && review.state === 'reviewing') {
          await refuseIfMember(target)
        }
        countsWaiting = Number(review.waited ?? 0) > Number(before.waited ?? 0)
        const changed = { ...stored, review }
        let beside: Write[] = []
        if (target.kind !== 'rights') {
          beside = await statusChanges(target.kind, target.id, changed, sentinels.none)
        } else if (action.kind === 'state') {
          // Only a step changes the public part of a rights request.
          const update = rightsChange(target.id, stored, changed, sentinels)
          beside = [{ path: `request_status/${String(stored.key)}`, update }]
        }
        return [
          { path: record, update: { review } },
          { path: `${historyOf(record)}/${String(review.v)}`, set: { ...entry, id: entryId } },
          ...beside,
        ]
      }),
    )
    const { reviewedSchema } = await import('@/shared/validation/review')
    const read = createReader(reviewedSchema)(target.id, { review: data.review })
    const review = read.review as Review | undefined
    if (review !== undefined && (isSaved || isMade)) return { data: review }
    return { error: { status: 'conflict', current: review } }
  } catch (thrown) {
    const error = toAppError(thrown)
    const isRefused = error.code === 'refused'
    const mayBeRace = isRefused && expectedVersion === undefined && attempt < tries
    // The rules allow no more than the time of the server: the clock of this device may be fast.
    const mayBeClock = isRefused && countsWaiting && attempt === 1
    return mayBeRace || mayBeClock ? applyAction(applied, api, attempt + 1) : { error }
  }
}

/** The rules refuse it, too. */
async function refuseIfMember({ kind, id }: Target): Promise<void> {
  if (kind !== 'registrations' || (await readOne('members', id)) === undefined) return
  const message =
    'A member was made from this request, so it stays approved. If that was a mistake, end the membership.'
  throw new KnownError('has-member', message)
}

/** A step may lead to the same state, and a note is always new. */
function changesNothing(stored: Partial<Review>, action: Action): boolean {
  const { assignee, checks, documents, followUp, corrected } = stored
  switch (action.kind) {
    case 'assign':
      return assignee === (action.assignee ?? undefined)
    case 'check':
      return (checks?.[action.check] !== undefined) === action.isTicked
    case 'document':
      return (documents?.[action.document] !== undefined) === action.isTicked
    case 'followUp':
      return action.on === undefined && followUp === undefined
    case 'correct':
      return String(corrected?.[action.field]) === String(action.value)
    default:
      return false
  }
}
