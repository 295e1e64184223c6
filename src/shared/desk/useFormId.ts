import { useCallback, useState } from 'react'
import { newSubmissionId } from '@/shared/requests/reference'

/**
 * The id under which a button writes (see `Act`), and a function that makes the next one: call it when a
 * change is saved.
 */
export function useFormId() {
  const [formId, setFormId] = useState(newSubmissionId)
  const renew = useCallback(() => setFormId(newSubmissionId()), [])
  return [formId, renew] as const
}
