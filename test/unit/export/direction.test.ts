import { readSheet } from 'read-excel-file/universal'
import { expect, test } from 'vitest'
import { collections } from '@/features/requests/collections'
import { asCell, asRows, makeCsv } from '@/shared/desk/export/csv'
import { makeXlsx } from '@/shared/desk/export/xlsx'
import type { AdminRecord } from '@/shared/collectionConfig'

/** As an older record may hold them, with the letters of a name alone. */
const names: [stored: string, written: string][] = [
  ['Asha \u202eaniB', 'Asha aniB'],
  ['\u2067Asha\u2069 Das', 'Asha Das'],
  ['\u200fAsha\u061c', 'Asha'],

  // The joiners of Odia are parts of letters, and a script from right to left needs no mark.
  ['ଶ୍ରୀ\u200dମତୀ କ୍\u200cଷ', 'ଶ୍ରୀ\u200dମତୀ କ୍\u200cଷ'],
  ['آشا Das', 'آشا Das'],
]

const columns = collections[0]!.columns.filter(({ field }) => field === 'name')
const records = names.map(([name], n): AdminRecord => ({
  id: `record${n}`,
  createdAt: '',
  createdAtMillis: null,
  name,
}))

test('no mark of direction leaves the desk in a file or by the clipboard', async () => {
  expect(asRows(columns, records).split('\n')).toEqual(names.map(([, written]) => written))
  expect(names.map(([stored]) => asCell(stored))).toEqual(names.map(([, written]) => written))

  const csv = await (await makeCsv(columns, records, () => {})).text()
  expect(csv).not.toMatch(/[\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]/)
  expect(csv).toContain('ଶ୍ରୀ\u200dମତୀ')

  const sheet = await readSheet(await makeXlsx('Names', columns, records, () => {}))
  expect(sheet.slice(1).map(([name]) => name)).toEqual(
    names.map(([, written]) => written.replace(/^'/, '')),
  )
})
