import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { atRestBudget, budgetOf, htmlBudgetOf } from './budgets'
import { isTooMuch, kilobytes, pageSizes } from './pageSizes'
import { root } from './paths'

// Prints the transfer size of each public page of the last build, and the growth since the record; fails
// where it is too much. `-- --record` records it in `sizes.json`, which is committed with the change
// that made a page larger.
const { values } = parseArgs({ options: { record: { type: 'boolean' } } })
const recordFile = join(root, 'scripts', 'sizes.json')

/** Kilobytes of a page. */
type Size = { scripts: number; html: number; liveData?: number; atRest: number }
type Sizes = { [path: string]: Size }

const recorded = existsSync(recordFile)
  ? (JSON.parse(readFileSync(recordFile, 'utf8')) as Sizes)
  : {}

const sizes: Sizes = {}
for (const page of pageSizes(join(root, 'dist'))) {
  const { path } = page
  const [scripts, html] = [kilobytes(page.scripts), kilobytes(page.html)]
  const [liveData, atRest] = [kilobytes(page.liveData), kilobytes(page.atRest)]
  sizes[path] = { scripts, html, ...(liveData > 0 && { liveData }), atRest }
  if (isTooMuch(page)) process.exitCode = 1
  const before = recorded[path]
  const more = before ? scripts + html - before.scripts - before.html : 0
  console.log(
    [
      path.padEnd(32),
      `${scripts.toFixed(1).padStart(6)} of ${budgetOf(path)} kB of scripts`,
      `${html.toFixed(1).padStart(5)} of ${htmlBudgetOf(path)} kB of HTML`,
      before ? `${more < 0 ? '' : '+'}${more.toFixed(1)} kB since recorded` : 'not recorded',
      `${atRest.toFixed(1).padStart(5)} of ${atRestBudget} kB at rest`,
      liveData > 0 ? `${liveData.toFixed(1)} kB for its live data` : '',
      isTooMuch(page) ? 'TOO MUCH' : '',
    ].join('  '),
  )
}
if (values.record) writeFileSync(recordFile, `${JSON.stringify(sizes, null, 2)}\n`)
