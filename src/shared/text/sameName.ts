import { normalizeText } from './search'

/*
 * Whether two names are spellings of the same name. `isSameName` in the rules asks the same in its own way.
 */

/** Titles of men and of women: `Mr Rao` and `Mrs Rao` are two people. */
export const titlesOf = {
  man: ['mr', 'shri', 'shree', 'sri', 'ଶ୍ରୀ', 'ଶ୍ରୀଯୁକ୍ତ', 'श्री'],
  woman: ['mrs', 'ms', 'miss', 'smt', 'shrimati', 'srimati', 'ଶ୍ରୀମତୀ', 'श्रीमती'],
  any: ['dr', 'er', 'prof', 'adv', 'ji', 'ଡଃ', 'डॉ'],
}

export type Name = {
  /** In lower case, without titles and dots, in alphabetical order. */
  words: readonly string[]
  /** The words as they follow each other, without spaces: `Ram Chandra` is also written `Ramchandra`. */
  joined: string
  title?: 'man' | 'woman'
}

const allTitles = new Set(Object.values(titlesOf).flat())

export function readName(text: string): Name {
  const all = normalizeText(text)
    .replace(/'/g, '')
    .split(/[^\p{L}\p{M}\p{N}]+/u)
    .filter(Boolean)
  const words = all.filter((word) => !allTitles.has(word))
  const has = (title: 'man' | 'woman') => titlesOf[title].some((word) => all.includes(word))
  return {
    words: [...words].sort(),
    joined: words.join(''),
    title: has('woman') ? 'woman' : has('man') ? 'man' : undefined,
  }
}

/** Case, spaces, dots, titles, the order of words, and initials make no other name. */
export function isSameName(a: Name, b: Name): boolean {
  if (a.title !== undefined && b.title !== undefined && a.title !== b.title) return false
  return (
    a.joined === b.joined ||
    a.words.join(' ') === b.words.join(' ') ||
    isShortFor(a.words, b.words) ||
    isShortFor(b.words, a.words)
  )
}

const isInitial = (word: string) => [...word].length === 1

/** How many words are initials: the others say more. */
export const initialsIn = ({ words }: Name) => words.filter(isInitial).length

/** Whether they share a word, and differ only by initials: `A. Rao`, or `Asha R.`, for `Asha Rao`. */
function isShortFor(short: readonly string[], long: readonly string[]): boolean {
  const hasShared = short.some((word) => long.includes(word))
  const initials = without(short, long)
  if (!hasShared || !initials.every(isInitial)) return false
  const rest = without(long, short)
  const unused = initials.filter((initial) => {
    const at = rest.findIndex((word) => word.startsWith(initial))
    if (at >= 0) rest.splice(at, 1)
    return at < 0
  })
  return rest.length === 0 || (unused.length === 0 && rest.every(isInitial))
}

/** The words that are not in the others; a word that is there twice has to be twice in both. */
function without(words: readonly string[], others: readonly string[]): string[] {
  const left = [...others]
  return words.filter((word) => {
    const at = left.indexOf(word)
    if (at >= 0) left.splice(at, 1)
    return at < 0
  })
}
