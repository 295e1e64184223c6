import { grouped, parseNumber, typedNumber } from './number'

/** How many of something there are: a whole number. */
export function countField(label: string, { min = 0, max }: { min?: number; max: number }) {
  const error = `Enter a whole number from ${min} to ${grouped(max)}`
  return typedNumber(label, 'count', parseNumber, error)
    .integer(error)
    .min(min, error)
    .max(max, error)
    .meta({ inputMode: 'numeric' })
}
