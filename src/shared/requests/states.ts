/*
 * The states of a request, for the desk and for the applicant. The steps between them are the desk's.
 */

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

const running = { isOpen: true, clock: 'runs' } as const
/** The office goes on after it. */
const promiseKept = { isOpen: true, clock: 'ended' } as const
const ended = { isOpen: false, clock: 'ended' } as const

const infos = {
  received: { label: 'Received', applicant: 'Received', color: 'default', ...running },
  reviewing: { label: 'In review', applicant: 'Under review', color: 'info', ...running },
  waiting: {
    label: 'Waiting for applicant',
    applicant: 'We are waiting for your reply',
    color: 'warning',
    isOpen: true,
    clock: 'stops',
  },
  recommended: {
    label: 'Recommended',
    applicant: 'Placed before the committee',
    color: 'primary',
    ...running,
  },
  approved: { label: 'Approved', applicant: 'Approved', color: 'success', ...ended },
  sanctioned: { label: 'Sanctioned', applicant: 'Approved', color: 'success', ...promiseKept },
  disbursed: { label: 'Disbursed', applicant: 'Paid', color: 'success', ...ended },
  takenUp: {
    label: 'Taken up',
    applicant: 'Taken up with the authority',
    color: 'primary',
    ...promiseKept,
  },
  resolved: { label: 'Resolved', applicant: 'Resolved', color: 'success', ...ended },
  done: { label: 'Done', applicant: 'Done', color: 'success', ...ended },
  refused: { label: 'Refused', applicant: 'Not approved', color: 'error', ...ended },
  notPossible: { label: 'Not possible', applicant: 'Not possible', color: 'error', ...ended },
  withdrawn: { label: 'Withdrawn', applicant: 'Withdrawn by you', color: 'default', ...ended },
  closed: { label: 'Closed', applicant: 'Closed', color: 'default', ...ended },
} satisfies { [state: string]: StateInfo }

export type State = keyof typeof infos

export const states: Record<State, StateInfo> = infos

export const isState = (text: unknown): text is State =>
  typeof text === 'string' && Object.hasOwn(states, text)
