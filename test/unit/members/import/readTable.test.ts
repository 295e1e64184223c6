import { strFromU8, strToU8, unzipSync, zipSync } from 'fflate'
import { expect, test } from 'vitest'
import { readPasted, readSheet, readTable } from '@/features/members/import-file/readTable'
import { textColumn } from '@/shared/desk/table/column'
import { makeXlsx } from '@/shared/desk/export/xlsx'

const rows = [
  ['Regn No', 'Name', 'Firm', 'Remark'],
  ['0017', 'Asha Namuna', 'ଉଦ୍ୟୋଗ', 'two\nlines'],
  ['', '', '', ''],
  ['18', 'Binod', 'Works – “Utkal”', 'a;b,c|d'],
]

const quoted = (separator: string, table = rows) =>
  table
    .map((cells) => cells.map((cell) => `"${cell.replaceAll('"', '""')}"`).join(separator))
    .join('\r\n')

const fileOf = (content: BlobPart, name = 'members.csv') => new File([content], name)
const bytesOf = (...bytes: number[]) => new Uint8Array(bytes)

/** UTF-16, as Excel saves "Unicode text". */
function utf16(text: string, isLittle: boolean, hasMark = true): Uint8Array<ArrayBuffer> {
  const whole = (hasMark ? '\uFEFF' : '') + text
  const view = new DataView(new ArrayBuffer(whole.length * 2))
  for (let at = 0; at < whole.length; at += 1)
    view.setUint16(at * 2, whole.charCodeAt(at), isLittle)
  return new Uint8Array(view.buffer)
}

test.each([[','], [';'], ['\t'], ['|']])('a list separated by “%s” is read', async (separator) => {
  const { rows: read, name } = await readTable(fileOf(quoted(separator)))
  expect(read).toEqual(rows)
  expect(name).toBe('members.csv')
})

test.each([
  ['\t', ';'],
  ['\t', ','],
  [';', '|'],
  [';', ','],
  ['|', ','],
])('where “%s” and “%s” divide a list equally well, it is the first', async (first, second) => {
  const lines = [`No${first}Name${second} title`, `17${first}Asha${second} Dr`]
  const { rows: read } = await readTable(fileOf(lines.join('\n')))
  expect(read).toEqual([
    ['No', `Name${second} title`],
    ['17', `Asha${second} Dr`],
  ])
})

test('a list is read in each encoding in which programs save it', async () => {
  const text = quoted('\t')
  for (const content of [text, `\uFEFF${text}`, utf16(text, true), utf16(text, false)]) {
    expect((await readTable(fileOf(content))).rows).toEqual(rows)
  }
  const latin = [
    ['No', 'Firm'],
    ['1', 'Works'],
  ]
  expect((await readTable(fileOf(utf16(quoted(',', latin), true, false)))).rows).toEqual(latin)
  expect((await readTable(fileOf(utf16(quoted(',', latin), false, false)))).rows).toEqual(latin)
})

test('a text that a spreadsheet was told to keep is read as it is', async () => {
  const { rows: read } = await readTable(fileOf('sep=;\r\n="0017";Asha\r\n\'+91 94370;\'tis'))
  expect(read).toEqual([
    ['0017', 'Asha'],
    ['+91 94370', "'tis"],
  ])
})

test('cells that are pasted from Excel are read, and a title above them is no trouble', async () => {
  const { rows: read, name } = await readPasted(
    'Members, 2019; all of them\n\nNo\tName\tFirm\n1\tAsha, R.\t"two\nlines"\n',
  )
  expect(name).toBe('Pasted list')
  expect(read.slice(2, 4)).toEqual([
    ['No', 'Name', 'Firm'],
    ['1', 'Asha, R.', 'two\nlines'],
  ])
})

const columns = rows[0]!.map((header, at) =>
  textColumn<string[]>(String(at), header, (cells) => cells[at]!),
)

