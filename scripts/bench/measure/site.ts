import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { buildSite } from '@scripts/emulators/stack'
import { freePorts } from '@scripts/emulators/ports'
import type { PageScripts } from '@scripts/prerender/writeLanguage'
import { aMeeting } from '@scripts/samples/meetingRecords'
import { manyListings } from '@scripts/samples/members/listingSeed'
import { startFeeder } from './feeder'
import { serve } from './serve'

/** Of the directory that is measured. */
export const firms = 1_000

/** A page's HTML as it is, and as two other sites would send it. */
export const variants = {
  'this build': (html: string) => html,
  'without prerendering': withoutPage,
  'without scripts': withoutScripts,
}
export type Variant = keyof typeof variants

const script = /<script\b(?![^>]*ld\+json)[^>]*>.*?<\/script>|<link rel="modulepreload"[^>]*>/gs

/** The page that a visitor sees before any script arrives. */
function withoutScripts(html: string): string {
  return html.replace(script, '')
}

/** An empty page with the scripts that render it, as a bundler writes it. */
function withoutPage(html: string): string {
  const scripts = (html.match(script) ?? []).join('')
  const head = withoutScripts(html.slice(0, html.indexOf('</head>')))
  const bare = head.replace(/<style.*?<\/style>/gs, '')
  return `${bare}</head><body><div id="root"></div>${scripts}</body></html>`
}

/**
 * Builds the site into a temporary folder and serves it once for each variant. Behind it is a
 * database with one meeting, for the page that shows it, and with many firms for the directory.
 */
export async function startMeasuredSite<Name extends Variant>(names: Name[]) {
  const ports = await freePorts(names.length)
  const addresses = ports.map((port) => `https://localhost:${port}`)
  const folder = await mkdtemp(join(tmpdir(), 'measured-'))
  const feeder = await startFeeder({ monthly_meetings: [aMeeting()], ...manyListings(firms) })
  const stops = [feeder.stop]

  async function stop() {
    for (const end of stops) end()
    await rm(folder, { recursive: true, force: true })
  }

  try {
    const { host, port } = feeder.address
    const firestore = `${host}:${port}`
    await buildSite(folder, { VITE_SITE_URL: addresses[0], VITE_FIRESTORE_EMULATOR: firestore })
    for (const [at, name] of names.entries()) {
      stops.push(await serve(folder, ports[at]!, variants[name]))
    }
    const urls = names.map((name, at) => [name, addresses[at]])
    const pages = await readFile(join(folder, '.vite/pages.json'), 'utf8')
    return {
      folder,
      urls: Object.fromEntries(urls) as Record<Name, string>,
      pages: JSON.parse(pages) as PageScripts[],
      database: feeder.address,
      stop,
    }
  } catch (error) {
    await stop()
    throw error
  }
}
