import { capitalized } from '@/shared/text/capitalized'
import { messageAtDesk, isConflict } from '@/shared/firestore/errors'
import type { NameOf } from '@/features/people/desk'
import type { Review } from '@/shared/requests/review'

/**
 * What to say when a change of a request was not written; undefined if it was.
 *
 * @param error of a mutation of the review
 */
export function failureText(error: unknown, nameOf: NameOf): string | undefined {
  if (error === undefined) return undefined
  if (isConflict<Review | undefined>(error)) {
    const { by, at } = error.current ?? {}
    const who = by === undefined ? 'Somebody' : capitalized(nameOf(by))
    const when = at === undefined ? '' : ` (${at})`
    return `${who} changed this request first${when}. Nothing was saved. Look at the history, and try again.`
  }
  return messageAtDesk(error)
}
