import type { Page } from 'playwright'
import { heldPages } from './hydrated'

/** Keeps the site's scripts back until the returned function is called. */
export async function holdScripts(page: Page) {
  heldPages.add(page)
  const release = await hold(page, /\/assets\/[^/]+\.js$/)
  return () => {
    heldPages.delete(page)
    release()
  }
}

/** Keeps live data and single reads back, as on a slow network, until the returned function is called. */
export const holdData = (page: Page) =>
  hold(page, /Firestore\/Listen\/|documents:(runQuery|batchGet)/)

async function hold(page: Page, addresses: RegExp) {
  let release = () => {}
  const held = new Promise<void>((resolve) => (release = resolve))
  await page.route(addresses, async (route) => {
    await held
    await route.continue()
  })
  return release
}
