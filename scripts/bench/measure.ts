import { existsSync, readFileSync } from 'node:fs'
import { setTimeout as wait } from 'node:timers/promises'
import type { CDPSession, Page, Worker } from 'playwright'

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

async function metric(client: CDPSession, wanted: string): Promise<number> {
  const { metrics } = await client.send('Performance.getMetrics')
  return metrics.find(({ name }) => name === wanted)?.value ?? NaN
}

/**
 * Takes a page's garbage out, so that what is measured next pays for its own alone: that of tens of
 * thousands of documents falls due long after they were read, in whatever is done just then.
 */
export const collectGarbage = (client: CDPSession) => client.send('HeapProfiler.collectGarbage')

/** What the sessions of a page's workers are called, by the page's. */
const workers = new WeakMap<CDPSession, Set<string>>()

async function workersOf(client: CDPSession): Promise<string[]> {
  const known = workers.get(client)
  if (known !== undefined) return [...known]
  const found = new Set<string>()
  workers.set(client, found)
  client.on('Target.attachedToTarget', ({ sessionId, targetInfo }) => {
    if (targetInfo.type === 'worker') found.add(sessionId)
  })
  client.on('Target.detachedFromTarget', ({ sessionId }) => void found.delete(sessionId))
  await client.send('Target.setAutoAttach', { autoAttach: true, waitForDebuggerOnStart: false })
  return [...found]
}

/** Sends a worker something and waits for its answer. */
function askWorker(client: CDPSession, sessionId: string, method: string): Promise<unknown> {
  return new Promise((resolve) => {
    const id = (lastId += 1)
    const hear = ({ message }: { message: string }) => {
      const answer = JSON.parse(message) as { id?: number; result?: unknown }
      if (answer.id !== id) return
      client.off('Target.receivedMessageFromTarget', hear)
      resolve(answer.result)
    }
    client.on('Target.receivedMessageFromTarget', hear)
    const message = JSON.stringify({ id, method })
    void client.send('Target.sendMessageToTarget', { message, sessionId })
  })
}
let lastId = 0

async function heapOfWorkers(client: CDPSession): Promise<number> {
  let sum = 0
  for (const worker of await workersOf(client)) {
    await askWorker(client, worker, 'HeapProfiler.collectGarbage')
    const heap = await askWorker(client, worker, 'Runtime.getHeapUsage')
    sum += (heap as { usedSize: number }).usedSize
  }
  return sum
}

/**
 * Megabytes of the scripts of a page and of its workers once the rubbish is out, and of the largest tab's whole process as
 * Chromium's own task manager counts them: what no other process shares with it.
 */
export async function memoryOf(client: CDPSession, browser: CDPSession) {
  await collectGarbage(client)
  const own = (await metric(client, 'JSHeapUsedSize')) / 1e6
  const scripts = own + (await heapOfWorkers(client)) / 1e6
  const { processInfo } = await browser.send('SystemInfo.getProcessInfo')
  const tabs = processInfo.filter(({ type }) => type === 'renderer')
  return { scripts, whole: Math.max(...tabs.map(({ id }) => ownSize(id))) }
}

/** The code of the browser itself is mapped into every process, and is no part of a tab's own. */
function ownSize(pid: number): number {
  const file = `/proc/${pid}/status`
  if (!existsSync(file)) return NaN
  const status = readFileSync(file, 'utf8')
  const kilobytes = (name: string) =>
    Number(new RegExp(`${name}:\\s+(\\d+)`).exec(status)?.[1] ?? NaN)
  return (kilobytes('RssAnon') + kilobytes('VmSwap')) / 1000
}
