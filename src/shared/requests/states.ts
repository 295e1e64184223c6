/*
 * The states of a request. The steps between them are the desk's; the words for the applicant are in
 * `src/texts/states`.
 */

type StateInfo = {
  /** At the desk. */
  label: string
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
  received: { label: 'Received', color: 'default', ...running },
  reviewing: { label: 'In review', color: 'info', ...running },
  waiting: {
    label: 'Waiting for applicant',
    color: 'warning',
    isOpen: true,
    clock: 'stops',
  },
  recommended: {
    label: 'Recommended',
    color: 'primary',
    ...running,
  },
  approved: { label: 'Approved', color: 'success', ...ended },
  sanctioned: { label: 'Sanctioned', color: 'success', ...promiseKept },
  disbursed: { label: 'Disbursed', color: 'success', ...ended },
  takenUp: {
    label: 'Taken up',
    color: 'primary',
    ...promiseKept,
  },
  resolved: { label: 'Resolved', color: 'success', ...ended },
  done: { label: 'Done', color: 'success', ...ended },
  refused: { label: 'Refused', color: 'error', ...ended },
  notPossible: { label: 'Not possible', color: 'error', ...ended },
  withdrawn: { label: 'Withdrawn', color: 'default', ...ended },
  closed: { label: 'Closed', color: 'default', ...ended },
} satisfies { [state: string]: StateInfo }

export type State = keyof typeof infos

export const states: Record<State, StateInfo> = infos

export const isState = (text: unknown): text is State =>
  typeof text === 'string' && Object.hasOwn(states, text)
