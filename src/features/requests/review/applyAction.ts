import type { BaseQueryApi } from '@reduxjs/toolkit/query'
import { serverNow } from '@/shared/config/serverClock'
import { commitOnce, type Outcome } from '@/shared/firestore/commitOnce'
import { KnownError, noRecord, type AppError, type Conflict } from '@/shared/firestore/errors'
import { createReader, millisOf } from '@/shared/firestore/live/readDocument'
import type { Write } from '@/shared/firestore/lite'
import { readOne } from '@/shared/firestore/submit'
import { historyOf, type Target } from '@/shared/requests/review'
import { rightsChange } from '@/shared/requests/rights'
import { statusChanges } from '@/shared/requests/status'
import { kinds, minutesToUndo } from '@/shared/requests/steps'
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
  /** Of a step on the page of a request. */
  step?: {
    /** Of the applicant. */
    name: string
    /** A second commit makes the member of the approved request. */
    makesMember: boolean
  }
}

/** A failed action: a conflict has the review as it is now. */
export type ActionError = AppError | Conflict<Review | undefined>

const refused =
  'The server did not accept this. Your rights may have changed, the applicant may have withdrawn it, or it is your own request. Nothing was changed.'

/** @returns the review after the action, or a `Conflict` if a colleague was first */
export async function applyAction(
  { target, expectedVersion, id: formId, action: typed }: AppliedAction,
  api: Pick<BaseQueryApi, 'getState'>,
): Promise<Outcome<Review, Review | undefined>> {
  // The rules want every text trimmed, and without marks and control characters that a paste brings.
  const action = JSON.parse(JSON.stringify(typed), (_name, value: unknown) =>
    typeof value === 'string' ? severalLines(value) : value,
  ) as Action
  const { path } = kinds[target.kind]
  const record = `${path}/${target.id}`
  const { reviewedSchema } = await import('@/shared/validation/review')
  const reader = createReader(reviewedSchema)
  const readReview = ({ review }: Fields) => reader(target.id, { review }).review as Review
  let countsWaiting = false
  return commitOnce(
    {
      target: { path, id: target.id },
      expectedVersion,
      id: formId,
      action,
      versionOf: (stored) => reviewIn(stored).v ?? 0,
      refused,
      async decide(stored, { entryId, by, now, none, add, attempt }) {
        if (stored === undefined) throw noRecord()
        const before = reviewIn(stored)
        if (changesNothing(before, action)) return undefined
        const step = action.kind === 'undo' ? await readStep(record, before, action.v, by) : {}
        // The rules allow no more than the time of the server: the clock of this device may be fast.
        const clock = attempt === 1 ? serverNow() : 0
        const { review, entry } = changeOf(stored.review, action, by, now, clock, step)
        if (before.state === 'approved' && review.state !== 'approved') await refuseIfMember(target)
        countsWaiting = Number(review.waited ?? 0) > Number(before.waited ?? 0)
        const changed = { ...stored, review }
        let beside: Write[] = []
        if (target.kind !== 'rights') {
          beside = await statusChanges(target.kind, target.id, changed, none)
        } else if (action.kind === 'state' || action.kind === 'undo') {
          // Only a step changes the public part of a rights request.
          const update = rightsChange(target.id, stored, changed, { none, add })
          beside = [{ path: `request_status/${String(stored.key)}`, update }]
        }
        return [
          { path: record, update: { review } },
          { path: `${historyOf(record)}/${String(review.v)}`, set: { ...entry, id: entryId } },
          ...beside,
        ]
      },
      mayRetry: (attempt) => countsWaiting && attempt === 1,
      read: readReview,
      readCurrent: readReview,
    },
    api,
  )
}

type Fields = { [name: string]: unknown }

const reviewIn = (stored: Fields | undefined) => (stored?.review ?? {}) as Partial<Review>

/** The entry of a step that can be taken back. @throws KnownError if it no longer can: the rules refuse it, too */
async function readStep(record: string, before: Partial<Review>, v: number, by: string) {
  const step = before.v === v ? await readOne(historyOf(record), String(v)) : undefined
  const isLate = Number(millisOf(step?.at)) + minutesToUndo * 60_000 < serverNow()
  if (step?.kind === 'state' && step.by === by && step.before !== undefined && !isLate) return step
  const why = step === undefined ? 'The request was changed since.' : 'The time for it is over.'
  throw new KnownError('too-late', `This step can no longer be undone. ${why} Nothing was changed.`)
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
