import { spawnSync } from 'node:child_process'
import { appendFileSync, existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { demoProjectId } from '@/shared/config/parseEnv'
import { findFirestore } from '@scripts/emulators/findFirestore'
import { putRules, runFirestore } from '@scripts/emulators/firestoreEmulator'
import { freePorts } from '@scripts/emulators/ports'
import { Processes } from '@scripts/emulators/processes'
import { root } from '@scripts/paths'
import { conditionsOf, without } from '@scripts/rules/mutants/conditions'
import { createReach, isAmong } from '@scripts/rules/mutants/reach'
import { createReplay, readRecorded, type Request } from '@scripts/rules/mutants/replay'
import { allowsIn, smaller } from '@scripts/rules/mutants/smaller'
import { currentRules } from './current'
import { placeInPart } from './places'

// `npm run rules:mutants` leaves out each condition of rules/members/ and rules/requests/ once, and lists those for which
// no request of a test has another answer then. First the tests of the rules run, and each request that they send as a
// person is kept with all documents of its moment; then these requests are sent again, with a condition left out each
// time, up to the first with another answer. Some hours for all of it; these choose less:
//   -- --only rules/members/receipts.rules   the conditions of a part, or of several
//   -- --recorded                            the requests of the run before
//   -- --from 120                            goes on at that number after an interruption
const { values } = parseArgs({
  options: {
    only: { type: 'string', multiple: true },
    recorded: { type: 'boolean' },
    from: { type: 'string', default: '1' },
  },
})

const unnoticed = 'NOTICED BY NO TEST'

const rules = currentRules()
const folder = join(tmpdir(), 'rules-mutants')
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

if (!values.recorded) {
  rmSync(folder, { recursive: true, force: true })
  mkdirSync(folder, { recursive: true })
  // These put other rules in force, or compare texts.
  const others = ['wholeRules.test.ts', 'budget.test.ts', 'writes/**'].map(
    (name) => `--exclude=test/rules/${name}`,
  )
  const { status } = spawnSync('npx', ['vitest', 'run', '--project=rules', ...others], {
    cwd: root,
    env: { ...process.env, RULES_RECORDING: folder },
    stdio: 'inherit',
  })
  if (status !== 0) throw new Error('The tests fail without a change of the rules')
}

const processes = new Processes()
try {
  const source = await findFirestore()
  if ('missing' in source) throw new Error(`There is no Firestore emulator: ${source.missing}.`)
  const [port = 0] = await freePorts(1)
  const emulator = await runFirestore(source, processes, port)
  const { documents, requests: recorded } = await readRecorded(folder)
  const isAllowed = createReplay(emulator, documents)
  const put = (text: string) => putRules(emulator, demoProjectId, text)

  // A request whose answer depends on the hour of the day, or on another that came in between, proves nothing.
  const known = join(folder, 'repeatable.json')
  const { places, upTo } = existsSync(known)
    ? (JSON.parse(readFileSync(known, 'utf8')) as { places: number[]; upTo: number })
    : { places: [], upTo: 0 }
  if (upTo < recorded.length) await put(rules)
  for (const [at, request] of recorded.entries()) {
    if (at < upTo) continue
    if ((await isAllowed(request)) === request.isAllowed) places.push(at)
    if (at % 500 > 0 && at + 1 < recorded.length) continue
    writeFileSync(known, JSON.stringify({ places, upTo: at + 1 }))
    console.log(`${at + 1} of ${recorded.length} requests sent again`)
  }
  const requests = places.map((at) => recorded[at]!)
  console.log(`${requests.length} of ${recorded.length} requests have the same answer again`)

  const reachOf = createReach(rules)
  const allows = allowsIn(rules).map(([start]) => reachOf(start))
  /** The last that noticed a condition: the next is often one of the same matter. */
  let last: Request[] = []

  async function noticing(condition: (typeof chosen)[number]): Promise<Request | undefined> {
    const reach = reachOf(condition.start)
    // A condition that is left out allows more, or with `false` less; in a negation it is the other way.
    const isLikely = ({ isAllowed: was }: Request) => was === (condition.instead === 'false')
    const reached = [...last, ...requests].filter(({ collections }) =>
      collections.some((collection) => isAmong(reach, collection)),
    )
    const asked = new Set(reached.flatMap(({ collections }) => collections))
    await put(
      smaller(without(rules, condition), (allow) =>
        [...asked].some((collection) => isAmong(allows[allow]!, collection)),
      ),
    )
    const likelyFirst = [...reached.filter(isLikely), ...reached.filter((each) => !isLikely(each))]
    for (const request of likelyFirst) {
      if ((await isAllowed(request)) !== request.isAllowed) return request
    }
    return undefined
  }

  const first = Number(values.from)
  if (first === 1) writeFileSync(results, '')
  for (const condition of chosen) {
    const { at, title } = condition
    if (at + 1 < first) continue
    const since = performance.now()
    const request = await noticing(condition)
    if (request) last = [request, ...last.filter((each) => each !== request)].slice(0, 40)
    const result =
      request === undefined
        ? unnoticed
        : `noticed: ${request.isAllowed ? 'refused' : 'allowed'} ${request.collections.join(', ')}`
    const line = [at + 1, title, result].join(' | ')
    appendFileSync(results, `${line}\n`)
    console.log(`${line} | ${((performance.now() - since) / 1000).toFixed(1)} s`)
  }
  const left = readFileSync(results, 'utf8')
    .split('\n')
    .filter((line) => line.endsWith(` | ${unnoticed}`))
  console.log(`\nNo test notices that these are left out: ${left.length}`)
  for (const line of left) console.log(`  ${line}`)
  console.log(`\n${results} has all results.`)
} finally {
  await processes.stopAll()
}
