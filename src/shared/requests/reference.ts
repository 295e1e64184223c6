/** Crockford's base 32: no letter that could be read as a digit. */
const alphabet = '0123456789ABCDEFGHJKMNPQRSTVWXYZ'

/** The id of a new submission: 20 characters, 100 random bits. */
export function newSubmissionId() {
  const random = crypto.getRandomValues(new Uint8Array(20))
  return Array.from(random, (byte) => alphabet.charAt(byte % alphabet.length)).join('')
}

/** The reference number of a submission, for example `NR-7F3K-Q2ZD`. */
export const referenceOf = (prefix: string, id: string) =>
  `${prefix}-${id.slice(0, 4)}-${id.slice(4, 8)}`

/** A reference number as people write it down: it has no O, I or L. */
export const asHeard = (text: string) =>
  text.toUpperCase().replaceAll('O', '0').replace(/[IL]/g, '1')

/** Whether a text, for example from the address, is a reference number with this prefix. */
export const isReference = (prefix: string, text: string) =>
  text.startsWith(`${prefix}-`) &&
  /^[0-9A-HJKMNP-TV-Z]{4}-[0-9A-HJKMNP-TV-Z]{4}$/.test(text.slice(prefix.length + 1))
