import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { build, preview, type InlineConfig } from 'vite'
import { parseEnv } from '@/shared/config/parseEnv'
import type { ContenderName } from '@scripts/bench/live/contenders'
import { installIn } from '@scripts/lockedPackages'
import {
  collectGarbage,
  heapOf,
  office,
  openBrowser,
  openPage,
  settle,
} from '@scripts/bench/measure/browser'
import { startFeeder, type Feeder } from '@scripts/bench/measure/feeder'
import { checkTarget, median, printTable, shuffled } from '@scripts/bench/measure/report'
import { traceDuring } from '@scripts/bench/measure/trace'
import { root } from '@scripts/paths'
import { localHost } from '@scripts/emulators/ports'
import { aRegistration, type Sample } from '@scripts/samples/records'
import { renamed, someRegistrations } from './desk'

// Compares this product's path from Firestore to a table with other libraries.
// `-- --records 1000 --runs 3` takes one size instead of two, and 3 runs instead of 5; other words
// are the names of the contenders.
const { values, positionals } = parseArgs({
  options: {
    records: { type: 'string', default: '1000,10000' },
    runs: { type: 'string', default: '5' },
  },
  allowPositionals: true,
})
const titles: Record<ContenderName, string> = {
  floor: 'a bare onSnapshot',
  product: 'this product',
  hooks: 'react-firebase-hooks',
  reactfire: 'reactfire',
  rtkQuery: 'RTK Query as documented',
  adapter: 'RTK entity adapter',
  reduxFirestore: 'redux-firestore',
}
const names = (Object.keys(titles) as ContenderName[]).filter(
  (name) => positionals.length === 0 || positionals.includes(name),
)

/** One run of a contender: milliseconds of the main thread, but for the first and the last figure. */
type Run = Record<keyof typeof figures, number>
const figures = {
  whole: 'from subscribing to the whole table, ms by the clock',
  loading: 'the same, ms of work',
  shown: 'a shown document changes',
  elsewhere: 'a document that is not shown changes',
  added: 'a new document',
  removed: 'a document is removed',
  hundred: '100 documents in one snapshot',
  thousand: '1,000 documents in one snapshot',
  heap: 'heap after all of it, MB',
}
/** The runs scatter so far: a figure that is this much higher may be the same. */
const noise = 1.1

const folder = join(root, 'scripts', 'bench', 'live')
installIn(folder)
const outDir = await mkdtemp(join(tmpdir(), 'bench-live-'))
const browser = await openBrowser()
try {
  for (const size of values.records.split(',').map(Number)) await compare(size)
} finally {
  await browser.close()
  await rm(outDir, { recursive: true, force: true })
}

async function compare(size: number) {
  const records = someRegistrations(size)
  const feeder = await startFeeder({ New_Registration: records })
  const firestore = `${feeder.address.host}:${feeder.address.port}`
  const page = await servePage(firestore)
  const runs = Object.fromEntries(names.map((name) => [name, [] as Run[]]))
  for (let run = 0; run < Number(values.runs); run += 1) {
    for (const name of shuffled(names)) {
      const query = new URLSearchParams({ firestore, contender: name, size: String(size) })
      runs[name]!.push(await measure(`${page.url}?${query}`, records, feeder))
      feeder.put({ New_Registration: records })
    }
  }
  await page.stop()
  feeder.stop()

  console.log(`\n${size} documents, medians (lowest–highest); the floor is ${titles.floor}`)
  for (const figure of Object.keys(figures) as (keyof Run)[]) {
    const valuesOf = (name: string) => (runs[name] ?? []).map((run) => run[figure])
    const middleOf = (name: string) => median(valuesOf(name))
    console.log()
    printTable([
      [figures[figure], 'median', 'range', 'above the floor', '× this product'],
      ...names.map((name) => [
        titles[name],
        middleOf(name).toFixed(1),
        `${Math.min(...valuesOf(name)).toFixed(0)}–${Math.max(...valuesOf(name)).toFixed(0)}`,
        (middleOf(name) - middleOf('floor')).toFixed(1),
        (middleOf(name) / middleOf('product')).toFixed(2),
      ]),
    ])
  }
  const others = names.filter((name) => name !== 'floor' && name !== 'product')
  const costs = others.map((name) => median(runs[name]!.map(({ shown }) => shown)))
  const ratio = median((runs.product ?? []).map(({ shown }) => shown)) / Math.min(...costs)
  if (Number.isNaN(ratio)) return
  checkTarget(`${figures.shown}: ${ratio.toFixed(2)} × the best of the others`, ratio <= noise)
}

async function measure(url: string, records: Sample[], feeder: Feeder): Promise<Run> {
  const { page, session, close } = await openPage(browser, office)
  await page.goto(url)
  await page.waitForFunction(() => window.live !== undefined)
  await settle(session)
  const loading = await traceDuring(browser, page, async () => {
    await page.evaluate(() => window.live.start())
    await page.waitForFunction(() => window.live.whole > 0, undefined, { polling: 200 })
    await settle(session)
  })
  const whole = await page.evaluate(() => window.live.whole - window.live.started)

  /** The cost until the page rests again. */
  async function workOf(act: () => void): Promise<number> {
    await collectGarbage(session)
    await settle(session)
    const { total } = await traceDuring(browser, page, async () => {
      act()
      await settle(session)
    })
    return total
  }

  const change = (which: Sample[], firmName: string) => () => feeder.put(renamed(which, firmName))
  const added = aRegistration(1, { createdAt: new Date() })
  const run = {
    whole,
    loading: loading.total,
    shown: await workOf(change(records.slice(0, 1), 'Changed')),
    elsewhere: await workOf(change(records.slice(-1), 'Changed')),
    added: await workOf(() => feeder.put({ New_Registration: [added] })),
    removed: await workOf(() => feeder.remove('New_Registration', [added.id])),
    hundred: await workOf(change(records.slice(0, 100), 'Hundred')),
    thousand: await workOf(change(records.slice(0, 1000), 'Thousand')),
    heap: await heapOf(session),
  }
  await close()
  return run
}

/** Builds and serves the page of all contenders. */
async function servePage(firestore: string) {
  const env = parseEnv({ VITE_FIRESTORE_EMULATOR: firestore, VITE_AUTH_EMULATOR: firestore })
  const config: InlineConfig = {
    root: folder,
    configFile: false,
    logLevel: 'silent',
    resolve: { tsconfigPaths: true, dedupe: ['react', 'react-dom', 'firebase'] },
    define: { __DEVICE__: 'false', __ENV__: JSON.stringify(env) },
    build: { outDir, target: 'esnext', emptyOutDir: true, modulePreload: false },
    preview: { host: localHost },
  }
  await build(config)
  const server = await preview(config)
  return { url: server.resolvedUrls?.local[0] ?? '', stop: () => server.close() }
}
