import { median } from '@scripts/median'

export type Target = { most: number } | { least: number }

/** Prints figures as they come, each with its target, and remembers whether one was missed. */
export function createReport() {
  let isMet = true

  return {
    /** Prints the median of some runs, their spread, and whether the target is met. */
    figure(what: string, values: readonly number[], unit: string, target?: Target) {
      const middle = median(values)
      const isHit = target === undefined || isWithin(middle, target)
      if (!isHit) isMet = false
      const spread = `${written(Math.min(...values))}–${written(Math.max(...values))}`
      const words = target === undefined ? '' : `${isHit ? 'met' : 'MISSED'} (${inWords(target)})`
      console.log(
        `${what.padEnd(46)} ${written(middle).padStart(7)} ${unit.padEnd(12)} ${spread.padEnd(15)} ${words}`,
      )
    },
    isMet: () => isMet,
  }
}

const isWithin = (value: number, target: Target) =>
  'most' in target ? value <= target.most : value >= target.least

const inWords = (target: Target) =>
  'most' in target ? `at most ${target.most}` : `at least ${target.least}`

const written = (value: number) => value.toFixed(1)
