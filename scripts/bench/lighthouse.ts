import { execFile } from 'node:child_process'
import { constants, setPriority } from 'node:os'
import { join } from 'node:path'
import { parseArgs, promisify } from 'node:util'
import { openBrowser } from '@scripts/bench/measure/browser'
import { median } from '@scripts/bench/measure/report'
import { startMeasuredSite } from '@scripts/bench/measure/site'
import { installIn } from '@scripts/lockedPackages'
import { root } from '@scripts/paths'
import { freePorts } from '@scripts/emulators/ports'

// Runs Lighthouse on every public page, as on a phone, and fails where a category is below the score that it
// has to be. `-- --runs 1` runs it once instead of 5 times; other words are the paths of the only
// pages.
const { values, positionals } = parseArgs({
  options: { runs: { type: 'string', default: '5' } },
  allowPositionals: true,
})

const categories = ['performance', 'accessibility', 'best-practices', 'seo'] as const
/** The least a page may score, in hundredths. */
const least = (category: string, path: string) =>
  category !== 'performance' ? 100 : path.endsWith('/form/monthlymeeting/') ? 90 : 95

const folder = join(root, 'scripts', 'bench', 'lighthouse')
const command = join(folder, 'node_modules', 'lighthouse', 'cli', 'index.js')
console.log('Installing Lighthouse and building the site…')
installIn(folder)
const site = await startMeasuredSite(['this build'])
const [port = 0] = await freePorts(1)
const browser = await openBrowser(`--remote-debugging-port=${port}`)
try {
  console.log(''.padEnd(32) + categories.map((name) => name.padStart(15)).join(''))
  for (const { path, noIndex } of site.pages) {
    if (positionals.length > 0 && !positionals.includes(path)) continue
    const reports: Report[] = []
    for (let run = 0; run < Number(values.runs); run += 1) {
      reports.push(await reportOn(path, noIndex))
    }
    const medians = categories.map((name) =>
      median(reports.map((report) => Math.round((report.categories[name]?.score ?? 0) * 100))),
    )
    console.log(path.padEnd(32) + medians.map((score) => String(score).padStart(15)).join(''))
    if (categories.every((name, at) => medians[at]! >= least(name, path))) continue
    process.exitCode = 1
    for (const line of new Set(reports.flatMap(failures))) console.log(`  ${line}`)
  }
} finally {
  await browser.close()
  await site.stop()
}

/** The parts of Lighthouse's report that are read; scores from 0 to 1. */
type Report = {
  runtimeError?: { message: string }
  categories: { [name: string]: Category | undefined }
  audits: Record<string, { score: number | null; title: string; displayValue?: string }>
}
type Category = { score: number | null; auditRefs: { id: string; weight: number }[] }

function failures({ categories: scored, audits }: Report): string[] {
  return categories.flatMap((name) =>
    (scored[name]?.auditRefs ?? [])
      .filter(({ id, weight }) => weight > 0 && (audits[id]?.score ?? 1) < 0.9)
      .map(({ id }) => `${name}: ${audits[id]?.title} ${audits[id]?.displayValue ?? ''}`),
  )
}

async function reportOn(path: string, isHidden: boolean): Promise<Report> {
  const flags = [
    `--port=${port}`,
    '--quiet',
    '--output=json',
    `--only-categories=${categories.join()}`,
  ]
  // A page that asks search engines to stay out cannot be found by them.
  if (isHidden) flags.push('--skip-audits=is-crawlable')
  const args = [command, site.urls['this build'] + path, ...flags]
  const asked = promisify(execFile)(process.execPath, args, { maxBuffer: 64 * 2 ** 20 })
  // Its own work must not keep the page waiting for a processor.
  if (asked.child.pid !== undefined) setPriority(asked.child.pid, constants.priority.PRIORITY_LOW)
  const report = JSON.parse((await asked).stdout) as Report
  if (report.runtimeError) throw new Error(`${path}: ${report.runtimeError.message}`)
  return report
}
