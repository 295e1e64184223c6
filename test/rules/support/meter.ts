import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { inject } from 'vitest'
import { putRules } from '@scripts/emulators/firestoreEmulator'
import { root } from '@scripts/paths'
import { hostAndPort } from '@/shared/config/hostAndPort'
import { clientFor } from './client'
import { allowsOf, withConditions } from '@test/rules/writes/allows'
import type { Commit } from '@test/rules/writes/arranged'

/*
 * The emulator says that a write needs more than 1,000 expressions, and not how many it needs. So the
 * rules are put in force with a condition more in each `allow`, which spends as many as the caller's
 * token says: what an `allow` leaves over is what it does not need.
 */

/** Firestore looks at no more expressions for a write, and at no more other documents for a commit. */
export const most = { expressions: 1000, lookups: 20 }

const steps = 256
const perFunction = 16
/** So many other documents one write may look up. */
const perWrite = 10

const numbers = (count: number, from = 0) => Array.from({ length: count }, (_, n) => from + n)

const spending = numbers(steps / perFunction).map((n) => {
  const steps = numbers(perFunction, n * perFunction).map((step) => `step == ${step}`)
  return `function spends${n}(step) { return ${steps.join(' || ')}; }`
})

/** What these need is known: each literal, list and operator is an expression. */
const references = { reference: 1, longReference: 803 }
const longList = `[${numbers(references.longReference - 3)
  .fill(0)
  .join(',')}] != 0`

/** Where the documents looked up are counted: more than are allowed, for those in a commit are added. */
const looking = [0, perWrite, 2 * perWrite]
const matchesThatLook = looking.map((from) => {
  const each = numbers(perWrite, from).map(
    (n) => `(n <= ${n} || !exists(/databases/$(database)/documents/missing/document${n}))`,
  )
  return `match /lookups${from}/{id} { allow create: if looks(request.auth.token.lookups);
    function looks(n) { return ${each.join(' && ')}; } }`
})

// What it needs itself comes first: without it there is nothing to spend.
const spendingAfter = (name: string, own: string) =>
  `(${own}) ? spendsSteps(request.auth.token.steps.get('${name}', 0)) : false`

const more = `
  function spendsSteps(step) {
    return ${spending.map((_, n) => `spends${n}(step)`).join(' || ')};
  }
  ${spending.join('\n')}
  ${matchesThatLook.join('\n')}
  match /reference/{id} { allow create: if ${spendingAfter('reference', 'true')}; }
  match /longReference/{id} { allow create: if ${spendingAfter('longReference', longList)}; }
  match /missing/{id} { allow update: if true; }
`

const overspentAt = new RegExp(`maximum of ${most.expressions} expressions[^@]* @ L(\\d+)`, 'g')

// A document of its own for each try: the emulator lets them wait for each other.
let count = 0
const newId = () => `try${(count += 1)}`

/** What is spent besides: steps in each `allow` by its name, and documents looked up. */
export type Spent = { steps?: Record<string, number>; lookups?: number }

export type Tried = {
  isAllowed: boolean
  /** The names of the allows that need more expressions than there are, as far as the emulator has come. */
  overspent: ReadonlySet<string>
}

export type Meter = Awaited<ReturnType<typeof startMeter>>

/**
 * Puts the rules in force in a project, with what measures them.
 *
 * @returns tries that write nothing
 */
export async function startMeter(projectId: string) {
  const rules = readFileSync(join(root, 'firestore.rules'), 'utf8')
  const measuring = withConditions(rules, spendingAfter, more)
  await putRules(hostAndPort(inject('firestore')), projectId, measuring)

  const lineAt = (index: number) => measuring.slice(0, index).split('\n').length
  const names = new Map(allowsOf(measuring).map(({ name, start }) => [lineAt(start), name]))

  async function tryWith(
    { by, claims, writes }: Commit,
    { steps = {}, lookups = 0 }: Spent,
  ): Promise<Tried> {
    // Whoever is not signed in has no token: it is somebody without rights instead.
    const token = { ...claims, steps, lookups }
    const client = clientFor(projectId, by ?? 'account', token)
    const extra =
      lookups > 0 ? looking.map((from) => ({ path: `lookups${from}/${newId()}`, set: {} })) : []
    const { isAllowed, text } = await client.tryCommit([...writes, ...extra], `missing/${newId()}`)
    const lines = [...text.matchAll(overspentAt)].map(([, line]) => Number(line))
    return { isAllowed, overspent: new Set(lines.flatMap((line) => names.get(line) ?? [])) }
  }

  const leftBy = (name: string) => {
    const commit = { by: null, writes: [{ path: `${name}/one`, set: {} }] }
    return highest(async (n) => (await tryWith(commit, { steps: { [name]: n } })).isAllowed, {
      limit: steps,
      first: 64,
    })
  }
  const [leftByOne, leftByMany] = [await leftBy('reference'), await leftBy('longReference')]
  const perStep = (references.longReference - references.reference) / (leftByOne - leftByMany)

  return {
    tryWith,
    /** The steps that an `allow` has left over which needs no expression. */
    steps: leftByOne + 1,
    /** How many expressions an `allow` needs that has so many steps left over: too many to be known are more than 990. */
    expressionsOf: (left: number) =>
      Math.round(references.reference + (leftByOne - left) * perStep),
  }
}

/** Below which number the highest one is looked for, and how far below at first. */
type Search = { limit: number; first: number }

/** The highest whole number up to which something holds; -1 if there is none. */
export async function highest(
  holds: (n: number) => Promise<boolean>,
  { limit, first }: Search,
): Promise<number> {
  let high = limit
  let low = limit - first
  for (let far = 2 * first; low >= 0 && !(await holds(low)); far *= 2) {
    high = low
    low -= far
  }
  low = Math.max(-1, low)
  while (high - low > 1) {
    const middle = Math.floor((low + high) / 2)
    if (await holds(middle)) low = middle
    else high = middle
  }
  return low
}
