const twoDigits = (year: number) => String(year % 100).padStart(2, '0')

/**
 * The financial year of India in which a day lies, from 1 April: `26-27`. The rules compute the same.
 *
 * @param day as YYYY-MM-DD
 */
export function financialYearOf(day: string): string {
  const [year, month] = day.split('-').map(Number) as [number, number]
  const start = month >= 4 ? year : year - 1
  return `${twoDigits(start)}-${twoDigits(start + 1)}`
}

/** As it is shown: `2026-27`. */
export const yearText = (fy: string) => `20${fy}`

/** The first and the last day of a financial year. */
export const daysOfYear = (fy: string) => ({
  first: `20${fy.slice(0, 2)}-04-01`,
  last: `20${fy.slice(3)}-03-31`,
})

/**
 * Financial years to choose from, the newest first: this one, the two before it, and all since the first.
 *
 * @param first the oldest with a receipt
 */
export function yearsSince(first: string | undefined, today: string): string[] {
  const now = financialYearOf(today)
  const years = (Number(now.slice(0, 2)) - Number((first ?? now).slice(0, 2)) + 100) % 100
  // More is a clock that is slow.
  const count = Math.max(3, years < 50 ? years + 1 : 0)
  return Array.from({ length: count - 1 }).reduce<string[]>(
    (all) => [...all, yearBefore(all.at(-1)!)],
    [now],
  )
}

/** Whether it is one, for example from the address: `26-27`. */
export const isYear = (text: string) =>
  /^\d\d-\d\d$/.test(text) && (Number(text.slice(0, 2)) + 1) % 100 === Number(text.slice(3))

/** The year before: of `26-27` it is `25-26`. */
export const yearBefore = (fy: string) => {
  const start = Number(fy.slice(0, 2))
  return `${twoDigits(start + 99)}-${twoDigits(start)}`
}
