import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { buildUsual } from '@scripts/bench/pages/buildUsual'
import { desktop, openBrowser, phone, type Profile } from '@scripts/measure/browser'
import { load, loadCells, loadHeadings, loadTargets, type Load } from '@scripts/measure/load'
import { checkTarget, mediansOf, printTable, shuffled } from '@scripts/measure/report'
import { serve } from '@scripts/measure/serve'
import { startMeasuredSite, variants, type Variant } from '@scripts/measure/site'
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
    const [built, bare] = [loads['this build']!, loads['without scripts']!]
    for (const { text, isMet } of loadTargets(path, built, bare, forData.length > 0)) {
      checkTarget(text, isMet)
    }
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

async function startUsual() {
  const outDir = await mkdtemp(join(tmpdir(), 'usual-'))
  const paths = site.pages.map(({ path }) => path)
  await buildUsual(outDir, site.database, paths)
  const [port = 0] = await freePorts(1)
  const stopServing = await serve(outDir, port)
  sources.push({ name: 'built as usual', url: `https://localhost:${port}`, folder: outDir })
  return {
    async stop() {
      stopServing()
      await rm(outDir, { recursive: true, force: true })
    },
  }
}
