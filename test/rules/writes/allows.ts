/*
 * Every `allow` of a write in firestore.rules, and the same rules with another condition in each.
 */

import { withoutTexts } from '@scripts/rules/text'

const operations = ['create', 'update', 'delete'] as const
export type Operation = (typeof operations)[number]

/** An `allow` of a write. Its name says where it stands: `admins/{uid} create`. */
export type Allow = {
  name: string
  operations: readonly Operation[]
  /** Whether it is about a document with this path. */
  isAbout: (path: string) => boolean
  /** Where its condition stands in the text. */
  start: number
  end: number
}

const root = 'match /databases/{database}/documents {'

/** @throws Error for a write without a condition, or if there is nothing to find */
export function allowsOf(rules: string): Allow[] {
  const marks = /match\s+(\/\S+)\s*\{|allow\s+([^:;]+?)\s*(?::\s*if\s+([^;]*))?;|[{}]/g
  const found: Allow[] = []
  const matches: (string | undefined)[] = []
  for (const { 0: mark, 1: path, 2: names, 3: condition, index } of withoutTexts(rules).matchAll(
    marks,
  )) {
    if (names === undefined) {
      if (mark === '}') matches.pop()
      else matches.push(path)
      continue
    }
    const ofWrites = writesIn(names.split(/\s*,\s*/))
    if (ofWrites.length === 0) continue
    const pattern = matches.join('').slice('/databases/{database}/documents/'.length)
    const name = `${pattern} ${names}`
    if (condition === undefined) throw new Error(`${name} has no condition`)
    const start = index + mark.length - 1 - condition.length
    const isAbout = (one: string) => patternOf(pattern).test(one)
    found.push({ name, operations: ofWrites, isAbout, start, end: start + condition.length })
  }
  if (found.length === 0) throw new Error('No write is allowed')
  return found
}

const writesIn = (names: string[]) =>
  operations.filter((operation) => names.includes(operation) || names.includes('write'))

const patternOf = (path: string) =>
  new RegExp(`^${path.replace(/\{\w+=\*\*\}/g, '.+').replace(/\{\w+\}/g, '[^/]+')}$`)

/**
 * The rules in which every `allow` of a write has another condition.
 *
 * @param conditionOf for its name, and the condition that it has
 * @param more what stands beside the other matches
 */
export function withConditions(
  rules: string,
  conditionOf: (name: string, condition: string) => string,
  more: string,
): string {
  let text = rules
  for (const { name, start, end } of allowsOf(rules).toReversed()) {
    text = text.slice(0, start) + conditionOf(name, text.slice(start, end)) + text.slice(end)
  }
  if (!text.includes(root)) throw new Error(`firestore.rules has no "${root}"`)
  return text.replace(root, `${root}\n${more}`)
}
