import { useState } from 'react'
import { useSelector } from 'react-redux'
import { selectUid } from '@/features/session'
import { versionOf, type Review } from '@/shared/requests/review'

type Reviewed = { review?: Review }

/**
 * The version of a request that somebody saw who has opened a form: what others have done since then
 * is a conflict when it is sent.
 *
 * @returns with it a setter, for after the person was told of a conflict
 */
export function useSeen(record: Reviewed) {
  const own = useSelector(selectUid)
  const [seen, setSeen] = useState(() => versionOf(record))
  const now = seenBy(own, seen, record)
  if (now !== seen) setSeen(now)
  return [now, setSeen] as const
}

/** The person's own next change, a note for example, is not unseen. */
export const seenBy = (uid: string | null, seen: number, record: Reviewed) =>
  versionOf(record) === seen + 1 && record.review?.by === uid ? seen + 1 : seen
