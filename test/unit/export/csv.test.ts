import { expect, test } from 'vitest'
import { readCsv } from '@test/support/readCsv'
import { collectionById, collections } from '@/features/requests/collections'
import { asCell, asRows, makeCsv } from '@/shared/desk/export/csv'
import type { AdminRecord } from '@/shared/collectionConfig'

const columnsOf = (fields: string[], { columns } = collections[0]!) =>
  fields.map((wanted) => columns.find(({ field }) => field === wanted)!)

const aRecord = (n: number, fields: Partial<AdminRecord> = {}): AdminRecord => ({
  id: `record${n}`,
  createdAt: 'Unknown date',
  createdAtMillis: null,
  name: `Sample ${n}`,
  ...fields,
})

async function written(fields: string[], records: AdminRecord[]) {
  const progress: number[] = []
  const file = await makeCsv(columnsOf(fields), records, (done) => {
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

test.each(['=1+1', '+91', '-2', '@SUM(A1)', '\t1', '\n1', '\0=1', '＝1', '＋1', '－1', '＠a'])(
  'a cell that starts like %j is not a formula',
  async (firmName) => {
    const { rows } = await written(['firmName'], [aRecord(1, { firmName })])

    expect(rows[1]).toEqual([`'${firmName}`])
  },
)

const separators = [',', ';', '\t']

test.each([
  'x;=1+1;y',
  'x\t=1+1\ty',
  'x\n=1+1\ny',
  'x;"=1+1";y',
  'x";"=1+1',
  'x; =1+1',
  "x;'=1+1",
  'x,=1+1,y',
  '";=1+1',
  'x;＝1+1',
  'x;@SUM(1+1);y',
  'x\r\n-2+3',
])('%j is no formula in a program where something else separates the cells', async (products) => {
  const record = aRecord(1, { name: products, products, firmName: products })
  const { bytes } = await written(['name', 'products', 'firmName'], [record])
  const text = new TextDecoder().decode(bytes)

  for (const separator of separators) {
    const cells = readCsv(text, separator).flat()
    expect(cells.filter((cell) => /^[\s"]*[=+\-@＝＋－＠]/.test(cell))).toEqual([])
  }
})

test('every cell is quoted, also of a number and of none', async () => {
  const { bytes } = await written(
    ['name', 'yearEstablished', 'pin'],
    [aRecord(1, { yearEstablished: 1999 })],
  )

  expect(new TextDecoder().decode(bytes)).toBe(
    '"Name","Year established","PIN code"\r\n"Sample 1","1999",""',
  )
})

test('text with commas, quotes and line breaks is read back unchanged', async () => {
  const address = 'Plot 1, "Sample" Road; Ward 2\nKhordha'
  const { rows } = await written(['address', 'name'], [aRecord(1, { address })])

  expect(rows[1]).toEqual([address, 'Sample 1'])
})

test('identifiers stay text, dates are sortable, and phone numbers have no plus', async () => {
  const record = aRecord(1, {
    mobile: '9876543210',
    yearEstablished: 1999,
    createdAtMillis: Date.parse('2026-11-01T09:05+05:30'),
  })
  const { rows } = await written(['mobile', 'yearEstablished', 'createdAt', 'reference'], [record])

  expect(rows[1]).toEqual(['91 98765 43210', '1999', '2026-11-01 09:05', 'NR-reco-rd1'])
})

/** Names and identifiers that look like numbers or dates. */
const mistaken = [
  '0042 | 12/3 | 2-2024 | 1e5 | 123456789012345678 | 1/12/2026 | 007',
  // More digits than a cell shows, powers of ten, times, shares, months and fractions.
  '123456789012 | 123456789012345 | 2E-3 | 10:30 | 5% | DEC-24 | 112 1/2',
  '4 Mar 2025 | September 5 | 5 PM | 10:30:15 | 1.50 | 12,500 | ₹500 | (5) | TRUE',
  '3E10 | #N/A | 9 3/4 | May 24',
].flatMap((line) => line.split(' | '))

/** Names and identifiers that a spreadsheet leaves alone. */
const unmistaken = [
  'Ward 12 | Marble 12 | A-12 | 12A | 751001 | 91 98765 43210 | 27AAPFU0939F1ZV | Dec',
  'UDYAM-OD-19-0000001 | Plot 5, Lane 2 | True Tools | 3rd Lane | #12',
].flatMap((line) => line.split(' | '))

test('text that looks like a number or a date is written to the file unchanged', async () => {
  const records = mistaken.map((products, n) => aRecord(n, { products }))
  const { rows } = await written(['products'], records)

  expect(rows.slice(1)).toEqual(mistaken.map((text) => [text]))
})

test('on the clipboard an apostrophe keeps a spreadsheet from changing such text', () => {
  const records = mistaken.map((products, n) => aRecord(n, { products }))

  expect(asRows(columnsOf(['products']), records).split('\n')).toEqual(
    mistaken.map((text) => `'${text}`),
  )
})

test('on the clipboard other text has no apostrophe', () => {
  const records = unmistaken.map((products, n) => aRecord(n, { products }))

  expect(asRows(columnsOf(['products']), records).split('\n')).toEqual(unmistaken)
})

test.each(['=1+1', '+91', '-2', '@SUM(A1)', '＝1', '＋1', '－1', '＠a', '-2-2024', '=0042'])(
  'a cell that starts like %j is not a formula on the clipboard, either',
  (firmName) => {
    expect(asRows(columnsOf(['firmName']), [aRecord(1, { firmName })])).toBe(`'${firmName}`)
  },
)

test('numbers, PIN codes, phone numbers and times need no apostrophe', async () => {
  const record = aRecord(1, {
    pin: '751001',
    mobile: '9876543210',
    yearEstablished: 1999,
    createdAtMillis: Date.parse('2026-11-01T09:05+05:30'),
  })
  const fields = ['pin', 'mobile', 'yearEstablished', 'createdAt', 'reference']
  const cells = ['751001', '91 98765 43210', '1999', '2026-11-01 09:05', 'NR-reco-rd1']

  expect((await written(fields, [record])).rows[1]).toEqual(cells)
  expect(asRows(columnsOf(fields), [record])).toBe(cells.join('\t'))
})

test('the date of a meeting is sortable in a spreadsheet, and in words on the screen', () => {
  const [column] = columnsOf(['meetingDate'], collectionById('meeting-answers'))

  expect(column!.exported(aRecord(1, { meetingDate: '2026-12-06' }))).toBe('2026-12-06')
  expect(column!.text(aRecord(1, { meetingDate: '2026-12-06' }))).toBe('6 Dec 2026')
})

test.each([
  ['+91 98765 00001', '+91 98765 00001'],
  ['+1+1', "'+1+1"],
  ['=1', "'=1"],
  ['Plot 1\nKhordha', 'Plot 1\nKhordha'],
])('the cell %j is copied as %j', (text, copied) => {
  expect(asCell(text)).toBe(copied)
})

test('rows on the clipboard are lines with tabs, and no cell is a formula or has a line break', () => {
  const records = [
    aRecord(1, { name: '=1+1', address: 'Plot 1\n\tKhordha' }),
    aRecord(2),
    aRecord(3, { name: '"=1+"1', address: 'a "b"' }),
  ]

  expect(asRows(columnsOf(['name', 'address']), records)).toBe(
    `'=1+1\tPlot 1 Khordha\nSample 2\t\n"""=1+""1"\ta "b"`,
  )
})

test('many rows are written in batches, in order', async () => {
  const records = Array.from({ length: 30_000 }, (_, n) => aRecord(n))
  const { rows, progress } = await written(['name', 'firmName', 'mobile', 'createdAt'], records)

  expect(rows.slice(1).map(([name]) => name)).toEqual(records.map(({ name }) => name))
  expect(progress.every((done, at) => done > (progress[at - 1] ?? 0) && done <= 1)).toBe(true)
})
