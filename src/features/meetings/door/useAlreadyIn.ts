import { useState } from 'react'
import { useMeetingsSelector } from '../queue/store'
import { selectAnswered } from '../queue/queueSlice'
import { isIn, type Guest } from '../door-search/guests'

/**
 * Whether the guest on the card was in before, and the text for a screen reader.
 *
 * @param guest the guest on the card
 * @param isAgain whether the guest was in when picked; undefined where the address opened the card: with the phone's
 *   own camera the page opens for each code
 */
export function useAlreadyIn(guest: Guest | undefined, isAgain: boolean | undefined) {
  const answered = useMeetingsSelector(selectAnswered)
  const [openedAt] = useState(Date.now)
  if (guest === undefined) return { isAlreadyIn: isAgain === true, spoken: '' }
  const wasIn = isAgain === undefined && (guest.record?.inMillis ?? openedAt) < openedAt
  const isAlreadyIn =
    isAgain === true || wasIn || answered[guest.attendance.id]?.alreadyCheckedIn === true
  const part = isIn(guest) ? (isAlreadyIn ? 'already in' : 'checked in') : 'not checked in'
  return { isAlreadyIn, spoken: `${guest.searched.name}: ${part}` }
}
