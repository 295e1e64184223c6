import { language, languages, type Language } from '@/shared/language'

/** The blocks of 128 characters in which the letters of each language are. */
const blocks: { [block: number]: Language } = { 0x00: 'en', 0x12: 'hi', 0x16: 'or' }

/**
 * The language of a typed text by its first letter, for `lang`: a screen reader reads it with the right voice.
 * Undefined where it is that of the page, and for what is no text.
 */
export function langOf(text: unknown): string | undefined {
  const [letter] = (typeof text === 'string' && /\p{L}/u.exec(text)) || []
  const written = letter && blocks[letter.charCodeAt(0) >> 7]
  return written && written !== language ? languages[written].tag : undefined
}
