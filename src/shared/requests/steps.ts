import { requestKinds, rightsPrefix, type RequestKind } from './kinds'
import { rightsPath } from './rights'
import { states, type State } from './states'
import { step, stepMessages, type Step } from './step'
import type { Check } from '@/shared/validation/review'

export { states, type State } from './states'
export type { Step } from './step'

/*
 * The states of each kind of request, and the steps between them. All of it is
 * data, and all of it is here; `npm run rules` writes the steps into firestore.rules.
 */

const start = step('start', ['received'], 'reviewing', { button: 'Start review', key: 's' })

/** A decision needs no press on "Start review" before it. */
const beforeDecision: readonly State[] = ['reviewing', 'received']

const ask = step('ask', beforeDecision, 'waiting', {
  button: 'Ask applicant',
  key: 'l',
  public: 'required',
  asksForDocuments: true,
})

const resume = step('resume', ['waiting'], 'reviewing', { button: 'Reply received', key: 'r' })

/** Once more while it is recommended: the committee meets on another day. */
const recommend = step('recommend', [...beforeDecision, 'recommended'], 'recommended', {
  button: 'Recommend',
  key: 'm',
  details: { committeeOn: 'optional' },
})

const sendBack = (from: readonly State[]) =>
  step('sendBack', from, 'reviewing', { button: 'Back to review', key: 'b' })

/** The number first: its field has the focus. */
const decided = { resolution: 'optional', committeeOn: 'optional' } as const

const refuse = step('refuse', ['recommended', ...beforeDecision], 'refused', {
  button: 'Refuse',
  key: 'f',
  reason: 'required',
  message: stepMessages.refused,
  isDecision: true,
  details: decided,
})

/** The applicant has said so to the office. */
const withdraw = (from: readonly State[]) =>
  step('withdraw', from, 'withdrawn', {
    button: 'Withdrawn by applicant',
    key: 'w',
    reason: 'required',
    question: 'How did the applicant say so?',
  })

/** Spam, a duplicate, a mistake: the applicant is not notified. */
const close = (from: readonly State[]) =>
  step('close', from, 'closed', {
    button: 'Close request',
    key: 'o',
    reason: 'required',
    public: undefined,
    details: { duplicateOf: 'optional' },
  })

/** Also after a decision that was a mistake. */
const reopen = (from: readonly State[]) =>
  step('reopen', from, 'reviewing', {
    button: 'Reopen',
    key: 'e',
    role: 'owner',
    reason: 'required',
  })

const approve = step('approve', ['recommended'], 'approved', {
  button: 'Approve',
  key: 'p',
  message: stepMessages.approved,
  isDecision: true,
  details: decided,
})

const openToMembers: readonly State[] = ['received', 'reviewing', 'waiting', 'recommended']

/** To become a member of the association, or of the club. */
const memberSteps: readonly Step[] = [
  start,
  ask,
  resume,
  recommend,
  sendBack(['recommended']),
  approve,
  refuse,
  withdraw(openToMembers),
  close(openToMembers),
  reopen(['refused', 'withdrawn', 'closed', 'approved']),
]

const fundSteps: readonly Step[] = [
  start,
  ask,
  resume,
  recommend,
  sendBack(['recommended']),
  step('sanction', ['recommended'], 'sanctioned', {
    button: 'Sanction',
    key: 'c',
    message: stepMessages.sanctioned,
    isDecision: true,
    details: { amount: 'required', conditions: 'optional', ...decided },
  }),
  refuse,
  step('disburse', ['sanctioned'], 'disbursed', { button: 'Mark as disbursed', key: 'd' }),
  withdraw([...openToMembers, 'sanctioned']),
  close([...openToMembers, 'sanctioned', 'disbursed']),
  reopen(['refused', 'withdrawn', 'closed', 'sanctioned', 'disbursed']),
]

const openToLand: readonly State[] = ['received', 'reviewing', 'waiting', 'takenUp']

const landSteps: readonly Step[] = [
  start,
  ask,
  resume,
  // Once more while it is taken up: their number often comes later.
  step('takeUp', [...beforeDecision, 'takenUp'], 'takenUp', {
    button: 'Take up with authority',
    key: 'h',
    details: { authority: 'required', authorityNumber: 'optional', takenUpOn: 'required' },
  }),
  sendBack(['takenUp']),
  step('resolve', ['takenUp'], 'resolved', {
    button: 'Resolved',
    key: 'v',
    message: stepMessages.resolved,
    isDecision: true,
    details: { resolution: 'optional' },
  }),
  step('giveUp', ['takenUp', ...beforeDecision], 'notPossible', {
    button: 'Not possible',
    key: 'i',
    reason: 'required',
    message: stepMessages.notPossible,
    isDecision: true,
    details: { resolution: 'optional' },
  }),
  withdraw(openToLand),
  close(openToLand),
  reopen(['notPossible', 'withdrawn', 'closed', 'resolved']),
]

/** Requests of applicants about their own data. */
const rightsSteps: readonly Step[] = [
  start,
  { ...ask, asksForDocuments: undefined },
  resume,
  step('finish', ['reviewing'], 'done', { button: 'Done', key: 'd' }),
  step('refuse', ['reviewing'], 'refused', {
    button: 'Refuse',
    key: 'f',
    reason: 'required',
    of: 'others',
  }),
  step('takeBack', ['received', 'reviewing', 'waiting', 'done', 'closed'], 'refused', {
    button: 'Take the withdrawal back',
    key: 'b',
    role: 'owner',
    reason: 'required',
    public: 'required',
    of: 'withdrawals',
  }),
  close(['received', 'reviewing', 'waiting']),
  reopen(['done', 'refused', 'closed']),
]

type KindInfo = {
  path: string
  prefix: string
  steps: readonly Step[]
  /** The facts that are looked up elsewhere before a decision. */
  checks: readonly Check[]
}

/** A kind of request, by the id of its list. Rights requests are a kind, too. */
export type Kind = RequestKind | 'rights'

/** A kind that the office decides about. Answers to a meeting are only noted. */
export type DecidedKind = Exclude<Kind, 'meeting-answers'>

export const kinds: Record<Kind, KindInfo> = {
  registrations: {
    ...requestKinds.registrations,
    steps: memberSteps,
    checks: ['gstin', 'udyam', 'pan', 'proposer', 'seconder'],
  },
  'growth-fund': { ...requestKinds['growth-fund'], steps: fundSteps, checks: [] },
  'diamond-club': { ...requestKinds['diamond-club'], steps: memberSteps, checks: [] },
  'land-issues': { ...requestKinds['land-issues'], steps: landSteps, checks: [] },
  'meeting-answers': { ...requestKinds['meeting-answers'], steps: [], checks: [] },
  rights: { path: rightsPath, prefix: rightsPrefix, steps: rightsSteps, checks: [] },
}

export const isDecided = (kind: Kind): kind is DecidedKind => kind !== 'meeting-answers'

/** The states a request of a kind can have, in the order in which it gets there. */
export const statesOf = (kind: Kind): State[] =>
  (Object.keys(states) as State[]).filter(
    (state) => state === 'received' || kinds[kind].steps.some(({ to }) => to === state),
  )

/** So long the administrator who took a step can take it back. */
export const minutesToUndo = 10

/** Longest texts, in UTF-16 units. */
export const limits = { reason: 500, public: 300, text: 1000, line: 120 } as const
