/*
 * The states of a request, for the desk and for the applicant. The steps between them are the desk's.
 */

export type State =
  | 'received'
  | 'reviewing'
  | 'waiting'
  | 'recommended'
  | 'approved'
  | 'sanctioned'
  | 'disbursed'
  | 'takenUp'
  | 'resolved'
  | 'done'
  | 'refused'
  | 'notPossible'
  | 'withdrawn'
  | 'closed'

type StateInfo = {
  /** At the desk. */
  label: string
  /** The words for the applicant. */
  applicant: string
  /** Of the chip. */
  color: 'default' | 'info' | 'warning' | 'primary' | 'success' | 'error'
  /** Whether the office still has something to do. */
  isOpen: boolean
  /** The clock of the promise: it runs, it stands still, or the promise has been kept. */
  clock: 'runs' | 'stops' | 'ended'
}

export const states: Record<State, StateInfo> = {
  received: {
    label: 'Received',
    applicant: 'Received',
    color: 'default',
    isOpen: true,
    clock: 'runs',
  },
  reviewing: {
    label: 'In review',
    applicant: 'Being looked at',
    color: 'info',
    isOpen: true,
    clock: 'runs',
  },
  waiting: {
    label: 'Waiting for applicant',
    applicant: 'We wait for your answer',
    color: 'warning',
    isOpen: true,
    clock: 'stops',
  },
  recommended: {
    label: 'Recommended',
    applicant: 'The committee decides',
    color: 'primary',
    isOpen: true,
    clock: 'runs',
  },
  approved: {
    label: 'Approved',
    applicant: 'Approved',
    color: 'success',
    isOpen: false,
    clock: 'ended',
  },
  sanctioned: {
    label: 'Sanctioned',
    applicant: 'Approved',
    color: 'success',
    isOpen: true,
    clock: 'ended',
  },
  disbursed: {
    label: 'Disbursed',
    applicant: 'Paid',
    color: 'success',
    isOpen: false,
    clock: 'ended',
  },
  takenUp: {
    label: 'Taken up',
    applicant: 'Taken up with the authority',
    color: 'primary',
    isOpen: true,
    clock: 'ended',
  },
  resolved: {
    label: 'Resolved',
    applicant: 'Resolved',
    color: 'success',
    isOpen: false,
    clock: 'ended',
  },
  done: {
    label: 'Done',
    applicant: 'Done',
    color: 'success',
    isOpen: false,
    clock: 'ended',
  },
  refused: {
    label: 'Refused',
    applicant: 'Not approved',
    color: 'error',
    isOpen: false,
    clock: 'ended',
  },
  notPossible: {
    label: 'Not possible',
    applicant: 'Not possible',
    color: 'error',
    isOpen: false,
    clock: 'ended',
  },
  withdrawn: {
    label: 'Withdrawn',
    applicant: 'Withdrawn by you',
    color: 'default',
    isOpen: false,
    clock: 'ended',
  },
  closed: {
    label: 'Closed',
    applicant: 'Closed',
    color: 'default',
    isOpen: false,
    clock: 'ended',
  },
}

export const isState = (text: unknown): text is State =>
  typeof text === 'string' && Object.hasOwn(states, text)
