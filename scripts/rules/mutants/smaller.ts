import { endOfBlock, withoutTexts } from '@scripts/rules/text'

type Range = readonly [start: number, end: number]

/** Where the condition of each `allow` stands, in the order of the rules. */
export function allowsIn(rules: string): Range[] {
  const code = withoutTexts(rules, '_')
  return [...code.matchAll(/\ballow\s[^:;]*:\s*if\s+([^;]*);/g)].map(
    ({ 0: all, 1: own, index }) => {
      const end = index + all.length - 1
      return [end - own!.length, end]
    },
  )
}

/**
 * The rules without what some tests do not ask: the emulator compiles them in a tenth of the time.
 *
 * @param isAsked for the place of an `allow` among all; the others refuse
 */
export function smaller(rules: string, isAsked: (allow: number) => boolean): string {
  const refusing = allowsIn(rules).filter((_, at) => !isAsked(at))
  const text = withoutRanges(rules, refusing, 'false')
  return withoutRanges(text, unusedFunctions(text), '')
}

function withoutRanges(text: string, ranges: readonly Range[], instead: string): string {
  let left = text
  for (const [start, end] of ranges.toReversed()) {
    left = left.slice(0, start) + instead + left.slice(end)
  }
  return left
}

function unusedFunctions(rules: string): Range[] {
  const code = withoutTexts(rules)
  const functions = [...code.matchAll(/\bfunction (\w+)\(/g)].map(({ 1: name = '', index }) => ({
    name,
    range: [index, endOfBlock(code, code.indexOf('{', index))] as const,
  }))
  const called = (text: string) => new Set([...text.matchAll(/\b\w+(?=\()/g)].map(([name]) => name))
  const used = new Set<string>()
  const keep = (text: string) => {
    const names = [...called(text)].filter((name) => !used.has(name))
    names.forEach((name) => used.add(name))
    for (const { name, range } of functions) {
      if (names.includes(name)) keep(code.slice(code.indexOf('{', range[0]), range[1]))
    }
  }
  const all = functions.map(({ range }) => range)
  keep(withoutRanges(code, all, ''))
  return functions.filter(({ name }) => !used.has(name)).map(({ range }) => range)
}
