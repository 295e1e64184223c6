import { isConflict, messageAtDesk } from '@/shared/firestore/errors'

/** What to say when a change of a meeting was not written; undefined if it was. */
export function failureText(error: unknown): string | undefined {
  if (error === undefined) return undefined
  if (isConflict(error)) {
    return 'Somebody else has changed this meeting first. Nothing was saved. The page shows it as it is now: look at the history, and try again.'
  }
  return messageAtDesk(error)
}
