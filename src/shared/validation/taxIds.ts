import { texts } from '@/texts/forms'
import type { Constitution } from './choices'
import { normalizedField } from './text'
import { compact, plainText } from './typed'

/** An identity number of letters and digits, however it is spaced: `AAAPA 1234 A`. */
export const normalizeTaxId = (typed: string) => compact(typed).toUpperCase()

/**
 * Structure of the Permanent Account Number, Income Tax Department; its digits run from 0001 to 9999.
 */
const panPattern = /^[A-Z]{3}[ABCFGHJKLPT][A-Z](?!0000)\d{4}[A-Z]$/

const panErrorOf = ({ value }: { value: string }) =>
  /^[A-Z]{5}0000[A-Z]$/.test(value) ? texts.panZeros : texts.panError

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
    .replace(/, (.)$/, `${texts.or}$1`)
  return texts.panMisfit(letters, constitution)
}

/** @param constitutionField name of the field of the same form that holds the constitution. */
export const panField = (label: string, constitutionField: string) =>
  normalizedField(label, 'pan', normalizeTaxId)
    .matches(panPattern, panErrorOf)
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
  /^(0[1-9]|[12]\d|3[0-8]|97)[A-Z]{3}[ABCFGHJKLPT][A-Z](?!0000)\d{4}[A-Z][1-9A-Z]Z[0-9A-Z]$/

/**
 * GSTINs of another kind: D as 14th character for a deductor of tax, C for a collector; with year,
 * country and serial number instead of a PAN the UIN of an embassy or a body of the UN (UN, ON) and
 * those of non-residents (NR, NF) and their online services (OS). GSTN, "Information on GSTIN Format",
 * October 2017, and the formats of its returns (developer.gst.gov.in/apiportal/taxpayer/returns).
 */
const otherGstin =
  /^\d\d([A-Z]{4}[\dA-Z]\d{4}[A-Z][1-9A-Z][CD]|\d\d[A-Z]{3}\d{5}([UO]N|N[FR]|OS))[\dA-Z]$/

const gstinErrorOf = ({ value }: { value: string }) =>
  otherGstin.test(value) ? texts.gstinOther : texts.gstinError

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
  normalizedField(label, 'gstin', normalizeTaxId)
    .matches(gstinPattern, gstinErrorOf)
    .test(
      'check',
      texts.gstinCheck,
      (gstin) => !gstin || !gstinPattern.test(gstin) || hasCheckCharacter(gstin),
    )
    .when(panFieldName, ([pan]: unknown[], schema) =>
      typeof pan === 'string' && panPattern.test(pan)
        ? schema.test(
            'pan',
            texts.gstinPan,
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

/** The registration before Udyam, as in OD05A0000001 (Ministry of MSME, until 30 June 2020). */
const udyogAadhaarPattern = /^(UAM|UAN)?[A-Z]{2}\d\d[A-Z]\d{7}$/

const udyamErrorOf = ({ value }: { value: string }) =>
  udyogAadhaarPattern.test(normalizeTaxId(value)) ? texts.udyogAadhaar : texts.udyamError

/** With slashes between its parts, and with its name before it. */
const plainUdyam = (typed: string) =>
  normalizeTaxId(typed.replace(/[\\/|_]/g, '-')).replace(/^.*?(?=UDYAM[A-Z]{2}\d{9}$)/, '')

/** Puts the hyphens where the certificate has them. */
export function normalizeUdyam(typed: string) {
  const [, state, district, number] = /^UDYAM([A-Z]{2})(\d\d)(\d{7})$/.exec(plainUdyam(typed)) ?? []
  return number ? `UDYAM-${state}-${district}-${number}` : plainText(typed).toUpperCase()
}

export const udyamField = (label: string) =>
  normalizedField(label, 'udyam', normalizeUdyam).matches(udyamPattern, udyamErrorOf)
