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
/** The same where it is one small change that is waited for. */
const shortBeat = 300
/** The part of that time which a page at rest may still work. */
const rest = 0.03

/**
 * Milliseconds a page's main thread worked upon something until it was at rest again, without
 * what it does at rest. Of the processor, not of the clock: it does not count what else the
 * machine does.
 */
export async function workAfter(
  client: CDPSession,
  act: () => void | Promise<void>,
): Promise<number> {
  await collectGarbage(client)
  await settle(client, shortBeat)
  const before = await threadTime(client)
  const start = performance.now()
  await act()
  await settle(client, shortBeat)
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
