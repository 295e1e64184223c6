import { parseArgs } from 'node:util'
import { openBrowser } from '@scripts/measure/browser'
import { load, loadCells, loadHeadings, loadTargets, type Load } from '@scripts/measure/load'
import { checkTarget, mediansOf, printTable, shuffled } from '@scripts/measure/report'
import { startMeasuredSite, variants, type Variant } from '@scripts/measure/site'

// Measures every public page on a cheap phone, beside the same page without prerendering and
// without scripts. `-- --runs 3` loads each 3 times instead of 9; other words are the paths of the
// only pages to measure.
const { values, positionals } = parseArgs({
  options: { runs: { type: 'string', default: '9' } },
  allowPositionals: true,
})
const names = Object.keys(variants) as Variant[]

console.log('Building the site…')
const site = await startMeasuredSite(names)
const browser = await openBrowser()
try {
  // The first load also pays for what the browser itself starts.
  await load(browser, site.urls['this build'], site.folder)
  for (const { path, forData } of site.pages) {
    if (positionals.length > 0 && !positionals.includes(path)) continue
    const loads: Record<Variant, Load[]> = {
      'this build': [],
      'without prerendering': [],
      'without scripts': [],
    }
    for (let run = 0; run < Number(values.runs); run += 1) {
      for (const name of shuffled(names)) {
        loads[name].push(await load(browser, site.urls[name] + path, site.folder))
      }
    }
    console.log()
    printTable([
      [path, ...loadHeadings],
      ...names.map((name) => [name, ...loadCells(mediansOf(loads[name]))]),
    ])
    const [built, , bare] = names.map((name) => mediansOf(loads[name]))
    for (const { text, isMet } of loadTargets(path, built!, bare!, forData.length > 0)) {
      checkTarget(text, isMet)
    }
  }
} finally {
  await browser.close()
  await site.stop()
}
