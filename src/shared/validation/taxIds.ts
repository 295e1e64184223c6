import type { Constitution } from './choices'
import { upperCaseField } from './text'

/** Structure of the Permanent Account Number, Income Tax Department. */
const panPattern = /^[A-Z]{3}[ABCFGHJKLPT][A-Z]\d{4}[A-Z]$/

const panError = 'Enter a valid PAN, for example AAAPA1234A'

const otherLetters = 'ABTJLG'

/**
 * The fourth letter of a PAN tells the type of its holder (Income Tax Department, structure of
 * the PAN): P a person, C a company, F a firm or LLP, H a Hindu undivided family. Associations,
 * trusts, authorities and government have the other letters.
 */
export const panLetters: Record<Constitution, string> = {
  Proprietorship: 'P',
  Partnership: 'F',
  LLP: 'F',
  'Private limited': 'C',
  'Public limited': 'C',
  'One person company': 'C',
  HUF: 'H',
  'Co-operative or society': otherLetters,
  Other: otherLetters,
}

const isConstitution = (value: unknown): value is Constitution =>
  typeof value === 'string' && Object.hasOwn(panLetters, value)

/** Whether a firm of this constitution can have this PAN. */
const panFits = (pan: string, constitution: Constitution) =>
  panLetters[constitution].includes(pan.charAt(3))

function panMisfitError(constitution: Constitution) {
  const letters = panLetters[constitution]
    .split('')
    .join(', ')
    .replace(/, (.)$/, ' or $1')
  return `${panError}. With the constitution “${constitution}” its fourth letter is ${letters}`
}

/** @param constitutionField name of the field of the same form that holds the constitution. */
export const panField = (label: string, constitutionField: string) =>
  upperCaseField(label, 'pan')
    .matches(panPattern, panError)
    .when(constitutionField, ([constitution]: unknown[], schema) =>
      isConstitution(constitution)
        ? schema.test(
            'constitution',
            panMisfitError(constitution),
            // A malformed PAN has its own message.
            (pan) => !pan || !panPattern.test(pan) || panFits(pan, constitution),
          )
        : schema,
    )

/** State code, PAN, number of the registration in that state, Z, check character (GSTN). */
export const gstinPattern =
  /^(0[1-9]|[12]\d|3[0-8]|97)[A-Z]{3}[ABCFGHJKLPT][A-Z]\d{4}[A-Z][1-9A-Z]Z[0-9A-Z]$/

const gstinError = 'Enter a valid GSTIN, for example 27AAPFU0939F1ZV'
const gstinCheckError = "The GSTIN's check character does not match"
const gstinPanError = 'The GSTIN does not contain the PAN given above'

/**
 * The 15th character of a GSTIN, from its first 14: multiply its base-36 digits by 1, 2, 1,
 * 2, …; add up each product's quotient and remainder by 36 (Luhn mod 36, as in GSTN's offline tools).
 */
export function gstinCheckCharacter(first14: string) {
  const sum = first14.split('').reduce((total, character, index) => {
    const product = parseInt(character, 36) * (index % 2 === 0 ? 1 : 2)
    return total + Math.floor(product / 36) + (product % 36)
  }, 0)
  return ((36 - (sum % 36)) % 36).toString(36).toUpperCase()
}

const hasCheckCharacter = (gstin: string) =>
  gstinCheckCharacter(gstin.slice(0, 14)) === gstin.charAt(14)

/** @param panFieldName name of the field of the same form that holds the firm's PAN. */
export const gstinField = (label: string, panFieldName: string) =>
  upperCaseField(label, 'gstin')
    .matches(gstinPattern, gstinError)
    .test(
      'check',
      gstinCheckError,
      (gstin) => !gstin || !gstinPattern.test(gstin) || hasCheckCharacter(gstin),
    )
    .when(panFieldName, ([pan]: unknown[], schema) =>
      typeof pan === 'string' && panPattern.test(pan)
        ? schema.test(
            'pan',
            gstinPanError,
            (gstin) =>
              !gstin ||
              !gstinPattern.test(gstin) ||
              !hasCheckCharacter(gstin) ||
              gstin.slice(2, 12) === pan,
          )
        : schema,
    )

/** Udyam registration number, as printed on the certificate (Ministry of MSME). */
const udyamPattern = /^UDYAM-[A-Z]{2}-\d{2}-\d{7}$/

const udyamError = 'Enter it as on the certificate: UDYAM-OD-00-0000000'

export const udyamField = (label: string) =>
  upperCaseField(label, 'udyam').matches(udyamPattern, udyamError)
