import type { RequestKind } from '@/shared/requests/kinds'
import { serverNow } from '@/shared/config/serverClock'
import type { State } from '@/shared/requests/states'

export const kindNames: Record<RequestKind, string> = {
  registrations: 'Membership registration',
  'growth-fund': 'Growth fund request',
  'diamond-club': 'Diamond business club request',
  'land-issues': 'Land related request',
  'meeting-answers': 'Answer to a monthly meeting',
}

/** Whether the day until which an answer was promised is over. */
export const isPast = (due: number, now = serverNow()) => due < now

/** The applicant's next step, by state. */
export const nextSteps: Record<State, string> = {
  received: 'The office has it and will look at it. You need not do anything now.',
  reviewing: 'Your request is under review. The office gets in touch if something is missing.',
  waiting:
    'Please reply to the office and quote the reference number. The time limit is on hold until then.',
  recommended: 'The committee decides at one of its next meetings. You need not do anything now.',
  approved: 'The office gets in touch with you about the next step.',
  sanctioned: 'The office gets in touch with you about the payment.',
  disbursed: 'Please check your account, and tell the office if nothing has arrived.',
  takenUp: 'The association speaks to the authority. The office tells you what comes of it.',
  resolved: 'If you disagree, please tell the office.',
  done: 'If you disagree, please tell the office.',
  refused: 'To ask why, or to have it looked at again, speak to the office.',
  notPossible: 'To ask why, speak to the office.',
  withdrawn: 'Nothing more happens with it. If this is a mistake, tell the office.',
  closed: 'Nothing more happens with it. To ask why, speak to the office.',
}

export const nextOfOverdue =
  'Please ask the office why there is no answer yet, and quote the reference number. You can also complain, below.'

export const nextOfWithdrawn =
  'The office does nothing more with it. What you sent is still stored: below you can ask to have it erased.'

export const nextOfErased =
  'Nothing of what you sent is stored any more, only that it was erased. This page keeps what you asked for.'
