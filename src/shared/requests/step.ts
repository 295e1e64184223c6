import type { State } from './states'
import type { ReviewDetails } from '@/shared/validation/review'

export type Need = 'required' | 'optional'

export type Step = {
  id: string
  /** A letter of its button, not a, j, k, n, t or u: those do something else on the page of a request. */
  key: string
  /** The first is the usual one. */
  from: readonly State[]
  to: State
  /** The words of its button. */
  button: string
  /** The least role that may take it. */
  role: 'editor' | 'owner'
  /** The office's remarks. */
  reason: Need
  /** The question that the remarks answer, where there is one. */
  question?: string
  /** The message to the applicant. Left out: the applicant is not told. */
  public?: Need
  /** The message to begin with. */
  message?: string
  /** A decision: its form always opens, because one press is too little for it. */
  isDecision?: true
  /** Offers the documents that may be missing. */
  asksForDocuments?: true
  /** Of rights requests: for withdrawals alone, or for all others. */
  of?: 'withdrawals' | 'others'
  /** Further fields that it asks for. */
  details?: { readonly [name in keyof ReviewDetails]?: Need }
}

/** A step, of an editor and without a text that it needs, unless it says otherwise. */
export const step = (
  id: string,
  from: readonly State[],
  to: State,
  others: Pick<Step, 'button' | 'key'> & Partial<Step>,
): Step => ({ id, from, to, role: 'editor', reason: 'optional', public: 'optional', ...others })

/** The texts for the applicant that decisions begin with. My request shows them in the language of its page. */
export const stepMessages = {
  approved: 'The committee has approved your application.',
  sanctioned: 'The committee has sanctioned your request.',
  resolved: 'Your matter has been settled.',
  refused: 'We are sorry, this was not approved. Please call the office to know why.',
  notPossible: 'We are sorry, this was not possible. Please call the office to know why.',
} as const
