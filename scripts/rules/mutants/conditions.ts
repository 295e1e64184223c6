import { withoutTexts } from '@scripts/rules/text'

/** A part of a rule that can be left out: the text from `start` to `end`. */
export type Condition = {
  start: number
  end: number
  /** What takes its place. */
  instead: 'true' | 'false'
}

/**
 * Every condition of the rules: each part of `a && b` (then it holds always), each part of `a || b` (then it holds
 * never), and the first of `a ? b : c` (once each way, so that only `b` or only `c` is left). An `allow` as a whole, and
 * a `return` as a whole, is none.
 */
export function conditionsOf(rules: string): Condition[] {
  // A text is a part of its condition, also at the end.
  const code = withoutTexts(rules, '_')
  const found: Condition[] = []
  const add = ([start, end]: Range, instead: 'true' | 'false') => {
    found.push({ start, end, instead })
  }

  function visit(range: Range) {
    const [start, end] = trimmed(code, range)
    const marks = marksIn(code, start, end)
    const question = marks.find(({ mark }) => mark === '?')
    if (question) {
      const colon = colonOf(marks, question.at)
      const asked = trimmed(code, [start, question.at])
      add(asked, 'true')
      add(asked, 'false')
      visit(asked)
      visit([question.at + 1, colon])
      visit([colon + 1, end])
      return
    }
    for (const [mark, instead] of operators) {
      const parts = partsBetween(marks, mark, start, end)
      if (parts.length === 1) continue
      for (const part of parts) {
        add(trimmed(code, part), instead)
        visit(part)
      }
      return
    }
    for (const inner of bracketsIn(code, start, end)) inBrackets(inner)
  }

  /** Arguments, entries of a list or a map, the two ends of a slice, or one expression. */
  function inBrackets([start, end]: Range) {
    for (const [from, to] of partsBetween(marksIn(code, start, end), ',', start, end)) {
      const first = marksIn(code, from, to).find(({ mark }) => mark === '?' || mark === ':')
      if (first?.mark !== ':') visit([from, to])
      else {
        visit([from, first.at])
        visit([first.at + 1, to])
      }
    }
  }

  for (const match of code.matchAll(/\b(?:return|let\s+\w+\s*=|allow\s[^:;]*:\s*if)\s([^;]*);/g)) {
    const end = match.index + match[0].length - 1
    visit([end - match[1]!.length, end])
  }
  return found.sort((a, b) => a.start - b.start || b.end - a.end)
}

/** The rules without a condition. */
export const without = (rules: string, { start, end, instead }: Condition) =>
  rules.slice(0, start) + instead + rules.slice(end)

type Range = readonly [start: number, end: number]

/** From the one that binds least. */
const operators = [
  ['||', 'false'],
  ['&&', 'true'],
] as const

type Mark = { mark: '||' | '&&' | '?' | ':' | ','; at: number }

const opening = '([{'
const closing = ')]}'

/** The operators and commas that are in no brackets of their own. */
function marksIn(code: string, start: number, end: number): Mark[] {
  const marks: Mark[] = []
  let depth = 0
  for (const { 0: found, index } of code.slice(start, end).matchAll(/\|\||&&|[?:,()[\]{}]/g)) {
    if (opening.includes(found)) depth += 1
    else if (closing.includes(found)) depth -= 1
    else if (depth === 0) marks.push({ mark: found as Mark['mark'], at: start + index })
  }
  return marks
}

/** Of `a ? b : c`, where `b` may have one of its own. */
function colonOf(marks: readonly Mark[], question: number): number {
  let open = 0
  for (const { mark, at } of marks) {
    if (at <= question) continue
    if (mark === '?') open += 1
    if (mark === ':' && open === 0) return at
    if (mark === ':') open -= 1
  }
  throw new Error(`The ? at ${question} has no :`)
}

function partsBetween(
  marks: readonly Mark[],
  between: Mark['mark'],
  start: number,
  end: number,
): Range[] {
  const cuts = marks.filter(({ mark }) => mark === between).map(({ at }) => at)
  const starts = [start, ...cuts.map((at) => at + between.length)]
  return starts.map((from, n) => [from, cuts[n] ?? end])
}

/** What is in each pair of brackets, without those inside of others. */
function bracketsIn(code: string, start: number, end: number): Range[] {
  const found: Range[] = []
  let depth = 0
  let from = start
  for (const { 0: bracket, index } of code.slice(start, end).matchAll(/[()[\]{}]/g)) {
    if (opening.includes(bracket)) {
      depth += 1
      if (depth === 1) from = start + index + 1
    } else {
      depth -= 1
      if (depth === 0) found.push([from, start + index])
    }
  }
  return found
}

/** Without the blanks around it. */
function trimmed(code: string, [start, end]: Range): Range {
  const text = code.slice(start, end)
  return [start + text.length - text.trimStart().length, end - text.length + text.trimEnd().length]
}
