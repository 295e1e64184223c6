import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { inject } from 'vitest'
import { putRules } from '@scripts/emulators/firestoreEmulator'
import { root } from '@scripts/paths'
import { hostAndPort } from '@/shared/config/hostAndPort'
import type { Write } from '@/shared/firestore/lite'
import { clientFor } from './client'
import { withConditions } from '@test/rules/writes/allows'
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

const looking = [0, perWrite].map((from) => {
  const each = numbers(perWrite, from).map(
    (n) => `(n <= ${n} || !exists(/databases/$(database)/documents/missing/document${n}))`,
  )
  return `match /lookups${from}/{id} { allow create: if looks(request.auth.token.lookups);
    function looks(n) { return ${each.join(' && ')}; } }`
})

const more = `
  function spends(name) {
    return request.auth.token.at != name || spendsSteps(request.auth.token.steps);
  }
  function spendsSteps(step) {
    return ${spending.map((_, n) => `spends${n}(step)`).join(' || ')};
  }
  ${spending.join('\n')}
  ${looking.join('\n')}
  match /reference/{id} { allow create: if spends('reference') && (true); }
  match /longReference/{id} { allow create: if spends('longReference') && (${longList}); }
  match /missing/{id} { allow update: if true; }
`

// A document of its own for each try: the emulator lets them wait for each other.
let count = 0
const newId = () => `try${(count += 1)}`

type Asked = { at?: string; steps?: number; lookups?: number }
type Tried = { isAllowed: boolean; isTooMuch: boolean }

/**
 * Puts the rules in force in a project, with what measures them.
 *
 * @returns tries that write nothing
 */
export async function startMeter(projectId: string) {
  const rules = readFileSync(join(root, 'firestore.rules'), 'utf8')
  const measuring = withConditions(rules, (name) => `spends('${name}')`, more)
  await putRules(hostAndPort(inject('firestore')), projectId, measuring)

  const running = new WeakMap<readonly Write[], Promise<unknown>>()

  /** One try of a commit after the other: of its documents, the emulator gives each to one at a time. */
  function tryWith(commit: Commit & { extra?: Write[] }, asked: Asked): Promise<Tried> {
    const tried = (running.get(commit.writes) ?? Promise.resolve()).then(() =>
      tryNow(commit, asked),
    )
    running.set(commit.writes, tried)
    return tried
  }

  async function tryNow(
    { by, claims, writes, extra = [] }: Commit & { extra?: Write[] },
    asked: Asked,
  ): Promise<Tried> {
    // Whoever is not signed in has no token: it is somebody without rights instead.
    const token = { at: '', steps: 0, lookups: 0, ...claims, ...asked }
    const client = clientFor(projectId, by ?? 'account', token)
    const all = [...writes, ...extra]
    const { isAllowed, text } = await client.tryCommit(all, `missing/${newId()}`)
    return { isAllowed, isTooMuch: text.includes(`maximum of ${most.expressions} expressions`) }
  }

  const hasLeft = async (commit: Commit, allow: string, step: number) =>
    (await tryWith(commit, { at: allow, steps: step })).isAllowed

  const leftBy = (name: string) => {
    const writes = [{ path: `${name}/one`, set: {} }]
    const search = { limit: steps, first: 64 }
    return highest((step) => hasLeft({ by: null, writes }, name, step), search)
  }
  const [leftByOne, leftByMany] = [await leftBy('reference'), await leftBy('longReference')]
  const perStep = (references.longReference - references.reference) / (leftByOne - leftByMany)

  const mayLookUp = async (commit: Commit, lookups: number) => {
    const extra = [0, perWrite].map((from) => ({ path: `lookups${from}/${newId()}`, set: {} }))
    return (await tryWith({ ...commit, extra }, { lookups })).isAllowed
  }

  return {
    /** Whether the rules refuse a commit for another reason than that it is too much. */
    async isRefused(commit: Commit) {
      const { isAllowed, isTooMuch } = await tryWith(commit, {})
      return !isAllowed && !isTooMuch
    },

    /**
     * The commit for which an `allow` needs the most expressions, and how many: too many to be known are
     * more than 990.
     */
    async costliest<One extends Commit>(commits: readonly One[], allow: string) {
      const search = { limit: leftByOne + 1, first: 64 }
      const found = await least(commits, search, (one, step) => hasLeft(one, allow, step))
      return (
        found && {
          ...found,
          value: Math.round(references.reference + (leftByOne - found.value) * perStep),
        }
      )
    },

    /** The commit for which the rules look up the most documents that are not in it, and how many. */
    async mostLookups<One extends Commit>(commits: readonly One[]) {
      const found = await least(commits, { limit: most.lookups + 1, first: 2 }, mayLookUp)
      return found && { ...found, value: most.lookups - found.value }
    },
  }
}

/** Below which number the highest one is looked for, and how far below at first. */
type Search = { limit: number; first: number }

/** That of several for which something holds up to the lowest number, and this number. */
async function least<One>(
  all: readonly One[],
  search: Search,
  holds: (one: One, n: number) => Promise<boolean>,
): Promise<{ one: One; value: number } | undefined> {
  let found: { one: One; value: number } | undefined
  for (const one of all) {
    // Most need no more than one before, and the others little more.
    if (found && (await holds(one, found.value))) continue
    const next = found ? { limit: found.value, first: 1 } : search
    found = { one, value: await highest((n) => holds(one, n), next) }
    if (found.value < 0) break
  }
  return found
}

/** The highest whole number up to which something holds; -1 if there is none. */
async function highest(
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
