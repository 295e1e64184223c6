import { useState } from 'react'
import { useSelector } from 'react-redux'
import { selectUid } from '@/features/session'
import { versionOf, type Review } from '@/shared/requests/review'

type Reviewed = { review?: Review }

/**
 * The version shown when a form was opened. Saving conflicts if a colleague has changed the request since.
 *
 * @returns with it a setter, for after the form has shown a conflict
 */
export function useExpectedVersion(record: Reviewed) {
  const own = useSelector(selectUid)
  const [version, setVersion] = useState(() => versionOf(record))
  const expected = expectedVersionOf(own, version, record)
  if (expected !== version) setVersion(expected)
  return [expected, setVersion] as const
}

/** The person's own next change, a note for example, is not a conflict. */
export const expectedVersionOf = (uid: string | null, version: number, record: Reviewed) =>
  versionOf(record) === version + 1 && record.review?.by === uid ? version + 1 : version
