import { describe, expect, test } from 'vitest'
import { importFields } from '@/features/members/import/importFields'
import type { ImportField, Matched, Table, TypedCells } from '@/features/members/import/importTypes'
import { correctCell, readRows } from '@/features/members/import/readRow'
import { hostileTexts, largeTexts } from '@test/support/hostile'

const required = { number: '17', name: 'Asha Namuna', firmName: 'Sample Works', kind: 'Life' }

/** Reads rows of cells by field, as if each field had a column. */
async function readAll(rows: TypedCells[], more: Partial<Table> = {}) {
  const fields = [...importFields.keys()]
  const table: Table = {
    name: 'members.csv',
    hash: '',
    rows: [fields, ...rows.map((cells) => fields.map((field) => cells[field] ?? ''))],
    ...more,
  }
  const columns = fields.map((field, at) => ({ at, header: field, samples: [], field }))
  return readRows(table, { firstRow: 1, columns, twice: [] }, {}, () => {})
}

async function read(cells: TypedCells) {
  const [row] = await readAll([{ ...required, ...cells }])
  return row!
}

/** The value of a field, or its problem. */
async function valueOf(field: ImportField, typed: string, others: TypedCells = {}) {
  const { values, problems } = await read({ ...others, [field]: typed })
  return problems.find((problem) => problem.field === field)?.message ?? values[field]
}

test('a row has what the schema of members stores', async () => {
  const row = await read({
    number: '0017',
    kind: 'LM',
    joinedOn: '01.04.1999',
    mobile: '+91 94370-12345',
    whatsapp: 'same',
    email: 'Mail: asha@example.org',
    constitution: 'Pvt. Ltd.',
    district: 'Khurda',
    pin: '751 001',
    employees: '25',
    yearEstablished: '1/4/1987',
    activity: 'Mfg.',
    gender: 'F',
    language: 'Oriya',
    udyam: 'udyam-od-19-0012345',
    directoryConsent: 'no',
  })
  expect(row.problems).toEqual([])
  expect(row.line).toBe(2)
  expect(row.values).toEqual({
    number: '17',
    legacyNumber: '0017',
    kind: 'Life',
    joinedOn: '1999-04-01',
    name: 'Asha Namuna',
    firmName: 'Sample Works',
    mobile: '9437012345',
    whatsapp: '9437012345',
    email: 'asha@example.org',
    constitution: 'Private limited',
    district: 'Khordha',
    pin: '751001',
    employees: '10–49',
    yearEstablished: 1987,
    activity: 'Manufacturing',
    gender: 'Female',
    language: 'or',
    udyam: 'UDYAM-OD-19-0012345',
    directoryConsent: false,
  })
})

test.each([
  ['01.04.1999', '1999-04-01'],
  ['1/4/99', '1999-04-01'],
  ['1-4-26', '2026-04-01'],
  ['31-Mar-2027', '2027-03-31'],
  ['31-Mar-27', '2027-03-31'],
  ['1st April 1999', '1999-04-01'],
  ['April 1, 1999', '1999-04-01'],
  ['1999-04-01', '1999-04-01'],
  ['1999-04-01T00:00:00', '1999-04-01'],
  ['01/04/1999 0:00', '1999-04-01'],
  ['36251', '1999-04-01'],
  ['୦୧.୦୪.୧୯୯୯', '1999-04-01'],
  ['29.02.2024', '2024-02-29'],
  ['29.02.2023', 'There is no such day as 29.02.2023'],
  ['04/25/1999', 'There is no month 25: the day comes first, as in 25.04.1999'],
  ['1999', 'This is only a year. Enter the day, for example 01.04.1999'],
  ['Apr 1999', 'This is only a month. Enter the day, for example 01.04.1999'],
  ['2024-25', 'This is a year from April to March. Enter the day, for example 31.03.2027'],
  ['long ago', 'Enter a date, for example 31.03.2027'],
  ['99999', 'Enter a date, for example 31.03.2027'],
  ['1 Foo 1999', 'Enter a date, for example 31.03.2027'],
  ['01.04.0099', 'Enter the year in four digits, from 1900'],
])('the date %s is read as %s', async (typed, expected) => {
  expect(await valueOf('joinedOn', typed)).toBe(expected)
})

