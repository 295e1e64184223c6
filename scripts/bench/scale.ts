import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { chromium, type Browser, type CDPSession, type Page } from 'playwright'
import { chromiumFlags, findChromium } from '@test/support/chromium'
import { openMemberList } from '@test/support/administrator'
import { startStack } from '@scripts/emulators'
import { writeCollections } from '@scripts/firestoreRest'
import { aRegistration } from '@scripts/records'
import { serveBareListener } from './bareListener'
import { framesDuring, median, memoryOf, watchLoad, workDuring } from './measure'

/*
 * Measures the panel over a large collection and prints it; no check, for the numbers are this
 * machine's. `npm run bench:scale -- 5000` takes another number of registrations than 50,000.
 */
const count = Number(process.argv[2] ?? 50_000)
const changes = 5
/** Milliseconds the first load may take: the emulator is not quick with large collections. */
const longest = 900_000
/** Milliseconds in which all a change causes has happened. */
const settling = 4_000

const folder = await mkdtemp(join(tmpdir(), 'bench-'))
const stack = await startStack({
  outDir: join(folder, 'site'),
  folder: join(folder, 'data'),
  fresh: true,
})
const browser = await chromium.launch({ executablePath: findChromium(), args: chromiumFlags })
try {
  const { firestore: firestoreAddress, auth } = stack
  if (!firestoreAddress || !auth) throw new Error(`There are no emulators: ${stack.backend}`)
  console.log(`Writing ${count} registrations…`)
  const records = Array.from({ length: count }, (_, at) =>
    aRegistration(10_000 + at, { createdAt: new Date(Date.now() - at * 60_000) }),
  )
  const write = (some: typeof records) =>
    writeCollections(firestoreAddress, { New_Registration: some })
  await write(records)
  const change = (at: number) => {
    const { id, data } = records[at * 7]!
    return write([{ id, data: { ...data, firmName: `Changed ${at}` } }])
  }

  const url = await serveBareListener(join(folder, 'bare'), firestoreAddress, auth)
  const bare = await measureBare(url, change)
  await measurePanel(change, bare)
} finally {
  await browser.close()
  await stack.stop()
  await rm(folder, { recursive: true, force: true })
}

async function measureBare(url: string, change: (at: number) => Promise<void>): Promise<number> {
  const { page, client, context } = await open(browser)
  await page.goto(url)
  await page.waitForFunction(
    (least) => Number(document.getElementById('count')?.textContent) >= least,
    count,
    { timeout: longest },
  )
  await wait(settling)
  const work = await workOfChanges(client, change, 0)
  await context.close()
  print('a bare listener, one change', work, 'ms of main thread')
  return work
}

async function measurePanel(change: (at: number) => Promise<void>, bare: number) {
  const { page, client, context } = await open(browser, stack.siteUrl)
  const shown = new Intl.NumberFormat('en-IN').format(count + 24)
  await page.addInitScript(watchLoad, shown)
  page.setDefaultTimeout(longest)
  await openMemberList(page)
  await page.waitForFunction(() => window.bench.usable > 0)
  const { usable, firstRead, lastRead } = await page.evaluate(() => window.bench)
  print('usable after the callback of the first load began', usable - firstRead, 'ms (under 1000)')
  print('usable after the last document was read', usable - lastRead, 'ms')
  await wait(settling)

  const search = page.getByRole('searchbox', { name: 'Search' })
  await search.focus()
  const type = () => page.keyboard.type('udyog 1234', { delay: 80 })
  printFrames('typing, for the first time', await framesDuring(page, type))
  await search.fill('')
  await wait(settling)
  await search.focus()
  printFrames('typing', await framesDuring(page, type))
  await search.fill('')
  await wait(settling)

  await page.getByRole('grid').hover()
  printFrames('scrolling', await framesDuring(page, () => scroll(page)))
  await wait(settling)

  const work = await workOfChanges(client, change, changes)
  print('the panel, one change', work, 'ms of main thread')
  print('of which the panel itself', work - bare, 'ms (at most 8)')
  const memory = await memoryOf(client, await browser.newBrowserCDPSession())
  print('memory of the scripts', memory.scripts, 'MB')
  print('memory of the tab', memory.whole, 'MB (under 600)')
  await context.close()
}

/** The median over some changes, without what the page does in that time anyway. */
async function workOfChanges(
  client: CDPSession,
  change: (at: number) => Promise<void>,
  from: number,
) {
  const idle: number[] = []
  const busy: number[] = []
  for (let at = 0; at < changes; at += 1) {
    idle.push(await workDuring(client, () => wait(settling)))
    busy.push(
      await workDuring(client, async () => {
        await change(from + at)
        await wait(settling)
      }),
    )
  }
  return median(busy) - median(idle)
}

async function scroll(page: Page) {
  for (let step = 0; step < 60; step += 1) {
    await page.mouse.wheel(0, step < 30 ? 60 : -60)
    await wait(16)
  }
}

async function open(from: Browser, baseURL?: string) {
  const context = await from.newContext({ baseURL, viewport: { width: 1440, height: 900 } })
  // The TypeScript runner wraps functions by this name, also those that are sent to the page.
  await context.addInitScript('globalThis.__name = (wrapped) => wrapped')
  const page = await context.newPage()
  page.on('pageerror', (error) => console.error(error))
  const client = await context.newCDPSession(page)
  await client.send('Performance.enable')
  return { context, page, client }
}

function print(what: string, value: number, unit: string) {
  console.log(`${what.padEnd(52)} ${value.toFixed(1).padStart(9)} ${unit}`)
}

function printFrames(what: string, frames: { perSecond: number; longest: number }) {
  print(
    what,
    frames.perSecond,
    `frames a second (over 50), longest ${frames.longest.toFixed(0)} ms`,
  )
}
