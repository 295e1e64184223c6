import { strFromU8, unzipSync } from 'fflate'
import { readSheet } from 'read-excel-file/universal'
import { expect, test } from 'vitest'
import { collectionById, collections } from '@/features/requests/collections'
import { makeXlsx } from '@/shared/desk/export/xlsx'
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

const written = (fields: string[], records: AdminRecord[], collection = collections[0]!) =>
  makeXlsx(collection.label, columnsOf(fields, collection), records, () => {})

/** The cells below the headers, as another library reads them. */
async function readBack(fields: string[], records: AdminRecord[], collection = collections[0]!) {
  const file = await written(fields, records, collection)
  return (await readSheet(file, { trim: false })).slice(1)
}

/** A part as it stands in the file. */
async function partOf(file: Blob, name: string): Promise<string> {
  const parts = unzipSync(new Uint8Array(await file.arrayBuffer()))
  return strFromU8(parts[name]!)
}

const sheetOf = (file: Blob) => partOf(file, 'xl/worksheets/sheet1.xml')
const textsOf = (file: Blob) => partOf(file, 'xl/sharedStrings.xml')

/** Names, addresses and identifiers of which Excel would make numbers, dates, formulas or errors. */
const mistaken = [
  '0042 | 007 | 12/3 | 2-2024 | 1e5 | 2E-3 | 123456789012 | 123456789012345678',
  '10:30 | 5% | DEC-24 | 112 1/2 | 4 Mar 2025 | 2026-12-06 | 1.50 | 12,500 | TRUE',
  '=1+1 | +91 | -2 | @SUM(A1) | ＝1 | #N/A | \'quoted | =HYPERLINK("x","y")',
].flatMap((line) => line.split(' | '))

test('text stays the text it is, whatever it looks like', async () => {
  const records = mistaken.map((products, n) => aRecord(n, { products }))

  expect(await readBack(['products'], records)).toEqual(mistaken.map((text) => [text]))
})

test('every text is a text cell, and no cell is a formula', async () => {
  const records = mistaken.map((products, n) => aRecord(n, { products }))
  const sheet = await sheetOf(await written(['products'], records))

  expect(sheet.match(/<c [^>]*t="s"/g)).toHaveLength(mistaken.length + 1)
  expect(sheet).not.toMatch(/<f[ >]/)
})

test('a text is in the table of texts, once, where programs of phones look for it', async () => {
  const texts = ['Khordha', 'ଖୋର୍ଦ୍ଧା', 'Khordha', '12', 'ଖୋର୍ଦ୍ଧା', 'Puri', 'constructor', 'Khordha']
  const records = texts.map((products, n) => aRecord(n, { products }))
  const file = await written(['products'], records)

  expect(await sheetOf(file)).not.toContain('inlineStr')
  expect((await textsOf(file)).match(/<si>/g)).toHaveLength(new Set(texts).size + 1)
  expect(await readBack(['products'], records)).toEqual(texts.map((text) => [text]))
  expect(await partOf(file, '[Content_Types].xml')).toContain('"/xl/sharedStrings.xml"')
})

test('a wide sheet is printed on the long side of the paper, a narrow one upright', async () => {
  const { columns } = collections[0]!
  const orientationOf = async (count: number) => {
    const fields = columns.slice(0, count).map(({ field }) => field)
    return /orientation="(\w+)"/.exec(await sheetOf(await written(fields, [aRecord(1)])))?.[1]
  }

  expect(await Promise.all([1, 3, 7, 8, 12, 27].map(orientationOf))).toEqual(
    'portrait portrait portrait landscape landscape landscape'.split(' '),
  )
})

test('identifiers are text: mobile, PIN code, PAN and reference', async () => {
  const record = aRecord(1, { mobile: '9876543210', pin: '075100', pan: 'AAAPA1234A' })
  const fields = ['mobile', 'pin', 'reference']

  expect(await readBack(fields, [record])).toEqual([['91 98765 43210', '075100', 'NR-reco-rd1']])
  // An old record may hold it as a number.
  expect(await readBack(['mobile'], [aRecord(2, { mobile: 9876543210 })])).toEqual([['9876543210']])
})

test('amounts, counts and years are numbers', async () => {
  const growthFund = collectionById('growth-fund')!
  const record = aRecord(1, { amount: 12_50_000, employees: 12 })

  expect(await readBack(['amount'], [record], growthFund)).toEqual([[1_250_000]])
  expect(await readBack(['yearEstablished'], [aRecord(1, { yearEstablished: 1999 })])).toEqual([
    [1999],
  ])
})

