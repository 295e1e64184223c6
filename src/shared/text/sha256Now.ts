import { sha256 } from '@noble/hashes/sha2.js'
import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils.js'

/**
 * The same as `sha256`, without a promise: for selectors, and for thousands of texts at once. The browser's
 * own hash only comes with a promise. Only the desk loads it.
 */
export const sha256Now = (text: string): string => bytesToHex(sha256(utf8ToBytes(text)))

/** The same of a text that comes in parts. */
export function startSha256() {
  const hash = sha256.create()
  return {
    add: (part: string) => void hash.update(utf8ToBytes(part)),
    end: () => bytesToHex(hash.digest()),
  }
}
