import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import { parseArgs } from 'node:util'
import type { Browser } from 'playwright'
import { manyFirmsBudget } from '@scripts/budgets'
import { openBrowser, openPage, phone } from '@scripts/bench/measure/browser'
import { load, loadCells, loadHeadings, type Load } from '@scripts/bench/measure/load'
import { checkTarget, median, mediansOf, printTable } from '@scripts/bench/measure/report'
import { firms, startMeasuredSite } from '@scripts/bench/measure/site'
import { traceDuring } from '@scripts/bench/measure/trace'

// The directory with 1,000 firms on a cheap phone, beside a page without a form: `npm run bench:directory`. Fails where
// the file is too large, a visit reads more than ten documents, the first paint comes later
// than that of the other page, or a task of the load or of the search is too long. `-- --runs 1` measures once.
const { values } = parseArgs({ options: { runs: { type: 'string', default: '5' } } })

const paths = ['/directory/', '/company/']
/** Milliseconds of a phone's processor. */
const longestTask = 200
const mostRead = 10

console.log('Building the site…')
const site = await startMeasuredSite(['this build'])
const url = site.urls['this build']
const browser = await openBrowser()
try {
  const html = gzipSync(readFileSync(join(site.folder, 'directory/index.html')), { level: 9 })
  const kilobytes = html.length / 1_000
  checkTarget(
    `the file with ${firms} firms: ${kilobytes.toFixed(1)} kB, at most ${manyFirmsBudget}`,
    kilobytes <= manyFirmsBudget,
  )

  // The first load also pays for the start of the browser itself.
  await load(browser, url, site.folder)
  const loads: Record<string, Load[]> = {}
  const visits: Visit[] = []
  for (let run = 0; run < Number(values.runs); run += 1) {
    for (const path of paths) {
      ;(loads[path] ??= []).push(await load(browser, url + path, site.folder))
    }
    visits.push(await visit(browser))
  }
  const medians = Object.fromEntries(paths.map((path) => [path, mediansOf(loads[path]!)]))
  printTable([
    ['on a phone', ...loadHeadings],
    ...paths.map((path) => [path, ...loadCells(medians[path]!)]),
  ])
  const [directory, other] = paths.map((path) => medians[path]!)
  const ratio = directory!.firstPaint / other!.firstPaint
  checkTarget(`first paint at most 1.30 × that of ${paths[1]}: ${ratio.toFixed(2)}`, ratio <= 1.3)
  const reads = median(visits.map((one) => one.reads))
  checkTarget(`documents read: ${reads}, at most ${mostRead}`, reads <= mostRead)
  for (const name of ['loading', 'searching'] as const) {
    const task = median(visits.map((one) => one[name]))
    checkTarget(
      `longest task ${name}: ${task.toFixed(0)} ms, at most ${longestTask}`,
      task <= longestTask,
    )
  }
} finally {
  await browser.close()
  await site.stop()
}

type Visit = { reads: number; loading: number; searching: number }

/** Opens the directory until it has read, and searches it. */
async function visit(inBrowser: Browser): Promise<Visit> {
  const { page, close } = await openPage(inBrowser, phone)
  try {
    let reads = 0
    let hasRead = () => {}
    const read = new Promise<void>((resolve) => (hasRead = resolve))
    page.on('response', async (response) => {
      if (!new URL(response.url()).pathname.endsWith(':runQuery')) return
      const answers = (await response.json()) as { document?: object }[]
      reads += answers.filter(({ document }) => document !== undefined).length
      hasRead()
    })
    const { longestTask: loading } = await traceDuring(inBrowser, page, async () => {
      await page.goto(`${url}/directory/`)
      await read
      // The read firms are rendered.
      await page.waitForTimeout(2_000)
    })
    const { longestTask: searching } = await traceDuring(inBrowser, page, async () => {
      await page.getByRole('searchbox').pressSequentially('konark', { delay: 150 })
      await page.waitForTimeout(1_000)
    })
    return { reads, loading, searching }
  } finally {
    await close()
  }
}
