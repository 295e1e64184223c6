import { existsSync, readFileSync } from 'node:fs'
import { setTimeout as wait } from 'node:timers/promises'
import type { CDPSession, Page } from 'playwright'

declare global {
  interface Window {
    /** When the first and the last document of the load was read, and when the panel showed them. */
    bench: { firstRead: number; lastRead: number; usable: number }
  }
}

/** Watches the first load. To be run in the page before its scripts; refers to nothing outside. */
export function watchLoad({ count, shown }: { count: number; shown: string }) {
  window.bench = { firstRead: 0, lastRead: 0, usable: 0 }
  // Each document's date is put into words once, in the callback of the listener: as many times of
  // the day as there are documents. The other lists are empty at that time.
  const own = Object.getOwnPropertyDescriptor(Date.prototype, 'getMinutes')
  const getMinutes = own?.value as (this: Date) => number
  let reads = 0
  Date.prototype.getMinutes = function (this: Date) {
    if (reads < count) {
      reads += 1
      window.bench.lastRead = performance.now()
      window.bench.firstRead ||= window.bench.lastRead
    }
    return getMinutes.call(this)
  }
  const look = () => {
    const isShown =
      document.querySelector('[role="grid"] a') !== null &&
      [...document.querySelectorAll('[role="status"]')].some(({ textContent }) =>
        textContent?.startsWith(shown),
      )
    if (isShown) window.bench.usable ||= performance.now()
    else requestAnimationFrame(look)
  }
  requestAnimationFrame(look)
}

/** Frames a second while something is done. */
export async function framesDuring(page: Page, act: () => Promise<void>): Promise<number> {
  const recording = page.evaluate(
    () =>
      new Promise<number[]>((resolve) => {
        const times: number[] = []
        const next = (time: number) => {
          times.push(time)
          if (document.documentElement.dataset.bench === 'over') resolve(times)
          else requestAnimationFrame(next)
        }
        delete document.documentElement.dataset.bench
        requestAnimationFrame(next)
      }),
  )
  await act()
  await page.evaluate(() => (document.documentElement.dataset.bench = 'over'))
  const times = await recording
  return ((times.length - 1) * 1000) / (times.at(-1)! - times[0]!)
}

/** Milliseconds between looks at whether a page has come to rest. */
const beat = 500
/** The part of that time which a page at rest may still work. */
const rest = 0.03

/**
 * Milliseconds a page's main thread worked upon something until it was at rest again, without
 * what it does at rest. Of the processor, not of the clock: it does not count what else the
 * machine does.
 */
export async function workAfter(client: CDPSession, act: () => void): Promise<number> {
  await settle(client)
  const before = await threadTime(client)
  const start = performance.now()
  act()
  await settle(client)
  const after = await threadTime(client)
  await wait(performance.now() - start)
  const atRest = (await threadTime(client)) - after
  return after - before - atRest
}

/** Waits until a page does next to nothing, three times in a row. */
export async function settle(client: CDPSession, pause = beat): Promise<void> {
  let last = await threadTime(client)
  for (let calm = 0; calm < 3;) {
    await wait(pause)
    const now = await threadTime(client)
    calm = now - last < pause * rest ? calm + 1 : 0
    last = now
  }
}

/** Milliseconds the main thread has worked so far. */
const threadTime = async (client: CDPSession) => (await metric(client, 'ThreadTime')) * 1000

async function metric(client: CDPSession, wanted: string): Promise<number> {
  const { metrics } = await client.send('Performance.getMetrics')
  return metrics.find(({ name }) => name === wanted)?.value ?? NaN
}

/** Megabytes of a page's scripts once the rubbish is out, and of the largest tab's whole process. */
export async function memoryOf(client: CDPSession, browser: CDPSession) {
  await client.send('HeapProfiler.collectGarbage')
  const scripts = (await metric(client, 'JSHeapUsedSize')) / 1e6
  const { processInfo } = await browser.send('SystemInfo.getProcessInfo')
  const tabs = processInfo.filter(({ type }) => type === 'renderer')
  return { scripts, whole: Math.max(...tabs.map(({ id }) => residentSize(id))) }
}

function residentSize(pid: number): number {
  const file = `/proc/${pid}/status`
  if (!existsSync(file)) return NaN
  return Number(/VmRSS:\s+(\d+)/.exec(readFileSync(file, 'utf8'))?.[1] ?? NaN) / 1000
}
