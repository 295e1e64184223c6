import type { Page } from 'playwright'

/** Opens an address and waits until React has taken the page over. */
export async function openAlive(page: Page, address: string): Promise<void> {
  await page.goto(address)
  await untilAlive(page)
}

export const untilAlive = (page: Page) => page.locator('#root:not([data-page])').waitFor()
