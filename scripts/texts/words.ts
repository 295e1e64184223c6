import { readFileSync, writeFileSync } from 'node:fs'
import { parseArgs } from 'node:util'
import Papa from 'papaparse'
import { changeTexts } from './changeTexts'
import { columns, fileOf, readTable, type Column, type Row } from './table'

// `npm run -s words > words.csv` writes all texts as a table for translators: a row for each, with the words beside each other
// and who has checked them. What is missing, and the files that no speaker has checked, are on the error output.
// `npm run words -- --in words.csv` writes the translations of such a table into the files. A row whose English has changed since
// is left and named, and so is a text with a value in it. A name in all rows of an area goes into its file as "checked by".
const { values } = parseArgs({ options: { in: { type: 'string' } } })
const { rows, notes } = await readTable()

if (values.in === undefined) {
  for (const note of notes) console.error(note)
  // Excel takes a file for UTF-8 only with this mark.
  process.stdout.write(`\ufeff${Papa.unparse(rows)}\n`)
} else {
  const csv = readFileSync(values.in, 'utf8').replace(/^\ufeff/, '')
  const { data } = Papa.parse<Row>(csv, { header: true, skipEmptyLines: true })
  const known = new Map(rows.map((row) => [`${row.area} ${row.key}`, row]))
  const current = (row: Row) => known.get(`${row.area} ${row.key}`)
  for (const row of data) {
    if (current(row)?.English !== row.English) {
      console.log(`${row.area} ${row.key}: the English has changed since, so nothing is taken over`)
      process.exitCode = 1
    }
  }
  const valid = data.filter((row) => current(row)?.English === row.English)
  for (const area of new Set(valid.map((row) => row.area))) {
    for (const column of Object.keys(columns) as Column[]) takeOver(area, column)
  }

  function takeOver(area: string, column: Column) {
    const all = valid.filter((row) => row.area === area)
    const entered = all
      .filter((row) => row[column] !== '' && row[column] !== current(row)?.[column])
      .map((row) => ({ key: row.key, text: row[column] }))
    const names = new Set(all.map((row) => row[`${column} checked by`]))
    const isWhole = all.length === rows.filter((row) => row.area === area).length
    const [name] = names
    const checkedBy = isWhole && names.size === 1 && name !== '' ? name : undefined
    if (entered.length === 0 && checkedBy === undefined) return
    const file = fileOf(area, columns[column])
    const result = changeTexts(readFileSync(file, 'utf8'), entered, checkedBy)
    writeFileSync(file, result.source)
    if (result.changed.length > 0) console.log(`${area}, ${column}: ${result.changed.join(', ')}`)
    for (const { key, why } of result.left) {
      console.log(`${area} ${key}, ${column}: not taken over, ${why}`)
      process.exitCode = 1
    }
  }
}
