import { isDeepStrictEqual } from 'node:util'
import { setTimeout as wait } from 'node:timers/promises'
import { setLogLevel } from 'firebase/firestore'
import { startStack } from '@scripts/emulators'
import { toAppError } from '@/shared/firestore/errors'
import { isSame, openAdministrator, type Administrator } from './administrators'
import { median } from '@scripts/median'
import { aVisitor, formCollections, type Visitor } from './visitors'

/*
 * 200 visitors send a form at the same moment while 5 administrators listen. Prints how long that
 * took, and fails where a submission was refused, lost or doubled, or a list is not what it should
 * be. `npm run bench:load -- 1000` takes another number of visitors.
 */
const visitorCount = Number(process.argv[2] ?? 200)
const administratorCount = 5
/** Milliseconds after the last answer in which every list has to be complete. */
const patience = 30_000

// A failure is counted and printed below.
setLogLevel('silent')

/**
 * Milliseconds a page waits before it says to try again. The emulator goes through all listeners
 * after each write, one write at a time, so on a busy machine some take longer: no failure.
 */
const pageWaits = 15_000

const { firestore, auth, ...stack } = await startStack()
if (!firestore || !auth) throw new Error(`This needs the emulators, but: ${stack.backend}`)
const emulators = { firestore, auth }
let administrators: Administrator[] = []
try {
  const names = Array.from({ length: administratorCount }, (_, at) => `administrator ${at + 1}`)
  administrators = await Promise.all(
    names.map((name) => openAdministrator(name, formCollections, emulators)),
  )
  const before = sizesOf(administrators[0]!)
  const visitors = Array.from({ length: visitorCount }, (_, n) => aVisitor(n, firestore))

  const start = performance.now()
  const isComplete = () =>
    administrators.every(({ lists }) =>
      visitors.every(({ collection, id }) => lists[collection]?.has(id)),
    )
  const completed = firstTime(isComplete, start)
  const answers = await Promise.allSettled(visitors.map((visitor) => visitor.submit()))
  const lastAnswer = performance.now() - start
  const completeAfter = await Promise.race([
    completed.time,
    wait(patience, undefined, { ref: false }),
  ])
  completed.stop()

  const times = answers.flatMap((answer) => (answer.status === 'fulfilled' ? answer.value : []))
  const failures = answers.flatMap((answer) =>
    answer.status === 'rejected' ? toAppError(answer.reason).code : [],
  )
  print('visitors', visitorCount)
  print('of whom sent it twice', visitors.filter(({ isRepeated }) => isRepeated).length)
  print('the last answer came after', lastAnswer, 'ms')
  if (times.length > 0) {
    const sorted = times.toSorted((a, b) => a - b)
    print('one submission, the quickest', sorted[0]!, 'ms')
    print('one submission, the median', median(times), 'ms')
    print('one submission, 19 of 20', sorted[Math.ceil(sorted.length * 0.95) - 1]!, 'ms')
    print('one submission, the slowest', sorted.at(-1)!, 'ms')
    print('submissions that took over 15 s', times.filter((time) => time > pageWaits).length)
  }
  if (completeAfter !== undefined) print('every list was complete after', completeAfter, 'ms')

  const problems = [
    ...failures.map((code) => `A submission failed: ${code}`),
    ...administrators.flatMap(({ errors }) => errors),
    ...administrators.flatMap((one, at) =>
      problemsOf(one, visitors, before).map((problem) => `${names[at]}: ${problem}`),
    ),
    ...administrators.flatMap(({ lists }, at) =>
      isSame(lists, administrators[0]!.lists)
        ? []
        : [`${names[at]} sees other lists than the first`],
    ),
  ]
  print('errors', problems.length)
  for (const problem of problems.slice(0, 20)) console.error(problem)
  if (problems.length > 0) process.exitCode = 1
} finally {
  await Promise.all(administrators.map(({ stop }) => stop()))
  await stack.stop()
}

/** What is wrong with an administrator's lists: submissions lost, doubled or changed. */
function problemsOf(
  { lists }: Administrator,
  visitors: Visitor[],
  before: Record<string, number>,
): string[] {
  const wrong = visitors.flatMap(({ collection, id, values }) => {
    const found = lists[collection]?.get(id)
    if (found === undefined) return [`${collection}/${id} is lost`]
    const { createdAt, ...fields } = found
    return createdAt && isDeepStrictEqual(fields, values) ? [] : [`${collection}/${id} is changed`]
  })
  const miscounted = Object.entries(lists).flatMap(([name, list]) => {
    const sent = visitors.filter(({ collection }) => collection === name).length
    const expected = (before[name] ?? 0) + sent
    return list.size === expected ? [] : [`${name} has ${list.size} records and not ${expected}`]
  })
  return [...wrong, ...miscounted]
}

function sizesOf({ lists }: Administrator): Record<string, number> {
  return Object.fromEntries(Object.entries(lists).map(([name, { size }]) => [name, size]))
}

/** Milliseconds from `start` until something was so for the first time. */
function firstTime(isSo: () => boolean, start: number) {
  let isStopped = false
  async function look() {
    while (!isStopped && !isSo()) await wait(10)
    return performance.now() - start
  }
  return { time: look(), stop: () => (isStopped = true) }
}

function print(what: string, value: number, unit = '') {
  console.log(`${what.padEnd(40)} ${value.toFixed(0).padStart(7)} ${unit}`.trimEnd())
}
