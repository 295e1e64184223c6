import { useState } from 'react'
import { useLocation } from 'react-router-dom'
import { useSubmitRequestMutation } from '@/shared/forms/submit/useSubmission'

/** The answer that somebody wants to change. It is in the history entry alone, and in no address. */
type EarlierAnswer = {
  /** The key of its status. None if it was replaced already. */
  replaces?: string
  meetingDate: string | null
}

/** From where on My request somebody has come here, if so. */
export const useEarlierAnswer = () => useLocation().state as EarlierAnswer | null

/**
 * Sends an answer. It takes the place of an earlier one, or of the last one that this tab has sent, if
 * that is by the same person and to the same meeting.
 */
export function useSubmitAnswer(earlier: EarlierAnswer | null) {
  const [submit, { data: last }] = useSubmitRequestMutation({ fixedCacheKey: 'last answer' })
  // As it was when the page opened: a try that fails forgets the last one.
  const [replaces] = useState(() => earlier?.replaces ?? last ?? undefined)
  return (answer: Parameters<typeof submit>[0]) => submit({ ...answer, replaces })
}
