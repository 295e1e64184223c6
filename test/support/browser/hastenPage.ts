import type { Locator, Page } from 'playwright'

/** Milliseconds that the test really waits between two looks. */
const step = 50

/** Milliseconds that the page has at first for a request and all that follows from it. */
const firstPatience = 1_000

/**
 * Makes the page’s clock run faster until something shows; the network keeps its speed. The page needs
 * `page.clock.install()` before it opens.
 *
 * After each request and each answer the clock runs as ever, each time for longer: on a busy machine the
 * answer would come too late for the page’s own limits, and it would ask again and again.
 */
export async function hastenPage(page: Page, awaited: Locator) {
  let heardAt = 0
  let patience = firstPatience
  const hear = () => void (heardAt = Date.now())
  page.on('request', hear)
  page.on('response', hear)
  try {
    while (!(await awaited.isVisible())) {
      if (Date.now() - heardAt > patience) {
        if (heardAt > 0) patience += firstPatience
        heardAt = 0
        await page.clock.runFor(step * 20)
      }
      await page.waitForTimeout(step)
    }
  } finally {
    page.off('request', hear)
    page.off('response', hear)
  }
}

/** The same where no answer is to come, and nothing can be too late. */
export async function hastenUnanswered(page: Page, awaited: Locator) {
  while (!(await awaited.isVisible())) {
    await page.clock.runFor(step * 100)
    await page.waitForTimeout(step)
  }
}
