import { spawn } from 'node:child_process'
import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { root } from './paths'

/** Everything that has to hold before a change is taken: what continuous integration runs. */
const steps = ['lint', 'typecheck', 'build']
/**
 * The test projects, the longest first. Two run side by side, each over emulators of its own: a
 * browser waits for pages, emulators and pauses, and two cores carry two of them.
 */
const projects = ['browser', 'features', 'rules', 'unit']
const sideBySide = 2

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
 * Runs a command; its exit code, 1 when it cannot be run. Its output goes to the screen, or, where
 * `output` is given, into that: what runs side by side must not be printed line by line in turn.
 */
function run(command: string, args: string[], output?: string[]): Promise<number> {
  return new Promise((resolve) => {
    const child = spawn(command, args, {
      cwd: root,
      stdio: ['ignore', output ? 'pipe' : 'inherit', output ? 'pipe' : 'inherit'],
      shell: isWindows,
    })
    for (const stream of [child.stdout, child.stderr]) {
      stream?.setEncoding('utf8').on('data', (text: string) => output?.push(text))
    }
    child.once('error', (error) => {
      console.error(error.message)
      resolve(1)
    })
    child.once('close', (code) => resolve(code ?? 1))
  })
}

async function runStep(name: string): Promise<Count> {
  const code = await run('npm', ['run', '--silent', name])
  return code === 0 ? { passed: 1, failed: 0 } : { passed: 0, failed: 1 }
}

async function runTests(project: string, folder: string, output: string[]): Promise<Count> {
  const file = join(folder, `${project}.json`)
  const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${file}`]
  const args = ['--no-install', 'vitest', 'run', `--project=${project}`, ...reporters]
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

async function count(name: string, work: (output: string[]) => Promise<Count>): Promise<void> {
  const start = Date.now()
  const output: string[] = []
  console.log(`\n=== ${name} ===`)
  const { passed, failed, titles = [] } = await work(output)
  if (output.length > 0) console.log(`\n=== ${name}: what it said ===\n${output.join('')}`)
  total.passed += passed
  total.failed += failed
  summary.push(
    `${failed === 0 ? 'ok    ' : 'FAILED'} ${name}: ${passed} passed, ${failed} failed, ${seconds(start)}`,
    ...titles.map((title) => `       ${title}`),
  )
}

const start = Date.now()
try {
  for (const step of steps) await count(step, () => runStep(step))
  await count('sizes', async () => {
    const code = await run(process.execPath, ['--import', 'tsx', join(root, 'scripts', 'sizes.ts')])
    return code === 0 ? { passed: 1, failed: 0 } : { passed: 0, failed: 1 }
  })
  await Promise.all(
    Array.from({ length: sideBySide }, async () => {
      for (let project = projects.shift(); project !== undefined; project = projects.shift()) {
        const name = project
        await count(`tests: ${name}`, (output) => runTests(name, folder, output))
      }
    }),
  )
} finally {
  await rm(folder, { recursive: true, force: true })
}

console.log(`\n${summary.join('\n')}\nin ${seconds(start)}\n`)
console.log(`${total.passed} passed, ${total.failed} failed`)
process.exitCode = total.failed === 0 ? 0 : 1
