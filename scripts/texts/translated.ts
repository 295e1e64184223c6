import { createHash } from 'node:crypto'
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

/**
 * Which English each translation was made from: marks of both texts, by language, area and key. Git knows it as well, but
 * not in a clone without its history.
 */
export type Translated = ReadonlyMap<string, string>

const fileIn = (folder: string) => join(folder, 'scripts/texts/translated.tsv')

export function readTranslated(folder: string): Translated {
  const file = fileIn(folder)
  if (!existsSync(file)) return new Map()
  const lines = readFileSync(file, 'utf8').split('\n').filter(Boolean)
  return new Map(
    lines.map((line) => {
      const [language, area, key, english, translation] = line.split('\t')
      return [`${language}\t${area}\t${key}`, `${english}\t${translation}`]
    }),
  )
}

export function writeTranslated(folder: string, translated: Translated) {
  const lines = [...translated].map(([text, marks]) => `${text}\t${marks}\n`)
  writeFileSync(fileIn(folder), lines.toSorted().join(''))
}

const mark = (said: readonly string[]) =>
  createHash('sha256').update(JSON.stringify(said)).digest('hex').slice(0, 8)

/** A text with its translation, as each of them reads. */
export type Pair = { text: string; english: readonly string[]; translation: readonly string[] }

const marksOf = ({ english, translation }: Pair) => `${mark(english)}\t${mark(translation)}`

/** Whether the English has changed since the translation was made. */
export function isOld(translated: Translated, pair: Pair): boolean {
  const [english, translation] = translated.get(pair.text)?.split('\t') ?? []
  return translation === mark(pair.translation) && english !== mark(pair.english)
}

/**
 * The record with the texts of today: with new ones, and with translations that have changed. Where the English alone has
 * changed, the record stays as it was.
 */
export const withChanges = (translated: Translated, pairs: readonly Pair[]): Translated =>
  new Map(
    pairs.map((pair) => [
      pair.text,
      isOld(translated, pair) ? translated.get(pair.text)! : marksOf(pair),
    ]),
  )