const workbook = (records = rows.slice(1)) => makeXlsx('Members', columns, records, () => {})

/** A workbook, with other texts in the part of its sheet. */
async function changedSheet(change: (xml: string) => string) {
  const parts = unzipSync(new Uint8Array(await (await workbook()).arrayBuffer()))
  const name = 'xl/worksheets/sheet1.xml'
  parts[name] = strToU8(change(strFromU8(parts[name]!)))
  return fileOf(zipSync(parts) as Uint8Array<ArrayBuffer>, 'members.xlsx')
}

test('a workbook is read, and is the same list as the file it was saved as', async () => {
  const table = await readTable(fileOf(await workbook(), 'members.xlsx'))
  expect(table.sheet).toBe('Members')
  expect(table.sheets).toHaveLength(1)
  const saved = await readTable(fileOf(quoted(',', table.rows)))
  expect(table.rows.map((cells) => cells.join(''))).toEqual(rows.map((cells) => cells.join('')))
  expect(saved.hash).toBe(table.hash)
  expect(table.hash).toMatch(/^[\da-f]{64}$/)
})

test('a workbook gives the results of its formulas, its errors, days, numbers and merged cells', async () => {
  const file = await changedSheet((xml) =>
    xml
      .replace(
        /<row r="3">.*<\/row>/,
        '<row r="3"><c r="A3"><f>1+17</f><v>18</v></c><c r="B3" t="str"><f>B2</f><v>Asha</v></c>' +
          '<c r="C3" t="e"><f>1/0</f><v>#DIV/0!</v></c><c r="D3" s="3"><v>36251</v></c></row>' +
          '<row r="4"><c r="A4"><v>9437012345</v></c><c r="B4" t="b"><v>1</v></c></row>',
      )
      .replace(
        '</sheetData>',
        '</sheetData><mergeCells count="1"><mergeCell ref="B2:C4"/></mergeCells>',
      ),
  )
  const table = await readTable(file)
  expect(table.rows[2]).toEqual(['18', 'Asha', '#DIV/0!', '1999-04-01'])
  expect(table.rows[3]?.slice(0, 2)).toEqual(['9437012345', 'true'])
  expect(table.merged).toEqual([{ top: 1, bottom: 3, left: 1, right: 2 }])
})

test('the first sheet that can be a list is read, or the one that is chosen', async () => {
  const parts = unzipSync(new Uint8Array(await (await workbook()).arrayBuffer()))
  const change = (name: string, from: string, to: string) => {
    parts[name] = strToU8(strFromU8(parts[name]!).replace(from, to))
  }
  change('xl/workbook.xml', '<sheets>', '<sheets><sheet name="Notes" sheetId="2" r:id="rId9"/>')
  change('xl/workbook.xml', '</sheets>', '<sheet name="Old" sheetId="3" r:id="rId8"/></sheets>')
  const sheetOf = (id: number, at: number) =>
    `<Relationship Id="rId${id}" Type="http://schemas.openxmlformats.org/officeDocument/2006/relationships/worksheet" Target="worksheets/sheet${at}.xml"/>`
  change(
    'xl/_rels/workbook.xml.rels',
    '</Relationships>',
    `${sheetOf(9, 2)}${sheetOf(8, 3)}</Relationships>`,
  )
  const main = strFromU8(parts['xl/worksheets/sheet1.xml']!)
  parts['xl/worksheets/sheet2.xml'] = strToU8(
    main.replace(
      /<sheetData>.*<\/sheetData>/,
      '<sheetData><row r="1"><c r="A1"><v>2019</v></c></row></sheetData>',
    ),
  )
  parts['xl/worksheets/sheet3.xml'] = strToU8(main)
  const file = fileOf(zipSync(parts) as Uint8Array<ArrayBuffer>, 'members.xlsx')
  const table = await readTable(file)
  expect(table.sheet).toBe('Members')
  expect(table.sheets?.map(({ name }) => name)).toEqual(['Notes', 'Members', 'Old'])
  const old = await readSheet(table, 'Old')
  expect(old).toMatchObject({ sheet: 'Old', name: 'members.xlsx', rows: table.rows })
  await expect(readSheet(old, 'Notes')).rejects.toThrow('one column only')
})

