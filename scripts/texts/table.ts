import { existsSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { root } from '@scripts/paths'

/** The languages beside English, by the name of their column. */
export const columns = { Odia: 'or', Hindi: 'hi' } as const
export type Column = keyof typeof columns

/** A text with its translations, as a row of the table. */
export type Row = { area: string; key: string; English: string } & {
  [column in Column]: string
} & { [checked in `${Column} checked by`]: string }

type TextFile = { texts?: object; checkedBy?: string }

export const fileOf = (area: string, language: string) =>
  join(root, 'src/texts', area, `${language}.ts`)

const load = async (area: string, language: string): Promise<TextFile> => {
  const file = fileOf(area, language)
  return existsSync(file) ? ((await import(pathToFileURL(file).href)) as TextFile) : {}
}

/** The texts of an object by their path; one with a value in it as its source. */
const flat = (value: unknown, path: string[] = []): [key: string, text: string][] =>
  typeof value === 'object' && value !== null
    ? Object.entries(value).flatMap(([key, part]) => flat(part, [...path, key]))
    : [[path.join('.'), String(value)]]

/** All texts, and a line for each file that is missing or that no speaker has checked. */
export async function readTable(): Promise<{ rows: Row[]; notes: string[] }> {
  const rows: Row[] = []
  const notes: string[] = []
  for (const area of readdirSync(join(root, 'src/texts')).sort()) {
    const [en, or, hi] = await Promise.all(['en', 'or', 'hi'].map((name) => load(area, name)))
    if (en?.texts === undefined) continue
    const odia = new Map(flat(or?.texts))
    const hindi = new Map(flat(hi?.texts))
    const english = new Map(flat(en.texts))
    // Some texts are there only in the languages that need them: labels of codes.
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
    for (const [name, file] of Object.entries({ Odia: or, Hindi: hi })) {
      if (file?.texts === undefined) notes.push(`${area}: no ${name}`)
      else if (file.checkedBy === undefined) notes.push(`${area}: ${name} is not checked`)
    }
  }
  return { rows, notes }
}
