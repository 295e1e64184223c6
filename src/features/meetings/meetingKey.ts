/** What tells meetings apart. */
type Keyed = { id: string; meetingDate?: string }

/** Longest date text that is sent with an answer, in UTF-16 units. */
const longest = 120

/**
 * Names a meeting as the form's choice keeps it: its record and the date in it, since next month
 * the same record holds another date. Ids have no slash, which Firestore refuses.
 */
export const meetingKey = ({ id, meetingDate }: Keyed) =>
  `${id}/${storable(meetingDate ?? '')}`.trim()

/** The two parts of a key, as an answer stores them; a date that is not known is left out. */
export function fromMeetingKey(key: string): { meetingId: string; meetingDate?: string } {
  const slash = key.indexOf('/')
  const meetingDate = key.slice(slash + 1)
  const meetingId = key.slice(0, slash)
  return meetingDate === '' ? { meetingId } : { meetingId, meetingDate }
}

/** Date texts of older records may be anything; what the answer's own rules would refuse goes. */
const storable = (text: string) =>
  text
    .trim()
    .slice(0, longest)
    // The cut may have halved a wide character.
    .replace(/\p{Surrogate}/gu, '')
    .trim()

/**
 * The key of the same record in a list that may have changed since; an empty text where the
 * record is gone. A key that is there is kept.
 */
export function keyWithin(meetings: readonly Keyed[], key: string): string {
  const keys = meetings.map(meetingKey)
  if (keys.includes(key)) return key
  const { meetingId } = fromMeetingKey(key)
  return keys.find((other) => fromMeetingKey(other).meetingId === meetingId) ?? ''
}
