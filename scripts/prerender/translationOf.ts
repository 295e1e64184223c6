import { existsSync, readFileSync, statSync } from 'node:fs'
import { dirname, join } from 'node:path'
import type { Language } from '@/shared/language'
import type { Translation } from '@/shared/feature'

/** Imports of values, also later ones; the rest is types, which no build has. `\x27` is a quotation mark. */
const imports =
  /^(?:import|export)\s(?!type\b)[^"\x27]*?from \x27([^\x27]+)\x27|\bimport\(\x27([^\x27]+)\x27\)/gm

/** The areas that each page reads, also one that has its other words in the code. */
const ofEachPage = ['layout', 'pages', 'descriptions']

/** Around every page. */
const frame = 'src/app/App.tsx'

/**
 * How far the texts of a page are translated: of its own file and everything that it imports, and of what stands around
 * each page. `missing` if a file is not there, or if the page's own folder has its words in the code; `draft` if no speaker has
 * checked one of the files.
 *
 * @param file the page's source, absolute
 */
export function translationOf(
  root: string,
  file: string,
  language: Language,
): Translation | 'checked' {
  const around = areasOf(root, join(root, frame))
  const shown = areasOf(root, file)
  const own = [...areasOf(root, file, dirname(file))].filter((area) => !ofEachPage.includes(area))
  const areas = new Set([...around, ...shown])
  const files = [...areas].map((area) => join(root, 'src/texts', area, `${language}.ts`))
  if (own.length === 0 || files.some((path) => !existsSync(path))) return 'missing'
  return files.some((path) => !isChecked(path)) ? 'draft' : 'checked'
}

/** Whether a speaker has checked a file of texts. */
export const isChecked = (file: string) =>
  !/^export const checkedBy\b[^=]*= undefined$/m.test(readFileSync(file, 'utf8'))

/** The areas of texts that a source file shows, or what it imports; of files in a folder alone, where that is given. */
export function areasOf(root: string, file: string, folder = ''): Set<string> {
  const areas = new Set<string>()
  const seen = new Set<string>()
  function read(path: string) {
    if (seen.has(path)) return
    seen.add(path)
    for (const name of importsOf(path)) {
      const [, area] = /^@\/texts\/([\w-]+)$/.exec(name) ?? []
      const next = area === undefined ? sourceOf(root, path, name) : undefined
      if (area !== undefined) areas.add(area)
      // Another page has its own state, and the desk is English.
      if (next?.startsWith(folder) && !/Page\.tsx$|\/features\/desk\//.test(next)) read(next)
    }
  }
  read(file)
  return areas
}

const known = new Map<string, string[]>()

/** What a source file imports, now or later. Read once: the pages of a build share most files. */
function importsOf(path: string): string[] {
  const names =
    known.get(path) ??
    [...readFileSync(path, 'utf8').matchAll(imports)]
      // A version is no text.
      .filter(([clause]) => !clause.includes('@/texts/') || /\btexts\b.*from/s.test(clause))
      .map(([, from, later]) => from ?? later!)
  known.set(path, names)
  return names
}

/** The source file that a name in an import means; none for packages and pictures. */
function sourceOf(root: string, from: string, name: string): string | undefined {
  if (!/^(@\/|\.)/.test(name)) return undefined
  const path = name.startsWith('.') ? join(dirname(from), name) : join(root, 'src', name.slice(2))
  return [`${path}.ts`, `${path}.tsx`, join(path, 'index.ts')].find(
    (file) => existsSync(file) && statSync(file).isFile(),
  )
}
