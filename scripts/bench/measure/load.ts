import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { gzipSync } from 'node:zlib'
import type { Browser, CDPSession } from 'playwright'
import { budgetOf } from '@scripts/budgets'
import { openPage, phone, type Profile } from './browser'
import { checkTarget } from './report'
import { traceDuring } from './trace'

/** The cost of one load of a page; times in milliseconds since the navigation began. */
export type Load = {
  firstPaint: number
  largestPaint: number
  shift: number
  /** Processor time by which tasks after the first paint exceeded 50 ms each. */
  blocking: number
  /** When React had hydrated or rendered the page; NaN without scripts. */
  inUse: number
  /** Bytes over the network, headers included. */
  transferred: number
  /** Bytes of all scripts, as gzip packs them. */
  scripts: number
}

/** Milliseconds without a new resource or a long task after which a load is over. */
const quiet = 1_200
// Not `settle`: slowing a processor down keeps the main thread busy.
const isLoaded = `(figures.inUse > 0 || [...document.scripts].every(({ type }) => type.includes('json'))) &&
  performance.now() - Math.max(figures.lastWork, ...performance.getEntriesByType('resource').map((it) => it.responseEnd)) > ${quiet}`

/**
 * Loads a page as a first-time visitor does, to the end of all that it loads.
 *
 * @param folder that of the built site
 */
export async function load(
  browser: Browser,
  url: string,
  folder: string,
  profile: Profile = phone,
): Promise<Load> {
  const { page, session, close } = await openPage(browser, profile)
  try {
    let transferred = 0
    const scripts = new Set<string>()
    session.on('Network.responseReceived', ({ type, response }) => {
      if (type === 'Script') scripts.add(new URL(response.url).pathname)
    })
    session.on('Network.loadingFinished', (event) => (transferred += event.encodedDataLength))
    await page.addInitScript(observe)
    const { blocking } = await traceDuring(browser, page, async () => {
      await page.goto(url)
      await until(session, isLoaded)
    })
    const { lastWork: _, ...figures } = await page.evaluate(() => window.figures)
    const packed = await Promise.all([...scripts].map((path) => gzipSize(join(folder, path))))
    const inUse = figures.inUse || NaN
    return { ...figures, inUse, blocking, transferred, scripts: packed.reduce((a, b) => a + b, 0) }
  } finally {
    await close()
  }
}

/** Asks the page until it says yes. Playwright's own waiting would add work to a long task. */
async function until(session: CDPSession, expression: string): Promise<void> {
  for (;;) {
    const { result } = await session.send('Runtime.evaluate', { expression })
    if (result.value === true) return
    await wait(200)
  }
}

const sizes = new Map<string, Promise<number>>()

function gzipSize(file: string): Promise<number> {
  const known = sizes.get(file)
  if (known) return known
  const size = readFile(file).then((text) => gzipSync(text, { level: 9 }).length)
  sizes.set(file, size)
  return size
}

declare global {
  interface Window {
    figures: Pick<Load, 'firstPaint' | 'largestPaint' | 'shift' | 'inUse'> & { lastWork: number }
  }
}

/** Runs in the page before its scripts, and refers to nothing outside. */
function observe() {
  const figures = { firstPaint: 0, largestPaint: 0, shift: 0, inUse: 0, lastWork: 0 }
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
  // The page is not touched, so every shift counts.
  on('layout-shift', (entry) => {
    figures.shift += (entry as PerformanceEntry & { value: number }).value
  })
  on('longtask', ({ startTime, duration }) => (figures.lastWork = startTime + duration))
  const look = () => {
    const isHydrated = document.querySelector('#root:not([data-page]) h1') !== null
    if (isHydrated) figures.inUse = performance.now()
    else requestAnimationFrame(look)
  }
  requestAnimationFrame(look)
}

const seconds = (millis: number) => (millis > 0 ? `${(millis / 1000).toFixed(2)} s` : '–')
const kilobytes = (bytes: number) => `${(bytes / 1000).toFixed(1)} kB`

export const loadHeadings =
  'first paint,largest paint,shift,blocking,in use,transferred,scripts (gzip)'.split(',')

export const loadCells = (load: Load): string[] => [
  seconds(load.firstPaint),
  seconds(load.largestPaint),
  load.shift.toFixed(2),
  `${load.blocking.toFixed(0)} ms`,
  seconds(load.inUse),
  kilobytes(load.transferred),
  kilobytes(load.scripts),
]

/**
 * Prints the targets of a page on the phone, and whether they are met.
 *
 * @param bare the same page without scripts
 * @param isLive it shows live data: the SDK is in no budget
 */
export function checkLoad(path: string, built: Load, bare: Load, isLive: boolean) {
  const first = built.firstPaint / bare.firstPaint
  const largest = built.largestPaint / bare.largestPaint
  const inUse = /form/i.test(path) ? 2_500 : 2_000
  const budget = budgetOf(path) * 1000
  const targets: [text: string, isMet: boolean][] = [
    [`first paint at most 1.10 × that without scripts: ${first.toFixed(2)}`, first <= 1.1],
    [`largest paint likewise: ${largest.toFixed(2)}`, largest <= 1.1],
    ['no shift', built.shift < 0.005],
    ['blocking at most 150 ms', built.blocking <= 150],
    [`in use after at most ${seconds(inUse)}`, built.inUse <= inUse],
    [`scripts at most ${kilobytes(budget)}`, isLive || built.scripts <= budget],
  ]
  for (const [text, isMet] of targets) checkTarget(text, isMet)
}
