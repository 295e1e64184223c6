import type { Locator, Page } from 'playwright'

/** Milliseconds that the test really waits between two looks. */
const step = 100

/**
 * Makes the page’s clock run faster until something shows; the network keeps its speed. The page needs
 * `page.clock.install()` before it opens.
 *
 * @param times as fast. With more than ten an answer would come too late for the page’s own limits, so
 *   more is for when none is to come.
 */
export async function hastenPage(page: Page, awaited: Locator, times = 10) {
  while (!(await awaited.isVisible())) {
    await page.clock.runFor(step * times)
    await page.waitForTimeout(step)
  }
}
