import type { Page } from 'playwright'

/** The time in which a step can be undone is over, wherever pointer and focus are: it is written. */
export async function endUndoTime(page: Page) {
  await page.getByRole('button', { name: 'Undo' }).first().waitFor()
  await page.evaluate(() => {
    const now = Date.now.bind(Date)
    Date.now = () => now() + 121_000
  })
}
