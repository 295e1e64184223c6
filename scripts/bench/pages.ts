import { copyFile, mkdir, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import react from '@vitejs/plugin-react'
import { build } from 'vite'
import { parseEnv } from '@/shared/config/parseEnv'
import { images } from '@scripts/images'
import { desktop, openBrowser, phone, type Profile } from '@scripts/measure/browser'
import { checkLoad, load, loadCells, loadHeadings, type Load } from '@scripts/measure/load'
import { mediansOf, printTable, shuffled } from '@scripts/measure/report'
import { serve } from '@scripts/measure/serve'
import { startMeasuredSite, variants, type Variant } from '@scripts/measure/site'
import { root } from '@scripts/paths'
import { freePorts } from '@scripts/ports'

// `npm run figures` measures every public page on a cheap phone, beside the same page without
// prerendering and without scripts. `npm run bench:pages` (`--all`) adds the site built as usual,
// and a desk. `-- --runs 3` measures each 3 times instead of 5; other words are the paths of the only
// pages to measure.
const { values, positionals } = parseArgs({
  options: { all: { type: 'boolean' }, runs: { type: 'string', default: '5' } },
  allowPositionals: true,
})

type Source = { name: string; url: string; folder: string }

console.log('Building the site…')
const site = await startMeasuredSite(Object.keys(variants) as Variant[])
const { folder } = site
const sources: Source[] = Object.entries(site.urls).map(([name, url]) => ({ name, url, folder }))
const usual = values.all ? await startUsual() : undefined
const browser = await openBrowser()
try {
  // The first load also pays for what the browser itself starts.
  await load(browser, site.urls['this build'], folder)
  for (const { path, forData } of site.pages) {
    if (positionals.length > 0 && !positionals.includes(path)) continue
    const loads = await measure(path, phone, 'on a phone')
    checkLoad(path, loads['this build']!, loads['without scripts']!, forData.length > 0)
    if (values.all) await measure(path, desktop, 'at a desk')
  }
} finally {
  await browser.close()
  await usual?.stop()
  await site.stop()
}

/** Measures a page and prints it; the medians by source. */
async function measure(path: string, profile: Profile, where: string) {
  const loads = sources.map((): Load[] => [])
  for (let run = 0; run < Number(values.runs); run += 1) {
    for (const [at, source] of shuffled([...sources.entries()])) {
      loads[at]!.push(await load(browser, source.url + path, source.folder, profile))
    }
  }
  const medians = loads.map(mediansOf)
  const rows = sources.map(({ name }, at) => [name, ...loadCells(medians[at]!)])
  console.log()
  printTable([[`${path} ${where}`, ...loadHeadings], ...rows])
  return Object.fromEntries(sources.map(({ name }, at) => [name, medians[at]]))
}

/** Builds the site as a developer would by default, with the same file at each address. */
async function startUsual() {
  const outDir = await mkdtemp(join(tmpdir(), 'usual-'))
  const firestore = `${site.database.host}:${site.database.port}`
  const env = parseEnv({ VITE_FIRESTORE_EMULATOR: firestore, VITE_AUTH_EMULATOR: firestore })
  await build({
    root: join(root, 'scripts/bench/usual'),
    configFile: false,
    logLevel: 'error',
    mode: 'production',
    publicDir: join(root, 'public'),
    plugins: [react(), images()],
    resolve: { tsconfigPaths: true },
    define: { __DEVICE__: 'false', __ENV__: JSON.stringify(env) },
    build: { outDir, emptyOutDir: true, rolldownOptions: { output: { codeSplitting: false } } },
  })
  for (const { path } of site.pages.filter((page) => page.path !== '/')) {
    await mkdir(join(outDir, path), { recursive: true })
    await copyFile(join(outDir, 'index.html'), join(outDir, path, 'index.html'))
  }
  const [port = 0] = await freePorts(1)
  const stopServing = await serve(outDir, port)
  sources.push({ name: 'built as usual', url: `https://localhost:${port}`, folder: outDir })
  async function stop() {
    stopServing()
    await rm(outDir, { recursive: true, force: true })
  }
  return { stop }
}
