import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { openMenuAtOnce, typeAtOnce } from '@scripts/bench/pages/answer'
import { buildUsual } from '@scripts/bench/pages/buildUsual'
import { desktop, openBrowser, phone, type Profile } from '@scripts/measure/browser'
import { load, loadCells, loadHeadings, loadTargets, type Load } from '@scripts/measure/load'
import { checkTarget, median, mediansOf, printTable } from '@scripts/measure/report'
import { serve } from '@scripts/measure/serve'
import { startMeasuredSite, variants, type Variant } from '@scripts/measure/site'
import { freePorts } from '@scripts/ports'

// Measures every public page and form, on a phone and at a desk, beside the same page without
// prerendering, without scripts, and built as usual. `-- --runs 3` measures each 3 times instead of
// 5, `--profile phone` only there; other words are the paths of the only pages to measure.
const { values, positionals } = parseArgs({
  options: { runs: { type: 'string', default: '5' }, profile: { type: 'string' } },
  allowPositionals: true,
})
const profiles: Record<string, Profile> = { phone, desktop }

type Name = Variant | 'built as usual'
type Measured = { loads: Load[]; menu: number[]; key: number[] }

console.log('Building the site, twice…')
const site = await startMeasuredSite(Object.keys(variants) as Variant[])
const usualFolder = await mkdtemp(join(tmpdir(), 'usual-'))
await buildUsual(
  usualFolder,
  site.database,
  site.pages.map(({ path }) => path),
)
const [port = 0] = await freePorts(1)
const stopUsual = await serve(usualFolder, port)
const browser = await openBrowser()
const sources: [Name, { url: string; folder: string }][] = [
  ...Object.entries(site.urls).map(([name, url]): [Name, { url: string; folder: string }] => [
    name as Variant,
    { url, folder: site.folder },
  ]),
  ['built as usual', { url: `https://localhost:${port}`, folder: usualFolder }],
]

try {
  // The first load also pays for what the browser itself starts.
  await load(browser, site.urls['this build'], site.folder)
  for (const { path, forData } of site.pages) {
    if (positionals.length > 0 && !positionals.includes(path)) continue
    for (const [profileName, profile] of Object.entries(profiles)) {
      if (values.profile !== undefined && values.profile !== profileName) continue
      const measured = await measure(path, profile)
      console.log()
      printTable([
        [`${path} (${profileName})`, ...loadHeadings, 'menu', 'a key'],
        ...[...measured].map(([name, { loads, menu, key }]) => [
          name,
          ...loadCells(mediansOf(loads)),
          seconds(median(menu)),
          seconds(median(key)),
        ]),
      ])
      if (profile !== phone) continue
      const [built, bare] = (['this build', 'without scripts'] as const).map((name) =>
        mediansOf(measured.get(name)!.loads),
      )
      for (const { text, isMet } of loadTargets(path, built!, bare!, forData.length > 0)) {
        checkTarget(text, isMet)
      }
    }
  }
} finally {
  await browser.close()
  stopUsual()
  await site.stop()
  await rm(usualFolder, { recursive: true, force: true })
}

/** In turn, each time starting with another one: what else the machine does affects all alike. */
async function measure(path: string, profile: Profile): Promise<Map<Name, Measured>> {
  const measured = new Map<Name, Measured>(
    sources.map(([name]) => [name, { loads: [], menu: [], key: [] }]),
  )
  for (let run = 0; run < Number(values.runs); run += 1) {
    const first = run % sources.length
    for (const [name, { url, folder }] of [...sources.slice(first), ...sources.slice(0, first)]) {
      const { loads, menu, key } = measured.get(name)!
      loads.push(await load(browser, url + path, folder, profile))
      // It never answers.
      if (name === 'without scripts') continue
      menu.push(await openMenuAtOnce(browser, url + path, profile))
      if (/form/i.test(path)) key.push(await typeAtOnce(browser, url + path, profile))
    }
  }
  return measured
}

function seconds(millis: number): string {
  return Number.isFinite(millis) ? `${(millis / 1000).toFixed(2)} s` : '–'
}
