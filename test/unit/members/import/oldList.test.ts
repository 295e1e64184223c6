import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { readTable } from '@/features/members/import-file/readTable'
import { findDuplicates } from '@/features/members/import/findDuplicates'
import { matchColumns } from '@/features/members/import/matchColumns'
import { planImport } from '@/features/members/import/planImport'
import { readRows } from '@/features/members/import/readRow'
import { keyOfNumber } from '@/features/members/memberNumber'
import { root } from '@scripts/paths'
import {
  goodNumbers,
  oldList,
  oldListCsv,
  oldListXlsx,
  shortList,
} from '@scripts/samples/old-list/oldList'

async function readFile(content: BlobPart, name: string) {
  const table = await readTable(new File([content], name))
  const matched = matchColumns(table.rows)
  const shares: number[] = []
  const rows = await readRows(table, matched, {}, (share) => shares.push(share))
  return { matched, rows, shares }
}

test('each of the 60 faults of a list of 2,000 members is named, and nothing else is', async () => {
  const list = oldList()
  const { matched, rows, shares } = await readFile(oldListCsv(list), 'members.csv')
  expect(matched.columns.filter(({ field }) => field === undefined)).toEqual([])
  expect(rows).toHaveLength(2_000)
  // The page can react after every 20 rows.
  expect(shares).toHaveLength(100)
  expect(shares.at(-1)).toBe(1)

  const duplicates = findDuplicates(rows, [])
  const found = [
    ...rows.flatMap(({ line, problems }) => problems.map(({ field }) => `${line} ${field}`)),
    ...[...duplicates].flatMap(([line, all]) => all.map(({ by }) => `${line} ${by}`)),
  ]
  expect(list.faults).toHaveLength(60)
  expect(new Set(list.faults.map(({ what }) => what)).size).toBe(12)
  expect(found.sort()).toEqual(list.faults.map(({ line, field }) => `${line} ${field}`).sort())

  const { counts, rows: planned } = planImport(rows, [], duplicates, { all: 'skip' })
  expect(counts).toEqual({ new: 1_945, fill: 0, skip: 5, rejected: 50 })
  const numbers = planned.flatMap((row) =>
    row.act === 'new' ? [keyOfNumber(row.member.number)] : [],
  )
  expect(numbers).toEqual(goodNumbers(list))
})

test('the same list as a workbook is read in the same way', async () => {
  const short = oldList(240, 24)
  const csv = await readFile(oldListCsv(short), 'members.csv')
  const workbook = await readFile(await oldListXlsx(short), 'members.xlsx')
  expect(workbook.matched).toEqual(csv.matched)
  expect(workbook.rows).toEqual(csv.rows)
})

test('the files to try an import with are up to date', async () => {
  for (const name of ['old-list.csv', 'old-list.xlsx']) {
    const content = readFileSync(join(root, 'scripts', 'samples', 'old-list', name))
    const { rows } = await readTable(new File([content], name))
    expect(
      rows.map((cells) => cells.join('|')),
      'run npm run old-list',
    ).toEqual([shortList.headers, ...shortList.rows].map((cells) => cells.join('|')))
  }
})
