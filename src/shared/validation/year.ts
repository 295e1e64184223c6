import { number } from 'yup'
import './messages'

export const firstYear = 1850

/** Milliseconds from UTC to the time of India, in which the rules of the database count years too. */
const indiaOffset = 330 * 60_000

export const thisYear = () => new Date(Date.now() + indiaOffset).getUTCFullYear()

const yearError = () => `Enter a year from ${firstYear} to ${thisYear()}`

/** A year up to this one, stored as a number. */
export const yearField = (label: string) =>
  number()
    .label(label)
    .transform((value: unknown, typed: unknown) => {
      if (typeof typed !== 'string') return value
      const text = typed.trim()
      return text === '' ? undefined : /^\d{4}$/.test(text) ? Number(text) : NaN
    })
    .typeError(yearError)
    .integer(yearError)
    .test(
      'year',
      yearError,
      (year) => year === undefined || (year >= firstYear && year <= thisYear()),
    )
    .meta({ kind: 'year', inputMode: 'numeric', autoComplete: 'off' })
