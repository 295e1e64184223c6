import { parseArgs } from 'node:util'
import { languages, type Language } from '@/shared/language'
import { openBrowser } from '@scripts/bench/measure/browser'
import { load, loadCells, loadHeadings, type Load } from '@scripts/bench/measure/load'
import { checkTarget, mediansOf, printTable, shuffled } from '@scripts/bench/measure/report'
import { startMeasuredSite } from '@scripts/bench/measure/site'

// The home page and the registration in each language on a cheap phone, in turn: `npm run bench:languages`. Fails where
// another language is painted later than English allows, or jumps. `-- --runs 1` loads each once instead of 5 times;
// other words are the paths of the only pages, as in English.
const { values, positionals } = parseArgs({
  options: { runs: { type: 'string', default: '5' } },
  allowPositionals: true,
})

const paths = positionals.length > 0 ? positionals : ['/', '/form/newregistration/']
const all = Object.keys(languages) as Language[]
/** Times the first paint of the English page. */
const latest = 1.1

console.log('Building the site…')
const site = await startMeasuredSite(['this build'])
const url = site.urls['this build']
const browser = await openBrowser()
try {
  // The first load also pays for the start of the browser itself.
  await load(browser, url, site.folder)
  for (const path of paths) {
    const loads: { [name in Language]: Load[] } = { en: [], or: [], hi: [] }
    for (let run = 0; run < Number(values.runs); run += 1) {
      for (const name of shuffled(all)) {
        loads[name].push(await load(browser, url + languages[name].base + path, site.folder))
      }
    }
    const medians = all.map((name) => ({ name, ...mediansOf(loads[name]) }))
    console.log()
    printTable([
      [`${path} on a phone`, ...loadHeadings],
      ...medians.map((median) => [median.name, ...loadCells(median)]),
    ])
    const [english, ...others] = medians
    for (const { name, firstPaint, shift } of others) {
      const ratio = firstPaint / english!.firstPaint
      const text = `${name}: first paint at most ${latest.toFixed(2)} × that in English`
      checkTarget(`${text}: ${ratio.toFixed(2)}`, ratio <= latest)
      checkTarget(`${name}: no shift`, shift < 0.005)
    }
  }
} finally {
  await browser.close()
  await site.stop()
}
