import { requestKinds, type RequestKind } from './kinds'
import { rightsPath, rightsPrefix } from './rights'
import { states, type State } from './states'
import type { Check, ReviewDetails } from '@/shared/validation/review'

export { states, type State } from './states'

/*
 * The states of each kind of request, and the steps between them. All of it is
 * data, and all of it is here; `npm run rules` writes the steps into firestore.rules.
 */

export type Need = 'required' | 'optional'

export type Step = {
  id: string
  from: readonly State[]
  to: State
  /** The words of its button. */
  button: string
  /** The least role that may take it. */
  role: 'editor' | 'owner'
  /** The internal reason. */
  reason: Need
  /** The text for the applicant. Left out: the applicant is not told. */
  public?: Need
  /** Of rights requests: for withdrawals alone, or for all others. */
  of?: 'withdrawals' | 'others'
  /** Further fields that it asks for. */
  details?: { readonly [name in keyof ReviewDetails]?: Need }
}

const start: Step = {
  id: 'start',
  from: ['received'],
  to: 'reviewing',
  button: 'Start review',
  role: 'editor',
  reason: 'optional',
  public: 'optional',
}

const ask: Step = {
  id: 'ask',
  from: ['reviewing'],
  to: 'waiting',
  button: 'Ask applicant',
  role: 'editor',
  reason: 'required',
  public: 'required',
}

const resume: Step = {
  id: 'resume',
  from: ['waiting'],
  to: 'reviewing',
  button: 'Answer received',
  role: 'editor',
  reason: 'optional',
  public: 'optional',
}

/** Once more while it is recommended: the committee meets on another day. */
const recommend: Step = {
  id: 'recommend',
  from: ['reviewing', 'recommended'],
  to: 'recommended',
  button: 'Recommend to committee',
  role: 'editor',
  reason: 'optional',
  public: 'optional',
  details: { committeeOn: 'optional' },
}

const sendBack = (from: readonly State[]): Step => ({
  id: 'sendBack',
  from,
  to: 'reviewing',
  button: 'Back to review',
  role: 'editor',
  reason: 'optional',
  public: 'optional',
})

const refuse: Step = {
  id: 'refuse',
  from: ['recommended'],
  to: 'refused',
  button: 'Refuse',
  role: 'editor',
  reason: 'required',
  public: 'optional',
  details: { resolution: 'optional' },
}

/** The applicant has said so to the office. */
const withdraw = (from: readonly State[]): Step => ({
  id: 'withdraw',
  from,
  to: 'withdrawn',
  button: 'Withdrawn by applicant',
  role: 'editor',
  reason: 'optional',
  public: 'optional',
})

/** Spam, a duplicate, a mistake: the applicant is not notified. */
const close = (from: readonly State[]): Step => ({
  id: 'close',
  from,
  to: 'closed',
  button: 'Close',
  role: 'editor',
  reason: 'required',
})

const reopen = (from: readonly State[]): Step => ({
  id: 'reopen',
  from,
  to: 'reviewing',
  button: 'Reopen',
  role: 'owner',
  reason: 'required',
  public: 'optional',
})

const approve: Step = {
  id: 'approve',
  from: ['recommended'],
  to: 'approved',
  button: 'Approve',
  role: 'editor',
  reason: 'optional',
  public: 'optional',
  details: { resolution: 'optional' },
}

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
  reopen(['refused', 'withdrawn', 'closed']),
]

const fundSteps: readonly Step[] = [
  start,
  ask,
  resume,
  recommend,
  sendBack(['recommended']),
  {
    id: 'sanction',
    from: ['recommended'],
    to: 'sanctioned',
    button: 'Sanction',
    role: 'editor',
    reason: 'optional',
    public: 'optional',
    details: { amount: 'required', conditions: 'optional', resolution: 'optional' },
  },
  refuse,
  {
    id: 'disburse',
    from: ['sanctioned'],
    to: 'disbursed',
    button: 'Mark as disbursed',
    role: 'editor',
    reason: 'optional',
    public: 'optional',
  },
  withdraw([...openToMembers, 'sanctioned']),
  close([...openToMembers, 'sanctioned', 'disbursed']),
  reopen(['refused', 'withdrawn', 'closed']),
]

const openToLand: readonly State[] = ['received', 'reviewing', 'waiting', 'takenUp']

const landSteps: readonly Step[] = [
  start,
  ask,
  resume,
  {
    id: 'takeUp',
    // Once more while it is taken up: their number often comes later.
    from: ['reviewing', 'takenUp'],
    to: 'takenUp',
    button: 'Take up with authority',
    role: 'editor',
    reason: 'optional',
    public: 'optional',
    details: { authority: 'required', authorityNumber: 'optional', takenUpOn: 'required' },
  },
  sendBack(['takenUp']),
  {
    id: 'resolve',
    from: ['takenUp'],
    to: 'resolved',
    button: 'Resolved',
    role: 'editor',
    reason: 'optional',
    public: 'optional',
    details: { resolution: 'optional' },
  },
  {
    id: 'giveUp',
    from: ['takenUp'],
    to: 'notPossible',
    button: 'Not possible',
    role: 'editor',
    reason: 'required',
    public: 'optional',
    details: { resolution: 'optional' },
  },
  withdraw(openToLand),
  close(openToLand),
  reopen(['notPossible', 'withdrawn', 'closed']),
]

/** Requests of applicants about their own data. */
const rightsSteps: readonly Step[] = [
  start,
  ask,
  resume,
  {
    id: 'finish',
    from: ['reviewing'],
    to: 'done',
    button: 'Done',
    role: 'editor',
    reason: 'optional',
    public: 'optional',
  },
  {
    id: 'refuse',
    from: ['reviewing'],
    to: 'refused',
    button: 'Refuse',
    role: 'editor',
    reason: 'required',
    public: 'optional',
    of: 'others',
  },
  {
    id: 'takeBack',
    from: ['received', 'reviewing', 'waiting', 'done', 'closed'],
    to: 'refused',
    button: 'Take the withdrawal back',
    role: 'owner',
    reason: 'required',
    public: 'required',
    of: 'withdrawals',
  },
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

/** A kind of request, by the id of its list; one about one's own data, too. */
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
export function statesOf(kind: Kind): State[] {
  const { steps } = kinds[kind]
  const used = new Set<State>(['received', ...steps.map(({ to }) => to)])
  return (Object.keys(states) as State[]).filter((state) => used.has(state))
}

export const channels = ['whatsapp', 'email', 'call', 'letter', 'meeting'] as const
export type Channel = (typeof channels)[number]

/** Longest texts, in UTF-16 units. */
export const limits = { reason: 500, public: 300, text: 1000, line: 120 } as const
