import type { Arranged } from '@test/rules/writes/arranged'
import { highest, most, type Meter, type Spent } from './meter'

/** The most that one of several commits needs, and which. */
export type Most = { value: number; one: Arranged }

/** What a commit needs a part of, and how to spend so much of it besides. */
type Part = {
  name: string
  spending: (amount: number) => Spent
  /** More than any commit leaves over. */
  limit: number
  /** How far below its limit to look at first. */
  first: number
}

export const documentsOf = ({ writes }: Arranged) => new Set(writes.map(({ path }) => path)).size

/** What is done alike with each kind of request. */
const actOf = ({ name }: Arranged) => name.slice(name.indexOf(':'))

/** The number of fields and values: rules look at each, however long it is. */
const sizeOf = ({ writes, stored }: Arranged) =>
  JSON.stringify([writes, stored]).split(/[:,]/).length

/**
 * What each `allow` and each act needs at most. A commit is tried with as much spent besides as all before it leave
 * over: only if that is too much, it is found out how much it leaves over itself.
 *
 * @param allowsOf the names of those `allow` that a commit is about
 */
export async function measure(
  all: readonly Arranged[],
  allowsOf: (one: Arranged) => string[],
  meter: Meter,
) {
  const found = new Map<string, { left: number; one: Arranged }>()
  const refused: Arranged[] = []

  const partsOf = (one: Arranged): Part[] => [
    ...allowsOf(one).map((name) => ({
      name,
      spending: (amount: number) => ({ steps: { [name]: amount } }),
      limit: meter.steps,
      first: 64,
    })),
    {
      name: actOf(one),
      spending: (amount) => ({ lookups: amount + documentsOf(one) }),
      limit: most.lookups + 1,
      first: 7,
    },
  ]

  const leftOver = ({ name, limit }: Part) => found.get(name)?.left ?? limit

  async function find(one: Arranged) {
    const parts = partsOf(one)
    const isAllowed = async (spent: Spent) => (await meter.tryWith(one, spent)).isAllowed
    let apart = false
    for (;;) {
      const tried = parts.map((part) => ({ part, amount: leftOver(part) }))
      const spent = together(tried.map(({ part, amount }) => part.spending(amount)))
      const answer = await meter.tryWith(one, spent)
      if (answer.isAllowed) return
      const overspent = tried.filter(({ part: { name } }) => answer.overspent.has(name))
      // Where no expressions were lacking, documents were.
      const lacking = overspent.length > 0 ? overspent : tried.slice(-1)
      let isLess = false
      for (const { part, amount } of apart ? tried : lacking) {
        // Two that are asked for the same write have its expressions between them.
        if (await isAllowed(part.spending(amount))) continue
        isLess = true
        const left = await highest((n) => isAllowed(part.spending(n)), {
          limit: amount,
          first: amount === part.limit ? part.first : 1,
        })
        if (left < 0 && (await isRefused(one))) {
          refused.push(one)
          return
        }
        // Meanwhile another commit may have left less.
        if (left < leftOver(part)) found.set(part.name, { left, one })
        if (left < 0) return
      }
      if (apart && !isLess) return
      apart = !isLess
    }
  }

  /** Whether the rules refuse a commit for another reason than that it is too much. */
  async function isRefused(one: Arranged) {
    const { isAllowed, overspent } = await meter.tryWith(one, {})
    return !isAllowed && overspent.size === 0
  }

  // The largest first: few of the others leave less. As many at once as keep the emulator busy.
  const queue = all.toSorted((a, b) => sizeOf(b) - sizeOf(a)).values()
  const findNext = async () => {
    for (const one of queue) await find(one)
  }
  await Promise.all(Array.from({ length: 4 }, findNext))

  const mostOf = (names: readonly string[], valueOf: (left: number) => number) =>
    names
      .flatMap((name): [string, Most][] => {
        const { left, one } = found.get(name) ?? {}
        return left === undefined || one === undefined
          ? []
          : [[name, { value: valueOf(left), one }]]
      })
      .toSorted(([, a], [, b]) => b.value - a.value)
  return {
    refused,
    /** How many expressions each `allow` needs, the most first. */
    costs: mostOf([...new Set(all.flatMap(allowsOf))], meter.expressionsOf),
    /** How many documents the rules look up for each act, with those in the commit. */
    lookups: mostOf([...new Set(all.map(actOf))], (left) => most.lookups - left),
  }
}

const together = (each: Spent[]): Spent => ({
  steps: Object.assign({}, ...each.map(({ steps }) => steps)) as Record<string, number>,
  lookups: each.find(({ lookups }) => lookups !== undefined)?.lookups,
})
