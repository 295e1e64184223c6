import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { chromium, type CDPSession, type Page } from 'playwright'
import { chromiumFlags, findChromium } from '@test/support/chromium'
import { demoAdmin } from '@/shared/config/demo'
import { startFeeder } from '@scripts/bench/feeder/startFeeder'
import { startStack } from '@scripts/emulators'
import { aRegistration } from '@scripts/records'

/** Milliseconds a load may take: a busy machine may need minutes for 50,000 documents. */
const longest = 300_000

export type Opened = { page: Page; client: CDPSession; close: () => Promise<void> }

/**
 * The site over as many registrations, a minute between two of them, the newest first. They come
 * from a feeder, which sends the documents that changed and no others, as production does.
 */
export async function startDesk(count: number) {
  const folder = await mkdtemp(join(tmpdir(), 'bench-'))
  const records = Array.from({ length: count }, (_, at) =>
    aRegistration(10_000 + at, { createdAt: new Date(Date.now() - at * 60_000) }),
  )
  const collections = { admins: [{ id: demoAdmin.uid, data: {} }], New_Registration: records }
  const feeder = await startFeeder(collections)
  const stack = await startStack({
    outDir: join(folder, 'site'),
    folder: join(folder, 'data'),
    plan: {
      kind: 'emulators',
      backend: 'emulators',
      source: { where: 'this benchmark', running: feeder.address },
    },
  })
  const browser = await chromium.launch({ executablePath: findChromium(), args: chromiumFlags })

  /** A page of its own, as of another person; the site's addresses may be given without its own. */
  async function open(): Promise<Opened> {
    const viewport = { width: 1440, height: 900 }
    const context = await browser.newContext({ baseURL: stack.siteUrl, viewport })
    // The TypeScript runner wraps functions by this name, also those that are sent to the page.
    await context.addInitScript('globalThis.__name = (wrapped) => wrapped')
    const page = await context.newPage()
    page.setDefaultTimeout(longest)
    page.on('pageerror', (error) => console.error(error))
    const client = await context.newCDPSession(page)
    await client.send('Performance.enable')
    return { page, client, close: () => context.close() }
  }

  async function stop() {
    await browser.close()
    await stack.stop()
    await feeder.stop()
    await rm(folder, { recursive: true, force: true })
  }

  return { records, feeder, browser, open, stop }
}

export type Desk = Awaited<ReturnType<typeof startDesk>>
