/**
 * The page of a meeting in the admin area, or one of its parts. A code on a confirmation leads to the door,
 * with a reference number.
 */
export const meetingAddress = (meetingId: string, part: '' | '/change' | '/door' = '') =>
  `/desk/meetings/${encodeURIComponent(meetingId)}${part}`

/** Of the address of a meeting: an earlier day of its record, which the venue page has moved since. */
export const dayParam = 'day'

export const earlierDayAddress = (meetingId: string, day: string) =>
  `${meetingAddress(meetingId)}?${dayParam}=${encodeURIComponent(day)}`
