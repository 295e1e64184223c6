import { mkdir, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { chromium } from 'playwright'
import { chromiumFlags, findChromium } from '@test/support/chromium'
import { startStack } from './emulators'
import { startFirebaseTools } from './firebaseTools'
import { root } from './paths'
import { freePorts } from './ports'
import { Processes } from './processes'
import { photograph } from './photograph'
import { adminShots, publicShots, type Look } from './shots'

// Photographs every page, for people to look at. `-- --dist` takes the site that is built already
// and leaves the admin pages out; further words choose the pages with one of them in their name.
const { values, positionals } = parseArgs({
  options: { dist: { type: 'boolean', default: false } },
  allowPositionals: true,
})
const isWanted = ({ name }: { name: string }) =>
  positionals.length === 0 || positionals.some((word) => name.includes(word))

const folder = await mkdtemp(join(tmpdir(), 'screenshots-'))
const target = join(root, 'screenshots')
const site = values.dist ? await serveDist() : await serveAll()
const browser = await chromium.launch({ executablePath: findChromium(), args: chromiumFlags })
try {
  if (positionals.length === 0) await rm(target, { recursive: true, force: true })
  const shots = [...publicShots, ...(site.hasAdmin ? adminShots : [])].filter(isWanted)
  for (const screen of ['phone', 'desktop'] as const) {
    for (const colours of ['light', 'dark'] as const) {
      const look: Look = { screen, colours }
      const into = join(target, `${screen}-${colours}`)
      await mkdir(into, { recursive: true })
      const count = await photograph({ browser, url: site.url, look, shots, folder: into })
      console.log(`${count} pictures in ${into}`)
    }
  }
} finally {
  await browser.close()
  await site.stop()
  await rm(folder, { recursive: true, force: true })
}

/** The site built anew and served with the samples, as `npm start` does it. */
async function serveAll() {
  console.log('Building the site and starting what it needs…')
  const stack = await startStack({ outDir: join(folder, 'dist'), folder, fresh: true })
  return { url: stack.siteUrl, hasAdmin: stack.kind === 'emulators', stop: stack.stop }
}

/** What stands in `dist`, whatever backend it was built for. */
async function serveDist() {
  const processes = new Processes()
  const [port = 0] = await freePorts(1)
  await startFirebaseTools({ folder, site: { port, outDir: join(root, 'dist') }, processes })
  return { url: `http://localhost:${port}`, hasAdmin: false, stop: () => processes.stopAll() }
}
