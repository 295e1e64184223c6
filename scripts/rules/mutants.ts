import { appendFileSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { basename, join } from 'node:path'
import { parseArgs } from 'node:util'
import { findFirestore } from '@scripts/emulators/findFirestore'
import { runFirestore } from '@scripts/emulators/firestoreEmulator'
import { freePorts } from '@scripts/emulators/ports'
import { Processes } from '@scripts/emulators/processes'
import { currentRules } from './current'
import { conditionsOf, without } from '@scripts/rules/mutants/conditions'
import { sieve } from '@scripts/rules/mutants/sieve'
import { smaller } from '@scripts/rules/mutants/smaller'
import { openTests, type Tests } from '@scripts/rules/mutants/testRuns'
import { placeInPart } from './places'

// `npm run rules:mutants` leaves out each condition of rules/members/ and rules/requests/ once, runs the tests of the
// rules, and lists the conditions that no test notices. First it runs each test once without a change: a condition
// that was never otherwise than if it were left out needs no more. All of it takes hours; these choose less:
//   -- --only rules/members/receipts.rules           the conditions of a part, or of several
//   -- --tests test/rules/members/receipts.test.ts   what these tests notice
//   -- --sieve                                       the first list alone
//   -- --from 120                                    goes on at that number after an interruption
const { values } = parseArgs({
  options: {
    only: { type: 'string', multiple: true },
    tests: { type: 'string', multiple: true },
    sieve: { type: 'boolean' },
    from: { type: 'string', default: '1' },
  },
})

const unnoticed = 'NOTICED BY NO TEST'

const rules = currentRules()
const folder = join(tmpdir(), 'rules-mutants')
/** What the tests put in force. */
const rulesFile = join(folder, 'firestore.rules')
const results = join(folder, 'results.txt')

const conditions = conditionsOf(rules).flatMap((condition) => {
  const place = placeInPart(rules, rules.slice(0, condition.start).split('\n').length) ?? ''
  const [part = ''] = place.split(':')
  if (!/^rules\/(members|requests)\//.test(part)) return []
  const text = rules.slice(condition.start, condition.end).replace(/\s+/g, ' ')
  const short = text.length > 100 ? `${text.slice(0, 100)}…` : text
  return [{ ...condition, part, title: `${place}: ${condition.instead} instead of ${short}` }]
})
const chosen = conditions
  .map((condition, at) => ({ ...condition, at }))
  .filter(({ part }) => !values.only || values.only.includes(part))
if (chosen.length === 0) throw new Error(`There is no condition in ${values.only?.join(', ')}`)

mkdirSync(folder, { recursive: true })
process.env.RULES_FILE = rulesFile
writeFileSync(rulesFile, rules)

const processes = new Processes()
let tests: Tests | undefined
try {
  const source = await findFirestore()
  if ('missing' in source) throw new Error(`There is no Firestore emulator: ${source.missing}.`)
  const [port = 0] = await freePorts(1)
  const emulator = await runFirestore(source, processes, port)
  // The set-up of the tests takes this one.
  process.env.FIRESTORE_EMULATOR_HOST = `${emulator.host}:${emulator.port}`
  tests = await openTests(values.tests)
  const file = join(folder, 'sieve.json')
  const known = await sieve({ rules, conditions, emulator, tests, file })

  /** The test files that can notice it, those first that are called like its part. */
  function testsOf({ part, at }: (typeof chosen)[number]): string[] {
    const [, area = '', name = ''] = /^rules\/(\w+)\/(\w+)\.rules$/.exec(part) ?? []
    const distance = (test: string) =>
      basename(test).toLowerCase().includes(name) ? 0 : test.includes(`/${area}/`) ? 1 : 2
    return [...known]
      .filter(([, { seen }]) => seen.includes(at))
      .sort(([a, one], [b, two]) => distance(a) - distance(b) || one.seconds - two.seconds)
      .map(([test]) => test)
  }

  /** Each test file with the rules that it needs; where none of them fails, all of them with the whole rules. */
  async function firstFailure(mutated: string, run: string[]): Promise<string | undefined> {
    for (const test of run) {
      const { asked = [] } = known.get(test) ?? {}
      writeFileSync(
        rulesFile,
        smaller(mutated, (allow) => asked.includes(allow)),
      )
      const failure = await tests?.firstFailure([test])
      if (failure !== undefined) return failure
    }
    writeFileSync(rulesFile, mutated)
    return run.length > 0 ? tests?.firstFailure(run) : undefined
  }

  const unseen = chosen.filter((condition) => testsOf(condition).length === 0)
  console.log(`\nNo test evaluates these otherwise than if they were left out: ${unseen.length}`)
  for (const { title } of unseen) console.log(`  ${title}`)

  if (!values.sieve) {
    const first = Number(values.from)
    if (first === 1) writeFileSync(results, '')
    for (const condition of chosen) {
      const { at, title } = condition
      if (at + 1 < first) continue
      const since = performance.now()
      const failure = await firstFailure(without(rules, condition), testsOf(condition))
      const result = failure === undefined ? unnoticed : `noticed by ${failure}`
      const line = [at + 1, title, result.replace(/\s+/g, ' ')].join(' | ')
      appendFileSync(results, `${line}\n`)
      console.log(`${line} | ${((performance.now() - since) / 1000).toFixed(1)} s`)
    }
    const left = readFileSync(results, 'utf8')
      .split('\n')
      .filter((line) => line.endsWith(` | ${unnoticed}`))
    console.log(`\nNo test notices that these are left out: ${left.length}`)
    for (const line of left) console.log(`  ${line}`)
    console.log(`\n${results} has all results.`)
  }
} finally {
  await tests?.close()
  await processes.stopAll()
}
