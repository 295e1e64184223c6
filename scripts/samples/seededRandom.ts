/** Crockford's base 32, the letters of submission ids. */
export const referenceAlphabet = '0123456789ABCDEFGHJKMNPQRSTVWXYZ'

export type Random = {
  pick: <T>(from: readonly T[]) => T
  character: (from: string) => string
  /** A whole number, both ends included. */
  between: (least: number, most: number) => number
  /** True half of the time. */
  chance: () => boolean
}

/** The same numbers for the same seed, on every machine (mulberry32). */
export function seededRandom(seed: number): Random {
  let state = Math.imul(seed, 0x9e3779b1) >>> 0

  function next() {
    state = (state + 0x6d2b79f5) >>> 0
    let mixed = Math.imul(state ^ (state >>> 15), state | 1)
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296
  }

  const between = (least: number, most: number) => least + Math.floor(next() * (most - least + 1))
  return {
    between,
    character: (from) => from.charAt(between(0, from.length - 1)),
    chance: () => next() < 0.5,
    pick: (from) => {
      if (from.length === 0) throw new Error('There is nothing to pick from.')
      return from[between(0, from.length - 1)]!
    },
  }
}
