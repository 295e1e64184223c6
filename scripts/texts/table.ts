import { existsSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { root } from '@scripts/paths'
import { saidBy } from './saidBy'
import { isOld, readTranslated, type Pair } from './translated'

/** The languages beside English, by the name of their column. */
export const columns = { Odia: 'or', Hindi: 'hi' } as const
export type Column = keyof typeof columns
export const columnNames = Object.keys(columns) as Column[]

/** A text with its translations, as a row of the table. */
export type Row = { area: string; key: string; English: string } & {
  [column in Column]: string
} & { [note in `${Column} to do`]: string } & { [checked in `${Column} checked by`]: string }

type TextFile = { texts?: object; checkedBy?: string }

export const fileOf = (area: string, language: string, folder = root) =>
  join(folder, 'src/texts', area, `${language}.ts`)

async function load(folder: string, area: string, language: string): Promise<TextFile> {
  const file = fileOf(area, language, folder)
  return existsSync(file) ? ((await import(pathToFileURL(file).href)) as TextFile) : {}
}

/** The texts of an object by their path; one with a value in it as its source. */
const flat = (value: unknown, path: string[] = []): [key: string, text: string][] =>
  typeof value === 'object' && value !== null
    ? Object.entries(value).flatMap(([key, part]) => flat(part, [...path, key]))
    : [[path.join('.'), String(value)]]

/** A translation, as the record of what was translated names it. */
export const nameOf = (language: string, area: string, key: string) =>
  `${language}\t${area}\t${key}`

/**
 * All texts, as rows and as pairs of a text with its translation. A note for each file that is missing or that no
 * speaker has checked, and for each text whose English has changed since it was translated.
 */
export async function readTable(folder = root) {
  const rows: Row[] = []
  const pairs: Pair[] = []
  const notes: string[] = []
  const old: string[] = []
  const translated = readTranslated(folder)
  for (const area of readdirSync(join(folder, 'src/texts')).sort()) {
    const [en, or, hi] = await Promise.all(
      ['en', 'or', 'hi'].map((name) => load(folder, area, name)),
    )
    if (en?.texts === undefined) continue
    const files = { Odia: or, Hindi: hi }
    const english = new Map(flat(en.texts))
    const words = { Odia: new Map(flat(or?.texts ?? {})), Hindi: new Map(flat(hi?.texts ?? {})) }
    const saidInEnglish = new Map(saidBy(area, en.texts))
    const toDo = { Odia: new Map<string, string>(), Hindi: new Map<string, string>() }
    for (const column of columnNames) {
      for (const [key, translation] of saidBy(area, files[column]?.texts)) {
        // Some texts are there only in the languages that need them: labels of codes.
        const said = saidInEnglish.get(key) ?? [key]
        const pair = { text: nameOf(columns[column], area, key), english: said, translation }
        pairs.push(pair)
        if (!isOld(translated, pair)) continue
        toDo[column].set(key, 'the English has changed since')
        const { checkedBy = 'no speaker' } = files[column] ?? {}
        old.push(
          `${area} ${key}: the English has changed since the ${column}, checked by ${checkedBy}`,
        )
      }
    }
    for (const key of new Set([...english, ...words.Odia, ...words.Hindi].map(([name]) => name))) {
      const of = (column: Column) => ({
        text: words[column].get(key) ?? '',
        toDo: words[column].has(key) ? (toDo[column].get(key) ?? '') : 'missing',
        checkedBy: files[column]?.checkedBy ?? '',
      })
      const [odia, hindi] = [of('Odia'), of('Hindi')]
      rows.push({
        area,
        key,
        English: english.get(key) ?? key,
        Odia: odia.text,
        'Odia to do': odia.toDo,
        'Odia checked by': odia.checkedBy,
        Hindi: hindi.text,
        'Hindi to do': hindi.toDo,
        'Hindi checked by': hindi.checkedBy,
      })
    }
    for (const [name, file] of Object.entries(files)) {
      if (file?.texts === undefined) notes.push(`${area}: no ${name}`)
      else if (file.checkedBy === undefined) notes.push(`${area}: ${name} is not checked`)
    }
  }
  return { rows, pairs, translated, notes, old }
}
