import type { Page, Worker } from 'playwright'

declare global {
  interface Window {
    /** Times of the first load, and the tasks of more than 50 ms meanwhile. */
    bench: {
      /** Rows are shown: those that were asked for ahead of all. */
      early: number
      /** The newest records of that answer are shown, and the page answers. */
      usable: number
      /** All of them are there. */
      whole: number
      tasks: { start: number; end: number }[]
    }
  }
}

/**
 * Watches the first load. To be run in the page before its scripts; refers to nothing outside.
 *
 * @param shown what the list's status begins with once all of it is there
 */
export function watchLoad(shown: string) {
  const bench = {
    early: 0,
    usable: 0,
    whole: 0,
    tasks: [],
  } as Window['bench']
  window.bench = bench
  new PerformanceObserver((list) => {
    for (const { startTime: start, duration } of list.getEntries()) {
      bench.tasks.push({ start, end: start + duration })
    }
  }).observe({ type: 'longtask', buffered: true })
  const look = () => {
    const now = performance.now()
    const says = [...document.querySelectorAll('[role="status"]')].map((it) => it.textContent ?? '')
    const isWhole = says.some((text) => text.startsWith(shown))
    if (document.querySelector('[role="grid"] a') !== null) bench.early ||= now
    if (isWhole || says.some((text) => text.startsWith(`Reading ${shown}`))) bench.usable ||= now
    if (isWhole) bench.whole ||= now
    if (bench.whole === 0) requestAnimationFrame(look)
  }
  requestAnimationFrame(look)
}

/**
 * Notes in a page's worker when its listener is called with a large answer: it puts the dates of all documents
 * into an array of numbers first.
 */
export const watchCallback = (worker: Worker) =>
  worker.evaluate(() => {
    const from = Float64Array.from.bind(Float64Array) as (...given: unknown[]) => Float64Array
    Float64Array.from = ((...given: unknown[]) => {
      Object.assign(globalThis, { calledAt: performance.timeOrigin + performance.now() })
      return from(...given)
    }) as typeof Float64Array.from
  })

/** When that was, in milliseconds of the page's clock. */
export async function callbackOf(page: Page): Promise<number> {
  const called = await Promise.all(
    page
      .workers()
      .map((worker) =>
        worker.evaluate(() => (globalThis as { calledAt?: number }).calledAt ?? Infinity),
      ),
  )
  return Math.min(...called) - (await page.evaluate(() => performance.timeOrigin))
}

/**
 * What a watched load took, in milliseconds: from the page's own start to the first rows; from the
 * listener's callback to the rows it brought and to the whole list, and the page's longest task between the two.
 */
export function timesOf({ early, usable, whole, tasks }: Window['bench'], began: number) {
  const later = tasks.filter(({ start }) => start >= usable && start < whole)
  return {
    early,
    usable: usable - began,
    whole: whole - began,
    longestTask: Math.max(50, ...later.map(({ start, end }) => end - start)),
  }
}
