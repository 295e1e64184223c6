import type { Browser, CDPSession } from 'playwright'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { brotliCompressSync, gzipSync } from 'node:zlib'
import { followMainThread } from './mainThread'
import { openPage, phone, type Profile } from './visitor'

/** What one load of a page has cost; times in milliseconds since the navigation began. */
export type Load = {
  firstPaint: number
  largestPaint: number
  shift: number
  /** By the clock: what the machine does for others meanwhile counts, too. */
  blocking: number
  /** The same by the processor time of the page alone. */
  busy: number
  /** Bytes over the network, headers included. */
  transferred: number
  /** Bytes of all scripts, as gzip packs them. */
  scripts: number
  /** The same, as brotli packs them. */
  scriptsBrotli: number
}

/** Whether React has taken the page over; without scripts it never does. */
const isAlive = `document.querySelector('#root:not([data-page]) h1') !== null || [...document.scripts].every(({ type }) => type.includes('json'))`

/** Milliseconds without a request and without a long task, after which a load is over. */
const quiet = 1_200

const isQuiet = `performance.now() - Math.max(figures.lastWork, 0, ...performance.getEntriesByType('resource').map((it) => it.responseEnd)) > ${quiet}`

/** Loads a page as a first-time visitor does, to the end of everything it does by itself. */
export async function load(
  browser: Browser,
  url: string,
  folder: string,
  profile: Profile = phone,
): Promise<Load> {
  const whole = await browser.newBrowserCDPSession()
  const { page, session, close } = await openPage(browser, profile)
  try {
    const traffic = watchTraffic(session)
    // The loader of these scripts names functions by a helper that the page does not have.
    await page.addInitScript(`globalThis.__name = (it) => it; (${observe.toString()})()`)
    const endTrace = await followMainThread(whole)
    await page.goto(url, { waitUntil: 'load' })
    await until(session, isAlive)
    await until(session, isQuiet)
    const busy = await endTrace()
    const { firstPaint, largestPaint, shift, tasks } = await page.evaluate(() => window.figures)
    const blocking = tasks
      .filter(([start]) => start >= firstPaint)
      .reduce((sum, [, duration]) => sum + duration - 50, 0)
    const sent = await Promise.all([...traffic.scripts].map((path) => packed(join(folder, path))))
    return {
      firstPaint,
      largestPaint,
      shift,
      blocking,
      busy,
      transferred: traffic.bytes,
      scripts: total(sent.map(({ gzip }) => gzip)),
      scriptsBrotli: total(sent.map(({ brotli }) => brotli)),
    }
  } finally {
    await close()
    await whole.detach()
  }
}

/** Asks the page until it says yes. Playwright's own waiting would put work of a long task into it. */
async function until(session: CDPSession, expression: string) {
  for (;;) {
    const { result } = await session.send('Runtime.evaluate', { expression })
    if (result.value === true) return
    await wait(200)
  }
}

function watchTraffic(session: CDPSession) {
  const traffic = { bytes: 0, scripts: new Set<string>() }
  session.on('Network.responseReceived', ({ type, response }) => {
    if (type === 'Script') traffic.scripts.add(new URL(response.url).pathname)
  })
  session.on('Network.loadingFinished', ({ encodedDataLength }) => {
    traffic.bytes += encodedDataLength
  })
  return traffic
}

const total = (values: number[]) => values.reduce((sum, value) => sum + value, 0)

type Sizes = { gzip: number; brotli: number }
const sizes = new Map<string, Promise<Sizes>>()

function packed(file: string): Promise<Sizes> {
  const known = sizes.get(file)
  if (known !== undefined) return known
  const found = readFile(file).then((text) => ({
    gzip: gzipSync(text, { level: 9 }).length,
    brotli: brotliCompressSync(text).length,
  }))
  sizes.set(file, found)
  return found
}

declare global {
  interface Window {
    figures: {
      firstPaint: number
      largestPaint: number
      shift: number
      lastWork: number
      tasks: [start: number, duration: number][]
    }
  }
}

/** Runs in the page before anything else of it. */
function observe() {
  const figures: Window['figures'] = {
    firstPaint: 0,
    largestPaint: 0,
    shift: 0,
    lastWork: 0,
    tasks: [],
  }
  window.figures = figures
  const on = (type: string, note: (entry: PerformanceEntry) => void) =>
    new PerformanceObserver((list) => list.getEntries().forEach(note)).observe({
      type,
      buffered: true,
    })
  on('paint', ({ name, startTime }) => {
    if (name === 'first-contentful-paint') figures.firstPaint = startTime
  })
  on('largest-contentful-paint', ({ startTime }) => (figures.largestPaint = startTime))
  // Nobody touches the page, so every shift counts.
  on(
    'layout-shift',
    (entry) => (figures.shift += (entry as PerformanceEntry & { value: number }).value),
  )
  on('longtask', ({ startTime, duration }) => {
    figures.tasks.push([startTime, duration])
    figures.lastWork = startTime + duration
  })
}
