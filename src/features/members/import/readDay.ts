import { thisYear } from '@/shared/validation/dates'
import { dayMillis, twoDigits } from '@/shared/text/dateText'
import { isDay } from '@/shared/validation/dates'
import { latinDigits } from '@/shared/validation/typed'

const months = 'jan feb mar apr may jun jul aug sep oct nov dec'.split(' ')

/** Excel counts days from the last of 1899. These are the days from 1927 to 2099. */
const serial = { from: 10_000, to: 73_050, epoch: Date.UTC(1899, 11, 30) }

/** The hundred years that two digits can mean, until ten from now: a membership may be paid for some years ahead. */
export function twoDigitYears() {
  const to = thisYear() + 10
  return { from: to - 99, to }
}

function fullYear(digits: string): number {
  const year = Number(digits)
  const { to } = twoDigitYears()
  return digits.length > 2 ? year : to - ((to - year) % 100)
}

/** A day as it is stored, or why a cell is none. */
export type ReadDay = { day: string } | { message: string }

const notADay = { message: 'Enter a date, for example 31.03.2027' }

/** A day of an old list: in India the day comes first. A cell without a day is not completed. */
export function readDay(typed: string): ReadDay {
  const text = latinDigits(typed)
    .trim()
    .replace(/[T ]\d{1,2}:\d\d.*$/, '')
    .replace(/(\d)(st|nd|rd|th)\b/gi, '$1')
  if (/^\d{5}$/.test(text)) return fromSerial(Number(text))
  const [, years, second, third] = /^(\d{4})[-./](\d{1,2})[-./](\d{1,2})$/.exec(text) ?? []
  if (years !== undefined) return dayOf(Number(years), Number(second), Number(third), typed)
  const [, day, month, year] =
    /^(\d{1,2})\s?[-./ ]\s?(\d{1,2})\s?[-./ ]\s?(\d{4}|\d\d)$/.exec(text) ?? []
  if (year !== undefined) return dayOf(fullYear(year), Number(month), Number(day), typed)
  return inWords(text, typed) ?? partOfADay(text)
}

/** `31-Mar-2027`, `31 March 27`, `March 31, 2027`. */
function inWords(text: string, typed: string): ReadDay | undefined {
  const dayFirst = /^(\d{1,2})[-./, ]*([a-z]{3,9})[-./,' ]*(\d{4}|\d\d)$/i.exec(text)
  const monthFirst = /^([a-z]{3,9})[-./ ]*(\d{1,2})[-./, ]+(\d{4}|\d\d)$/i.exec(text)
  const [, day, name, year] = dayFirst ?? [
    undefined,
    monthFirst?.[2],
    monthFirst?.[1],
    monthFirst?.[3],
  ]
  if (day === undefined || name === undefined || year === undefined) return undefined
  const month = months.indexOf(name.slice(0, 3).toLowerCase()) + 1
  return month === 0 ? notADay : dayOf(fullYear(year), month, Number(day), typed)
}

function dayOf(year: number, month: number, day: number, typed: string): ReadDay {
  const text = `${String(year).padStart(4, '0')}-${twoDigits(month)}-${twoDigits(day)}`
  if (isDay(text)) return { day: text }
  if (month > 12 && day <= 12) {
    return {
      message: `There is no month ${month}: the day comes first, as in ${month}.${twoDigits(day)}.${year}`,
    }
  }
  return { message: `There is no such day as ${typed.trim()}` }
}

function fromSerial(days: number): ReadDay {
  if (days < serial.from || days > serial.to) return notADay
  return { day: new Date(serial.epoch + days * dayMillis).toISOString().slice(0, 10) }
}

/** The day is not known, and is not made up. */
function partOfADay(text: string): ReadDay {
  if (/^(19|20)\d\d$/.test(text)) {
    return { message: `This is only a year. Enter the day, for example 01.04.${text}` }
  }
  const [, year, second = ''] = /^((?:19|20)\d\d)\s?[-./–]\s?(\d\d?|\d{4})$/.exec(text) ?? []
  if (year !== undefined) return monthOrYear(Number(year), second)
  if (/^[a-z]{3,9}[-./,' ]*(\d{4}|\d\d)$/i.test(text) || /^\d{1,2}[-./]\d{4}$/.test(text)) {
    return onlyMonth
  }
  return notADay
}

const onlyMonth = { message: 'This is only a month. Enter the day, for example 01.04.1999' }

/** `2019-12` is a month, `2019-20` a year of accounts, and `2011-12` may be either. */
function monthOrYear(year: number, second: string): ReadDay {
  const isMonth = second.length <= 2 && Number(second) >= 1 && Number(second) <= 12
  const isNextYear = [String(year + 1), String(year + 1).slice(2)].includes(second)
  if (!isNextYear) return isMonth ? onlyMonth : notADay
  const what = isMonth ? 'may be a month, or a year' : 'is a year'
  return { message: `This ${what} from April to March. Enter the day, for example 31.03.2027` }
}
