import { messagesIn } from '@/features/settings/desk'
import type { Language } from '@/shared/language'

/** Longer ones, or of more words, are seldom names. */
const longest = 40
const mostWords = 5

/** Letters of any script and the marks in names: initials, an apostrophe, a hyphen, joiners. */
const likeName = /^(?:[\p{L}\p{M} .'’-]|\u200c|\u200d)+$/u

/**
 * A name as a message greets it. It was typed by a stranger, as was the number that the message goes to: parts
 * that could carry a message are left out, and a dot begins no address. Empty if it is no name.
 */
export function nameToGreet(name: string): string {
  const words = name.split(' ').length
  const isName = name.length <= longest && words <= mostWords && likeName.test(name)
  return isName ? name.replace(/\.(?=\S)/g, '. ') : ''
}

/** How a message of the office begins. */
export const greeting = (name: string, language: Language = 'en') =>
  messagesIn[language].greeting(nameToGreet(name))
