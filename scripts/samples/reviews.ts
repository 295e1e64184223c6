import { changeOf, type Action } from '@/features/requests/review/changes'
import { kinds, type Kind, type State, type Step } from '@/shared/requests/steps'
import type { ReviewDetails } from '@/shared/validation/review'
import type { Sample, Value } from './records'

type Data = Record<string, Value>

/** A record's review, and its history as the documents of a collection. */
export type SampleReview = { review: Data | undefined; history: Sample[] }

const sampleDetails: Required<ReviewDetails> = {
  committeeOn: '2026-12-12',
  resolution: 'Resolution 7 of 12 December 2026',
  amount: 250_000,
  conditions: 'Paid in two parts, the second after the machines have arrived.',
  authority: 'Sample Tahasil Office',
  authorityNumber: 'LR/118/2026',
  takenUpOn: '2026-11-20',
  duplicateOf: 'NR-7F3K-Q2ZD',
}

/** Everything that a step asks for, required or not. */
export function stepAction(step: Step): Action & { kind: 'state' } {
  const asked = Object.keys(step.details ?? {}) as (keyof ReviewDetails)[]
  const details = Object.fromEntries(asked.map((name) => [name, sampleDetails[name]]))
  return {
    kind: 'state',
    to: step.to,
    reason: `A sample of the reason to press “${step.button}”.`,
    public: step.public && 'A sample of what the applicant reads.',
    details: asked.length > 0 ? details : undefined,
  }
}

/** The shortest usual way from the first state of a kind to another. */
export function wayTo(kind: Kind, state: State): Step[] {
  const ways = new Map<State, Step[]>([['received', []]])
  for (const [from, way] of ways) {
    for (const step of kinds[kind].steps) {
      // Withdrawals have a way of their own.
      const isOpen = step.from[0] === from && step.of !== 'withdrawals'
      if (isOpen && !ways.has(step.to)) ways.set(step.to, [...way, step])
    }
  }
  const found = ways.get(state)
  if (found === undefined) throw new Error(`No way leads to ${state}`)
  return found
}

/**
 * Sample review of a record: the actions one after the other, the last one at the time given.
 *
 * @param by uids of administrators, who act in turn
 * @param apart milliseconds between two actions
 */
export function aReview(
  actions: readonly Action[],
  { by, until, apart = 86_400_000 }: { by: readonly string[]; until: Date; apart?: number },
): SampleReview {
  let review: Data | undefined
  const history = actions.map((action, index) => {
    const at = new Date(until.getTime() - (actions.length - 1 - index) * apart)
    const change = changeOf(review, action, by[index % by.length]!, at, at.getTime())
    review = change.review as Data
    return { id: String(review.v), data: change.entry as Data }
  })
  return { review, history }
}

/** Sample review of a record that has come to a state the shortest way. */
export const aReviewIn = (kind: Kind, state: State, by: readonly string[], until: Date) =>
  aReview(wayTo(kind, state).map(stepAction), { by, until })
