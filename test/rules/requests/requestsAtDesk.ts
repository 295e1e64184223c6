import { createHash } from 'node:crypto'
import { changeOf, type Action, type Change } from '@/features/requests/review/changes'
import { isDecided, kinds, type Kind, type State } from '@/shared/requests/steps'
import type { Write } from '@/shared/firestore/lite'
import { submissionId, type Sample, type Value } from '@scripts/samples/records'
import { aReviewIn, stepAction } from '@scripts/samples/reviews'
import { rightsChange, rightsEntry } from '@/shared/requests/rights'
import { aRightsRequest } from '@scripts/samples/rightsRecords'
import { statusesOf } from '@scripts/samples/statuses'
import { serverTime, type Fields, sentinels } from '@test/rules/support/client'
import { uidOf, type Role } from '@test/rules/support/project'
import { samples as requestSamples } from '@test/rules/support/samples'
import type { Project } from '@test/rules/support/project'

export const decidedSamples: Record<Kind, Sample> = {
  ...requestSamples,
  rights: aRightsRequest(1, 'Correct', ''),
}
export const everyDecided = (Object.keys(kinds) as Kind[]).filter(isDecided)
export const before = new Date(Date.now() - 3_600_000)

let count = 0
export const newId = () => submissionId((count += 1), 9)

export type Received = { kind: Kind; id: string; path: string; data: Fields }

/** The change that the site makes for an action. */
export const changeFor = (record: Received, action: Action, role: Role): Change =>
  changeOf(record.data.review, action, uidOf(role) ?? 'nobody', serverTime, Date.now())

export const writesOf = (record: Received, { review, entry }: Change): Write[] => [
  { path: record.path, update: { review } },
  { path: `${record.path}/history/${String(review.v)}`, set: entry },
  ...toldOf(record, review),
]

/** The status of a rights request, which the applicant reads. */
const statusOf = ({ id, data }: Received): Sample => ({
  id: String(data.key),
  data: {
    kind: 'registrations',
    state: 'received',
    rights: { [id]: rightsEntry(data) },
  } as Sample['data'],
})

/** The writes of the status that goes with a review. */
export function toldOf({ kind, id, data }: Received, review: Fields): Write[] {
  if (kind !== 'rights') return statusesOf(kind, id, { ...data, review }).slice(0, 2)
  const { state } = (data.review ?? { state: 'received' }) as Fields
  const isStep = state !== review.state
  const update = rightsChange(id, data, { ...data, review }, sentinels)
  return isStep ? [{ path: `request_status/${String(data.key)}`, update }] : []
}

/** The step between two states of a kind; undefined if there is none. */
export const stepBetween = (kind: Kind, from: State, to: State) =>
  kinds[kind].steps.find((step) => step.to === to && step.from.includes(from))

/** A step with all that it asks for; where there is no such step, with a reason. */
export function stepTo(kind: Kind, from: State, to: State): Action & { kind: 'state' } {
  const step = stepBetween(kind, from, to)
  return step ? stepAction(step) : { kind: 'state', to, reason: 'A sample reason' }
}

export const otherActions: Action[] = [
  { kind: 'assign', assignee: 'viewer' },
  { kind: 'note', text: 'Called, no answer.' },
  { kind: 'told', channel: 'whatsapp', text: 'Your request has been received.' },
  { kind: 'check', check: 'gstin', isTicked: true },
  { kind: 'document', document: 'pan', isTicked: true },
  { kind: 'followUp', on: '2026-12-07', text: 'Ring again' },
  { kind: 'correct', field: 'firmName', value: 'Sample Works', text: 'As on the certificate' },
  { kind: 'correct', field: 'mobile', value: '9876500000' },
  { kind: 'trash', text: 'A sample' },
]
export const aNote: Action = { kind: 'note', text: 'Called, no answer.' }

/** Requests in a project, and the actions that its rules allow. */
export function requestsIn(project: Project) {
  /** Requests of one kind, each in a state, with its history. */
  async function received(kind: Kind, states: readonly State[], more: Fields = {}) {
    const { path } = kinds[kind]
    const records = states.map((state): Received & { history: Sample[] } => {
      const id = newId()
      const { review, history } = aReviewIn(kind, state, ['admin', 'editor'], before)
      const key = createHash('sha256').update(id).digest('hex')
      const own = kind === 'rights' && { key, createdAt: before }
      const data = { ...decidedSamples[kind].data, ...own, ...(review && { review }), ...more }
      return { kind, id, path: `${path}/${id}`, data, history }
    })
    if (kind === 'rights') await project.firestore.seed({ request_status: records.map(statusOf) })
    await project.firestore.seed({
      [path]: records.map(({ id, data }) => ({ id, data: data as Record<string, Value> })),
      ...Object.fromEntries(records.map((record) => [`${record.path}/history`, record.history])),
    })
    return records
  }

  const one = async (kind: Kind, state: State = 'reviewing', more: Fields = {}) =>
    (await received(kind, [state], more))[0]!

  const mayWrite = async (role: Role, writes: Write[]) =>
    (await project.as[role].commit(writes)).isAllowed

  const mayDo = (role: Role, record: Received, action: Action) =>
    mayWrite(role, writesOf(record, changeFor(record, action, role)))

  return { received, one, mayWrite, mayDo }
}
