/**
 * The page of a meeting in the admin area, or one of its parts. A code on a confirmation leads to the door,
 * with a reference number.
 */
export const meetingAddress = (meetingId: string, part: '' | '/change' | '/door' = '') =>
  `/desk/meetings/${encodeURIComponent(meetingId)}${part}`
