import type { Page } from 'playwright'

/** Pages whose scripts a test holds back: they are never hydrated before it lets them go. */
export const heldPages = new WeakSet<Page>()

/** Opens an address and waits until React has hydrated the page. */
export async function openAlive(page: Page, address: string): Promise<void> {
  await page.goto(address)
  await untilAlive(page)
}

export async function untilAlive(page: Page): Promise<void> {
  await page.locator('#root:not([data-page])').waitFor({ state: 'attached' })
  // The footer is hydrated after the page. React notes its properties at each hydrated element.
  await page.waitForFunction(() => {
    const footer = document.querySelector('footer')
    return footer === null || Object.keys(footer).some((name) => name.startsWith('__reactProps'))
  })
}

/** Makes every navigation wait for hydration, as a person acts once the page answers. */
export function actAfterHydration(page: Page) {
  for (const name of ['goto', 'reload'] as const) {
    const navigate = page[name].bind(page) as (...args: unknown[]) => ReturnType<Page['goto']>
    page[name] = async (...args: unknown[]) => {
      if (heldPages.has(page)) {
        // The browser waits for the scripts before it says that the page has loaded.
        const committed = await navigate(args[0], { waitUntil: 'commit' })
        await page.locator('#not-loaded').waitFor({ state: 'attached' })
        return committed
      }
      const response = await navigate(...args)
      if ((await page.locator('#root').count()) > 0) await untilAlive(page)
      return response
    }
  }
}
