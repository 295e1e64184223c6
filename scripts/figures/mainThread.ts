import type { CDPSession } from 'playwright'

/** A complete event of a trace; times in microseconds. */
type TraceEvent = {
  name: string
  ph: string
  pid: number
  tid: number
  ts: number
  /** Processor time of the thread. */
  tdur?: number
}

const isTask = ({ name, ph }: TraceEvent) => ph === 'X' && name === 'ThreadControllerImpl::RunTask'

/**
 * Follows what the browser does from now on.
 *
 * @param session of the browser, not of a page
 * @returns ends it, and gives the processor time, in milliseconds, by which tasks of the page went
 *   beyond 50 each after its first paint: what the machine did for others meanwhile is no part of it
 */
export async function followMainThread(session: CDPSession): Promise<() => Promise<number>> {
  const events: TraceEvent[] = []
  const collect = ({ value }: { value: object[] }) => events.push(...(value as TraceEvent[]))
  session.on('Tracing.dataCollected', collect)
  const traceConfig = { includedCategories: ['toplevel', 'loading'] }
  await session.send('Tracing.start', { transferMode: 'ReportEvents', traceConfig })

  return async () => {
    const ended = new Promise((resolve) => session.once('Tracing.tracingComplete', resolve))
    await session.send('Tracing.end')
    await ended
    session.off('Tracing.dataCollected', collect)
    const paint = events.find(({ name }) => name === 'firstContentfulPaint')
    if (paint === undefined) throw new Error('The browser did not say when it painted first.')
    return events
      .filter(isTask)
      .filter(({ pid, tid, ts }) => pid === paint.pid && tid === paint.tid && ts >= paint.ts)
      .reduce((sum, { tdur = 0 }) => sum + Math.max(tdur / 1000 - 50, 0), 0)
  }
}
