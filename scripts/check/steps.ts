import { spawn } from 'node:child_process'
import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { root } from '@scripts/paths'
import type { Missing, Program } from './missing'

/** The counts, and the titles of failed tests. */
type Count = { passed: number; failed: number; titles?: string[] }
/** `output` collects the printed lines: those of two steps must not be mixed. */
export type Step = { name: string; run: (output: string[], folder: string) => Promise<Count> }

/** A script of `package.json`. */
export const script = (name: string): Step => ({
  name,
  run: async (output) => countOf(await run('npm', ['run', '-s', name], output)),
})

/** The programs that the tests of a project need. */
const needed: Record<string, readonly Program[]> = {
  features: ['emulator', 'Chromium'],
  browser: ['emulator', 'Chromium'],
  browsers: ['emulator', 'Firefox', 'WebKit'],
  rules: ['emulator'],
  device: ['Chromium'],
}

/**
 * Tests of projects, which share what they start: those in some files or folders, or all of them. A project
 * that something is missing for counts as one failure.
 *
 * @param choice files and folders, or a part of the files as Vitest's `--shard=1/2` takes it
 */
export const tests = (
  projects: readonly string[],
  missing: Missing,
  choice: readonly string[] = [],
): Step => ({
  name: `tests: ${[projects.join(', '), ...choice].join(' ')}`,
  async run(output, folder) {
    const lacks = projects.map((project) => ({
      project,
      reasons: new Set(needed[project]?.flatMap((program) => missing[program] ?? [])),
    }))
    const ready = lacks.filter(({ reasons }) => reasons.size === 0).map(({ project }) => project)
    const count =
      ready.length > 0 ? await runTests(ready, choice, output, folder) : { passed: 0, failed: 0 }
    const titles = lacks.flatMap(({ project, reasons }) =>
      [...reasons].map((reason) => `${project}: ${reason}`),
    )
    output.push(...titles.map((title) => `${title}\n`))
    return {
      passed: count.passed,
      failed: count.failed + projects.length - ready.length,
      titles: [...titles, ...(count.titles ?? [])],
    }
  },
})

const countOf = (code: number): Count => ({
  passed: code === 0 ? 1 : 0,
  failed: code === 0 ? 0 : 1,
})

/** Runs a command; its exit code, 1 when it cannot be run. */
function run(command: string, args: string[], output: string[]): Promise<number> {
  return new Promise((resolve) => {
    const child = spawn(command, args, { cwd: root, stdio: ['ignore', 'pipe', 'pipe'] })
    for (const stream of [child.stdout, child.stderr]) {
      stream.setEncoding('utf8').on('data', (text: string) => output.push(text))
    }
    child.once('error', (error) => {
      output.push(error.message)
      resolve(1)
    })
    child.once('close', (code) => resolve(code ?? 1))
  })
}

/** The parts of vitest's JSON report that are read. */
type Report = {
  testResults: {
    message?: string
    assertionResults: { status: string; fullName: string; failureMessages?: string[] }[]
  }[]
}

async function runTests(
  projects: readonly string[],
  choice: readonly string[],
  output: string[],
  folder: string,
): Promise<Count> {
  const file = join(folder, `${[...projects, ...choice].join('-').replace(/\W+/g, '-')}.json`)
  const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${file}`]
  const chosen = projects.map((project) => `--project=${project}`)
  const args = ['--no-install', 'vitest', 'run', ...chosen, ...reporters, ...choice]
  const code = await run('npx', args, output)
  const report = await readFile(file, 'utf8').then(
    (text) => JSON.parse(text) as Report,
    () => ({ testResults: [] }),
  )
  const tests = report.testResults.flatMap(({ assertionResults }) => assertionResults)
  // A skipped test proves nothing, so it counts as failed.
  const failures = tests.filter(({ status }) => status !== 'passed')
  const passed = tests.length - failures.length
  // A file that does not load, or a set-up that fails, has no test to count.
  const isBroken = failures.length === 0 && (code !== 0 || passed === 0)
  const broken = report.testResults.filter(({ assertionResults }) => assertionResults.length === 0)
  const titles = [
    ...broken.map(({ message = 'no test was run' }) => message),
    ...failures.map(({ fullName, status, failureMessages: [message = status] = [] }) => {
      // Vitest names no reason where a test takes too long.
      const [first = ''] = message.replace('STACK_TRACE_ERROR', 'took too long').split('\n')
      return `${fullName}: ${first}`
    }),
  ]
  return { passed, failed: isBroken ? 1 : failures.length, titles }
}

const seconds = (since: number) => `${Math.round((Date.now() - since) / 1000)} s`

/**
 * Runs all steps, two at a time: each browser and emulator leaves a part of two processors to another one.
 * Prints a summary, and fails where a step has failed.
 *
 * @param notes lines below the summary, which fail nothing
 */
export async function runAll(
  steps: readonly Step[],
  notes: () => Promise<string[]> = async () => [],
): Promise<void> {
  const waiting = [...steps]
  const summary: string[] = []
  const total = { passed: 0, failed: 0 }
  const folder = await mkdtemp(join(tmpdir(), 'check-'))
  const start = Date.now()

  async function runInTurn(): Promise<void> {
    for (let step = waiting.shift(); step; step = waiting.shift()) {
      const since = Date.now()
      const output: string[] = []
      console.log(`… ${step.name}`)
      const { passed, failed, titles = [] } = await step.run(output, folder)
      console.log(`\n=== ${step.name} ===\n${output.join('')}`)
      total.passed += passed
      total.failed += failed
      const mark = failed === 0 ? 'ok    ' : 'FAILED'
      summary.push(`${mark} ${step.name}: ${passed} passed, ${failed} failed, ${seconds(since)}`)
      summary.push(...titles.map((title) => `       ${title}`))
    }
  }

  try {
    await Promise.all([runInTurn(), runInTurn()])
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
  console.log(`\n${summary.join('\n')}\nin ${seconds(start)}\n`)
  const lines = await notes()
  if (lines.length > 0) console.log(`${lines.join('\n')}\n`)
  console.log(`${total.passed} passed, ${total.failed} failed`)
  process.exitCode = total.failed === 0 ? 0 : 1
}
