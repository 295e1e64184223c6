import { grouped } from '@/shared/validation/numbers'

/** "registrations" of a registration, "replies" of a reply. */
export const pluralOf = (noun: string) => `${noun.replace(/([^aeiou])y$/, '$1ie')}s`

/** "1 row", "1,200 rows" or "2 people". */
export const counted = (count: number, noun: string, plural = pluralOf(noun)) =>
  `${grouped(count)} ${count === 1 ? noun : plural}`

/** A text as at the beginning of a sentence: "You". */
export const capitalized = (text: string) => text.charAt(0).toUpperCase() + text.slice(1)
