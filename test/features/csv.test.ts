import { expect, test } from 'vitest'
import { readCsv } from '@test/support/readCsv'
import { columnsOf } from '@/features/admin/columns'
import { asCell, asRows, makeCsv } from '@/features/admin/csv'
import { kinds } from '@/features/admin/kinds'
import type { AdminRecord } from '@/features/admin/records'

const kind = kinds[0]!

const aRecord = (n: number, fields: Partial<AdminRecord> = {}): AdminRecord => ({
  id: `record${n}`,
  createdAt: 'Unknown date',
  createdAtMillis: null,
  name: `Sample ${n}`,
  ...fields,
})

async function written(fields: string[], records: AdminRecord[]) {
  const columns = fields.map((wanted) => columnsOf(kind).find(({ field }) => field === wanted)!)
  const progress: number[] = []
  const chunks = Array.from({ length: Math.ceil(records.length / 300) }, (_, at) =>
    records.slice(at * 300, (at + 1) * 300),
  )
  const file = await makeCsv(columns, { size: records.length, chunks }, (done) => {
    progress.push(done)
  })
  const bytes = new Uint8Array(await file.arrayBuffer())
  return { bytes, rows: readCsv(new TextDecoder().decode(bytes)), progress }
}

test('the file begins with a byte order mark and names the columns', async () => {
  const { bytes, rows } = await written(['name', 'firmName'], [aRecord(1, { firmName: 'ନମୁନା' })])

  expect(bytes.slice(0, 3)).toEqual(new Uint8Array([0xef, 0xbb, 0xbf]))
  expect(rows).toEqual([
    ['Name', 'Firm name'],
    ['Sample 1', 'ନମୁନା'],
  ])
})

test.each(['=1+1', '+91', '-2', '@SUM(A1)', '\t=1', '\n=1', '\0=1', '＝1', '＋1', '－1', '＠a'])(
  'a cell that begins like %j is no formula',
  async (firmName) => {
    const { rows } = await written(['firmName'], [aRecord(1, { firmName })])

    expect(rows[1]).toEqual([`'${firmName}`])
  },
)

test('what has commas, quotes and several lines comes back as it was', async () => {
  const address = 'Plot 1, "Sample" Road\nKhordha\n=no formula'
  const { rows } = await written(['address', 'name'], [aRecord(1, { address })])

  expect(rows[1]).toEqual([address, 'Sample 1'])
})

test('identifiers stay text, dates can be sorted, and a phone has no plus', async () => {
  const record = aRecord(1, {
    mobile: '9876543210',
    yearEstablished: 1999,
    createdAtMillis: new Date(2026, 10, 1, 9, 5).getTime(),
  })
  const { rows } = await written(['mobile', 'yearEstablished', 'createdAt', 'reference'], [record])

  expect(rows[1]).toEqual(['91 98765 43210', '1999', '2026-11-01 09:05', 'NR-reco-rd1'])
})

test('a number that is a name, and what looks like a day, stay as they are in a spreadsheet', async () => {
  const record = aRecord(1, {
    products: '0042',
    firmName: '12/3',
    pin: '751001',
    name: '2-2024',
  })
  const { rows } = await written(['products', 'firmName', 'pin', 'name'], [record])

  expect(rows[1]).toEqual(["'0042", "'12/3", '751001', "'2-2024"])
})

test('the day of a meeting can be sorted in a spreadsheet', () => {
  const answers = kinds.find(({ id }) => id === 'meeting-answers')!
  const column = columnsOf(answers).find(({ field }) => field === 'meetingDate')!

  expect(column.exported(aRecord(1, { meetingDate: '2026-12-06' }))).toBe('2026-12-06')
})

test.each([
  ['+91 98765 00001', '+91 98765 00001'],
  ['+1+1', "'+1+1"],
  ['=1', "'=1"],
  ['Plot 1\nKhordha', 'Plot 1\nKhordha'],
])('the cell %j is copied as %j', (text, copied) => {
  expect(asCell(text)).toBe(copied)
})

test('rows for the clipboard are lines with tabs, and no cell is a formula or two lines', () => {
  const columns = ['name', 'address'].map((wanted) =>
    columnsOf(kind).find(({ field }) => field === wanted)!,
  )
  const records = [
    aRecord(1, { name: '=1+1', address: 'Plot 1\n\tKhordha' }),
    aRecord(2),
    aRecord(3, { name: '"=1+"1', address: 'a "b"' }),
  ]

  expect(asRows(columns, records)).toBe(`'=1+1\tPlot 1 Khordha\nSample 2\t\n"""=1+""1"\ta "b"`)
})

test('many rows are written in turns, in order', async () => {
  const records = Array.from({ length: 30_000 }, (_, n) => aRecord(n))
  const { rows, progress } = await written(['name', 'firmName', 'mobile', 'createdAt'], records)

  expect(rows.slice(1).map(([name]) => name)).toEqual(records.map(({ name }) => name))
  expect(progress.every((done, at) => done > (progress[at - 1] ?? 0) && done <= 1)).toBe(true)
})
