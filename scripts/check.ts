import { spawn } from 'node:child_process'
import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { root } from './paths'

/** Everything that has to hold before a change is taken: what continuous integration runs. */
const steps = ['lint', 'typecheck', 'build']
const projects = ['unit', 'rules', 'features', 'browser']

type Count = { passed: number; failed: number }

/** The parts of vitest's JSON report that are counted. */
type Report = {
  numPassedTests: number
  numFailedTests: number
  numPendingTests: number
  numTodoTests: number
}

const isWindows = process.platform === 'win32'

/** Runs a command with its output on the screen; its exit code, 1 when it cannot be run. */
function run(command: string, args: string[]): Promise<number> {
  return new Promise((resolve) => {
    const child = spawn(command, args, { cwd: root, stdio: 'inherit', shell: isWindows })
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

async function runTests(project: string, folder: string): Promise<Count> {
  const file = join(folder, `${project}.json`)
  const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${file}`]
  const code = await run('npx', [
    '--no-install',
    'vitest',
    'run',
    `--project=${project}`,
    ...reporters,
  ])
  const report = await readFile(file, 'utf8').then(
    (text) => JSON.parse(text) as Report,
    () => undefined,
  )
  const passed = report?.numPassedTests ?? 0
  // A test left out proves nothing, so it counts as one that failed.
  const failed = report ? report.numFailedTests + report.numPendingTests + report.numTodoTests : 0
  // A file that does not even load, or a set-up that fails, has no test to count.
  const isBroken = failed === 0 && (code !== 0 || passed === 0)
  return { passed, failed: isBroken ? 1 : failed }
}

const seconds = (since: number) => `${Math.round((Date.now() - since) / 1000)} s`

const folder = await mkdtemp(join(tmpdir(), 'check-'))
const summary: string[] = []
const total: Count = { passed: 0, failed: 0 }

async function count(name: string, work: () => Promise<Count>): Promise<void> {
  console.log(`\n=== ${name} ===`)
  const start = Date.now()
  const { passed, failed } = await work()
  total.passed += passed
  total.failed += failed
  summary.push(
    `${failed === 0 ? 'ok    ' : 'FAILED'} ${name}: ${passed} passed, ${failed} failed, ${seconds(start)}`,
  )
}

try {
  for (const step of steps) await count(step, () => runStep(step))
  await count('sizes', async () => {
    const code = await run(process.execPath, ['--import', 'tsx', join(root, 'scripts', 'sizes.ts')])
    return code === 0 ? { passed: 1, failed: 0 } : { passed: 0, failed: 1 }
  })
  for (const project of projects) await count(`tests: ${project}`, () => runTests(project, folder))
} finally {
  await rm(folder, { recursive: true, force: true })
}

console.log(`\n${summary.join('\n')}\n\n${total.passed} passed, ${total.failed} failed`)
process.exitCode = total.failed === 0 ? 0 : 1
