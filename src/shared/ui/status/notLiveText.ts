import { messageOf } from '@/shared/firestore/messageOf'
import type { LiveInfo } from '@/shared/firestore/live/liveCollection'
import { clockTime } from '@/shared/text/dateText'

/** The sentence about data that is not live: since when, why, and the next step. */
export function notLiveText({
  status,
  error,
  staleSince,
  isEmpty,
}: Omit<LiveInfo, 'isPartial'>): string {
  // A listener is opened again after every failure, whatever its cause.
  const reason =
    error === null
      ? 'The connection was lost. The list will update when the connection is back.'
      : `${messageOf(error)} The page keeps trying.`
  if (status === 'failed' && isEmpty) return `This could not be loaded. ${reason}`
  return `Not live${staleSince === null ? '' : ` since ${clockTime(staleSince)}`}. ${reason}`
}
