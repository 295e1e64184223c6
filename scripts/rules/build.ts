import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { titleOf } from './places'
import { withoutTexts } from './text'
import type { Values } from './values'

/*
 * Firebase takes one file of rules and has no import, and its rules cannot read a schema. So the files in
 * rules/ are parts of one: `{{forms/land-bank.rules}}` in rules/main.rules means a part, and
 * `{{landBank.issue.choices}}` in a part for a value of a schema.
 */

const first = 'main.rules'

const heading =
  '// Made by `npm run rules` from rules/ and from the schemas. Change those, not this file.'

/** The place of a part, on a line of its own. */
const partPlace = /^(\s*)\{\{(\S+\.rules)\}\}$/

/**
 * The whole rules, from the parts in a folder.
 *
 * @throws Error with the name of a part and its line
 */
export function buildRules(folder: string, values: Values): string {
  const left = new Set(partsIn(folder))

  function linesOf(part: string): string[] {
    left.delete(part)
    const text = readFileSync(join(folder, part), 'utf8').trimEnd()
    checkBraces(part, text)
    return text.split('\n').map((line, at) => filled(part, line, at))
  }

  const filled = (part: string, line: string, at: number) =>
    line.replace(/\{\{(.*?)\}\}/g, (placeholder, name: string) => {
      if (part === first && partPlace.test(line)) return placeholder
      const value = values[name]
      if (value === undefined)
        throw atLine(part, at, `scripts/rules/values.ts has no ${placeholder}`)
      return String(value)
    })

  const main = linesOf(first)
  const lastPlace = main.findLastIndex((line) => partPlace.test(line))
  const whole = main.flatMap((line, at) => {
    const [, indent = '', part] = partPlace.exec(line) ?? []
    if (part === undefined) return [line]
    if (!left.has(part)) throw atLine(first, at, `rules/${part} is missing, or named before`)
    const end = at === lastPlace ? [titleOf(first, at + 2)] : []
    const lines = [titleOf(part), ...linesOf(part), ...end]
    return lines.map((text) => (text === '' ? '' : indent + text))
  })
  if (left.size > 0) throw new Error(`rules/${first} does not name rules/${[...left].join(', ')}`)
  return [heading, titleOf(first), ...whole, ''].join('\n')
}

const partsIn = (folder: string) =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.rules'))
    .map((file) => file.replaceAll('\\', '/'))

const atLine = (part: string, at: number, message: string) =>
  new Error(`rules/${part}:${at + 1}: ${message}`)

/** The compiler would name another part if a brace were missing in one. */
function checkBraces(part: string, text: string) {
  const open: number[] = []
  for (const [at, line] of withoutTexts(text).split('\n').entries()) {
    for (const [brace] of line.matchAll(/[{}]/g)) {
      if (brace === '{') open.push(at)
      else if (open.pop() === undefined) throw atLine(part, at, 'this } has no {')
    }
  }
  const last = open.pop()
  if (last !== undefined) throw atLine(part, last, 'this { has no }')
}
