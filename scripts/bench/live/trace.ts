import type { Browser, Page } from 'playwright'

/** The part of a trace's event that is read; times in microseconds. */
type TraceEvent = {
  name: string
  cat: string
  ph: string
  pid: number
  tid: number
  ts: number
  /** Of the thread's own clock, which stands still while the machine does something else. */
  tts?: number
  dur?: number
  tdur?: number
}

/** Milliseconds of a page's main thread. */
export type Work = {
  /** Of the processor. */
  all: number
  /** Of that, what was done from the first of the SDK's calls on. */
  afterCall: number
  /** By the clock: in the longest task nothing that is pressed is answered. */
  longestTask: number
}

const categories = ['disabled-by-default-devtools.timeline', 'blink.user_timing', 'toplevel']

/** What a page's main thread did while something was done and it came to rest again. */
export async function workDuring(
  browser: Browser,
  page: Page,
  act: () => Promise<void>,
): Promise<Work> {
  await browser.startTracing(page, { categories })
  // So that the page's thread can be told from others.
  await page.evaluate(() => performance.mark('begun'))
  await act()
  const trace = JSON.parse((await browser.stopTracing()).toString()) as {
    traceEvents: TraceEvent[]
  }
  return workIn(trace.traceEvents)
}

function workIn(events: TraceEvent[]): Work {
  const marks = events.filter(({ cat }) => cat === 'blink.user_timing')
  const begun = marks.find(({ name }) => name === 'begun')
  if (begun === undefined) throw new Error('The trace does not name the page')
  const isOfPage = ({ pid, tid }: TraceEvent) => pid === begun.pid && tid === begun.tid
  const tasks = events.filter(
    (event) => event.name === 'RunTask' && event.ph === 'X' && isOfPage(event),
  )
  const call = marks.find((mark) => mark.name === 'callback' && isOfPage(mark))
  let all = 0
  let afterCall = 0
  let longestTask = 0
  for (const { ts, tts = 0, dur = 0, tdur = 0 } of tasks) {
    if (ts < begun.ts) continue
    all += tdur / 1000
    longestTask = Math.max(longestTask, dur / 1000)
    if (call === undefined || ts + dur < call.ts) continue
    const before = ts < call.ts ? (call.tts ?? 0) - tts : 0
    afterCall += (tdur - Math.max(before, 0)) / 1000
  }
  return { all, afterCall, longestTask }
}
