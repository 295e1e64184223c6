import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { gzipSync } from 'node:zlib'
import type { PageScripts } from '@scripts/prerender/plugin'
import { atRestBudget, budgetOf, htmlBudget } from './budgets'
import { root } from './paths'

// Prints what each public page of the last build transfers, and how much more than recorded; fails
// where it is too much. `-- --record` records it in `sizes.json`, which is committed with the change
// that made a page larger.
const { values } = parseArgs({ options: { record: { type: 'boolean' } } })
const site = join(root, 'dist')
const recordFile = join(root, 'scripts', 'sizes.json')

/** Kilobytes of a page, as gzip packs them. */
type Size = { scripts: number; html: number; liveData?: number; atRest: number }
type Sizes = { [path: string]: Size }

const readJson = (file: string): unknown => JSON.parse(readFileSync(file, 'utf8'))
const pages = readJson(join(site, '.vite/pages.json')) as PageScripts[]
const recorded = existsSync(recordFile) ? (readJson(recordFile) as Sizes) : {}

const packed = new Map<string, number>()

function sizeOf(files: string[]): number {
  for (const file of files) {
    if (packed.has(file)) continue
    packed.set(file, gzipSync(readFileSync(join(site, file)), { level: 9 }).length)
  }
  const bytes = files.reduce((sum, file) => sum + packed.get(file)!, 0)
  return Math.round(bytes / 100) / 10
}

const sizes: Sizes = {}
for (const { path, scripts: files, forData, atRest: laterFiles } of pages) {
  const scripts = sizeOf(files)
  const html = sizeOf([join(path, 'index.html')])
  // It comes once the page is in use, so no budget counts it.
  const liveData = sizeOf(forData)
  // It comes while the page rests, so it counts apart.
  const atRest = sizeOf(laterFiles)
  sizes[path] = { scripts, html, ...(liveData > 0 && { liveData }), atRest }
  const budget = budgetOf(path)
  const isTooMuch = scripts > budget || html > htmlBudget || atRest > atRestBudget
  if (isTooMuch) process.exitCode = 1
  const before = recorded[path]
  const more = before ? scripts + html - before.scripts - before.html : 0
  console.log(
    [
      path.padEnd(32),
      `${scripts.toFixed(1).padStart(6)} of ${budget} kB of scripts`,
      `${html.toFixed(1).padStart(5)} of ${htmlBudget} kB of HTML`,
      before ? `${more < 0 ? '' : '+'}${more.toFixed(1)} kB since recorded` : 'not recorded',
      `${atRest.toFixed(1).padStart(5)} of ${atRestBudget} kB at rest`,
      liveData > 0 ? `${liveData.toFixed(1)} kB for its live data` : '',
      isTooMuch ? 'TOO MUCH' : '',
    ].join('  '),
  )
}
if (values.record) writeFileSync(recordFile, `${JSON.stringify(sizes, null, 2)}\n`)
