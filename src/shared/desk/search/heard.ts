import { normalizeText } from '@/shared/text/search'

/** Writes Odia in Latin letters, once that is loaded. */
export type Heard = (text: string) => string

const odia = /[\u0b00-\u0b7f]/

/** Letters below which a word that is heard would be found by chance. */
const shortestHeard = 3

export const wordsIn = (query: string) => normalizeText(query).split(/\s+/).filter(Boolean)

/**
 * Makes the test whether names in the other script sound like a query.
 *
 * @param heard undefined until it is loaded: then no name does
 */
export function createSoundTest(query: string, heard: Heard | undefined) {
  const words = heard === undefined ? [] : wordsIn(query).map(heard).filter(Boolean)
  const isHeard = words.length > 0 && words.every((word) => word.length >= shortestHeard)
  const isOdia = odia.test(query)
  /** @param soundOf the names as they are heard; made only where it is needed */
  return (names: string, soundOf: (heard: Heard) => string): boolean => {
    if (!isHeard || isOdia === odia.test(names)) return false
    const sound = soundOf(heard!)
    return words.every((word) => sound.includes(word))
  }
}