const oleFile = (text: string) => {
  const file = new Uint8Array(2_000)
  file.set([0xd0, 0xcf, 0x11, 0xe0])
  file.set(utf16(text, true, false), 512)
  return file
}

const manyRows = (count: number) => `No,Name\n${'1,Asha\n'.repeat(count)}`

test.each<[what: string, content: BlobPart, message: RegExp]>([
  ['nothing', '', /is empty/],
  ['spaces', ' ,,\n\n \u200b', /is empty/],
  ['one column', 'Asha\nBinod', /one column only/],
  ['a PDF', '%PDF-1.7 …', /PDF/],
  ['a picture', bytesOf(0x89, 0x50, 0x4e, 0x47, 0, 1), /picture/],
  ['a web page', '<html xmlns:x="urn"><table>', /web page .* save it as \.xlsx/],
  ['an old workbook', oleFile('Workbook'), /old workbook \(\.xls\)/],
  ['a workbook with a password', oleFile('EncryptedPackage'), /has a password/],
  [
    'a letter of Word',
    zipSync({ 'word/document.xml': strToU8('<w/>') }) as Uint8Array<ArrayBuffer>,
    /not a workbook/,
  ],
  [
    'a workbook of another program',
    zipSync(
      { mimetype: strToU8('application/vnd.oasis.opendocument.spreadsheet') },
      { level: 0 },
    ) as Uint8Array<ArrayBuffer>,
    /another kind/,
  ],
  ['half a workbook', strToU8('PK\u0003\u0004 and no more') as Uint8Array<ArrayBuffer>, /damaged/],
  ['bytes', bytesOf(0, 1, 2, 0, 0, 3, 7, 0, 0), /not a list/],
  [
    'a quotation mark without an end',
    'No,Name\n1,"Asha\n2,Binod\n3,C',
    /Row 2 has a quotation mark/,
  ],
  ['20,000 rows', manyRows(20_000), /20,001 rows. At most 5,000/],
  ['11 MB', 'x'.repeat(11_000_000), /11 MB. At most 10 MB/],
])('%s: the reader is told what to do', async (_what, content, message) => {
  await expect(readTable(fileOf(content))).rejects.toThrow(message)
})

test('a workbook of 20,000 rows, or one that unpacks to gigabytes, is refused unread', async () => {
  const large = await changedSheet((xml) =>
    xml.replace('</sheetData>', `${'<row><c><v>1</v></c></row>'.repeat(20_000)}</sheetData>`),
  )
  await expect(readTable(large)).rejects.toThrow(/20,003 rows. At most 5,000/)
  const bomb = zipSync({
    'xl/workbook.xml': strToU8('<x/>'),
    'xl/worksheets/sheet1.xml': new Uint8Array(60_000_000),
  })
  expect(bomb.length).toBeLessThan(100_000)
  await expect(readTable(fileOf(bomb as Uint8Array<ArrayBuffer>))).rejects.toThrow(/too large/)
})

test('a workbook of parts that are large together alone is refused', async () => {
  const part = new Uint8Array(18_000_000)
  const parts = Object.fromEntries([1, 2, 3].map((at) => [`xl/worksheets/sheet${at}.xml`, part]))
  const bomb = zipSync({ 'xl/workbook.xml': strToU8('<x/>'), ...parts }, { level: 1 })
  expect(bomb.length).toBeLessThan(1_000_000)
  await expect(readTable(fileOf(bomb as Uint8Array<ArrayBuffer>))).rejects.toThrow(/too large/)
})

