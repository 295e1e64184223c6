import { setTimeout as wait } from 'node:timers/promises'
import type { CDPSession, Page } from 'playwright'

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

/** A figure of Chromium's `Performance` domain. */
export async function metric(client: CDPSession, wanted: string): Promise<number> {
  const { metrics } = await client.send('Performance.getMetrics')
  return metrics.find(({ name }) => name === wanted)?.value ?? NaN
}

/**
 * Takes a page's garbage out, so that what is measured next pays for its own alone: that of tens of
 * thousands of documents falls due long after they were read, in whatever is done just then.
 */
export const collectGarbage = (client: CDPSession) => client.send('HeapProfiler.collectGarbage')
