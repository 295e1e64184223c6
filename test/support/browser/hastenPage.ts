import type { Locator, Page } from 'playwright'

/** Milliseconds that the test really waits between two looks. */
const step = 100

/**
 * Makes the page’s clock run faster until something shows; the network keeps its speed. The page needs
 * `page.clock.install()` before it opens.
 *
 * In between it runs as ever, each time for longer: on a busy machine every answer would come too late
 * for the page’s own limits, and it would ask again and again.
 */
export async function hastenPage(page: Page, awaited: Locator) {
  for (let round = 1; ; round += 1) {
    if (await showsWithin(30, page, awaited, 10)) return
    if (await showsWithin(10 * round, page, awaited, 0)) return
  }
}

/** The same where no answer is to come, and nothing can be too late. */
export const hastenUnanswered = (page: Page, awaited: Locator) =>
  showsWithin(Infinity, page, awaited, 50)

/** @param times as fast the page’s clock runs, on top of its own speed */
async function showsWithin(steps: number, page: Page, awaited: Locator, times: number) {
  for (let taken = 0; taken < steps; taken += 1) {
    if (await awaited.isVisible()) return true
    if (times > 0) await page.clock.runFor(step * times)
    await page.waitForTimeout(step)
  }
  return false
}
