import { site } from '@/content/site'

/** Longer ones, or of more words, are seldom names. */
const longest = 40
const mostWords = 5

/** Letters of any script and the marks in names: initials, an apostrophe, a hyphen, joiners. */
const likeName = /^(?:[\p{L}\p{M} .'’-]|\u200c|\u200d)+$/u

/**
 * How a message of the office begins. The name in it was typed by a stranger, as was the number that the
 * message goes to: parts that could carry a message are left out, and a dot begins no address.
 */
export function greeting(name: string): string {
  const words = name.split(' ').length
  const isName = name.length <= longest && words <= mostWords && likeName.test(name)
  return `Namaskar${isName ? ` ${name.replace(/\.(?=\S)/g, '. ')}` : ''}, this is ${site.name}`
}
