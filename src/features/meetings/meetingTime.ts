/** A time of the day in the three parts administrators choose, each as text. */
export type ClockTime = { hour: string; minute: string; half: string }

const twoDigits = (number: number) => String(number).padStart(2, '0')

/** 12 comes first: it is the first hour of each half of the day. */
export const hours = ['12', ...Array.from({ length: 11 }, (_, index) => twoDigits(index + 1))]
export const minutes = Array.from({ length: 60 }, (_, minute) => twoDigits(minute))
export const halves = ['AM', 'PM']

/** What the choices show where a record has no time. */
export const defaultTime: ClockTime = { hour: '12', minute: '00', half: 'AM' }

export const clockTimePattern = /^(0[1-9]|1[0-2]):([0-5]\d) (AM|PM)$/

/** The parts of a stored time, `04:30 PM`; undefined where it is written in any other way. */
export function splitTime(text: string): ClockTime | undefined {
  const [, hour, minute, half] = clockTimePattern.exec(text) ?? []
  return hour && minute && half ? { hour, minute, half } : undefined
}

/** As it is stored. */
export const joinTime = ({ hour, minute, half }: ClockTime) => `${hour}:${minute} ${half}`

/** Minutes since midnight: 12 AM is the first hour of the day and 12 PM the one after noon. */
export const minutesOf = ({ hour, minute, half }: ClockTime) =>
  ((Number(hour) % 12) + (half === 'PM' ? 12 : 0)) * 60 + Number(minute)
