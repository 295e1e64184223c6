import { latinDigits } from '@/shared/validation/typed'

/** ASCII, and signs that most records hold. Nothing to decompose, which is slow in a long list. */
const simpleText = /^[\t-~₹–—‘’“”]*$/

/**
 * Lower case, Latin letters without their accents, digits of any script as 0 to 9, every dash as a
 * hyphen and every quotation mark as ' or ". Joiners and other characters that show nothing go.
 */
export const normalizeText = (text: string) =>
  (simpleText.test(text) ? text : decomposed(text))
    .replace(/[–—‘’“”]/g, (sign) => keyboardSigns[sign]!)
    .toLowerCase()

const keyboardSigns: Record<string, string> = {
  '–': '-',
  '—': '-',
  '‘': "'",
  '’': "'",
  '“': '"',
  '”': '"',
}

const decomposed = (text: string) =>
  latinDigits(
    text
      // These would lose their mark, and leave a space.
      .replace(/[`´ʼ′‛]/g, "'")
      .replace(/[„‟″]/g, '"')
      .replace(/(?!-)\p{Dash}/gu, '-')
      .normalize('NFKD')
      .replace(/[\u0300-\u036f]|\p{DI}/gu, '')
      // People write these letters of Odia for each other.
      .replace(/[ୱଵ]/g, 'ବ'),
  )

/** Whether every word of a query is somewhere in the texts. An empty query matches everything. */
export function matches(query: string, ...texts: string[]): boolean {
  const searched = normalizeText(texts.join(' '))
  return normalizeText(query)
    .split(/\s+/)
    .every((word) => searched.includes(word))
}
