import { grouped, typedNumber } from './number'

export const rupeesMax = 99_99_99_99_999

export const rupeesError = 'Enter whole rupees, from 1 to 99,99,99,99,999'

/** The number in a typed amount: `₹12,50,000`, `12 50 000` and `1250000` are the same. */
export function parseRupees(typed: string) {
  const digits = typed.replace(/[₹,\s]/g, '')
  return /^\d+$/.test(digits) ? Number(digits) : NaN
}

/** `₹12,50,000` */
export const formatRupees = (amount: number) => `₹${grouped(String(amount))}`

function formatTyped(typed: string) {
  const amount = parseRupees(typed)
  return Number.isSafeInteger(amount) ? grouped(String(amount)) : typed
}

/** An amount, stored as a whole number of rupees. */
export const rupeesField = (label: string) =>
  typedNumber(label, 'rupees', parseRupees, rupeesError)
    .integer(rupeesError)
    .min(1, rupeesError)
    .max(rupeesMax, rupeesError)
    .meta({ format: formatTyped, inputMode: 'numeric' })
