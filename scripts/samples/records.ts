import type { AnyObject, ObjectSchema } from 'yup'
import { registrationSchema, type Registration } from '@/features/registrations/schema'
import { gstinCheckCharacter, panLetters } from '@/shared/validation/taxIds'
import type { sectors } from '@/shared/validation/choices'
import { referenceAlphabet, seededRandom, type Random } from './seededRandom'

/** Any value of a document. A time is a `Date`; undefined values are left out. */
export type Value =
  | string
  | number
  | boolean
  | null
  | undefined
  | Date
  | Value[]
  | { [name: string]: Value }

/** A document with its id. */
export type Sample<Data = Record<string, Value>> = { id: string; data: Data }

export type Collections = Record<string, Sample[]>

/** A record as it is stored, for one as its schema gives it out. */
export type Stored<Fields> = Omit<Fields, 'createdAt'> & { createdAt: Date }

export type RegistrationData = Stored<Registration>

/** The notices of sample submissions: today's, or the first, which did not ask for the age. */
const agreement = { adult: true, consent: true, consentVersion: '2026-12-en' }
const firstAgreement = { consent: true, consentVersion: '2026-11' }

const optionsOf = answersOf(registrationSchema)

/**
 * Sample registration number n: valid by the schema and always the same. The first of every three
 * has every optional field, the second none, the third some.
 */
export function aRegistration(
  n: number,
  overrides: Partial<RegistrationData> = {},
): Sample<RegistrationData> {
  const random = seededRandom(n)
  const sometimes = <T>(value: T) =>
    n % 3 === 1 || (n % 3 === 0 && random.chance()) ? value : undefined

  const { firm, products, pan, gstin } = aFirm(n, random)
  return aSubmission<RegistrationData>(
    n,
    0,
    {
      ...anApplicant(n),
      email: sometimes(emailOf(n)),
      gender: sometimes(random.pick(optionsOf('gender'))),
      whatsapp: sometimes(mobileOf(random.chance() ? n : n + 500_000)),
      ...firm,
      yearEstablished: random.between(1950, 2025),
      activity: random.pick(optionsOf('activity')),
      products,
      udyam: sometimes(
        `UDYAM-OD-${String(random.between(1, 30)).padStart(2, '0')}-${String(n).padStart(7, '0')}`,
      ),
      gstin: sometimes(gstin),
      pan: sometimes(pan),
      turnover: random.pick(optionsOf('turnover')),
      investment: random.pick(optionsOf('investment')),
      employees: random.pick(optionsOf('employees')),
      address: `Plot ${random.between(1, 400)}, Sample Road\n${firm.district}`,
      website: sometimes(`https://sample${n}.example.org`),
      membershipKind: random.pick(optionsOf('membershipKind')),
      proposer: sometimes(personName(n + 5)),
      seconder: sometimes(personName(n + 9)),
      declaration: true,
      directoryConsent: random.chance(),
    },
    overrides,
  )
}

// No person here is real, and the names say so: "namuna", "udaharan" and "kalpanik" are the words for
// a sample, an example and something imaginary. ନମୁନା is "namuna".
const firstNames = [
  ...'Anita Bijay Chinmayee Dillip Gayatri Hemanta Ipsita Jatin Kabita Lalit'.split(' '),
  ...'Madhusmita Niranjan Puspanjali Ranjan Sasmita Tapan Urmila Binod Rashmita Soumya'.split(' '),
]
const surnames = ['Namuna', 'Udaharan', 'Kalpanik']
const odiaNames = ['ଅନିତା', 'ବିଜୟ', 'ଗାୟତ୍ରୀ', 'ହେମନ୍ତ', 'କବିତା', 'ରଞ୍ଜନ']
const places = 'Mahanadi Konark Chilika Kalinga Utkal Brahmani Barunei Dhauli Baitarani'.split(' ')
const odiaPlaces = ['ମହାନଦୀ', 'କୋଣାର୍କ', 'ଚିଲିକା', 'କଳିଙ୍ଗ', 'ଉତ୍କଳ']

/** The name and the products of a firm, by sector. */
const trades: Record<(typeof sectors)[number], [name: string, products: string]> = {
  'Fashion, Handloom, Apparels': ['Handloom', 'Sarees, stoles and shirts'],
  'Groceries and Snacks': ['Snacks', 'Mixture, chips and pickles'],
  'Home Care, Interiors and Furnitures': ['Furniture', 'Beds, tables and cupboards'],
  'Mobile, Electronics and Home Appliances': ['Electronics', 'Mixers, fans and chargers'],
  'Beauty and Toys': ['Toys', 'Wooden toys and soaps'],
  'Plastic Products': ['Plastics', 'Buckets, pipes and crates'],
  'Herbal, Organic and Agro Products': ['Agro Products', 'Turmeric, honey and millets'],
  'Heavy Hardware / Metallic Products': ['Metal Works', 'Gates, grills and castings'],
  Services: ['Services', 'Accounts, repairs and transport'],
  Other: ['Traders', 'Paper, packing material and stationery'],
}

