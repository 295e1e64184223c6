import { chromium } from 'playwright'
import { parseArgs } from 'node:util'
import { findTestChromium } from '@test/support/chromium'
import { measuringFlags } from '@scripts/figures/measuringFlags'
import { load, type Load } from '@scripts/figures/load'
import { measuredSite } from '@scripts/figures/measuredSite'
import { report } from '@scripts/figures/report'
import { withStolenShare } from '@scripts/figures/stolenTime'
import { variants, type Variant } from '@scripts/figures/variants'
import { median } from './median'

// Measures every public page as this build sends it, without prerendering and without scripts.
// `-- --runs 3` loads each less often than the usual nine times; further words are the paths of
// the only pages to measure.
const { values, positionals } = parseArgs({
  options: { runs: { type: 'string', default: '9' } },
  allowPositionals: true,
})
const runs = Number(values.runs)
const names = Object.keys(variants) as Variant[]
/** What was taken away during each load. */
const shares: number[] = []
const percent = (share: number) => `${(share * 100).toFixed(0)} %`

console.log('Building the site…')
const site = await measuredSite(variants)
const browser = await chromium.launch({ executablePath: findTestChromium(), args: measuringFlags })
try {
  const pages = site.pages.filter(
    ({ path }) => positionals.length === 0 || positionals.includes(path),
  )
  // The first load of all pays for what the browser itself has to start.
  await load(browser, site.urls['this build'], site.folder)
  let isMet = true
  for (const { path, forData } of pages) {
    const loads: Record<Variant, Load[]> = {
      'this build': [],
      'without prerendering': [],
      'without scripts': [],
    }
    for (let run = 0; run < runs; run++) {
      // In another order each time: what else the machine does then hits all of them alike.
      for (const name of shuffled(names)) {
        loads[name].push(await calmLoad(site.urls[name] + path))
      }
    }
    const { lines, missed } = report(path, loads, forData.length > 0)
    console.log(lines.join('\n'))
    console.log(
      `  taken away by other guests of this machine: ${percent(median(shares.splice(0)))} (median)`,
    )
    if (missed.length > 0) isMet = false
  }
  if (!isMet) process.exitCode = 1
} finally {
  await browser.close()
  await site.stop()
}

/**
 * A load in which the machine was there. Where other guests of its host had more than a twentieth
 * of it, the load is done once more; of the two the one with the most of the machine counts.
 */
async function calmLoad(url: string): Promise<Load> {
  let best: { result: Load; share: number } | undefined
  for (let attempt = 0; attempt < 2 && !(best && best.share < 0.05); attempt++) {
    const tried = await withStolenShare(() => load(browser, url, site.folder))
    if (best === undefined || tried.share < best.share) best = tried
  }
  shares.push(best!.share)
  return best!.result
}

function shuffled<Item>(items: Item[]): Item[] {
  return items
    .map((item) => ({ item, place: Math.random() }))
    .sort((a, b) => a.place - b.place)
    .map(({ item }) => item)
}