test.each([
  ['Odia', 'or'],
  ['ଓଡ଼ିଆ', 'or'],
  ['hindi', 'hi'],
  ['English', undefined],
])('the language %s is read as %s, as on a record', async (typed, expected) => {
  expect(await valueOf('language', typed)).toBe(expected)
})

describe('“Paid until”', () => {
  test.each([
    'Life',
    'Life Time',
    'LIFETIME',
    'LM',
    'Permanent',
    'ଆଜୀବନ',
    '-',
    'N.A.',
    '-do-',
    '#REF!',
    '2019',
    '31.02.2027',
    '31.03.2027',
  ])('of a member without dues can hold “%s”: nothing is stored', async (typed) => {
    for (const kind of ['Life', 'LM', 'Honorary']) {
      const row = await read({ kind, paidUntil: typed })
      expect([kind, row.problems]).toEqual([kind, []])
      expect(row.values).not.toHaveProperty('paidUntil')
    }
  })

  test('that is merged with another cell is no problem for a life member either', async () => {
    const at = [...importFields.keys()].indexOf('paidUntil')
    const rows = [required, { ...required, number: '18', kind: 'Ordinary' }, required]
    const merged = [{ top: 0, bottom: 3, left: at, right: at }]
    const read = await readAll(rows, { merged })
    expect(read.map(({ problems }) => problems.length)).toEqual([0, 1, 0])
  })

  test('of a member with dues is a date', async () => {
    const kind = 'Ordinary'
    expect(await valueOf('paidUntil', '31.03.2027', { kind })).toBe('2027-03-31')
    expect(await valueOf('paidUntil', '2019', { kind })).toMatch(/only a year/)
    expect(await valueOf('paidUntil', 'N.A.', { kind })).toBeUndefined()
  })

  test.each(['Life', 'Life Member', 'lifetime', 'L.M.', 'Permanent', 'ଆଜୀବନ'])(
    '“%s” of a row of another type asks whether it is a life member, and guesses nothing',
    async (typed) => {
      const row = await read({ kind: 'Ordinary', paidUntil: typed })
      expect(row.problems).toEqual([
        {
          field: 'kind',
          message:
            '“Paid until” says that this is a life member. Choose the type Life, or enter a date there',
          typed: 'Ordinary',
        },
        {
          field: 'paidUntil',
          message:
            'This says that the member is a life member. Choose the type Life, or enter a date',
          typed,
        },
      ])
      expect(correctCell(row, 'kind', 'Life').problems).toEqual([])
      expect(correctCell(row, 'paidUntil', '31.03.2027').values).toMatchObject({
        kind: 'Ordinary',
        paidUntil: '2027-03-31',
      })
    },
  )

  test('“Life” of a row without a type is said beside the type that is missing', async () => {
    const row = await read({ kind: '', paidUntil: 'Life' })
    expect(row.problems.map(({ field, message }) => `${field}: ${message}`)).toEqual([
      'kind: Membership type is required',
      'paidUntil: This says that the member is a life member. Choose the type Life, or enter a date',
    ])
    expect(correctCell(row, 'kind', 'Life').problems).toEqual([])
  })
})

