import type { Browser, Page } from 'playwright'

/** An event of a trace; times in microseconds, `tdur` on the thread's own clock. */
type TraceEvent = { name: string; ph: string; pid: number; tid: number } & Times
type Times = { ts: number; dur?: number; tdur?: number }

/** The work of a page's main thread, in milliseconds. */
export type Work = {
  /** Processor time of all tasks. */
  total: number
  /** The longest task, by the clock. */
  longestTask: number
  /** Processor time by which tasks after the first paint exceeded 50 ms each. */
  blocking: number
}

const mark = 'measured'
const isTask = ({ name, ph }: TraceEvent) => ph === 'X' && name === 'ThreadControllerImpl::RunTask'

/** Traces a page's main thread during some work. Other programs do not count. */
export async function traceDuring(
  browser: Browser,
  page: Page,
  act: () => Promise<unknown>,
): Promise<Work> {
  await browser.startTracing(page, { categories: ['toplevel', 'loading', 'blink.user_timing'] })
  let trace: Buffer
  try {
    await act()
    // Names the page's process and thread.
    await page.evaluate((name) => void performance.mark(name), mark)
  } finally {
    trace = await browser.stopTracing()
  }
  const { traceEvents } = JSON.parse(trace.toString()) as { traceEvents: TraceEvent[] }
  const own = traceEvents.find(({ name }) => name === mark)
  if (!own) throw new Error('The trace does not name the page.')
  const events = traceEvents.filter(({ pid, tid }) => pid === own.pid && tid === own.tid)
  const paint = events.find(({ name }) => name === 'firstContentfulPaint')?.ts ?? Infinity
  const work: Work = { total: 0, longestTask: 0, blocking: 0 }
  for (const { ts, dur = 0, tdur = 0 } of events.filter(isTask)) {
    work.total += tdur / 1000
    work.longestTask = Math.max(work.longestTask, dur / 1000)
    if (ts >= paint) work.blocking += Math.max(tdur / 1000 - 50, 0)
  }
  return work
}
