import { panPattern } from './pan'
import { upperCaseField } from './upperCase'

/** State code, PAN, number of the registration in that state, Z, check character (GSTN). */
export const gstinPattern =
  /^(0[1-9]|[12]\d|3[0-8]|97)[A-Z]{3}[ABCFGHJKLPT][A-Z]\d{4}[A-Z][1-9A-Z]Z[0-9A-Z]$/

export const gstinError = 'Enter a valid GSTIN, for example 27AAPFU0939F1ZV'
export const gstinCheckError = "The GSTIN's check character does not match"
export const gstinPanError = 'The GSTIN does not contain the PAN given above'

/**
 * The 15th character of a GSTIN, from its first 14: base-36 digits times 1, 2, 1, 2, …, of each
 * product quotient and remainder by 36 added up (Luhn mod 36, as GSTN's offline tools do it).
 */
export function gstinCheckCharacter(first14: string) {
  const sum = first14.split('').reduce((total, character, index) => {
    const product = parseInt(character, 36) * (index % 2 === 0 ? 1 : 2)
    return total + Math.floor(product / 36) + (product % 36)
  }, 0)
  return ((36 - (sum % 36)) % 36).toString(36).toUpperCase()
}

const checks = (gstin: string) => gstinCheckCharacter(gstin.slice(0, 14)) === gstin.charAt(14)

/** @param panFieldName name of the field of the same form that holds the firm's PAN. */
export const gstinField = (label: string, panFieldName: string) =>
  upperCaseField(label, 'gstin')
    .matches(gstinPattern, gstinError)
    .test('check', gstinCheckError, (gstin) => !gstin || !gstinPattern.test(gstin) || checks(gstin))
    .when(panFieldName, ([pan]: unknown[], schema) =>
      typeof pan === 'string' && panPattern.test(pan)
        ? schema.test(
            'pan',
            gstinPanError,
            (gstin) =>
              !gstin || !gstinPattern.test(gstin) || !checks(gstin) || gstin.slice(2, 12) === pan,
          )
        : schema,
    )
