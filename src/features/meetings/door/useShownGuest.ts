import { useState } from 'react'
import { useMeetingsSelector } from '../queue/store'
import { selectAnswered } from '../queue/queueSlice'
import { guestWith } from './code'
import { isIn, type Guest } from '../door-search/guests'

/**
 * The guest on the card, and whether they were in before.
 *
 * @param reference of the code in the address: with the phone's own camera the page opens for each code
 */
export function useShownGuest(guests: readonly Guest[], reference: string | undefined) {
  const answered = useMeetingsSelector(selectAnswered)
  const [picked, showGuest] = useState<{ id: string; isAgain: boolean }>()
  const [openedAt] = useState(Date.now)
  const opened = reference === undefined ? undefined : guestWith(guests, reference)
  const shown =
    picked === undefined ? opened : guests.find(({ attendance }) => attendance.id === picked.id)
  const wasIn = picked === undefined && (shown?.record?.inMillis ?? openedAt) < openedAt
  const isAlreadyIn =
    picked?.isAgain === true ||
    wasIn ||
    (shown !== undefined && answered[shown.attendance.id]?.alreadyCheckedIn === true)
  const part = shown && isIn(shown) ? (isAlreadyIn ? 'already in' : 'checked in') : 'not checked in'
  const spoken = shown === undefined ? '' : `${shown.searched.name}: ${part}`
  return { shown, isAlreadyIn, spoken, showGuest }
}
