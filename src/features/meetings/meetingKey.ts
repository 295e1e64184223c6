type Identified = { id: string; meetingDate?: string }

/** Longest date text that is sent with an answer, in UTF-16 units. */
const maxDateLength = 120

/**
 * Identifies a meeting in the form: by its record and the date in it, because next month the same
 * record holds another date. Firestore's ids have no slash.
 */
export const meetingKey = ({ id, meetingDate }: Identified) =>
  `${id}/${storableDate(meetingDate ?? '')}`.trim()

/**
 * The id of an attendance record. It is derived, so that a second check-in makes no second record.
 *
 * @param person the id of an answer, or `newWalkInId()`
 */
export const attendanceId = (meetingId: string, person: string) => `${meetingId}~${person}`

/** The two parts of a key, as an answer stores them. A date that is not known is left out. */
export function fromMeetingKey(key: string): { meetingId: string; meetingDate?: string } {
  const slash = key.indexOf('/')
  const meetingDate = key.slice(slash + 1)
  const meetingId = key.slice(0, slash)
  return meetingDate === '' ? { meetingId } : { meetingId, meetingDate }
}

/** An older record may hold any date text. Characters that the rules would refuse are removed. */
const storableDate = (text: string) =>
  text
    .trim()
    .slice(0, maxDateLength)
    // The cut may have split a surrogate pair.
    .replace(/\p{Surrogate}/gu, '')
    .trim()

/** The key that a record has now, after its date may have changed; an empty text if it is gone. */
export function currentKey(meetings: readonly Identified[], key: string): string {
  const keys = meetings.map(meetingKey)
  if (keys.includes(key)) return key
  const { meetingId } = fromMeetingKey(key)
  return keys.find((changedKey) => fromMeetingKey(changedKey).meetingId === meetingId) ?? ''
}
