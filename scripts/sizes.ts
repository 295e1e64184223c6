import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import type { PageScripts } from '@scripts/prerender/plugin'
import { budgetOf, htmlBudget } from './budgets'
import { root } from './paths'

// Prints what each public page of a build transfers without its pictures, packed, and fails where
// that is too much.
const site = join(root, process.argv[2] ?? 'dist')
const pages = JSON.parse(await readFile(join(site, '.vite/pages.json'), 'utf8')) as PageScripts[]

const sizes = new Map<string, number>()
async function sizeOf(file: string): Promise<number> {
  const known = sizes.get(file)
  if (known !== undefined) return known
  const size = gzipSync(await readFile(join(site, file)), { level: 9 }).length / 1000
  sizes.set(file, size)
  return size
}

async function sumOf(files: string[]): Promise<number> {
  let sum = 0
  for (const file of files) sum += await sizeOf(file)
  return sum
}

for (const { path, scripts, forData } of pages) {
  // The budget leaves a page's listener out: the one page that shows live data needs it.
  const listener = await sumOf(forData)
  const total = (await sumOf(scripts)) - listener
  const budget = budgetOf(path)
  const html = gzipSync(await readFile(join(site, path, 'index.html')), { level: 9 }).length / 1000
  const tooMuch = Math.max(total - budget, 0) + Math.max(html - htmlBudget, 0)
  if (tooMuch > 0) process.exitCode = 1
  console.log(
    [
      path.padEnd(32),
      `${total.toFixed(1).padStart(7)} of ${budget} kB of scripts`,
      `${html.toFixed(1).padStart(5)} of ${htmlBudget} kB of HTML`,
      `${(total + html).toFixed(1).padStart(6)} kB in all`,
      ...(listener > 0 ? [`${listener.toFixed(1)} kB more for its live data`] : []),
      ...(tooMuch > 0 ? [`${tooMuch.toFixed(1)} kB too much`] : []),
    ].join('  '),
  )
}
