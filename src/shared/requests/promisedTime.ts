// Not from `dateText.ts`: "My request" would load one file more.
const day = 86_400_000

/** Milliseconds from UTC to the time of India. */
const indiaOffset = 330 * 60_000

/** The day of a moment in India, counted from 1 January 1970. */
export const indianDay = (millis: number) => Math.floor((millis + indiaOffset) / day)

/**
 * Until when a decision is promised: to the end of a day in India, in milliseconds since 1970. The desk
 * and the applicant read the same day.
 *
 * @param received when the request came, in milliseconds since 1970
 * @param days promised for its kind
 * @param waited days and parts of them for which the office has waited for the applicant
 */
export const promisedUntil = (received: number, days: number, waited: number) =>
  (indianDay(received + (days + waited) * day) + 1) * day - indiaOffset - 1
