import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { parseArgs } from 'node:util'
import Papa from 'papaparse'
import { root } from '@scripts/paths'
import { changeTexts } from './changeTexts'
import { columnNames, columns, fileOf, nameOf, readTable, type Column, type Row } from './table'
import { withChanges, writeTranslated } from './translated'

// `npm run -s words > words.csv` writes all texts as a table for translators: a row for each, with the words beside each other,
// what there is to do, and who has checked them. The same, and the files that no speaker has checked, is on the error output.
// `npm run words -- --in words.csv` writes the translations of such a table into the files. A row whose English has changed since
// is left and named, and so is a text with a value in it. A name in all rows of an area goes into its file as "checked by".
// `npm run words -- --record` records which English the translations were made from, after a text was changed or added;
// `--read home` does so for an area whose translations are right although the English has changed.
const options = {
  in: { type: 'string' },
  record: { type: 'boolean' },
  read: { type: 'string' },
} as const
const { values } = parseArgs({ options })
const { rows, pairs, translated, notes, old } = await readTable()
/** New translations by their name, and the translations that were read beside today's English. */
const entered = new Map<string, string>()
const read = new Set(
  pairs.map(({ text }) => text).filter((text) => text.split('\t')[1] === values.read),
)

if (values.read !== undefined && read.size === 0) {
  throw new Error(`There is no area ${values.read} in src/texts.`)
}
if (values.in !== undefined) takeOver(values.in)
else if (!values.record && values.read === undefined) {
  for (const note of [...notes, ...old]) console.error(note)
  // Excel takes a file for UTF-8 only with this mark.
  process.stdout.write(`\ufeff${Papa.unparse(rows)}\n`)
}
if (values.in !== undefined || values.record || values.read !== undefined) {
  const kept = new Map([...translated].filter(([text]) => !read.has(text)))
  const now = pairs.map((pair) => {
    const text = entered.get(pair.text)
    return text === undefined ? pair : { ...pair, translation: [text] }
  })
  writeTranslated(root, withChanges(kept, now))
}

function takeOver(table: string) {
  const csv = readFileSync(table, 'utf8').replace(/^\ufeff/, '')
  const { data } = Papa.parse<Row>(csv, { header: true, skipEmptyLines: true })
  const known = new Map(rows.map((row) => [`${row.area} ${row.key}`, row]))
  const current = (row: Row) => known.get(`${row.area} ${row.key}`)
  for (const row of data) {
    const known = current(row)
    if (known?.English !== row.English) {
      const why = known ? 'the English has changed since' : 'there is no such text'
      console.log(`${row.area} ${row.key}: not taken over, ${why}`)
      process.exitCode = 1
    }
  }
  const valid = data.filter((row) => current(row)?.English === row.English)
  for (const area of new Set(valid.map((row) => row.area))) {
    const all = valid.filter((row) => row.area === area)
    const isWhole = all.length === rows.filter((row) => row.area === area).length
    for (const column of columnNames) takeArea(area, column, all, { isWhole, current })
  }
}

type Known = { isWhole: boolean; current: (row: Row) => Row | undefined }

function takeArea(area: string, column: Column, all: readonly Row[], { isWhole, current }: Known) {
  const language = columns[column]
  const changes = all
    // A translator may have left out the other language.
    .filter((row) => row[column] && row[column] !== current(row)?.[column])
    .map((row) => ({ key: row.key, text: row[column] }))
  const names = new Set(all.map((row) => row[`${column} checked by`]))
  const [name] = names
  const checkedBy = isWhole && names.size === 1 && name ? name : undefined
  if (changes.length === 0 && checkedBy === undefined) return
  const file = fileOf(area, language)
  if (!existsSync(file)) {
    console.log(`${area}, ${column}: not taken over, there is no file yet`)
    process.exitCode = 1
    return
  }
  const result = changeTexts(readFileSync(file, 'utf8'), changes, checkedBy)
  writeFileSync(file, result.source)
  for (const { key, text } of changes) {
    if (result.changed.includes(key)) entered.set(nameOf(language, area, key), text)
  }
  // A name that was there before says nothing about the English of today.
  if (checkedBy !== undefined && checkedBy !== current(all[0]!)?.[`${column} checked by`]) {
    for (const row of all) read.add(nameOf(language, area, row.key))
  }
  if (result.changed.length > 0) console.log(`${area}, ${column}: ${result.changed.join(', ')}`)
  for (const { key, why } of result.left) {
    console.log(`${area} ${key}, ${column}: not taken over, ${why}`)
    process.exitCode = 1
  }
}
