import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import type { PageScripts } from '@scripts/prerender/writeLanguage'
import { atRestBudget, budgetOf, htmlBudgetOf } from './budgets'

/** Bytes of a public page, as gzip packs them. */
export type PageSize = {
  path: string
  scripts: number
  html: number
  /** It comes once the page is in use, so no budget counts it. */
  liveData: number
  /** It comes while the page rests, so it counts apart. */
  atRest: number
}

/** @param site the folder of a build */
export function pageSizes(site: string): PageSize[] {
  const packed = new Map<string, number>()

  function sizeOf(files: string[]): number {
    for (const file of files) {
      if (packed.has(file)) continue
      packed.set(file, gzipSync(readFileSync(join(site, file)), { level: 9 }).length)
    }
    return files.reduce((sum, file) => sum + packed.get(file)!, 0)
  }

  const pages = JSON.parse(readFileSync(join(site, '.vite/pages.json'), 'utf8')) as PageScripts[]
  return pages.map(({ path, scripts, forData, atRest }) => ({
    path,
    scripts: sizeOf(scripts),
    html: sizeOf([join(path, 'index.html')]),
    liveData: sizeOf(forData),
    atRest: sizeOf(atRest),
  }))
}

export const kilobytes = (bytes: number) => Math.round(bytes / 100) / 10

export const isTooMuch = ({ path, scripts, html, atRest }: PageSize): boolean =>
  kilobytes(scripts) > budgetOf(path) ||
  kilobytes(html) > htmlBudgetOf(path) ||
  kilobytes(atRest) > atRestBudget
