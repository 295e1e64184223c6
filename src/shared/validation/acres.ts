import { grouped, parseNumber, typedNumber } from './number'

export const acresMax = 100_000

export const acresError = `Enter an area above 0 and up to ${grouped(acresMax)} acres, with at most 3 decimals`

/** Exact: dividing gives the same number that the text with three decimals does. */
const hasThreeDecimals = (acres: number) => Math.round(acres * 1000) / 1000 === acres

/** An area of land. */
export const acresField = (label: string) =>
  typedNumber(label, 'acres', parseNumber, acresError)
    .moreThan(0, acresError)
    .max(acresMax, acresError)
    .test('decimals', acresError, (acres) => acres === undefined || hasThreeDecimals(acres))
    .meta({ inputMode: 'decimal' })
