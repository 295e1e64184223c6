/** ASCII, and the signs of amounts and ranges. Nothing to normalize, which is slow in a long list. */
const plainText = /^[\t-~₹–—’]*$/

/** Lower case, and Latin letters without their accents. */
export const normalizeText = (text: string) =>
  plainText.test(text)
    ? text.toLowerCase()
    : text
        .normalize('NFKD')
        .replace(/[\u0300-\u036f]/g, '')
        .toLowerCase()

/** Whether every word of a query is somewhere in the texts. An empty query matches everything. */
export function matches(query: string, ...texts: string[]): boolean {
  const searched = normalizeText(texts.join(' '))
  return normalizeText(query)
    .split(/\s+/)
    .every((word) => searched.includes(word))
}

/**
 * Digits of Devanagari, Bengali, Odia and Telugu as 0 to 9. In each of these Unicode blocks the
 * code of the zero ends in 6.
 */
export const latinDigits = (typed: string) =>
  typed.replace(/[\u0966-\u096f\u09e6-\u09ef\u0b66-\u0b6f\u0c66-\u0c6f]/g, (digit) =>
    String((digit.charCodeAt(0) & 0xf) - 6),
  )
