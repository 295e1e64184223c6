import type { Action } from '@/features/requests/review/changes'
import { isDecided, kinds, states, statesOf, type Kind, type State } from '@/shared/requests/steps'
import { demoAdmin, demoEditor } from '@/shared/config/demo'
import { dateInIndia, dayMillis } from '@/shared/text/dateText'
import { withoutGaps, type Collections, type Sample } from './records'
import { aReview, stepAction, wayTo } from './reviews'

/** So many of the newest have not been looked at. */
const untouched = 2

/** The requests of a kind in all its states in turn, each with its history. */
export function reviewed(kind: Kind, samples: Sample[], now: Date): Collections {
  const { path } = kinds[kind]
  const inKind = statesOf(kind)
  const histories: Collections = {}
  const records = samples.map(({ id, data }, index) => {
    const { createdAt } = data
    if (index < untouched || !(createdAt instanceof Date)) return { id, data }
    const actions = isDecided(kind)
      ? actionsOf(kind, index, inKind[(index - untouched + 1) % inKind.length]!, now)
      : (onAnswers[index] ?? [])
    if (actions.length === 0) return { id, data }
    const until = new Date(now.getTime() - (now.getTime() - createdAt.getTime()) / 5)
    const apart = (until.getTime() - createdAt.getTime()) / (actions.length + 1)
    const by = [demoEditor.uid, demoAdmin.uid]
    const { review, history } = aReview(actions, { by, until, apart })
    histories[`${path}/${id}/history`] = history
    return { id, data: withoutGaps({ ...data, review }) }
  })
  return { [path]: records, ...histories }
}

/** The acts of administrators on answers to a meeting, by their place in the list. */
const onAnswers: { [index: number]: readonly Action[] } = {
  3: [
    { kind: 'note', text: 'Called: comes by train, perhaps late.' },
    { kind: 'told', channel: 'whatsapp' },
  ],
  5: [{ kind: 'trash', text: 'A test from the office' }],
}

/** The way to a state, with the acts of administrators on the way. */
function actionsOf(kind: Kind, n: number, state: State, now: Date): Action[] {
  const steps = wayTo(kind, state).map(stepAction)
  const assigned: Action = {
    kind: 'assign',
    assignee: n % 2 === 0 ? demoEditor.uid : demoAdmin.uid,
  }
  const checks = kinds[kind].checks
    .slice(0, n % 4)
    .map((check): Action => ({ kind: 'check', check, isTicked: true }))
  return [
    ...(n % 3 > 0 ? [assigned] : []),
    ...checks,
    ...steps,
    ...(n % 3 === 1
      ? [{ kind: 'note', text: 'Called: will send the papers by post.' } as const]
      : []),
    ...(n % 5 === 1 ? documentsOf(n) : []),
    ...(n % 5 === 3 && states[state].isOpen ? [followUpOf(n, now)] : []),
    ...(n % 4 === 2 ? [{ kind: 'told', channel: 'whatsapp' } as const] : []),
    ...(n === 17
      ? [{ kind: 'correct', field: 'firmName', value: 'Sample Works, as corrected' } as const]
      : []),
    ...(n === 19 ? [{ kind: 'trash', text: 'Sent twice' } as const] : []),
  ]
}

const documentsOf = (n: number) =>
  (['udyam', 'pan', 'photo'] as const)
    .slice(0, 1 + (n % 3))
    .map((document): Action => ({ kind: 'document', document, isTicked: true }))

/** Some are due, and some are not. */
const followUpOf = (n: number, now: Date): Action => ({
  kind: 'followUp',
  on: dateInIndia(now.getTime() + ((n % 4) - 1) * dayMillis),
  text: n % 2 === 0 ? 'Ring again about the papers.' : undefined,
})
