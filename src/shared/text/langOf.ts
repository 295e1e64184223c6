import { language, languages, type Language } from '@/shared/language'

/** Letters of each language. */
const letters: [Language, RegExp][] = [
  ['or', /[\u0b00-\u0b7f]/],
  ['hi', /[\u0900-\u097f]/],
  ['en', /[a-z]/i],
]

/**
 * The language of a typed text by its first letter, for `lang`: a screen reader reads it with the right voice.
 * Undefined where it is that of the page, and for what is no text.
 */
export function langOf(text: unknown): string | undefined {
  const first = (typeof text === 'string' && /\p{L}/u.exec(text)?.[0]) || ''
  const [written = language] = letters.find(([, letter]) => letter.test(first)) ?? []
  return written === language ? undefined : languages[written].tag
}
