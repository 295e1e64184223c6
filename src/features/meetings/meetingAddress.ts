import { meetingAddress } from '@/shared/requests/link'

export { meetingAddress }

/** Of the address of a meeting: an earlier day of its record, which the venue page has moved since. */
export const dayParam = 'day'

export const earlierDayAddress = (meetingId: string, day: string) =>
  `${meetingAddress(meetingId)}?${dayParam}=${encodeURIComponent(day)}`
