/** The first 32 bits of the fractional part of a number. */
const fraction = (number: number) => ((number - Math.floor(number)) * 2 ** 32) | 0

const primes: number[] = []
for (let number = 2; primes.length < 64; number += 1) {
  if (primes.every((prime) => number % prime !== 0)) primes.push(number)
}
const roundConstants = primes.map((prime) => fraction(Math.cbrt(prime)))
const initialHash = primes.slice(0, 8).map((prime) => fraction(Math.sqrt(prime)))

const rotate = (word: number, by: number) => (word >>> by) | (word << (32 - by))

/**
 * The same as `sha256`, without a promise: for selectors, and for thousands of texts at once. The browser's
 * own hash only comes with a promise.
 */
export function sha256Now(text: string): string {
  const bytes = new TextEncoder().encode(text)
  // Padded with a 1, zeros and the length in bits, to whole blocks of 64 bytes.
  const padded = new DataView(new ArrayBuffer(Math.ceil((bytes.length + 9) / 64) * 64))
  bytes.forEach((byte, at) => padded.setUint8(at, byte))
  padded.setUint8(bytes.length, 0x80)
  padded.setUint32(padded.byteLength - 4, bytes.length * 8)

  const hash = [...initialHash]
  for (let block = 0; block < padded.byteLength; block += 64) addBlock(hash, padded, block)
  return hash.map((word) => (word >>> 0).toString(16).padStart(8, '0')).join('')
}

const words = new Int32Array(64)

function addBlock(hash: number[], padded: DataView, block: number): void {
  for (let at = 0; at < 16; at += 1) words[at] = padded.getInt32(block + at * 4)
  for (let at = 16; at < 64; at += 1) {
    const early = words[at - 15]!
    const late = words[at - 2]!
    const ofEarly = rotate(early, 7) ^ rotate(early, 18) ^ (early >>> 3)
    const ofLate = rotate(late, 17) ^ rotate(late, 19) ^ (late >>> 10)
    words[at] = words[at - 16]! + ofEarly + words[at - 7]! + ofLate
  }
  let [a, b, c, d, e, f, g, h] = hash as [
    number,
    number,
    number,
    number,
    number,
    number,
    number,
    number,
  ]
  for (let at = 0; at < 64; at += 1) {
    const ofE = rotate(e, 6) ^ rotate(e, 11) ^ rotate(e, 25)
    const first = (h + ofE + ((e & f) ^ (~e & g)) + roundConstants[at]! + words[at]!) | 0
    const ofA = rotate(a, 2) ^ rotate(a, 13) ^ rotate(a, 22)
    const second = (ofA + ((a & b) ^ (a & c) ^ (b & c))) | 0
    ;[h, g, f, e, d, c, b, a] = [g, f, e, (d + first) | 0, c, b, a, (first + second) | 0]
  }
  for (const [at, word] of [a, b, c, d, e, f, g, h].entries()) hash[at] = (hash[at]! + word) | 0
}
