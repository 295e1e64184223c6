import { grouped, typedNumber } from './number'

export const rupeesMax = 99_99_99_99_999

export const rupeesError = 'Enter whole rupees, from 1 to 99,99,99,99,999'

/** The number in a typed amount: `₹12,50,000`, `12 50 000` and `1250000` are the same. */
export function parseRupees(typed: string) {
  const digits = typed.replace(/[₹,\s]/g, '')
  return /^\d+$/.test(digits) ? Number(digits) : NaN
}

/** `₹12,50,000` */
export const formatRupees = (amount: number) => `₹${grouped(amount)}`

function formatTyped(typed: string) {
  const amount = parseRupees(typed)
  return Number.isSafeInteger(amount) ? formatRupees(amount) : typed
}

const steps = [
  { word: 'crore', rupees: 1_00_00_000 },
  { word: 'lakh', rupees: 1_00_000 },
]

/** Made when it is first used: making it takes a cheap phone some time. */
let twoDecimals: Intl.NumberFormat | undefined

/** A large amount as people say it, `12.5 lakh rupees`, so that a zero too many is seen. */
export function rupeesHint(typed: string) {
  const amount = parseRupees(typed)
  const step = steps.find(({ rupees }) => amount >= rupees)
  if (step === undefined || amount > rupeesMax) return undefined
  // Two decimals of a lakh are a thousand rupees, of a crore a lakh.
  const about = amount % (step.rupees / 100) === 0 ? '' : 'about '
  twoDecimals ??= new Intl.NumberFormat('en-IN', { maximumFractionDigits: 2 })
  return `${about}${twoDecimals.format(amount / step.rupees)} ${step.word} rupees`
}

/** An amount, stored as a whole number of rupees. */
export const rupeesField = (label: string) =>
  typedNumber(label, 'rupees', parseRupees, rupeesError)
    .integer(rupeesError)
    .min(1, rupeesError)
    .max(rupeesMax, rupeesError)
    .meta({ format: formatTyped, hint: rupeesHint, inputMode: 'numeric' })