// A tag that is never closed, a million letters of it: each would take minutes if it was looked at again and again.
test.each([
  ['cells', '<c ', 'xl/worksheets/sheet1.xml'],
  ['cells with places', '<c r="A1" ', 'xl/worksheets/sheet1.xml'],
  ['places of one cell', ' r="A1"', 'xl/worksheets/sheet1.xml'],
  ['rows', '<row ', 'xl/worksheets/sheet1.xml'],
  ['merged cells', '<mergeCell ', 'xl/worksheets/sheet1.xml'],
  ['references', ' ref="A', 'xl/worksheets/sheet1.xml'],
  ['sheets', '<sheet ', 'xl/workbook.xml'],
  ['relations of sheets', '<Relationship ', 'xl/_rels/workbook.xml.rels'],
  ['names of relations', ' Id="', 'xl/_rels/workbook.xml.rels'],
])('a workbook with a million letters of unclosed %s is refused', async (_what, text, name) => {
  const parts = unzipSync(new Uint8Array(await (await workbook()).arrayBuffer()))
  const open = name.includes('rels') ? '<Relationship' : name.includes('sheets/') ? '<c' : '<sheet'
  const start = strFromU8(parts[name]!).replace(/<\/(sheetData|sheets|Relationships)>.*/s, '')
  parts[name] = strToU8(`${start}${open}${text.repeat(1_000_000 / text.length)}`)
  const file = fileOf(zipSync(parts) as Uint8Array<ArrayBuffer>, 'members.xlsx')
  await expect(readTable(file)).rejects.toThrow(/damaged/)
})

test.each([
  [
    'in a row that no workbook has',
    '<row r="999999999"><c r="A999999999"><v>1</v></c></row>',
    /damaged/,
  ],
  [
    'far away',
    '<row r="1048576"><c r="XFD1048576"><v>1</v></c></row>',
    /far below or beside the list/,
  ],
])('a workbook with a cell %s is refused', async (_what, row, message) => {
  const file = await changedSheet((xml) => xml.replace('</sheetData>', `${row}</sheetData>`))
  await expect(readTable(file)).rejects.toThrow(message)
})

test('a workbook with empty cells far away is read', async () => {
  const row = '<row r="1048576"><c r="A1048576" s="1"/><c r="XFD1048576" s="1"/></row>'
  const file = await changedSheet((xml) => xml.replace('</sheetData>', `${row}</sheetData>`))
  expect((await readTable(file)).rows[1]?.slice(0, 2)).toEqual(['0017', 'Asha Namuna'])
})

test('a text of quotation marks before a million spaces is refused', async () => {
  const text = `No,Name\n"${'x"'.repeat(500_000)}${' '.repeat(1_000_000)},1\n`
  await expect(readTable(fileOf(text))).rejects.toThrow(/Row 2 has a quotation mark/)
})

test('a gap of empty cells is read', async () => {
  const { rows: read } = await readTable(fileOf(`No\tName${'\t'.repeat(300)}\n17\tAsha\n`))
  expect(read[0]?.slice(0, 2)).toEqual(['No', 'Name'])
  expect(read[1]).toEqual(['17', 'Asha'])
})

test('5,000 members are read', async () => {
  const { rows: read } = await readTable(fileOf(manyRows(5_000)))
  expect(read.filter((cells) => cells.length > 1)).toHaveLength(5_001)
})

test('a file that was moved since it was chosen cannot be read, and the reader is told so', async () => {
  const moved = fileOf('No,Name\n1,Asha')
  moved.arrayBuffer = () => Promise.reject(new DOMException('', 'NotReadableError'))
  await expect(readTable(moved)).rejects.toThrow(/moved, or changed/)
})

test('a long name of a file is shortened, as an import stores it', async () => {
  const { name } = await readTable(fileOf('No,Name\n1,Asha', `${'ନମୁନା'.repeat(60)}.csv`))
  expect(name).toHaveLength(100)
})
