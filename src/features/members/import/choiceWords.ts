import type { constitutions, districts } from '@/shared/validation/choices'
import { employeeBands } from '@/shared/validation/commonFields'
import { labelOf } from '@/shared/text/labelOf'
import { normalizeText } from '@/shared/text/search'
import type { memberKinds } from '../schema'

type Words<Choice extends string> = Partial<Record<Choice, string>>

/** Lower case, without signs between and after words: `Pvt. Ltd.` is `pvt ltd`. */
const keyOf = (text: string) =>
  normalizeText(text)
    .replace(/&/g, ' and ')
    .replace(/[^\p{L}\p{M}\p{N}₹+]+/gu, ' ')
    .trim()

/** The same without spaces: `Co operative` is `cooperative`. */
const joined = (text: string) => keyOf(text).replaceAll(' ', '')

const kindWords: Words<(typeof memberKinds)[number]> = {
  Ordinary: 'om|ord|ordinary member|ordinary membership',
  Life: 'lm|l m|life member|lifetime|lifetime member|life time|life membership',
  Associate: 'am|asso|assoc|associate member|associate membership',
  Institutional: 'im|inst|institution|institutional member',
  Honorary: 'hm|hon|hony|honorary member',
}

const constitutionWords: Words<(typeof constitutions)[number]> = {
  Proprietorship:
    'prop|proprietor|proprietary|proprietory|sole proprietor|sole proprietorship|proprietorship firm|proprietorship concern|proprietary firm',
  Partnership: 'partner|partners|partnership firm|p ship',
  LLP: 'limited liability partnership',
  'Private limited':
    'pvt|pvt ltd|private ltd|pvt limited|p ltd|private|private limited company|pvt ltd company|pvt ltd co',
  'Public limited': 'public ltd|public limited company|public',
  'One person company': 'opc|opc pvt ltd|opc private limited',
  HUF: 'hindu undivided family',
  'Co-operative or society': 'co operative|co op|society|co operative society',
}

/** Spellings in use, and the names in Odia. */
const districtWords: Words<(typeof districts)[number]> = {
  Angul: 'anugul|ଅନୁଗୁଳ|ଅନୁଗୋଳ',
  Balangir: 'bolangir|balangiri|ବଲାଙ୍ଗିର',
  Balasore: 'baleswar|baleshwar|balesore|ବାଲେଶ୍ୱର',
  Bargarh: 'baragarh|ବରଗଡ଼',
  Bhadrak: 'ଭଦ୍ରକ',
  Boudh: 'baudh|boudhgarh|ବୌଦ୍ଧ|ବୌଦ୍ଧଗଡ଼',
  Cuttack: 'katak|ctc|କଟକ',
  Deogarh: 'debagarh|devgarh|ଦେବଗଡ଼|ଦେଓଗଡ଼',
  Dhenkanal: 'ଢେଙ୍କାନାଳ',
  Gajapati: 'ଗଜପତି',
  Ganjam: 'ଗଞ୍ଜାମ',
  Jagatsinghpur: 'jagatsinghapur|jagatsingpur|ଜଗତସିଂହପୁର',
  Jajpur: 'jajapur|ଯାଜପୁର',
  Jharsuguda: 'jharsugda|ଝାରସୁଗୁଡ଼ା',
  Kalahandi: 'କଳାହାଣ୍ଡି',
  Kandhamal: 'କନ୍ଧମାଳ',
  Kendrapara: 'kendrapada|କେନ୍ଦ୍ରାପଡ଼ା|କେନ୍ଦ୍ରାପଡା',
  Kendujhar: 'keonjhar|keonjhargarh|କେନ୍ଦୁଝର',
  Khordha: 'khurda|khurdha|khorda|khoradha|ଖୋର୍ଦ୍ଧା',
  Koraput: 'କୋରାପୁଟ',
  Malkangiri: 'malkanagiri|ମାଲକାନଗିରି',
  Mayurbhanj: 'mayurbhanja|ମୟୂରଭଞ୍ଜ',
  Nabarangpur: 'nawarangpur|nowrangpur|nabarangapur|ନବରଙ୍ଗପୁର',
  Nayagarh: 'ନୟାଗଡ଼',
  Nuapada: 'nuaparha|ନୂଆପଡ଼ା',
  Puri: 'ପୁରୀ',
  Rayagada: 'raygada|ରାୟଗଡ଼ା',
  Sambalpur: 'ସମ୍ବଲପୁର',
  Subarnapur: 'sonepur|sonpur|ସୁବର୍ଣ୍ଣପୁର',
  Sundargarh: 'sundergarh|ସୁନ୍ଦରଗଡ଼',
  'Outside Odisha': 'outside orissa|outside the state|other state',
}

const wordsOf: Record<string, Words<string>> = {
  kind: kindWords,
  constitution: constitutionWords,
  district: districtWords,
  gender: { Female: 'f|ମହିଳା', Male: 'm|ପୁରୁଷ', Other: 'ଅନ୍ୟ' },
  language: { or: 'oriya|ଓଡ଼ିଆ', hi: 'हिन्दी|हिंदी|ହିନ୍ଦୀ' },
  activity: {
    Manufacturing: 'mfg|mfr|manufacturer|manufacture',
    Service: 'services|service provider',
    Trading: 'trader|trade',
  },
}

const tables = new Map<string, ReadonlyMap<string, string>>()

function tableOf(field: string, options: readonly string[]) {
  const known = tables.get(field)
  if (known !== undefined) return known
  const table = new Map(
    options.flatMap((option) => [option, labelOf(option)].map((word) => [joined(word), option])),
  )
  for (const [option, words] of Object.entries(wordsOf[field] ?? {})) {
    for (const word of (words ?? '').split('|')) table.set(joined(word), option)
  }
  tables.set(field, table)
  return table
}

/** The answer that a cell means; the cell itself if it is none. */
export function readChoice(field: string, options: readonly string[], typed: string): string {
  const text = field === 'district' ? typed.replace(/^\s*dist(rict|t)?\b[\s.:-]*/i, '') : typed
  const choice = tableOf(field, options).get(joined(text))
  if (choice !== undefined) return choice
  return field === 'employees' ? bandOf(text) : typed
}

/** A list has the number of employees, and a form asks for a band. */
function bandOf(typed: string): string {
  const count = /^\d+$/.test(typed.trim()) ? Number(typed) : NaN
  const from = [0, 10, 50, 250]
  return employeeBands[from.findLastIndex((least) => count >= least)] ?? typed
}
