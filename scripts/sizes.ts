import { existsSync } from 'node:fs'
import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { gzipSync } from 'node:zlib'
import type { PageScripts } from '@scripts/prerender/plugin'
import { budgetOf, htmlBudget } from './budgets'
import { root } from './paths'

// Prints what each public page of a build transfers, packed, and what that is more or less than at
// the last record; fails where it is too much. `-- --record` writes the record anew, which is
// committed with the change that made a page larger. (No page's first picture is a file: they are
// drawn in its HTML.)
const { values, positionals } = parseArgs({
  options: { record: { type: 'boolean', default: false } },
  allowPositionals: true,
})
const site = join(root, positionals[0] ?? 'dist')
const recordFile = join(root, 'scripts', 'sizes.json')

/** Kilobytes of a page, as gzip packs them. */
type Size = { scripts: number; html: number; liveData?: number }
type Sizes = { [path: string]: Size }

const pages = JSON.parse(await readFile(join(site, '.vite/pages.json'), 'utf8')) as PageScripts[]
const recorded: Sizes = existsSync(recordFile)
  ? (JSON.parse(await readFile(recordFile, 'utf8')) as Sizes)
  : {}

const contents = new Map<string, Buffer>()
async function contentOf(file: string): Promise<Buffer> {
  const known = contents.get(file)
  if (known !== undefined) return known
  const content = await readFile(join(site, file))
  contents.set(file, content)
  return content
}

const toTenth = (bytes: number) => Math.round(bytes / 100) / 10

async function packed(files: string[]): Promise<number> {
  let sum = 0
  for (const file of files) sum += gzipSync(await contentOf(file), { level: 9 }).length
  return toTenth(sum)
}

/** What there is more than was recorded; a kilobyte more is to be seen among many pages. */
function since(before: Size | undefined, now: number): string {
  if (before === undefined) return 'not recorded'
  const more = toTenth((now - before.scripts - before.html) * 1000)
  return more === 0 ? '' : `${more > 0 ? '+' : ''}${more} kB since recorded`
}

const sizes: Sizes = {}
for (const { path, scripts, forData } of pages) {
  const total = await packed(scripts)
  const html = await packed([join(path, 'index.html')])
  // The budget leaves this out: it comes once the page is in use.
  const liveData = await packed(forData)
  sizes[path] = { scripts: total, html, ...(liveData > 0 && { liveData }) }
  const budget = budgetOf(path)
  const tooMuch = Math.max(total - budget, 0) + Math.max(html - htmlBudget, 0)
  if (tooMuch > 0) process.exitCode = 1
  console.log(
    [
      path.padEnd(32),
      `${total.toFixed(1).padStart(7)} of ${budget} kB of scripts`,
      `${html.toFixed(1).padStart(5)} of ${htmlBudget} kB of HTML`,
      `${(total + html).toFixed(1).padStart(6)} kB in all`,
      since(recorded[path], total + html),
      ...(liveData > 0 ? [`${liveData.toFixed(1)} kB more for its live data`] : []),
      ...(tooMuch > 0 ? [`${tooMuch.toFixed(1)} kB too much`] : []),
    ]
      .filter((part) => part !== '')
      .join('  '),
  )
}
if (values.record) await writeFile(recordFile, `${JSON.stringify(sizes, null, 2)}\n`)
