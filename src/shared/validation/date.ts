import { today } from './indiaTime'
import { typedText } from './text'

/** The form of `YYYY-MM-DD`; whether there is such a day is another question. */
export const datePattern = /^\d{4}-(0[1-9]|1[0-2])-(0[1-9]|[12]\d|3[01])$/

export const dateError = 'Enter a date, for example 2026-01-31'
export const futureError = 'This date is in the future'

/** Whether a text is of that form and names a day of the calendar, which 30 February is not. */
export function isDay(date: string) {
  if (!datePattern.test(date)) return false
  const [year, month, day] = date.split('-').map(Number) as [number, number, number]
  const time = new Date(0)
  // Not the constructor, which takes the years 0 to 99 for those of 1900.
  time.setUTCFullYear(year, month - 1, day)
  return time.getUTCMonth() === month - 1
}

/** A day, stored as the text `YYYY-MM-DD`. */
export function dateField(label: string, { notInFuture = false } = {}) {
  const field = typedText(label, 'date')
    .test('day', dateError, (date) => !date || isDay(date))
    .meta({ autoComplete: 'off' })
  return notInFuture
    ? field.test('future', futureError, (date) => !date || !isDay(date) || date <= today())
    : field
}
