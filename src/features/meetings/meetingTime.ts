/** A time of day in the three parts that administrators choose. */
type ClockTime = { hour: string; minute: string; meridiem: string }

export const clockTimePattern = /^(0[1-9]|1[0-2]):([0-5]\d) (AM|PM)$/

/** The parts of a stored time such as `04:30 PM`; undefined if it is written in any other way. */
export function splitTime(text: string): ClockTime | undefined {
  const [, hour, minute, meridiem] = clockTimePattern.exec(text) ?? []
  return hour && minute && meridiem ? { hour, minute, meridiem } : undefined
}

/** A time as it is stored. */
export const joinTime = ({ hour, minute, meridiem }: ClockTime) => `${hour}:${minute} ${meridiem}`

/** Minutes since midnight. 12 AM is midnight, 12 PM is noon. */
export const minutesOf = ({ hour, minute, meridiem }: ClockTime) =>
  ((Number(hour) % 12) + (meridiem === 'PM' ? 12 : 0)) * 60 + Number(minute)
