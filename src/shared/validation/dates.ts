import { string } from 'yup'
import { serverNow } from '@/shared/config/serverClock'
import { texts } from '@/texts/forms'
import { stringField } from './text'

/** Milliseconds from UTC to the time of India, which the database's rules use too. */
const indiaOffset = 330 * 60_000

const nowInIndia = () => new Date(serverNow() + indiaOffset)

/** The year it is in India. */
export const thisYear = () => nowInIndia().getUTCFullYear()

/** The day it is in India, as YYYY-MM-DD. */
export const today = () => nowInIndia().toISOString().slice(0, 10)

/** The form of `YYYY-MM-DD`. It also matches days that do not exist; see `isDay`. */
const datePattern = /^\d{4}-(0[1-9]|1[0-2])-(0[1-9]|[12]\d|3[01])$/

/** Whether a text is `YYYY-MM-DD` and names a day of the calendar, which 30 February is not. */
export function isDay(date: string) {
  if (!datePattern.test(date)) return false
  const [year, month, day] = date.split('-').map(Number) as [number, number, number]
  const time = new Date(0)
  // The constructor would take the years 0 to 99 for those of 1900.
  time.setUTCFullYear(year, month - 1, day)
  return time.getUTCMonth() === month - 1
}

type DateRules = { notInFuture?: boolean; from?: number; to?: number }

/**
 * A day, stored as the text `YYYY-MM-DD`.
 *
 * @param from the first year it may be in. Date inputs make the year 26 of a year typed as 26.
 * @param to the last year
 */
export function dateField(
  label: string,
  { notInFuture = false, from = 1900, to = 9999 }: DateRules = {},
) {
  const yearError = to < 9999 ? texts.dateYears(from, to) : texts.dateYear(from)
  const field = stringField(label, 'date')
    .test('day', texts.dateError, (date) => !date || isDay(date))
    .test('year', yearError, (date) => {
      const year = Number(date?.slice(0, 4))
      return !date || !isDay(date) || (year >= from && year <= to)
    })
    .meta({ autoComplete: 'off' })
  return notInFuture
    ? field.test('future', texts.dateInFuture, (date) => !date || !isDay(date) || date <= today())
    : field
}

/** A time set by the server. In the store it is a text that people can read. */
export const timestamp = (label = 'Received') =>
  string().label(label).required().meta({ kind: 'timestamp' })
