import { mkdir, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { createServer } from 'vite'
import { desktop, openBrowser, phone } from '@scripts/bench/measure/browser'
import { startStack } from '@scripts/emulators/stack'
import { root } from './paths'
import type { Shot } from './shots'

// The list of pages is the site's code, which needs the settings that Vite puts into it.
const vite = await createServer({
  root,
  server: { middlewareMode: true },
  appType: 'custom',
  optimizeDeps: { noDiscovery: true },
})
const lists = await vite.ssrLoadModule('/scripts/shots.ts')
const { adminShots, publicShots } = lists as Record<'adminShots' | 'publicShots', Shot[]>
await vite.close()

// Photographs every page, on a phone and a desktop, light and dark, into the folder `screenshots`.
// `-- gallery` takes only the pages with that in their name.
const { positionals } = parseArgs({ allowPositionals: true })
const isWanted = ({ name }: { name: string }) =>
  positionals.length === 0 || positionals.some((word) => name.includes(word))

const folder = await mkdtemp(join(tmpdir(), 'screenshots-'))
const target = join(root, 'screenshots')
console.log('Building the site and starting what it needs…')
const stack = await startStack({ outDir: join(folder, 'dist'), folder, fresh: true })
const shots = [...publicShots, ...(stack.firestore ? adminShots : [])].filter(isWanted)
const browser = await openBrowser()
try {
  if (positionals.length === 0) await rm(target, { recursive: true, force: true })
  for (const screen of ['phone', 'desktop'] as const) {
    for (const colorScheme of ['light', 'dark'] as const) await photograph(screen, colorScheme)
  }
} finally {
  await browser.close()
  await stack.stop()
  await rm(folder, { recursive: true, force: true })
}

async function photograph(screen: 'phone' | 'desktop', colorScheme: 'light' | 'dark') {
  const into = join(target, `${screen}-${colorScheme}`)
  await mkdir(into, { recursive: true })
  const { viewport } = { phone, desktop }[screen]
  const isMobile = screen === 'phone'
  // Without motion nothing is photographed half faded in.
  const looks = {
    viewport,
    isMobile,
    hasTouch: isMobile,
    colorScheme,
    reducedMotion: 'reduce',
  } as const
  const context = await browser.newContext({ ...looks, baseURL: stack.siteUrl })
  const page = await context.newPage()
  for (const shot of shots.filter((each) => each.screen === undefined || each.screen === screen)) {
    if (shot.path !== undefined) {
      await page.goto(shot.path)
      await page.getByRole('heading', { level: 1 }).waitFor()
      await page.locator('#root:not([data-page])').waitFor()
    }
    await shot.prepare?.(page)
    // Data has arrived, and nothing moves.
    await page.waitForFunction(
      () =>
        document.querySelector('[role=progressbar], .MuiSkeleton-root, form [aria-busy=true]') ===
          null && document.getAnimations().length === 0,
    )
    await page.screenshot({ path: join(into, `${shot.name}.png`), fullPage: shot.isWhole ?? true })
  }
  await context.close()
  console.log(into)
}
