import { thisYear } from './indiaTime'
import { typedNumber } from './number'

export const firstYear = 1850

const yearError = () => `Enter a year from ${firstYear} to ${thisYear()}`

const parseYear = (typed: string) => (/^\s*\d{4}\s*$/.test(typed) ? Number(typed) : NaN)

/** A year up to this one, stored as a number. */
export const yearField = (label: string) =>
  typedNumber(label, 'year', parseYear, yearError)
    .integer(yearError)
    .test(
      'year',
      yearError,
      (year) => year === undefined || (year >= firstYear && year <= thisYear()),
    )
    .meta({ inputMode: 'numeric' })
