import type { Page } from 'playwright'

/** Notes from now on how far what is seen on a page moves by itself: a layout shift is an entry. Before it is opened. */
export const noteJumps = (page: Page) =>
  page.addInitScript(() => {
    const jumps: number[] = []
    const note = (list: PerformanceObserverEntryList) =>
      jumps.push(...list.getEntries().map((entry) => (entry as LayoutShift).value))
    new PerformanceObserver(note).observe({ type: 'layout-shift', buffered: true })
    Object.assign(window, { jumps })
  })

/** The jumps so far. */
export async function jumpsOf(page: Page): Promise<number[]> {
  await page.evaluate(nextPicture)
  return page.evaluate(() => (window as unknown as { jumps: number[] }).jumps)
}

/** Runs in the page: a few frames later every observer has reported. */
async function nextPicture() {
  for (let pictures = 0; pictures < 3; pictures += 1) await new Promise(requestAnimationFrame)
}

/** Missing in TypeScript’s DOM types. */
type LayoutShift = PerformanceEntry & { value: number }
