import lighthouse from 'lighthouse'
import { chromium } from 'playwright'
import { parseArgs } from 'node:util'
import { chromiumFlags, findChromium } from '@test/support/chromium'
import { measuredSite } from '@scripts/figures/measuredSite'
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

console.log('Building the site…')
const site = await measuredSite({ built: (html) => html })
const [port = 0] = await freePorts(1)
const browser = await chromium.launch({
  executablePath: findChromium(),
  args: [...chromiumFlags, `--remote-debugging-port=${port}`],
})
try {
  console.log(''.padEnd(32) + categories.map((name) => name.padStart(15)).join(''))
  for (const { path, noIndex } of site.pages) {
    if (positionals.length > 0 && !positionals.includes(path)) continue
    const answers: Answer[] = []
    for (let run = 0; run < runs; run++) answers.push(await ask(path, noIndex))
    const medians = categories.map((name) => medianOf(answers.map(({ scores }) => scores[name])))
    console.log(path.padEnd(32) + medians.map((score) => String(score).padStart(15)).join(''))
    if (categories.every((name, index) => medians[index]! >= least[name])) continue
    process.exitCode = 1
    for (const line of new Set(answers.flatMap(({ failed }) => failed))) console.log(`  ${line}`)
  }
} finally {
  await browser.close()
  await site.stop()
}

async function ask(path: string, isHidden: boolean): Promise<Answer> {
  const result = await lighthouse(site.urls.built + path, {
    port,
    logLevel: 'error',
    onlyCategories: categories,
    // A page that asks search engines to stay out cannot be found by them.
    skipAudits: isHidden ? ['is-crawlable'] : null,
  })
  if (result === undefined) throw new Error(`Lighthouse has no answer for ${path}`)
  const { lhr } = result
  if (lhr.runtimeError) throw new Error(`${path}: ${lhr.runtimeError.message}`)
  const score = (name: Category) => Math.round((lhr.categories[name]?.score ?? 0) * 100)
  const failed = categories.flatMap((name) =>
    (lhr.categories[name]?.auditRefs ?? [])
      .filter(({ id, weight }) => weight > 0 && (lhr.audits[id]?.score ?? 1) < 0.9)
      .map(({ id }) => `${name}: ${lhr.audits[id]?.title} ${lhr.audits[id]?.displayValue ?? ''}`),
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

function medianOf(values: number[]): number {
  const sorted = [...values].sort((a, b) => a - b)
  return sorted[sorted.length >> 1] ?? 0
}
