import { isDay } from '@/shared/validation/dates'
import { copiedMobile, isLandline } from '@/shared/validation/mobile'
import { isBlank, plainText } from '@/shared/validation/typed'
import { readChoice } from './choiceWords'
import { importFields } from './importFields'
import type { ImportField } from './importTypes'
import { readDay } from './readDay'

/** A cell as its field takes it, or why it cannot be read. */
export type ReadCell = { value: string | boolean | undefined } | { message: string }

/** Texts that lists write in place of an empty cell. */
const nothing =
  /^\s*([-–—_.*]+|n\.?\s?\/?\s?a\.?|nil|none|null|not (available|applicable|known|given))\s*$/i

/** A formula that has no result. */
const formulaError = /^#(N\/A|REF!|VALUE!|NAME\?|DIV\/0!|NUM!|NULL!|SPILL!|CALC!)$/i

/** Letters of UTF-8 that were read in the encoding of Windows, or lost. */
const brokenLetters = /\uFFFD|â€|à[\u00AC\u00AD]|Ã[\u0080-\u00BF]/

/** A mark that repeats the cell above. */
const sameAsAbove = /^\s*(["“”〃″]+|[-–"']*\s?(do|ditto)\s?[-–"'.]*)\s*$/i

/** A number of Excel without its last digits. */
const shortened = /^\s*\d([.,]\d+)?e\+\d+\s*$/i

/** Their digits say which they are. */
const identifying = [
  'number',
  'legacyNumber',
  'mobile',
  'whatsapp',
  'pin',
] as readonly ImportField[]

/**
 * A landline whose area code is written apart, behind its 0: `0674-2550123`, `(0674) 255 0123`. No area code begins with
 * 9, and no number of a landline with 0, 1, 8 or 9, so `094370 12345` and `08763 012345` are mobiles. `0876-5432109` can
 * be both, and is not guessed. Without the code apart only those of Odisha are known, see `isLandline`: 06742550123.
 */
const writtenLandline = /^\D*(?:91\D+)?0[1-8]\d{1,3}\D+[2-7](?:\D?\d){4,7}\D*$/

const english = /^\s*(english|eng|en|ଇଂରାଜୀ|अंग्रेज़ी)\s*$/i

const yes = /^\s*(y|yes|true|1|✓|✔|ହଁ)\s*$/i
const no = /^\s*(n|no|false|0|✗|✘|ନା|ନାହିଁ)\s*$/i

/** Reads a cell of an old list. A value with two readings, or one that has lost a part, is not guessed. */
export function readCell(field: ImportField, typed: string): ReadCell {
  if (isBlank(typed) || nothing.test(typed)) return { value: undefined }
  const message = unreadable(field, typed)
  return message === undefined ? readByKind(field, typed) : { message }
}

function unreadable(field: ImportField, typed: string): string | undefined {
  if (formulaError.test(typed)) {
    return `The formula of this cell gave an error in the file: ${typed.trim()}. Enter the value`
  }
  if (typed.startsWith('=')) return 'This is a formula, and not its result. Enter the value'
  if (sameAsAbove.test(typed)) return 'This repeats the cell above. Enter the value'
  if (brokenLetters.test(typed)) {
    return 'Some letters are broken, as after a wrong encoding. Enter them again, or save the file as .xlsx'
  }
  if (identifying.includes(field) && shortened.test(typed)) {
    return `Excel has shortened this number to ${typed.trim()}, so its last digits are lost. Enter it in full`
  }
  const isPhone = importFields.get(field)!.meta.kind === 'mobile'
  if (isPhone && (writtenLandline.test(plainText(typed)) || isLandline(copiedMobile(typed)))) {
    return 'This is a landline. Enter a mobile number, or leave the cell empty'
  }
  if (field === 'number' && isDay(typed.trim())) {
    return 'Excel has made a date of this number. Enter it as on the card'
  }
  return undefined
}

function readByKind(field: ImportField, typed: string): ReadCell {
  const { kind, options } = importFields.get(field)!.meta
  if (kind === 'date') {
    const read = readDay(typed)
    return 'day' in read ? { value: read.day } : read
  }
  // English is left out, as on a record.
  if (field === 'language' && english.test(typed)) return { value: undefined }
  if (kind === 'choice') return { value: readChoice(field, options ?? [], typed) }
  if (kind === 'checkbox') return readConsent(typed)
  if (kind === 'year') {
    const read = readDay(typed)
    return { value: 'day' in read ? read.day.slice(0, 4) : typed }
  }
  return { value: typed }
}

function readConsent(typed: string): ReadCell {
  if (yes.test(typed)) return { value: true }
  return no.test(typed) ? { value: false } : { message: 'Enter yes or no' }
}