test.each([NaN, Infinity, 'about 20', ['a', 'b']])(
  'an amount that is no number, as %s, is text',
  async (yearEstablished) => {
    const [row] = await readBack(['yearEstablished'], [aRecord(1, { yearEstablished })])
    expect(row).toEqual([String(yearEstablished).replace(',', ', ')])
  },
)

/** Excel knows no time zones: another program reads its dates as if they were in UTC. */
const excelTime = (...parts: [number, number, number, number, number]) =>
  new Date(Date.UTC(...parts))

test('the time of receipt is a date and time, as the list shows it', async () => {
  const records = [
    aRecord(1, { createdAtMillis: Date.parse('2026-11-01T09:05+05:30') }),
    aRecord(2, { createdAtMillis: Date.parse('2024-02-29T00:00+05:30') }),
    aRecord(3, { createdAtMillis: Date.parse('2026-12-31T23:59+05:30') }),
    aRecord(4),
  ]
  const millis = (cell: unknown) =>
    // A day and its time are one fraction.
    cell instanceof Date ? Math.round(cell.getTime() / 1000) * 1000 : cell

  expect((await readBack(['createdAt'], records)).map(([cell]) => millis(cell))).toEqual([
    excelTime(2026, 10, 1, 9, 5).getTime(),
    excelTime(2024, 1, 29, 0, 0).getTime(),
    excelTime(2026, 11, 31, 23, 59).getTime(),
    'Unknown date',
  ])
})

test('the day of a meeting is a date; what is no day is text', async () => {
  const days = ['2026-12-06', '2024-02-29', '2026-02-30', '0026-01-01', 'soon', '2026-12-06 tea']
  const records = days.map((meetingDate, n) => aRecord(n, { meetingDate }))
  const rows = await readBack(['meetingDate'], records, collectionById('meeting-answers'))

  expect(rows.map(([cell]) => cell)).toEqual([
    excelTime(2026, 11, 6, 0, 0),
    excelTime(2024, 1, 29, 0, 0),
    '2026-02-30',
    '0026-01-01',
    'soon',
    '2026-12-06 tea',
  ])
})

test('the first row names the columns and stays in view, and the columns have widths', async () => {
  const file = await written(['name', 'firmName'], [aRecord(1)])

  expect((await readSheet(file))[0]).toEqual(['Name', 'Firm name'])
  const sheet = await sheetOf(file)
  expect(sheet).toContain('<pane ySplit="1" topLeftCell="A2"')
  expect(sheet.match(/<col min="\d" max="\d" width="[12]\d"/g)).toHaveLength(2)
})

test('what XML cannot hold is left out, and everything else is kept', async () => {
  const kept = ['<b>&amp;"\'</b>', ' two  blanks ', 'Plot 1\nKhordha', 'ନମୁନା', '👩‍🌾', ']]>', '\t']
  const records = kept.map((products, n) => aRecord(n, { products }))
  expect(await readBack(['products'], records)).toEqual(kept.map((text) => [text]))

  const odd = ['a\0b', 'a\u000bb', 'a\ud800b', 'a\uffffb', 'a\r\nb', 'a\rb']
  const oddly = odd.map((products, n) => aRecord(n, { products }))
  const clean = ['ab', 'ab', 'ab', 'ab', 'a\nb', 'a\nb']
  expect(await readBack(['products'], oddly)).toEqual(clean.map((text) => [text]))
})

test('Excel does not read a letter into text such as _x0041_', async () => {
  const texts = await textsOf(
    await written(['products'], [aRecord(1, { products: '_x0041_x0042_' })]),
  )
  expect(texts).toContain('>_x005F_x0041_x005F_x0042_<')
})

test('a text longer than a cell is cut, because Excel would call the file damaged', async () => {
  const [row] = await readBack(['products'], [aRecord(1, { products: 'a'.repeat(40_000) })])
  expect(String(row![0])).toHaveLength(32_767)
})

test('more than 26 columns, and 30,000 rows in batches, are all there and in order', async () => {
  const { columns } = collections[0]!
  expect(columns.length).toBeGreaterThan(26)
  const all = columns.map(({ field }) => field)
  const [row] = await readBack(all, [aRecord(1, { name: 'Asha' })])
  expect(row!.filter((cell) => cell !== null)).toEqual([
    'NR-reco-rd1',
    'Asha',
    'Received',
    'Unknown date',
    'English',
  ])

  const records = Array.from({ length: 30_000 }, (_, n) => aRecord(n))
  const progress: number[] = []
  const file = await makeXlsx('Records', columnsOf(['name']), records, (done) =>
    progress.push(done),
  )
  expect((await readSheet(file)).slice(1).map(([name]) => name)).toEqual(
    records.map(({ name }) => name),
  )
  expect(progress.every((done, at) => done > (progress[at - 1] ?? 0) && done <= 1)).toBe(true)
})