test.each<[ImportField, string, RegExp]>([
  ['mobile', '9.43701E+09', /shortened this number to 9\.43701E\+09.* in full/],
  ['number', '1.2E+05', /shortened/],
  ['number', '2019-01-01', /made a date of this number/],
  ['number', 'UO#17', /as on the card/],
  ['address', '4', /At least 5/],
  ['mobile', '9437012345, 9437012346', /one number only/],
  ['mobile', '9437012345/46', /one number only/],
  ['mobile', '94370', /10-digit/],
  ['name', '#REF!', /error in the file: #REF!/],
  ['pin', '#N/A', /error in the file/],
  ['mobile', '=A2&B2', /formula, and not its result/],
  ['address', '-do-', /repeats the cell above/],
  ['firmName', '"', /repeats the cell above/],
  ['firmName', 'à¬¨à¬®à­à¬¨à¬¾', /letters are broken/],
  ['firmName', 'Works â€“ Utkal', /letters are broken/],
  ['name', 'As\uFFFDha', /letters are broken/],
  ['kind', 'Patron', /Choose one/],
  ['district', 'Bhubaneswar', /Choose one/],
  ['turnover', '25 lakh', /Choose one/],
  ['yearEstablished', '1750', /year from 1850/],
  ['directoryConsent', 'perhaps', /yes or no/],
  ['gstin', '21AAAPA1234A1ZX', /check character/],
  ['name', '', /Name is required/],
  ['number', 'N/A', /Membership number is required/],
  ['website', 'not a site', /website address/],
])('%s “%s” is a problem that says why', async (field, typed, message) => {
  const row = await read({ [field]: typed })
  expect(row.problems.map((problem) => problem.field)).toEqual([field])
  expect(row.problems[0]?.message).toMatch(message)
  expect(row.problems[0]?.typed).toBe(typed)
  expect(row.values).not.toHaveProperty(field)
})

test.each(['-', '--', 'NA', 'N/A', 'n.a.', 'Nil', 'none', 'not available', '—', ' \u200b'])(
  '“%s” is an empty cell',
  async (typed) => {
    const row = await read({ email: typed, joinedOn: typed, district: typed })
    expect(row.problems).toEqual([])
    expect(row.values).toEqual(required)
  },
)

describe('the number', () => {
  test.each([
    ['UO/2019/017', 'UO/2019/017', undefined],
    ['7E12', '7E12', undefined],
    ['0017', '17', '0017'],
    ['୦୦୧୭', '17', '୦୦୧୭'],
    [' 17 ', '17', undefined],
  ])('%s is kept as printed', async (typed, number, legacyNumber) => {
    expect((await read({ number: typed })).values).toMatchObject({ number })
    expect(await valueOf('legacyNumber', '', { number: typed })).toBe(legacyNumber)
  })

  test('of the old list stays where it has a column of its own', async () => {
    expect(await valueOf('legacyNumber', 'A-4', { number: '0017' })).toBe('A-4')
  })
})

test.each([
  ['Keonjhar', 'Kendujhar'],
  ['BALESWAR', 'Balasore'],
  ['Dist. Cuttack', 'Cuttack'],
  ['Bolangir', 'Balangir'],
  ['ସୁନ୍ଦରଗଡ଼', 'Sundargarh'],
  ['kendrapada', 'Kendrapara'],
])('the district %s is %s', async (typed, district) => {
  expect(await valueOf('district', typed)).toBe(district)
})

test.each<[ImportField, string, string]>([
  ['constitution', 'Proprietor', 'Proprietorship'],
  ['constitution', 'Co-operative', 'Co-operative or society'],
  ['constitution', 'partnership firm', 'Partnership'],
  ['kind', 'Life Member', 'Life'],
  ['kind', 'ORDINARY', 'Ordinary'],
  ['sector', 'plastic products', 'Plastic Products'],
  ['sector', 'Groceries & Snacks', 'Groceries and Snacks'],
  ['turnover', 'up to ₹10 crore', 'Up to ₹10 crore'],
  ['turnover', '₹10-100 crore', '₹10–100 crore'],
  ['employees', '0', '0–9'],
  ['employees', '1200', '250+'],
])('%s “%s” is the answer %s', async (field, typed, expected) => {
  expect(await valueOf(field, typed)).toBe(expected)
})

describe('a landline is a problem of its cell, and never a mobile', () => {
  test.each([
    '0674-2550123',
    '0674 2550123',
    '(0674) 2550123',
    '(0674)2550123',
    '0674-255 0123',
    '0674 – 255-0123',
    '0674/2550123',
    '06742550123',
    '6742550123',
    '+91 674 2550123',
    '+91-674-2550123',
    '91-674-2550123',
    '+91 0674 2550123',
    '+91 (0)674 2550123',
    '0671-2301234',
    '0661-2501234',
    '06782-262123',
    '06782 262 123',
    '011-23456789',
    '022 2345 6789',
    '(033) 2345-6789',
    '0712-2550123',
    '0891 2550123',
    '0674-255012',
    'Ph: 0674-2550123',
    '0674-2550123 (O)',
    '୦୬୭୪-୨୫୫୦୧୨୩',
  ])('%s', async (typed) => {
    for (const field of ['mobile', 'whatsapp'] as const) {
      const { problems, values } = await read({ [field]: typed })
      expect(problems).toEqual([
        {
          field,
          message: 'This is a landline. Enter a mobile number, or leave the cell empty',
          typed,
        },
      ])
      expect(values).toEqual(required)
    }
  })

  test.each([
    '094370 12345',
    '0 94370 12345',
    '09437012345',
    '0943-701-2345',
    '+91 94370-12345',
    '91 943 7012345',
    '0 87630 12345',
    '087630-12345',
    '08763 012345',
    '712 2550123',
    '(0) 63710 12345',
    '+91 (0) 70080 12345',
    'Mob. 94370 12345 (office)',
  ])('but %s is a mobile', async (typed) => {
    const digits = typed.replace(/\D/g, '').slice(-10)
    expect(await valueOf('mobile', typed)).toBe(digits)
    expect(await valueOf('whatsapp', typed)).toBe(digits)
  })

  test('beside a mobile in one cell has no part in the guess: one number is asked for', async () => {
    expect(await valueOf('mobile', '0674-2550123, 9437012345')).toMatch(/one number only/)
    expect(await valueOf('mobile', '2550123')).toMatch(/10-digit/)
  })
})

test('a cell is corrected in place, and its row is checked again', async () => {
  const wrong = await read({ mobile: '94370', pan: 'AAAPA1234A', constitution: 'LLP' })
  expect(wrong.problems.map(({ field }) => field)).toEqual(['mobile', 'pan'])
  const right = correctCell(wrong, 'mobile', '94370 12345')
  expect(right.values.mobile).toBe('9437012345')
  expect(right.typed.mobile).toBe('94370 12345')
  // Another field can be what was wrong.
  expect(correctCell(right, 'constitution', 'Prop.').problems).toEqual([])
})

test('cells that were merged are empty, and say so until they are corrected', async () => {
  const at = (field: ImportField) => [...importFields.keys()].indexOf(field)
  const area = { top: 1, bottom: 3, left: at('district'), right: at('district') }
  const rows = [
    { ...required, district: 'Puri' },
    { ...required, number: '18' },
    { ...required, number: '19' },
  ]
  const [first, second, third] = await readAll(rows, { merged: [area] })
  expect(first!.problems).toEqual([])
  expect(second!.problems.map(({ field }) => field)).toEqual(['district'])
  expect(second!.problems[0]?.message).toMatch(/merged with another/)
  expect(correctCell(second!, 'mobile', '9437012345').problems).toHaveLength(1)
  expect(correctCell(second!, 'district', '').problems).toEqual([])
  expect(correctCell(third!, 'district', 'Puri').values.district).toBe('Puri')
})

test('empty rows and repeated headers are left out, and rows keep their place in the file', async () => {
  const headers = Object.fromEntries([...importFields.keys()].map((field) => [field, field]))
  const rows = await readAll([required, {}, headers, { ...required, number: '18' }])
  expect(rows.map(({ line, values }) => [line, values.number])).toEqual([
    [2, '17'],
    [5, '18'],
  ])
})

test('lines of an address are one value, and rows without a kind have the chosen one', async () => {
  const table: Table = {
    name: 'members.csv',
    hash: '',
    rows: [['17', 'Asha', 'Namuna', 'Works', 'Plot 4', 'Cuttack']],
  }
  const fields: ImportField[] = ['number', 'name', 'name', 'firmName', 'address', 'address']
  const matched: Matched = {
    firstRow: 0,
    columns: fields.map((field, at) => ({ at, header: '', samples: [], field })),
    twice: [],
  }
  const [row] = await readRows(table, matched, { kind: 'Ordinary' }, () => {})
  expect(row!.problems).toEqual([])
  expect(row!.values).toEqual({
    number: '17',
    kind: 'Ordinary',
    name: 'Asha Namuna',
    firmName: 'Works',
    address: 'Plot 4\nCuttack',
  })
  const [without] = await readRows(table, matched, {}, () => {})
  expect(without!.problems).toEqual([
    { field: 'kind', message: 'Membership type is required', typed: '' },
  ])
})

test('whatever stands in the cells, what is read is what the schema stores', async () => {
  const rows = [...hostileTexts, ...largeTexts].map((text) =>
    Object.fromEntries([...importFields.keys()].map((field) => [field, text])),
  )
  for (const { values } of await readAll(rows)) {
    for (const [name, value] of Object.entries(values)) {
      const { schema } = importFields.get(name as ImportField)!
      expect([name, value, schema.isValidSync(value, { strict: true })]).toEqual([
        name,
        value,
        true,
      ])
    }
  }
})
