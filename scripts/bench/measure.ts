import { existsSync, readFileSync } from 'node:fs'
import type { CDPSession, Page } from 'playwright'

declare global {
  interface Window {
    /** When the first and the last document of the load was read, and when the panel showed them. */
    bench: { reads: number; firstRead: number; lastRead: number; usable: number }
  }
}

/** Watches the first load. To be run in the page before its scripts; refers to nothing outside. */
export function watchLoad(expected: string) {
  window.bench = { reads: 0, firstRead: 0, lastRead: 0, usable: 0 }
  // Each document's date is written once, in the callback of the listener and nowhere else.
  const format = Object.getOwnPropertyDescriptor(Intl.DateTimeFormat.prototype, 'format')
  Object.defineProperty(Intl.DateTimeFormat.prototype, 'format', {
    get(this: Intl.DateTimeFormat) {
      window.bench.reads += 1
      window.bench.lastRead = performance.now()
      window.bench.firstRead ||= window.bench.lastRead
      return format?.get?.call(this) as unknown
    },
  })
  const look = () => {
    const isShown =
      document.querySelector('[role="grid"] a') !== null &&
      [...document.querySelectorAll('[role="status"]')].some(({ textContent }) =>
        textContent?.startsWith(expected),
      )
    if (isShown) window.bench.usable ||= performance.now()
    else requestAnimationFrame(look)
  }
  requestAnimationFrame(look)
}

/** Frames a second while something is done, and the longest time without one. */
export async function framesDuring(page: Page, act: () => Promise<void>) {
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
  const gaps = times.slice(1).map((time, at) => time - times[at]!)
  const total = gaps.reduce((sum, gap) => sum + gap, 0)
  return { perSecond: (gaps.length * 1000) / total, longest: Math.max(...gaps) }
}

/** Milliseconds the page's main thread worked while something was done. */
export async function workDuring(client: CDPSession, act: () => Promise<void>): Promise<number> {
  const before = await metric(client, 'TaskDuration')
  await act()
  return ((await metric(client, 'TaskDuration')) - before) * 1000
}

async function metric(client: CDPSession, wanted: string): Promise<number> {
  const { metrics } = await client.send('Performance.getMetrics')
  return metrics.find(({ name }) => name === wanted)?.value ?? NaN
}

/** Megabytes of a page: what its scripts hold, and all of its process where that can be seen. */
export async function memoryOf(client: CDPSession, browser: CDPSession) {
  await client.send('HeapProfiler.collectGarbage')
  const scripts = (await metric(client, 'JSHeapUsedSize')) / 1e6
  const { processInfo } = await browser.send('SystemInfo.getProcessInfo')
  const whole = processInfo
    .filter(({ type }) => type === 'renderer')
    .map(({ id }) => residentSize(id))
  return { scripts, whole: Math.max(...whole) }
}

function residentSize(pid: number): number {
  const file = `/proc/${pid}/status`
  if (!existsSync(file)) return NaN
  return Number(/VmRSS:\s+(\d+)/.exec(readFileSync(file, 'utf8'))?.[1] ?? NaN) / 1000
}

export const median = (values: number[]) => values.toSorted((a, b) => a - b)[values.length >> 1]!
