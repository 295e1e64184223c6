import { existsSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { demoProjectId } from '@/shared/config/parseEnv'
import { putRules } from '@scripts/emulators/firestoreEmulator'
import type { Address } from '@scripts/emulators/firestoreRest'
import { root } from '@scripts/paths'
import type { Condition } from './conditions'
import { evaluatedIn } from './coverage'
import { allowsIn } from './smaller'
import type { Tests } from './testRuns'

/** The projects that the tests share, where they run in one process. */
const projects = ['demo-rules-1', demoProjectId]

const noRules =
  "rules_version = '2'; service cloud.firestore { match /none/{id} { allow read: if false; } }"

/** Of a test file. The conditions and each `allow` have their place in the list of all. */
type Sieved = {
  seconds: number
  /** The conditions that were not always as if they were left out. */
  seen: number[]
  /** Each `allow` that was evaluated. */
  asked: number[]
}

export type Sieve = ReadonlyMap<string, Sieved>

type Options = {
  rules: string
  conditions: readonly Condition[]
  emulator: Address
  tests: Tests
  /** Keeps what is known: for the same rules only tests that were changed run again. */
  file: string
}

/**
 * Runs each test file once, without a change of the rules: a condition that was always as if it were left out cannot be
 * noticed there.
 *
 * @throws Error if a test fails
 */
export async function sieve({ rules, conditions, emulator, tests, file }: Options): Promise<Sieve> {
  const known = new Map(Object.entries(readSieve(file, rules)))
  for (const [at, name] of tests.files.entries()) {
    if (known.has(name)) continue
    for (const project of projects) await putRules(emulator, project, noRules)
    const since = performance.now()
    const failure = await tests.firstFailure([name])
    if (failure !== undefined) throw new Error(`Without a change of the rules: ${failure}`)
    const seconds = Math.round((performance.now() - since) / 1000)
    const seen = new Set<number>()
    const asked = new Set<number>()
    for (const project of projects) {
      // The emulator cannot write a very large report: then any condition may have been evaluated.
      const evaluated = await evaluatedIn(emulator, project, rules).catch(() => () => undefined)
      if (!evaluated) continue
      for (const [number, { start, end, instead }] of conditions.entries()) {
        const was = evaluated(start, end)
        // What the report does not have may be anything.
        if (!was || [...was].some((value) => value !== instead)) seen.add(number)
      }
      for (const [number, allow] of allowsIn(rules).entries()) {
        if (evaluated(...allow)?.size !== 0) asked.add(number)
      }
    }
    known.set(name, { seconds, seen: [...seen], asked: [...asked] })
    writeFileSync(file, JSON.stringify({ rules, tests: Object.fromEntries(known) }))
    const count = `${at + 1} of ${tests.files.length}`
    console.log(`${count}: ${name} takes ${seconds} s and can notice ${seen.size} conditions`)
  }
  return new Map([...known].filter(([name]) => tests.files.includes(name)))
}

function readSieve(file: string, rules: string): Record<string, Sieved> {
  if (!existsSync(file)) return {}
  const kept = JSON.parse(readFileSync(file, 'utf8')) as {
    rules: string
    tests: Record<string, Sieved>
  }
  if (kept.rules !== rules) return {}
  const since = statSync(file).mtimeMs
  const isOld = (test: string) =>
    !existsSync(join(root, test)) || statSync(join(root, test)).mtimeMs > since
  return Object.fromEntries(Object.entries(kept.tests).filter(([test]) => !isOld(test)))
}
