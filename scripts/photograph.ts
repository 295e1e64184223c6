import { join } from 'node:path'
import type { Browser, BrowserContextOptions } from 'playwright'
import type { Look, Shot } from './shots'

const screens: Record<Look['screen'], BrowserContextOptions> = {
  phone: { viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true },
  desktop: { viewport: { width: 1440, height: 900 } },
}

type Job = { browser: Browser; url: string; look: Look; shots: Shot[]; folder: string }

/** Takes the pictures on one kind of screen in one colour scheme; how many there are. */
export async function photograph({ browser, url, look, shots, folder }: Job): Promise<number> {
  const context = await browser.newContext({
    ...screens[look.screen],
    baseURL: url,
    colorScheme: look.colours,
    // Nothing is caught half faded in.
    reducedMotion: 'reduce',
  })
  const page = await context.newPage()
  let count = 0
  try {
    for (const { name, path, prepare, screen, isWhole = true } of shots) {
      if (screen !== undefined && screen !== look.screen) continue
      if (path !== undefined) {
        await page.goto(path)
        await page.getByRole('heading', { level: 1 }).waitFor()
        await page.locator('#root:not([data-page])').waitFor()
      }
      await prepare?.(page)
      await page.waitForFunction(() => document.getAnimations().length === 0)
      await page.screenshot({ path: join(folder, `${name}.png`), fullPage: isWhole })
      count += 1
    }
  } finally {
    await context.close()
  }
  return count
}
