import { spawn } from 'node:child_process'
import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { setPriority, tmpdir } from 'node:os'
import { join } from 'node:path'
import { root } from './paths'

type Work = (output: string[]) => Promise<Count>

/** Everything that has to hold before a change is taken, the longest first: what `.ci/run` runs. */
const work: [name: string, work: Work][] = [
  ...['browser', 'features', 'rules', 'unit'].map((project): [string, Work] => [
    `tests: ${project}`,
    (output) => runTests(project, output),
  ]),
  ['lint', (output) => runStep('lint', output)],
  ['typecheck', (output) => runStep('typecheck', output)],
  ['build and sizes', (output) => buildAndMeasure(output)],
]
/**
 * Two run side by side, tests over emulators of their own: a browser waits for pages, emulators and
 * pauses, and two cores carry two of them.
 */
const sideBySide = 2
/** How nice all but the longest are where two want a core, as the system counts it. */
const behind = 5

/** What was counted, and the titles of what failed. */
type Count = { passed: number; failed: number; titles?: string[] }

/** The parts of vitest's JSON report that are counted. */
type Report = {
  numPassedTests: number
  numFailedTests: number
  numPendingTests: number
  numTodoTests: number
  testResults: {
    message?: string
    assertionResults: { status: string; fullName: string; failureMessages?: string[] }[]
  }[]
}

const isWindows = process.platform === 'win32'

/**
 * Runs a command; its exit code, 1 when it cannot be run. What it prints is collected: what runs
 * side by side must not be printed line by line in turn.
 */
function run(command: string, args: string[], output: string[]): Promise<number> {
  return new Promise((resolve) => {
    const child = spawn(command, args, {
      cwd: root,
      stdio: ['ignore', 'pipe', 'pipe'],
      shell: isWindows,
    })
    for (const stream of [child.stdout, child.stderr]) {
      stream.setEncoding('utf8').on('data', (text: string) => output.push(text))
    }
    child.once('error', (error) => {
      console.error(error.message)
      resolve(1)
    })
    child.once('close', (code) => resolve(code ?? 1))
  })
}

const countOf = (code: number): Count =>
  code === 0 ? { passed: 1, failed: 0 } : { passed: 0, failed: 1 }

const runStep = async (name: string, output: string[]): Promise<Count> =>
  countOf(await run('npm', ['run', '--silent', name], output))

async function buildAndMeasure(output: string[]): Promise<Count> {
  const build = await runStep('build', output)
  if (build.failed > 0) return build
  const sizes = ['--import', 'tsx', join(root, 'scripts', 'sizes.ts')]
  return countOf(await run(process.execPath, sizes, output))
}

async function runTests(project: string, output: string[]): Promise<Count> {
  const file = join(folder, `${project}.json`)
  const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${file}`]
  // With what belongs to it: some features have a project of their own.
  const args = ['--no-install', 'vitest', 'run', `--project=${project}*`, ...reporters]
  const code = await run('npx', args, output)
  const report = await readFile(file, 'utf8').then(
    (text) => JSON.parse(text) as Report,
    () => undefined,
  )
  const passed = report?.numPassedTests ?? 0
  // A test left out proves nothing, so it counts as one that failed.
  const failed = report ? report.numFailedTests + report.numPendingTests + report.numTodoTests : 0
  // A file that does not even load, or a set-up that fails, has no test to count.
  const isBroken = failed === 0 && (code !== 0 || passed === 0)
  return { passed, failed: isBroken ? 1 : failed, titles: report && titlesOf(report) }
}

/** A line for each test that did not pass, with the first line of what it says. */
const titlesOf = ({ testResults }: Report): string[] =>
  testResults.flatMap(({ assertionResults, message }) => [
    ...(assertionResults.length === 0 && message ? [message] : []),
    ...assertionResults
      .filter(({ status }) => status !== 'passed')
      .map(
        ({ fullName, status, failureMessages = [] }) =>
          `${fullName}: ${failureMessages[0]?.split('\n')[0] ?? status}`,
      ),
  ])

const seconds = (since: number) => `${Math.round((Date.now() - since) / 1000)} s`

const folder = await mkdtemp(join(tmpdir(), 'check-'))
const summary: string[] = []
const total: Count = { passed: 0, failed: 0 }

async function count(name: string, counted: Work): Promise<void> {
  const start = Date.now()
  const output: string[] = []
  console.log(`… ${name}`)
  const { passed, failed, titles = [] } = await counted(output)
  console.log(`\n=== ${name} ===\n${output.join('')}`)
  total.passed += passed
  total.failed += failed
  summary.push(
    `${failed === 0 ? 'ok    ' : 'FAILED'} ${name}: ${passed} passed, ${failed} failed, ${seconds(start)}`,
    ...titles.map((title) => `       ${title}`),
  )
}

async function workOff(): Promise<void> {
  for (let next = work.shift(); next !== undefined; next = work.shift()) await count(...next)
}

const start = Date.now()
try {
  const lanes = [workOff()]
  // The longest has begun, and all else waits for it in the end. What starts now inherits this.
  setPriority(behind)
  while (lanes.length < sideBySide) lanes.push(workOff())
  await Promise.all(lanes)
} finally {
  await rm(folder, { recursive: true, force: true })
}

console.log(`\n${summary.join('\n')}\nin ${seconds(start)}\n`)
console.log(`${total.passed} passed, ${total.failed} failed`)
process.exitCode = total.failed === 0 ? 0 : 1
