import { chromium } from 'playwright'
import { execFile } from 'node:child_process'
import { constants, setPriority } from 'node:os'
import { join } from 'node:path'
import { parseArgs, promisify } from 'node:util'
import { findTestChromium } from '@test/support/chromium'
import { measuredSite } from '@scripts/figures/measuredSite'
import { measuringFlags } from '@scripts/figures/measuringFlags'
import { installIn } from './installIn'
import { median } from './median'
import { root } from './paths'
import { freePorts } from './ports'

// Asks Lighthouse about every public page, as on a phone, and fails where a category is below what
// it has to be. `-- --runs 1` asks less often than the usual five times; further words are the
// paths of the only pages to ask about.
const { values, positionals } = parseArgs({
  options: { runs: { type: 'string', default: '5' } },
  allowPositionals: true,
})
const runs = Number(values.runs)

/** The least a page may have of each category, in hundredths. */
const least = { performance: 99, accessibility: 100, 'best-practices': 100, seo: 100 }
type Category = keyof typeof least
const categories = Object.keys(least) as Category[]

type Answer = { scores: Record<Category, number>; failed: string[] }

const folder = join(root, 'scripts', 'lighthouse')
const command = join(folder, 'node_modules', 'lighthouse', 'cli', 'index.js')
console.log('Installing Lighthouse and building the site…')
installIn(folder)
const site = await measuredSite({ built: (html) => html })
const [port = 0] = await freePorts(1)
const browser = await chromium.launch({
  executablePath: findTestChromium(),
  args: [...measuringFlags, `--remote-debugging-port=${port}`],
})
try {
  console.log(''.padEnd(32) + categories.map((name) => name.padStart(15)).join(''))
  for (const { path, noIndex } of site.pages) {
    if (positionals.length > 0 && !positionals.includes(path)) continue
    const answers: Answer[] = []
    for (let run = 0; run < runs; run++) answers.push(await ask(path, noIndex))
    const medians = categories.map((name) => median(answers.map(({ scores }) => scores[name])))
    console.log(path.padEnd(32) + medians.map((score) => String(score).padStart(15)).join(''))
    if (categories.every((name, index) => medians[index]! >= least[name])) continue
    process.exitCode = 1
    for (const line of new Set(answers.flatMap(({ failed }) => failed))) console.log(`  ${line}`)
  }
} finally {
  await browser.close()
  await site.stop()
}

/** The parts of Lighthouse's report that are read; scores from 0 to 1. */
type Report = {
  runtimeError?: { message: string }
  categories: Record<
    Category,
    { score: number | null; auditRefs: { id: string; weight: number }[] }
  >
  audits: Record<string, { score: number | null; title: string; displayValue?: string }>
}

async function ask(path: string, isHidden: boolean): Promise<Answer> {
  const { runtimeError, categories: answered, audits } = await reportOn(path, isHidden)
  if (runtimeError) throw new Error(`${path}: ${runtimeError.message}`)
  const score = (name: Category) => Math.round((answered[name].score ?? 0) * 100)
  const failed = categories.flatMap((name) =>
    answered[name].auditRefs
      .filter(({ id, weight }) => weight > 0 && (audits[id]?.score ?? 1) < 0.9)
      .map(({ id }) => `${name}: ${audits[id]?.title} ${audits[id]?.displayValue ?? ''}`),
  )
  return {
    scores: {
      performance: score('performance'),
      accessibility: score('accessibility'),
      'best-practices': score('best-practices'),
      seo: score('seo'),
    },
    failed,
  }
}

async function reportOn(path: string, isHidden: boolean): Promise<Report> {
  const flags = [
    `--port=${port}`,
    '--quiet',
    '--output=json',
    `--only-categories=${categories.join(',')}`,
    // A page that asks search engines to stay out cannot be found by them.
    ...(isHidden ? ['--skip-audits=is-crawlable'] : []),
  ]
  const asked = promisify(execFile)(process.execPath, [command, site.urls.built + path, ...flags], {
    maxBuffer: 64 * 2 ** 20,
  })
  // What it works on while the page loads must not keep the page waiting for a processor.
  if (asked.child.pid !== undefined) setPriority(asked.child.pid, constants.priority.PRIORITY_LOW)
  const { stdout } = await asked
  return JSON.parse(stdout) as Report
}
