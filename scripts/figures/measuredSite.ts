import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { startFeeder } from '@scripts/bench/feeder/startFeeder'
import { buildSite } from '@scripts/emulators'
import { freePorts } from '@scripts/ports'
import type { PageScripts } from '@scripts/prerender/plugin'
import { Processes } from '@scripts/processes'
import { aMeeting } from '@scripts/requestRecords'
import { serve } from './serve'

/** How the HTML of a site is changed before it is sent; by name. */
type Variants<Name extends string> = Record<Name, (html: string) => string>

/**
 * Builds the site into a temporary folder and serves it once for each variant. Its own address is
 * that of the first one; behind it is a database with one meeting, for a page that shows it.
 */
export async function measuredSite<Name extends string>(variants: Variants<Name>) {
  const names = Object.keys(variants) as Name[]
  const ports = await freePorts(names.length)
  const addressOf = (index: number) => `https://localhost:${ports[index]}`
  const folder = await mkdtemp(join(tmpdir(), 'figures-'))
  const processes = new Processes()
  const feeder = await startFeeder({ monthly_meetings: [aMeeting()] })
  const ends: (() => void)[] = []

  async function stop() {
    await processes.stopAll()
    await feeder.stop()
    for (const end of ends) end()
    await rm(folder, { recursive: true, force: true })
  }

  try {
    const { host, port } = feeder.address
    const settings = { VITE_SITE_URL: addressOf(0), VITE_FIRESTORE_EMULATOR: `${host}:${port}` }
    await buildSite(folder, settings, processes)
    for (const [index, name] of names.entries()) {
      ends.push(await serve(folder, ports[index]!, variants[name]))
    }
    const pages = JSON.parse(
      await readFile(join(folder, '.vite/pages.json'), 'utf8'),
    ) as PageScripts[]
    const urls = Object.fromEntries(names.map((name, index) => [name, addressOf(index)]))
    return { folder, urls: urls as Record<Name, string>, pages, database: feeder.address, stop }
  } catch (error) {
    await stop()
    throw error
  }
}
