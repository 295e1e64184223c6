import type { Page } from 'playwright'

declare global {
  interface Window {
    desk: { events: number[]; tasks: number[] }
  }
}

/** Milliseconds a person's act took to the next picture, and the longest task until all was done. */
export type Interaction = { nextPaint: number; longestTask: number }

/** Milliseconds after which nothing more is expected of an act. */
const rest = 300

/** Watches what is done by hand. To be run in the page before its scripts; refers to nothing outside. */
export function watchInteractions() {
  window.desk = { events: [], tasks: [] }
  const on = (type: string, note: (duration: number) => void, more = {}) =>
    new PerformanceObserver((list) =>
      list.getEntries().forEach(({ duration }) => note(duration)),
    ).observe({ type, ...more })
  // From the event to the end of the picture after it, in steps of 8 ms; none below 16 is told.
  on('event', (duration) => window.desk.events.push(duration), { durationThreshold: 16 })
  on('longtask', (duration) => window.desk.tasks.push(duration))
}

/**
 * Does something by hand and waits until it is done.
 *
 * @param done what is seen when it is
 */
export async function interact(
  page: Page,
  act: () => Promise<unknown>,
  done: () => Promise<unknown>,
): Promise<Interaction> {
  await page.evaluate(() => (window.desk = { events: [], tasks: [] }))
  await act()
  await done()
  await page.waitForTimeout(rest)
  const { events, tasks } = await page.evaluate(() => window.desk)
  return { nextPaint: Math.max(0, ...events), longestTask: Math.max(0, ...tasks) }
}
