import { openMemberList } from '@test/support/administrator'
import { demoAdmin } from '@/shared/config/demo'
import type { Desk } from './desk'

/** Milliseconds in which a quick person, or a password manager and a look at it, fills in the page. */
export const typingTime = 2_000

declare global {
  interface Window {
    signIn: { pressed: number; shown: number }
  }
}

/**
 * Milliseconds from the press on Login to the first row, in a browser that knows nothing yet.
 *
 * @param typing milliseconds somebody takes to fill in the page; none where only a robot could
 */
export async function signIn({ open }: Desk, typing: number): Promise<number> {
  const { page, close } = await open()
  try {
    await page.addInitScript(watchSignIn)
    await openMemberList(page, demoAdmin, typing)
    await page.waitForFunction(() => window.signIn.shown > 0)
    return await page.evaluate(() => window.signIn.shown - window.signIn.pressed)
  } finally {
    await close()
  }
}

/** Notes the last press and the first row after it. To be run in the page before its scripts. */
function watchSignIn() {
  window.signIn = { pressed: 0, shown: 0 }
  addEventListener('click', ({ timeStamp }) => (window.signIn.pressed = timeStamp), true)
  const look = () => {
    if (document.querySelector('[role="grid"] a') === null) requestAnimationFrame(look)
    else window.signIn.shown = performance.now()
  }
  requestAnimationFrame(look)
}
