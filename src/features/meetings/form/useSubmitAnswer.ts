import { useState } from 'react'
import { useLocation } from 'react-router-dom'
import { useSubmitMeetingAnswerMutation } from '../api'

/**
 * Sends an answer. It takes the place of the one from which the visitor came here, on My request, or of the
 * last one that this tab has sent, if that is by the same person and to the same meeting. Its key is in the
 * history entry and in memory, and nowhere else.
 */
export function useSubmitAnswer() {
  const state: unknown = useLocation().state
  const [submit, { data: last }] = useSubmitMeetingAnswerMutation({ fixedCacheKey: 'last answer' })
  // As it was when the page opened: a try that fails forgets the last one.
  const [replaces] = useState(() => keyIn(state) ?? last ?? undefined)
  return (answer: Parameters<typeof submit>[0]) => submit({ ...answer, replaces })
}

const keyIn = (state: unknown) =>
  typeof state === 'object' &&
  state !== null &&
  'replaces' in state &&
  typeof state.replaces === 'string'
    ? state.replaces
    : undefined
