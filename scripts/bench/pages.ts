import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { chromium } from 'playwright'
import { findTestChromium } from '@test/support/chromium'
import { load, type Load } from '@scripts/figures/load'
import { measuredSite } from '@scripts/figures/measuredSite'
import { measuringFlags } from '@scripts/figures/measuringFlags'
import { medianOf, targetsOf } from '@scripts/figures/report'
import { serve } from '@scripts/figures/serve'
import { variants, type Variant } from '@scripts/figures/variants'
import { desktop, phone, type Profile } from '@scripts/figures/visitor'
import { median } from '@scripts/median'
import { freePorts } from '@scripts/ports'
import { openMenuAtOnce, typeAtOnce, type Answer } from '@scripts/bench/pages/answer'
import { buildUsual } from '@scripts/bench/pages/buildUsual'

// Compares every public page and form with the same without prerendering, the same without
// scripts, and the same built as usual, on a phone and at a desk. `-- --runs 3` asks less often
// than the usual five times, `--profile phone` there alone; further words are the paths of the only pages
// to compare.
const { values, positionals } = parseArgs({
  options: { runs: { type: 'string', default: '5' }, profile: { type: 'string' } },
  allowPositionals: true,
})
const runs = Number(values.runs)
const profiles: Record<string, Profile> = { phone, desktop }

/** Milliseconds after which a page has to be in use on the phone. */
const aliveWithin = 2_000
/** Kilobytes of the home page's scripts, as brotli packs them. */
const homeBrotli = 145

const titles = [
  'first paint',
  'largest',
  'shift',
  'blocking',
  'busy',
  'in use',
  'menu',
  'a key',
  'transferred',
  'scripts (br)',
]
const widths = titles.map((title) => Math.max(title.length, 7) + 2)
const heading = titles.map((title, at) => title.padStart(widths[at]!)).join('')

type Name = Variant | 'built as usual'
type Measured = { loads: Load[]; typed: Answer[]; opened: Answer[] }

console.log('Building the site, twice…')
const site = await measuredSite(variants)
const usualFolder = await mkdtemp(join(tmpdir(), 'usual-'))
await buildUsual(
  usualFolder,
  site.database,
  site.pages.map(({ path }) => path),
)
const [port = 0] = await freePorts(1)
const endUsual = await serve(usualFolder, port)
const browser = await chromium.launch({
  executablePath: findTestChromium(),
  args: measuringFlags,
})
const sources: [Name, { url: string; folder: string }][] = [
  ...Object.entries(site.urls).map(([name, url]): [Name, { url: string; folder: string }] => [
    name as Variant,
    { url, folder: site.folder },
  ]),
  ['built as usual', { url: `https://localhost:${port}`, folder: usualFolder }],
]

try {
  // The first load of all pays for what the browser itself has to start.
  await load(browser, site.urls['this build'], site.folder)
  let isMet = true
  for (const { path, forData } of site.pages) {
    if (positionals.length > 0 && !positionals.includes(path)) continue
    for (const [profileName, profile] of Object.entries(profiles)) {
      if (values.profile !== undefined && values.profile !== profileName) continue
      const measured = await measure(path, profile)
      console.log(`\n${`${path} (${profileName})`.padEnd(36)}${heading}`)
      for (const [name, each] of measured) console.log(rowOf(name, each))
      const targets = profile === phone ? phoneTargets(path, measured, forData.length > 0) : []
      for (const { text, isMet: holds } of targets) {
        console.log(`  ${holds ? 'met' : 'MISSED'}: ${text}`)
        if (!holds) isMet = false
      }
    }
  }
  if (!isMet) process.exitCode = 1
} finally {
  await browser.close()
  endUsual()
  await site.stop()
  await rm(usualFolder, { recursive: true, force: true })
}

/** In turn, each time begun with another one: what else the machine does hits all of them alike. */
async function measure(path: string, profile: Profile): Promise<Map<Name, Measured>> {
  const measured = new Map<Name, Measured>(
    sources.map(([name]) => [name, { loads: [], typed: [], opened: [] }]),
  )
  for (let run = 0; run < runs; run += 1) {
    const first = run % sources.length
    for (const [name, { url, folder }] of [...sources.slice(first), ...sources.slice(0, first)]) {
      const each = measured.get(name)!
      each.loads.push(await load(browser, url + path, folder, profile))
      // Nothing of it ever answers.
      if (name === 'without scripts') continue
      each.opened.push(await openMenuAtOnce(browser, url + path, profile))
      if (!/form/i.test(path)) continue
      each.typed.push(await typeAtOnce(browser, url + path, profile))
    }
  }
  return measured
}

function phoneTargets(path: string, measured: Map<Name, Measured>, isLive: boolean) {
  const medians = new Map([...measured].map(([name, { loads }]) => [name, medianOf(loads)]))
  const built = medians.get('this build')!
  const alive = middle(measured.get('this build')!.opened, 'alive')
  const brotli = built.scriptsBrotli / 1000
  return [
    ...targetsOf(path, Object.fromEntries(medians) as Record<Variant, Load>, isLive),
    { text: `in use after ${inSeconds(alive)}`, isMet: (alive ?? Infinity) < aliveWithin },
    ...(path === '/'
      ? [
          {
            text: `scripts ${brotli.toFixed(1)} of ${homeBrotli} kB as brotli packs them`,
            isMet: brotli <= homeBrotli,
          },
        ]
      : []),
  ]
}

/** The median; undefined where it has not happened in most of the runs. */
function middle(answers: Answer[], what: keyof Answer): number | undefined {
  if (answers.length === 0) return undefined
  const value = median(answers.map((answer) => answer[what] ?? Infinity))
  return Number.isFinite(value) ? value : undefined
}

function inSeconds(value: number | undefined) {
  return value === undefined ? '–' : `${(value / 1000).toFixed(2)} s`
}

function rowOf(name: Name, { loads, typed, opened }: Measured): string {
  const { firstPaint, largestPaint, shift, blocking, busy, transferred, scriptsBrotli } =
    medianOf(loads)
  const columns = [
    inSeconds(firstPaint),
    inSeconds(largestPaint),
    shift.toFixed(2),
    `${Math.round(blocking)} ms`,
    `${Math.round(busy)} ms`,
    inSeconds(middle(opened, 'alive')),
    inSeconds(middle(opened, 'shown')),
    inSeconds(middle(typed, 'shown')),
    `${(transferred / 1000).toFixed(0)} kB`,
    `${(scriptsBrotli / 1000).toFixed(0)} kB`,
  ]
  return `  ${name}`.padEnd(36) + columns.map((text, at) => text.padStart(widths[at]!)).join('')
}