const from = (list: readonly string[], n: number) => list[n % list.length]!

function personName(n: number): string {
  if (isOdia(n)) return `${from(odiaNames, n)} ନମୁନା`
  return `${from(firstNames, n)} ${from(surnames, Math.floor(n / firstNames.length))}`
}

const emailOf = (n: number) => `${from(firstNames, n).toLowerCase()}.namuna${n}@example.org`

/** The person who sends form number n; every seventh writes in Odia. No two share a mobile. */
export function anApplicant(n: number) {
  return {
    name: personName(n),
    designation: isOdia(n) ? 'ମାଲିକ' : from(['Proprietor', 'Director', 'Partner'], n),
    mobile: mobileOf(n),
  }
}

/** The firm of form number n and the numbers that fit its constitution. No two share a name. */
export function aFirm(n: number, random: Random) {
  const district = random.pick(optionsOf('district'))
  const constitution = random.pick(optionsOf('constitution'))
  const sector = random.pick(optionsOf('sector'))
  const [trade, products] = trades[sector]
  // The places come round again with a number.
  const round = Math.floor(n / places.length)
  const firm = {
    firmName: isOdia(n)
      ? `ନମୁନା ${from(odiaPlaces, n)} ଉଦ୍ୟୋଗ ${odia(n)}`
      : `Sample ${from(places, n)} ${trade}${round > 0 ? ` ${round + 1}` : ''}`,
    constitution,
    sector,
    district,
    pin: district === 'Outside Odisha' ? '700001' : String(random.between(751_001, 770_076)),
  }
  const letter = random.character(panLetters[constitution])
  // No PAN has 0000.
  const digits = String(n % 10_000 || 1).padStart(4, '0')
  const pan = `SAM${letter}${random.character('ABCDEFGHJK')}${digits}Z`
  const start = `${district === 'Outside Odisha' ? '19' : '21'}${pan}1Z`
  return { firm, products, pan, gstin: start + gstinCheckCharacter(start) }
}

/** Submission number n of a collection, from the fields of its form. */
export function aSubmission<Data extends object>(
  n: number,
  kind: number,
  fields: Omit<Data, 'adult' | 'consent' | 'consentVersion' | 'language' | 'createdAt'>,
  overrides: Partial<Data>,
): Sample<Data> {
  const rest = {
    ...(n % 4 === 0 ? firstAgreement : agreement),
    language: isOdia(n) ? 'or' : undefined,
    createdAt: receivedAt(n),
  }
  return {
    id: submissionId(n, kind),
    data: withoutGaps({ ...fields, ...rest, ...overrides } as Data),
  }
}

/** The id of submission number n, of the same form as those made in the browser. */
export function submissionId(n: number, kind = 0): string {
  const random = seededRandom(n + kind * 1_000_003)
  return Array.from({ length: 20 }, () => random.character(referenceAlphabet)).join('')
}

/** Fixed times, three hours apart: a record built from a number never changes. */
export const receivedAt = (n: number) => new Date(Date.UTC(2026, 0, 1) + n * 3 * 3_600_000)

/** Gives a value to the samples with an odd number, and none to the others. */
export const onlyIfOdd =
  (n: number) =>
  <T>(value: T) =>
    n % 2 === 1 ? value : undefined

/** The fields that have a value: an empty optional field is left out of a document. */
export function withoutGaps<Data extends object>(data: Data): Data {
  return Object.fromEntries(Object.entries(data).filter(([, value]) => value !== undefined)) as Data
}

/** The answers that the fields of a schema offer. */
export function answersOf<Fields extends AnyObject>(schema: ObjectSchema<Fields>) {
  const { fields } = schema.describe()
  return function optionsOf<Name extends keyof Fields & string>(name: Name) {
    const field = fields[name]
    const options = field && 'meta' in field ? field.meta?.options : undefined
    return (options ?? []) as Answer<NonNullable<Fields[Name]>>[]
  }
}

type Answer<Value> = Value extends readonly (infer Choice)[] ? Choice : Value

const isOdia = (n: number) => n % 7 === 0
const odia = (n: number) =>
  String(n).replace(/\d/g, (digit) => String.fromCodePoint(0x0b66 + Number(digit)))
const mobileOf = (n: number) => `${6 + (n % 4)}${String(n % 1_000_000_000).padStart(9, '0')}`
