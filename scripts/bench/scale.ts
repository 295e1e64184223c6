import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { parseArgs } from 'node:util'
import { chromium, type Page } from 'playwright'
import { chromiumFlags, findChromium } from '@test/support/chromium'
import { openMemberList } from '@test/support/administrator'
import { demoAdmin } from '@/shared/config/demo'
import { planEmulators } from '@scripts/backendPlan'
import { startStack } from '@scripts/emulators'
import { aRegistration } from '@scripts/records'
import { serveBareListener } from './bareListener'
import { startFeeder } from '@scripts/bench/feeder/startFeeder'
import { framesDuring, memoryOf, settle, watchLoad, workAfter } from './measure'
import { createReport } from './targets'

// Measures the panel over a large collection, beside a page with one bare listener, and says
// which of the targets are missed. `-- --records 5000 --runs 3` takes fewer registrations than
// the usual 50,000, and measures each figure less often than the usual five times.
const { values } = parseArgs({
  options: {
    records: { type: 'string', default: '50000' },
    runs: { type: 'string', default: '5' },
  },
})
const count = Number(values.records)
const runs = Number(values.runs)
/** Milliseconds a load may take: a busy machine may need minutes for 50,000 documents. */
const longest = 300_000

const report = createReport()
const folder = await mkdtemp(join(tmpdir(), 'bench-'))
console.log(`Making ${count} registrations and building the site…`)
const records = Array.from({ length: count }, (_, at) =>
  aRegistration(10_000 + at, { createdAt: new Date(Date.now() - at * 60_000) }),
)
const feeder = await startFeeder({
  admins: [{ id: demoAdmin.uid, data: {} }],
  New_Registration: records,
})
const source = { kind: 'address' as const, where: 'fed by this benchmark', ...feeder.address }
const stack = await startStack({
  outDir: join(folder, 'site'),
  folder: join(folder, 'data'),
  plan: await planEmulators(source),
})
const browser = await chromium.launch({ executablePath: findChromium(), args: chromiumFlags })
try {
  console.log(`${'Median of the runs'.padEnd(67)} lowest–highest`)
  const panel = await open(stack.siteUrl)
  await measureLoads(panel)
  await measureFrames(panel)
  const bare = await open()
  await bare.page.goto(await serveBareListener(join(folder, 'bare'), feeder.address))
  await bare.page.locator('#count', { hasText: String(count) }).waitFor({ timeout: longest })
  await measureChanges([panel.client, bare.client])
  await bare.context.close()
  const { scripts, whole } = await memoryOf(panel.client, await browser.newBrowserCDPSession())
  report.figure('memory of the tab: its scripts', [scripts], 'MB', { most: 600 })
  report.figure('memory of the tab: its whole process', [whole], 'MB')
  if (!report.isMet()) process.exitCode = 1
} finally {
  await browser.close()
  await stack.stop()
  await feeder.stop()
  await rm(folder, { recursive: true, force: true })
}

async function measureLoads({ page, client }: Opened) {
  const usable: number[] = []
  const behindLast: number[] = []
  const shown = new Intl.NumberFormat('en-IN').format(count)
  await page.addInitScript(watchLoad, { count, shown })
  await openMemberList(page)
  for (let run = 0; run < runs; run += 1) {
    if (run > 0) await page.reload()
    await page.waitForFunction(() => window.bench.usable > 0)
    const times = await page.evaluate(() => window.bench)
    usable.push(times.usable - times.firstRead)
    behindLast.push(times.usable - times.lastRead)
    await settle([client])
  }
  report.figure('usable after the callback of the load began', usable, 'ms', { most: 1000 })
  report.figure('usable after its last document was read', behindLast, 'ms')
}

async function measureFrames({ page, client }: Opened) {
  const search = page.getByRole('searchbox', { name: 'Search' })
  const typing: number[] = []
  const scrolling: number[] = []
  for (let run = 0; run < runs; run += 1) {
    await search.focus()
    typing.push(await framesDuring(page, () => page.keyboard.type('udyog 1234', { delay: 80 })))
    await search.fill('')
    await settle([client])
    await page.getByRole('grid').hover()
    scrolling.push(await framesDuring(page, () => scroll(page)))
    await settle([client])
  }
  report.figure('typing in the search, for the first time', typing.slice(0, 1), 'frames/s', {
    least: 50,
  })
  report.figure('typing in the search', typing.slice(1), 'frames/s', { least: 50 })
  report.figure('scrolling', scrolling, 'frames/s', { least: 50 })
}

async function scroll(page: Page) {
  for (let step = 0; step < 60; step += 1) {
    await page.mouse.wheel(0, step < 30 ? 60 : -60)
    await wait(16)
  }
}

type Opened = Awaited<ReturnType<typeof open>>
type Clients = Parameters<typeof workAfter>[0]

/** Each change reaches both pages at once, so that they are measured under the same load. */
async function measureChanges(clients: Clients) {
  const rename = (at: number) => {
    const { id, data } = records[at]!
    feeder.put({ New_Registration: [{ id, data: { ...data, firmName: 'Sample Changed' } }] })
  }
  const changes = {
    'a record that is shown': (run: number) => rename(run * 2),
    'a record of another page': (run: number) => rename(count - 1 - run),
    'a new record': (run: number) =>
      feeder.put({ New_Registration: [aRegistration(1 + run, { createdAt: new Date() })] }),
    'a record that goes': (run: number) =>
      feeder.remove('New_Registration', [aRegistration(1 + run).id]),
  }
  const work = Object.entries(changes).map(([what, change]) => ({
    what,
    change,
    panel: [] as number[],
    bare: [] as number[],
  }))
  for (let run = 0; run < runs; run += 1) {
    for (const { change, panel, bare } of work) {
      const [ofPanel = NaN, ofBare = NaN] = await workAfter(clients, () => change(run))
      panel.push(ofPanel)
      bare.push(ofBare)
    }
  }
  for (const { what, panel, bare } of work) {
    report.figure(`${what}: a bare listener`, bare, 'ms of work')
    report.figure(`${what}: the panel`, panel, 'ms of work')
    const added = panel.map((time, at) => time - bare[at]!)
    report.figure(`${what}: the panel adds`, added, 'ms of work', { most: 8 })
  }
}

async function open(baseURL?: string) {
  const context = await browser.newContext({ baseURL, viewport: { width: 1440, height: 900 } })
  // The TypeScript runner wraps functions by this name, also those that are sent to the page.
  await context.addInitScript('globalThis.__name = (wrapped) => wrapped')
  const page = await context.newPage()
  page.setDefaultTimeout(longest)
  page.on('pageerror', (error) => console.error(error))
  const client = await context.newCDPSession(page)
  await client.send('Performance.enable')
  return { context, page, client }
}
