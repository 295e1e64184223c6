import { number } from 'yup'
import './messages'

export const rupeesMax = 99_99_99_99_999

export const rupeesError = 'Enter whole rupees, from 1 to 99,99,99,99,999'

/** The number in a typed amount: `₹12,50,000`, `12 50 000` and `1250000` are the same. */
export function parseRupees(typed: string) {
  const digits = typed.replace(/[₹,\s]/g, '')
  return /^\d+$/.test(digits) ? Number(digits) : NaN
}

/** Indian grouping: the last three digits, then pairs. */
const grouped = (digits: string) => digits.replace(/(\d)(?=(\d\d)+\d$)/g, '$1,')

/** `₹12,50,000` */
export const formatRupees = (amount: number) => `₹${grouped(String(amount))}`

function formatTyped(typed: string) {
  const amount = parseRupees(typed)
  return Number.isSafeInteger(amount) ? grouped(String(amount)) : typed
}

/** An amount, stored as a whole number of rupees. */
export const rupeesField = (label: string) =>
  number()
    .label(label)
    .transform((value: unknown, typed: unknown) => {
      if (typeof typed !== 'string') return value
      return typed.trim() === '' ? undefined : parseRupees(typed)
    })
    .typeError(rupeesError)
    .integer(rupeesError)
    .min(1, rupeesError)
    .max(rupeesMax, rupeesError)
    .meta({ kind: 'rupees', format: formatTyped, inputMode: 'numeric', autoComplete: 'off' })
