import { number } from 'yup'
import { texts } from '@/texts/forms'
import { thisYear } from './dates'
import type { FieldKind } from './schema'
import './schema'
import { isBlank, plainText } from './typed'

/**
 * The base of every field that holds a number. It is typed as text, and `parse` returns its number
 * or NaN. A text that shows nothing counts as not given.
 */
const numberField = (
  label: string,
  kind: FieldKind,
  parse: (typed: string) => number,
  error: string | ((typed: { originalValue?: unknown }) => string),
) =>
  number()
    .label(label)
    .transform((value: unknown, typed: unknown) => {
      if (typeof typed !== 'string') return value
      return isBlank(typed) ? undefined : parse(plainText(typed))
    })
    .typeError(error)
    .meta({ kind, autoComplete: 'off' })

/** A whole number in Indian grouping: the last three digits, then pairs. */
export const grouped = (amount: number) => String(amount).replace(/(\d)(?=(\d\d)+\d$)/g, '$1,')

/**
 * A number with or without commas. A comma that cannot separate thousands, as in `2,5`, may be
 * meant as a decimal point, so such a text is NaN.
 */
function parseNumber(typed: string) {
  const text = typed.replace(/\s/g, '')
  return /^(\d+|\d{1,3}(,\d{2,3})*,\d{3})?(\.\d+)?$/.test(text) && text !== ''
    ? Number(text.replaceAll(',', ''))
    : NaN
}

/** How many of something there are: a whole number. */
export function countField(label: string, { min = 0, max }: { min?: number; max: number }) {
  const error = texts.countError(min, grouped(max))
  return numberField(label, 'count', parseNumber, error)
    .integer(error)
    .min(min, error)
    .max(max, error)
    .meta({ inputMode: 'numeric' })
}

const acresMax = 100_000

const acresError = texts.acresError(grouped(acresMax))

/** Exact: dividing gives the same number as parsing the text with three decimals. */
const hasThreeDecimals = (acres: number) => Math.round(acres * 1000) / 1000 === acres

export const acresField = (label: string) =>
  numberField(label, 'acres', parseNumber, acresError)
    .moreThan(0, acresError)
    .max(acresMax, acresError)
    .test('decimals', acresError, (acres) => acres === undefined || hasThreeDecimals(acres))
    .meta({ inputMode: 'decimal' })

const firstYear = 1850

const yearError = () => texts.yearError(firstYear, thisYear())

const parseYear = (typed: string) => (/^\s*\d{4}\s*$/.test(typed) ? Number(typed) : NaN)

/** A year up to this one, stored as a number. */
export const yearField = (label: string) =>
  numberField(label, 'year', parseYear, yearError)
    .integer(yearError)
    .test(
      'year',
      yearError,
      (year) => year === undefined || (year >= firstYear && year <= thisYear()),
    )
    .meta({ inputMode: 'numeric' })

const rupeesMax = 99_99_99_99_999

const rupeesErrorOf = ({ originalValue }: { originalValue?: unknown }) =>
  /\p{L}/u.test(String(originalValue)) ? texts.rupeesInWords : texts.rupeesError

/** Powers of ten of the words for large amounts, by their first letter. */
const powers: Record<string, number> = {
  t: 3,
  k: 3,
  l: 5,
  c: 7,
  ହ: 3,
  ଲ: 5,
  କ: 7,
  ह: 3,
  ल: 5,
  क: 7,
}

/** As on a cheque: perhaps the currency, digits, perhaps paise and a word, and the mark at the end. */
const amountPattern =
  /^(?:(?:₹|₨|rs|inr|rupees)[.:]*)?(\d[\d,]*)(\.\d+)?(thousand|k|lakhs?|lacs?|l|crores?|cr|ହଜାର|ଲକ୍ଷ|କୋଟି|हज़ार|हजार|लाख|करोड़|करोड)?(?:rs|inr|rupees|ଟଙ୍କା|रुपये|रुपए)?(?:\/[-=])?(?:only)?\.?$/i

/**
 * The number in a typed amount: `₹12,50,000`, `12 50 000`, `Rs. 12,50,000.00/-`, `12.5 lakh`, `12.5 ଲକ୍ଷ`
 * and `12.5 लाख` are the same. NaN for a text with two readings, as `2,5 lakh`.
 */
export function parseRupees(typed: string) {
  const [, whole = '', decimals = '', word = ''] =
    amountPattern.exec(plainText(typed).replace(/\s/g, '')) ?? []
  // Read as text, not multiplied: 1.1 times 100000 is not 110000.
  const number = `${whole.replaceAll(',', '')}${decimals}e${powers[word.charAt(0).toLowerCase()] ?? 0}`
  return whole === '' || (decimals + word !== '' && isNaN(parseNumber(whole)))
    ? NaN
    : Number(number)
}

/** `₹12,50,000` */
export const formatRupees = (amount: number) => `₹${grouped(amount)}`

function formatTypedRupees(typed: string) {
  const amount = parseRupees(typed)
  return Number.isSafeInteger(amount) ? formatRupees(amount) : typed
}

const units = [
  { inWords: texts.crore, rupees: 1_00_00_000 },
  { inWords: texts.lakh, rupees: 1_00_000 },
]

/** A large amount as people say it, `12.5 lakh rupees`, which shows a zero too many. */
export function rupeesHint(typed: string) {
  const amount = parseRupees(typed)
  const unit = units.find(({ rupees }) => amount >= rupees)
  if (unit === undefined || amount > rupeesMax) return undefined
  // Two decimals of a lakh are a thousand rupees, of a crore a lakh.
  const hundredth = unit.rupees / 100
  const rounded = Math.round(amount / hundredth) / 100
  const inWords = unit.inWords(rounded.toLocaleString('en-IN'))
  return amount % hundredth === 0 ? inWords : texts.about(inWords)
}

/** An amount, stored as a whole number of rupees. */
export const rupeesField = (label: string) =>
  numberField(label, 'rupees', parseRupees, rupeesErrorOf)
    .integer(texts.rupeesError)
    .min(1, texts.rupeesError)
    .max(rupeesMax, texts.rupeesError)
    .meta({ format: formatTypedRupees, hint: rupeesHint, inputMode: 'numeric' })
