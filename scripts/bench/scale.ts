import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { parseArgs } from 'node:util'
import type { CDPSession, Page } from 'playwright'
import { openMemberList } from '@test/support/administrator'
import { aRegistration } from '@scripts/records'
import { serveBareListener } from './bareListener'
import { longest, startDesk, type Opened } from './desk'
import { startFeeder, type Feeder } from '@scripts/bench/feeder/startFeeder'
import { framesDuring, settle, workAfter } from './measure'
import { memoryOf } from './memory'
import { createReport } from './targets'
import { callbackOf, timesOf, watchCallback, watchLoad } from './watchLoad'

// Measures the panel over a large collection, beside a page with one bare listener, and says
// which of the targets are missed. `-- --records 5000 --runs 3` takes fewer registrations than
// the usual 50,000, and measures each figure less often than the usual five times; of changes each
// figure is the mean of several.
const { values } = parseArgs({
  options: {
    records: { type: 'string', default: '50000' },
    runs: { type: 'string', default: '5' },
  },
})
const count = Number(values.records)
const runs = Number(values.runs)
/**
 * Changes a figure is the mean of, one by one: each is some milliseconds among a hundred of the SDK's,
 * which scatter by more than that, and so does what a page does at rest.
 */
const together = 5
/** Milliseconds from one to the next, in which a page comes to rest. */
const apart = 600

const report = createReport()
console.log(`Making ${count} registrations and building the site…`)
const desk = await startDesk(count)
// One for each page, so that a change reaches one of them while the other rests.
const feeders = { panel: desk.feeder, bare: await startFeeder(desk.collections) }
try {
  console.log(`${'Median of the runs'.padEnd(67)} lowest–highest`)
  const panel = await desk.open()
  await measureLoads(panel)
  await measureFrames(panel)
  const bare = await desk.open()
  await bare.page.goto(await serveBareListener(join(desk.folder, 'bare'), feeders.bare.address))
  await bare.page.locator('#count', { hasText: String(count) }).waitFor({ timeout: longest })
  await measureChanges({ panel: panel.client, bare: bare.client })
  await bare.close()
  const session = await desk.browser.newBrowserCDPSession()
  const { scripts, whole } = await memoryOf(panel.client, session)
  report.figure('memory of the tab: its scripts', [scripts], 'MB', { most: 600 })
  report.figure('memory of the tab: its whole process', [whole], 'MB', { most: 600 })
  if (!report.isMet()) process.exitCode = 1
} finally {
  await desk.stop()
  await feeders.bare.stop()
}

async function measureLoads({ page, client }: Opened) {
  const loads: ReturnType<typeof timesOf>[] = []
  const shown = new Intl.NumberFormat('en-IN').format(count)
  page.on('worker', (worker) => void watchCallback(worker))
  await page.addInitScript(watchLoad, shown)
  await openMemberList(page)
  for (let run = 0; run < runs; run += 1) {
    if (run > 0) await page.reload()
    await page.waitForFunction(() => window.bench.whole > 0)
    await settle(client)
    loads.push(timesOf(await page.evaluate(() => window.bench), await callbackOf(page)))
  }
  const of = (what: keyof (typeof loads)[0]) => loads.map((times) => times[what])
  report.figure('the first rows, after the page began to load', of('early'), 'ms')
  report.figure('usable after the callback of the load began', of('usable'), 'ms', { most: 1000 })
  report.figure('all of it is there', of('whole'), 'ms')
  report.figure('the longest task in between (50 or more)', of('longestTask'), 'ms')
}

async function measureFrames({ page, client }: Opened) {
  const resting: number[] = []
  const search = page.getByRole('searchbox', { name: 'Search' })
  const typing: number[] = []
  const scrolling: number[] = []
  for (let run = 0; run < runs; run += 1) {
    resting.push(await framesDuring(page, () => wait(1000)))
    await search.focus()
    typing.push(await framesDuring(page, () => page.keyboard.type('udyog 1234', { delay: 80 })))
    await search.fill('')
    await settle(client)
    await page.getByRole('grid').hover()
    scrolling.push(await framesDuring(page, () => scroll(page)))
    await settle(client)
  }
  report.figure('doing nothing: what this machine can do', resting, 'frames/s')
  const [first = NaN, ...later] = typing
  report.figure('typing in the search, for the first time', [first], 'frames/s', { least: 50 })
  if (later.length > 0) report.figure('typing in the search', later, 'frames/s', { least: 50 })
  report.figure('scrolling', scrolling, 'frames/s', { least: 50 })
}

async function scroll(page: Page) {
  for (let step = 0; step < 60; step += 1) {
    await page.mouse.wheel(0, step < 30 ? 60 : -60)
    await wait(16)
  }
}

type Pages = { panel: CDPSession; bare: CDPSession }

/** Each change comes to one page right after the other, in turn first and last. */
async function measureChanges(clients: Pages) {
  const rename = (feeder: Feeder, at: number, run: number) => {
    const { id, data } = desk.records[at]!
    const changed = { ...data, firmName: `Sample Changed ${run}` }
    feeder.put({ New_Registration: [{ id, data: changed }] })
  }
  const changes: Record<string, (feeder: Feeder, run: number) => void> = {
    'a record that is shown': (feeder, run) => rename(feeder, run % 10, run),
    'a record of another page': (feeder, run) => rename(feeder, count - 1 - run, run),
    'a new record': (feeder, run) =>
      feeder.put({ New_Registration: [aRegistration(1 + run, { createdAt: new Date() })] }),
    'a record that goes': (feeder, run) =>
      feeder.remove('New_Registration', [aRegistration(1 + run).id]),
  }
  const work = Object.entries(changes).map(([what, change]) => ({
    what,
    change,
    panel: [] as number[],
    bare: [] as number[],
  }))
  for (let run = 0; run < runs; run += 1) {
    for (const measured of work) {
      const order = run % 2 === 0 ? (['bare', 'panel'] as const) : (['panel', 'bare'] as const)
      for (const page of order) {
        const spent = await workAfter(clients[page], async () => {
          for (let at = 0; at < together; at += 1) {
            measured.change(feeders[page], run * together + at)
            await wait(apart)
          }
        })
        measured[page].push(spent / together)
      }
    }
  }
  for (const { what, panel, bare } of work) {
    report.figure(`${what}: a bare listener`, bare, 'ms of work')
    report.figure(`${what}: the panel`, panel, 'ms of work')
    const added = panel.map((time, at) => time - bare[at]!)
    report.figure(`${what}: the panel adds`, added, 'ms of work', { most: 8 })
  }
}
