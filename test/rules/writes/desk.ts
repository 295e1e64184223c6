import { changeOf, type Action } from '@/features/requests/review/changes'
import { historyOf } from '@/shared/requests/review'
import { isDecided, kinds, limits, type Kind, type State } from '@/shared/requests/steps'
import type { Write } from '@/shared/firestore/lite'
import { rightsChange } from '@/shared/requests/rights'
import { statusChanges } from '@/shared/requests/status'
import { submissionId } from '@scripts/samples/records'
import { stepAction } from '@scripts/samples/reviews'
import { sentinels, serverTime, type Fields } from '@test/rules/support/client'
import { everyKind } from '@test/rules/support/samples'
import { before, longest, owner, reviewed, type Arranged } from './arranged'
import { fullOf, storedRequest, type Stored } from './storedRequests'

/** What the desk writes for an action. */
async function acted({ kind, id, path, data, stored }: Stored, action: Action, step?: Fields) {
  const { review, entry } = changeOf(data.review, action, owner, serverTime, Date.now(), step)
  const record = { ...data, review }
  const told: Write[] =
    kind !== 'rights'
      ? await statusChanges(kind, id, record, undefined)
      : action.kind === 'state' || action.kind === 'undo'
        ? [
            {
              path: `request_status/${String(data.key)}`,
              update: rightsChange(id, data, record, sentinels),
            },
          ]
        : []
  const writes: Write[] = [
    { path, update: { review } },
    { path: `${historyOf(path)}/${String(review.v)}`, set: { ...entry, id: submissionId(1) } },
    ...told,
  ]
  return { by: owner, stored, writes }
}

/** Fields that an administrator may correct. */
const correctable = (kind: Kind) =>
  kind === 'rights'
    ? ['text']
    : Object.entries(fullOf(kind)).flatMap(([name, value]) =>
        typeof value === 'string' && !['consentVersion', 'language'].includes(name) ? [name] : [],
      )

const otherActions: Action[] = [
  { kind: 'assign', assignee: 'editor' },
  { kind: 'assign', assignee: null },
  { kind: 'note', text: longest(limits.text) },
  { kind: 'told', channel: 'meeting', text: longest(limits.text) },
  { kind: 'check', check: 'seconder', isTicked: true },
  { kind: 'check', check: 'seconder', isTicked: false },
  { kind: 'document', document: 'photo', isTicked: true },
  { kind: 'document', document: 'photo', isTicked: false },
  { kind: 'followUp', on: '2026-12-07', text: longest(limits.text) },
  { kind: 'followUp', text: longest(limits.text) },
  { kind: 'correct', field: 'name', value: longest(1000), text: longest(limits.text) },
  { kind: 'correct', field: 'jobs', value: 12.5, text: longest(limits.text) },
  { kind: 'correct', field: 'offer', value: false, text: longest(limits.text) },
  {
    kind: 'correct',
    field: 'documentsReady',
    value: Array.from({ length: 20 }, () => longest(49)),
    text: longest(limits.text),
  },
  { kind: 'correct', field: 'details', text: longest(limits.text) },
  { kind: 'trash', text: longest(limits.text) },
  { kind: 'restore', text: longest(limits.text) },
]

const ofAnswers = ['note', 'told', 'trash', 'restore']

/** Everything but the steps, with a request under review, or with an answer to a meeting. */
async function otherActionsOf(kind: Kind): Promise<Arranged[]> {
  const state: State = isDecided(kind) ? 'reviewing' : 'received'
  const actions = otherActions.filter(
    (action) => isDecided(kind) || ofAnswers.includes(action.kind),
  )
  return Promise.all(
    actions.map(async (action): Promise<Arranged> => {
      const trashed = action.kind === 'restore' ? { trashed: true } : {}
      const review = isDecided(kind)
        ? reviewed(kind, state, correctable(kind), trashed)
        : { review: { v: 7, state, at: before, by: owner, ...trashed }, history: [] }
      const record = storedRequest(kind, review)
      return { name: `${kind}: ${action.kind}`, ...(await acted(record, action)) }
    }),
  )
}

const steps = async (kind: Kind): Promise<Arranged[]> =>
  Promise.all(
    kinds[kind].steps
      .flatMap((step) => step.from.map((from) => ({ step, from })))
      .map(async ({ step, from }) => {
        const action = stepAction(step)
        const larger: Action = {
          ...action,
          reason: longest(limits.reason),
          public: action.public && longest(limits.public),
        }
        const record = storedRequest(kind, reviewed(kind, from, correctable(kind)))
        return {
          name: `${kind}: step`,
          variant: `${from} to ${step.to}`,
          ...(await acted(record, larger)),
        }
      }),
  )

/** A step of a moment ago is undone. */
const undone = (kind: Kind): Promise<Arranged>[] =>
  kinds[kind].steps
    .filter(({ of }) => of !== 'withdrawals')
    .map(async (step): Promise<Arranged> => {
      const at = new Date(Date.now() - 60_000)
      const { review, history } = reviewed(kind, step.from[0]!, correctable(kind))
      const action = { ...stepAction(step), reason: longest(limits.reason) }
      const change = changeOf(review, action, owner, at, at.getTime())
      const taken = { id: String(change.review.v), data: change.entry }
      const record = storedRequest(kind, {
        review: change.review,
        history: [...history, taken],
      } as ReturnType<typeof reviewed>)
      const undo = { kind: 'undo', v: Number(change.review.v) } as const
      return {
        name: `${kind}: step undone`,
        variant: `${step.to} to ${step.from[0]}`,
        ...(await acted(record, undo, change.entry)),
      }
    })

/** A request of earlier, whose status comes with the first thing that the desk does. */
const firstActions = everyKind.map(async (kind): Promise<Arranged> => {
  const action: Action = { kind: 'note', text: longest(limits.text) }
  const record = storedRequest(kind, undefined, false)
  return { name: `${kind}: first note`, ...(await acted(record, action)) }
})

/** All that the desk writes about requests until they are erased. */
export async function atTheDesk(): Promise<Arranged[]> {
  const every = Object.keys(kinds) as Kind[]
  const acts = [
    ...every.map(steps),
    ...every.map((kind) => Promise.all(undone(kind))),
    ...every.map(otherActionsOf),
  ]
  return [...(await Promise.all(acts)).flat(), ...(await Promise.all(firstActions))]
}
