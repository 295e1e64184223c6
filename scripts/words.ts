import { existsSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import Papa from 'papaparse'
import { root } from './paths'

// `npm run -s words > words.csv` writes all texts as a table for translators, a row for each, with the words beside each other and who
// has checked them. What is missing, and the files that no speaker has checked, are on the error output.

const folder = join(root, 'src/texts')
const languages = ['en', 'or', 'hi'] as const

type File = { texts?: object; checkedBy?: string }

const load = async (area: string, language: string): Promise<File> => {
  const file = join(folder, area, `${language}.ts`)
  return existsSync(file) ? ((await import(pathToFileURL(file).href)) as File) : {}
}

/** The texts of an object by their path; one with a value in it as its source. */
const flat = (value: unknown, path: string[] = []): [key: string, text: string][] =>
  typeof value === 'object' && value !== null
    ? Object.entries(value).flatMap(([key, part]) => flat(part, [...path, key]))
    : [[path.join('.'), String(value)]]

const rows: Record<string, string>[] = []
for (const area of readdirSync(folder).sort()) {
  const [en, or, hi] = await Promise.all(languages.map((language) => load(area, language)))
  if (en?.texts === undefined) continue
  const odia = new Map(flat(or?.texts))
  const hindi = new Map(flat(hi?.texts))
  // Some texts are there only in the languages that need them: labels of codes.
  const english = new Map(flat(en.texts))
  for (const key of new Set([...english.keys(), ...odia.keys(), ...hindi.keys()])) {
    rows.push({
      area,
      key,
      English: english.get(key) ?? key,
      Odia: odia.get(key) ?? '',
      'Odia checked by': or?.checkedBy ?? '',
      Hindi: hindi.get(key) ?? '',
      'Hindi checked by': hi?.checkedBy ?? '',
    })
  }
  for (const [name, file] of [
    ['Odia', or],
    ['Hindi', hi],
  ] as const) {
    if (file?.texts === undefined) console.error(`${area}: no ${name}`)
    else if (file.checkedBy === undefined) console.error(`${area}: ${name} is not checked`)
  }
}
// Excel takes a file for UTF-8 only with this mark.
process.stdout.write(`\ufeff${Papa.unparse(rows)}\n`)
