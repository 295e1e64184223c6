import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { parseArgs } from 'node:util'
import { chromium } from 'playwright'
import { chromiumFlags, findChromium } from '@test/support/chromium'
import { aRegistration, type Sample } from '@scripts/records'
import { contenders, type ContenderName } from '@scripts/bench/live/contenders'
import { prepare } from '@scripts/bench/live/page'
import { servePage } from '@scripts/bench/live/servePage'
import { reportLive, type Run } from '@scripts/bench/live/report'
import { workDuring } from '@scripts/bench/live/trace'
import { startFeeder, type Feeder } from '@scripts/bench/feeder/startFeeder'
import { installIn } from '@scripts/installIn'
import { root } from '@scripts/paths'
import { collectGarbage, settle } from './measure'
import { memoryOf } from './memory'

// Compares this product's path from Firestore to a table with what a developer would pick
// instead. `-- --records 1000 --runs 3` takes one size instead of two, and fewer runs than five;
// further words are the names of those to compare.
const { values, positionals } = parseArgs({
  options: {
    records: { type: 'string', default: '1000,10000' },
    runs: { type: 'string', default: '5' },
  },
  allowPositionals: true,
})
const runs = Number(values.runs)
/** Milliseconds a load or a change may take. */
const longest = 600_000
/** Milliseconds between looks at whether a page has come to rest. */
const pause = 200
const names = (Object.keys(contenders) as ContenderName[]).filter(
  (name) => positionals.length === 0 || positionals.includes(name),
)

installIn(join(root, 'scripts', 'bench', 'live'))
const folder = await mkdtemp(join(tmpdir(), 'bench-live-'))
const browser = await chromium.launch({ executablePath: findChromium(), args: chromiumFlags })
try {
  for (const size of values.records.split(',').map(Number)) await compare(size)
} finally {
  await browser.close()
  await rm(folder, { recursive: true, force: true })
}

async function compare(size: number) {
  const records = Array.from({ length: size }, (_, at) =>
    aRegistration(10_000 + at, { createdAt: new Date(Date.UTC(2026, 0, 1) - at * 60_000) }),
  )
  const feeder = await startFeeder({ New_Registration: records })
  const url = await servePage(join(folder, String(size)), feeder.address)
  const measured = Object.fromEntries(names.map((name) => [name, [] as Run[]]))
  try {
    for (let run = 0; run < runs; run += 1) {
      // In another order each time: what else the machine does then hits all of them alike.
      for (const name of shuffled(names)) {
        measured[name]!.push(await measure(name, url, records, feeder, run === 0))
        console.error(`${size} documents, run ${run + 1}: ${contenders[name].title} is measured`)
        feeder.put({ New_Registration: records })
      }
    }
  } finally {
    await feeder.stop()
  }
  const report = reportLive(size, measured)
  console.log(report.join('\n'))
  if (report.some((line) => line.startsWith('MISSED'))) process.exitCode = 1
}

async function measure(
  name: ContenderName,
  url: URL,
  records: Sample[],
  feeder: Feeder,
  isCounted: boolean,
): Promise<Run> {
  const context = await browser.newContext({ viewport: { width: 1440, height: 900 } })
  try {
    const page = await context.newPage()
    page.setDefaultTimeout(longest)
    page.on('pageerror', (error) => console.error(`${name}: ${error.message}`))
    const client = await context.newCDPSession(page)
    await client.send('Performance.enable')
    // The TypeScript runner wraps functions by this name, also those that are sent to the page.
    await page.addInitScript(`globalThis.__name = (it) => it; (${prepare.toString()})()`)
    const address = new URL(url)
    address.searchParams.set('contender', name)
    address.searchParams.set('size', String(records.length))
    await page.goto(address.href)
    await page.waitForFunction(() => window.live.start !== undefined)
    await settle(client, pause)

    const read = () => page.evaluate(() => ({ ...window.live, start: undefined }))
    const loading = await workDuring(browser, page, async () => {
      await page.evaluate(() => window.live.start!())
      await page.waitForFunction(() => window.live.whole > 0, undefined, { polling: 200 })
      await settle(client, pause)
    })
    const { started, shown, whole } = await read()

    /** What it costs until the page rests again after the SDK has called so often. */
    async function change(calls: number, act: () => void | Promise<void>) {
      await collectGarbage(client)
      await settle(client, pause)
      const before = await read()
      const work = await workDuring(browser, page, async () => {
        await act()
        await page.waitForFunction(
          (wanted) => window.live.callbacks >= wanted,
          before.callbacks + calls,
          { polling: 200 },
        )
        await settle(client, pause)
      })
      const after = await read()
      return { ...work, commits: after.commits - before.commits, rows: after.rows - before.rows }
    }

    const renamed = ({ id, data }: Sample, firmName: string) => ({
      id,
      data: { ...data, firmName },
    })
    const put = (samples: Sample[]) => feeder.put({ New_Registration: samples })
    const added = aRegistration(1, { createdAt: new Date() })
    const moved = records[Math.floor(records.length / 2)]!
    const burst = (count: number, firmName: string) =>
      change(1, () => put(records.slice(0, count).map((record) => renamed(record, firmName))))
    const inTurn = (count: number, firmName: string) =>
      change(count, async () => {
        for (let at = 0; at < count; at += 1) {
          put([renamed(records[at]!, `${firmName} ${at}`)])
          await wait(5)
        }
      })
    const changes = {
      one: await burst(1, 'Changed Udyog'),
      elsewhere: await change(contenders[name].isPartial ? 0 : 1, () =>
        put([renamed(records.at(-1)!, 'Changed Udyog')]),
      ),
      sortKey: await change(1, () =>
        put([{ ...moved, data: { ...moved.data, createdAt: new Date() } }]),
      ),
      added: await change(1, () => put([added])),
      removed: await change(1, () => feeder.remove('New_Registration', [added.id])),
      burst100: await burst(100, 'Burst Udyog'),
      burst1000: await burst(1000, 'Storm Udyog'),
      inTurn100: await inTurn(100, 'Udyog in turn'),
    }
    const { scripts: heap } = await memoryOf(client, await browser.newBrowserCDPSession())

    async function dispatchedBy(act: () => Promise<unknown>) {
      await page.evaluate(() => (window.live.dispatched = 0))
      await act()
      return (await read()).dispatched ?? 0
    }
    const dispatched = isCounted && {
      one: await dispatchedBy(() => burst(1, 'Counted Udyog')),
      burst1000: await dispatchedBy(() => burst(1000, 'Counted Udyog')),
      inTurn100: await dispatchedBy(() => inTurn(100, 'Counted Udyog')),
    }
    return {
      shown: shown - started,
      whole: whole - started,
      loading,
      changes,
      heap,
      ...(dispatched && { dispatched }),
    }
  } finally {
    await context.close()
  }
}

function shuffled<Item>(items: readonly Item[]): Item[] {
  return items
    .map((item) => ({ item, place: Math.random() }))
    .sort((a, b) => a.place - b.place)
    .map(({ item }) => item)
}
