import { asHeard } from '@/shared/requests/reference'
import { texts } from '@/texts/verify'
import { verifyPath } from './verifyPath'

/** Where the code on a card leads. The key is behind the `#`, which no server's log has. */
export const cardAddress = (key: string) => `${window.location.origin}${verifyPath}#${key}`

const keyLength = 20

/** The key of a card as it is typed from the card, read out or pasted with its address: no letter looks like a digit. */
export function normalizeCardKey(typed: string): string {
  const [, key = typed] = /\/verify\/?#(.*)$/is.exec(typed) ?? []
  return asHeard(key.replace(/[^0-9A-Za-z]/g, ''))
}

export const cardKeyPattern = /^[0-9A-HJKMNP-TV-Z]{20}$/

/** The error in a key; undefined if there is none. */
export function cardKeyProblem(key: string): string | undefined {
  if (cardKeyPattern.test(key)) return undefined
  if (key.includes('U')) return texts.noU
  return texts.wrongLength(keyLength, key.length)
}

/** In groups of four, as on the card. */
export const groupedKey = (key: string) => key.replace(/.{4}(?=.)/g, '$& ')

/**
 * The key in a code that a camera has read, or a scanner in the hand has typed; undefined if it is no card. The site may
 * have several hosts, and the first letters may be lost.
 */
export function cardKeyInCode(text: string): string | undefined {
  const [, key] = /\/[^/]+\/verify\/?#([^#]*)$/i.exec(text.trim()) ?? []
  return key === undefined ? undefined : normalizeCardKey(key)
}
