import { parseArgs } from 'node:util'
import { desktop, openBrowser, phone, type Profile } from '@scripts/bench/measure/browser'
import { checkLoad, load, loadCells, loadHeadings, type Load } from '@scripts/bench/measure/load'
import { mediansOf, printTable, shuffled } from '@scripts/bench/measure/report'
import { startMeasuredSite, variants, type Variant } from '@scripts/bench/measure/site'

// `npm run figures` measures every public page on a cheap phone, beside the same page without
// prerendering and without scripts. `npm run bench:pages` (`--all`) adds a desk. `-- --runs 3` measures each 3 times instead of 5; other words are the paths of the only
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
const browser = await openBrowser()
try {
  // The first load also pays for the start of the browser itself.
  await load(browser, site.urls['this build'], folder)
  for (const { path, forData } of site.pages) {
    if (positionals.length > 0 && !positionals.includes(path)) continue
    const loads = await measure(path, phone, 'on a phone')
    checkLoad(path, loads['this build']!, loads['without scripts']!, forData.length > 0)
    if (values.all) await measure(path, desktop, 'at a desk')
  }
} finally {
  await browser.close()
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
