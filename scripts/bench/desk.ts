import { startStack } from '@scripts/emulators'
import { office, openBrowser, openPage } from '@scripts/measure/browser'
import { startFeeder } from '@scripts/measure/feeder'
import { aRegistration } from '@scripts/records'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { demoAdmin } from '@/shared/config/demo'

/** That many sample registrations, a minute between two of them, the newest first. */
export const someRegistrations = (count: number) =>
  Array.from({ length: count }, (_, at) =>
    aRegistration(10_000 + at, { createdAt: new Date(Date.now() - at * 60_000) }),
  )

/** The built site over so many registrations, for an administrator. A feeder sends them. */
export async function startDesk(count: number) {
  console.log(`\n${count} registrations: building the site…`)
  const folder = await mkdtemp(join(tmpdir(), 'bench-'))
  const records = someRegistrations(count)
  const feeder = await startFeeder({
    admins: [{ id: demoAdmin.uid, data: {} }],
    New_Registration: records,
  })
  const stack = await startStack({
    outDir: join(folder, 'site'),
    folder: join(folder, 'data'),
    plan: { kind: 'emulators', backend: '', source: { where: '', running: feeder.address } },
  })
  const browser = await openBrowser()

  async function stop() {
    await browser.close()
    await stack.stop()
    feeder.stop()
    await rm(folder, { recursive: true, force: true })
  }

  /** A page of its own, as of another person. */
  const open = () => openPage(browser, office, stack.siteUrl)
  return { records, feeder, browser, open, stop }
}

export type Desk = Awaited<ReturnType<typeof startDesk>>
