import { endOfBlock, withoutTexts } from '@scripts/rules/text'

/** An `allow` of the rules, or a function that it calls, stands from `start` to `end`. */
type Part = { start: number; end: number }

type Match = Part & { collection: string }

/**
 * Which collections a place in the rules decides about: that of the `match` around it, or, in a function, those of all
 * that call it. A `*` stands for any path.
 */
export function createReach(rules: string): (place: number) => ReadonlySet<string> {
  const code = withoutTexts(rules)
  const functions = [...code.matchAll(/\bfunction (\w+)\(/g)].map(({ 1: name = '', index }) => ({
    name,
    start: index,
    end: endOfBlock(code, code.indexOf('{', index)),
  }))
  const matches = matchesIn(code)
  const holds = ({ start, end }: Part, place: number) => start <= place && place < end
  const calls = [...code.matchAll(/\b(\w+)(?=\()/g)].map(({ 1: name = '', index }) => ({
    name,
    index,
  }))

  function collectionsOf(place: number, seen: Set<string>): Set<string> {
    const around = functions.find((one) => holds(one, place))
    if (around === undefined) {
      const inner = matches.findLast((one) => holds(one, place))
      return new Set(inner === undefined ? [] : [inner.collection])
    }
    if (seen.has(around.name)) return new Set()
    seen.add(around.name)
    const callers = calls.filter(({ name, index }) => name === around.name && !holds(around, index))
    return new Set(callers.flatMap(({ index }) => [...collectionsOf(index, seen)]))
  }

  return (place) => collectionsOf(place, new Set())
}

/** Whether a request for one collection meets one of these. */
export const isAmong = (collections: ReadonlySet<string>, collection: string) =>
  collections.has(collection) || [...collections].some((each) => each.includes('*'))

function matchesIn(code: string): Match[] {
  const found: Match[] = []
  for (const { 1: path = '', index } of code.matchAll(/\bmatch\s+(\/[^\s]*)\s*\{/g)) {
    const start = index
    const end = endOfBlock(code, index + code.slice(index).search(/\s\{/) + 1)
    const above = found.findLast((one) => one.start < start && start < one.end)
    const names = path
      .split('/')
      .filter((part) => part !== '')
      .filter((_, at) => at % 2 === 0)
      .map((part) => (part.includes('**') ? '*' : part))
    const own = path.includes('/databases/') ? '' : names.join('/')
    found.push({ start, end, collection: [above?.collection, own].filter(Boolean).join('/') })
  }
  return found
}
