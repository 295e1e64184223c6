import { describe, expect, test } from 'vitest'
import { importFields } from '@/features/members/import/importFields'
import type { ImportField } from '@/features/members/import/importTypes'
import { matchColumns, rememberedOf } from '@/features/members/import/matchColumns'

/** The field of each column of a list, by its headers. */
const fieldsOf = (headers: string[], ...data: string[][]) =>
  matchColumns([headers, ...data]).columns.map(({ field }) => field)

const of = (header: string, ...values: string[]) => {
  const other = /pin|ପିନ/i.test(header) ? 'Udyam' : 'PIN'
  return fieldsOf([other, header], ...values.map((value) => ['751001', value]))[1]
}

test.each<[ImportField, string]>([
  ['number', 'Membership No.|Memb. No|Regn No|Reg. No.|Member ID|M.NO.|ସଦସ୍ୟ ସଂଖ୍ୟା|ସଭ୍ୟ ନଂ'],
  ['legacyNumber', 'Old No.|Old Membership Number'],
  ['kind', 'Type of Membership|Member Category|Membership Type|ସଦସ୍ୟତା ପ୍ରକାର'],
  ['joinedOn', 'DOJ|Date of Joining|Dt. of Admission|Regn. Date|Member since|Date (dd/mm/yyyy)'],
  ['paidUntil', 'Valid upto|Paid up to|VALIDITY|Subscription paid upto|Expiry Date'],
  ['name', 'Name|Name of the Member|Member Name|Contact Person|Proprietor|ନାମ|ସଦସ୍ୟଙ୍କ ନାମ'],
  ['designation', 'Desgn.|Designation|Post|ପଦବୀ'],
  ['mobile', 'Mob.|Mob No|Mobile Number|Ph No|Ph. No.|Contact No.|Cell No|ମୋବାଇଲ ନମ୍ବର|ଫୋନ୍'],
  ['whatsapp', 'WhatsApp|Whats App No|WA No.'],
  ['email', 'E-mail|Email ID|Mail Id|E mail address|ଇମେଲ୍|ଇ-ମେଲ'],
  ['firmName', 'Name of Firm|Firm|M/s|Name of the Unit|Company Name|ସଂସ୍ଥାର ନାମ'],
  ['constitution', 'Constitution|Type of Firm'],
  ['sector', 'Sector|Nature of Business'],
  ['yearEstablished', 'Year of Estd.|Year Established|Date of Establishment'],
  ['address', 'Address|Postal Addr.|Office Address|ଠିକଣା'],
  ['district', 'Dist.|District|ଜିଲ୍ଲା'],
  ['pin', 'PIN|Pin Code|Pincode|ପିନ୍ କୋଡ୍'],
  ['website', 'Web site|Website|URL'],
  ['activity', 'Activity|Nature of Activity'],
  ['products', 'Products|Product/Service|Items manufactured'],
  ['turnover', 'Annual Turnover|Turnover (Rs. in lakh)'],
  ['employees', 'No. of Employees|Manpower'],
  ['udyam', 'Udyam No|Udyam Regn. No.|MSME Reg No'],
  ['pan', 'PAN|PAN No.'],
  ['gstin', 'GST No|GSTIN|GST Regn. No.|GSTIN/UIN'],
  ['gender', 'Gender|Sex|ଲିଙ୍ଗ'],
  ['language', 'Language|Preferred Language|ଭାଷା'],
  ['directoryConsent', 'List in directory'],
])('%s is found under each of its usual headers', (field, headers) => {
  const values = field === 'number' ? ['17', 'LM-4'] : []
  for (const header of headers.split('|')) {
    expect([header, of(header.toUpperCase(), ...values)]).toEqual([header, field])
  }
})

test('each field is found under its own label', () => {
  for (const [field, { label }] of importFields) {
    const expected = field === 'directoryConsent' ? undefined : field
    expect([label, of(label, ...(field === 'number' ? ['1'] : []))]).toEqual([label, expected])
  }
})

test.each(['Sl. No.', 'S.No', 'Sr No', 'Remarks', 'Photo', 'Fax', 'Landline', 'Father’s name', ''])(
  'a column “%s” is left out, and named',
  (header) => {
    expect(of(header, 'x')).toBeUndefined()
    expect(
      matchColumns([
        ['Name', 'Firm', header],
        ['A', 'B', 'x'],
      ]).columns[2]?.header,
    ).toBe(header)
  },
)

test('where a header has two meanings, the values decide', () => {
  expect(of('M. No.', '9437012345', '+91 94371 23456')).toBe('mobile')
  expect(of('M. No.', '17', 'UO/2019/018', '9437012345')).toBe('number')
  expect(of('Category', 'Life', 'LM', 'ordinary')).toBe('kind')
  expect(of('Category', 'Services', 'other', 'Plastic products')).toBe('sector')
  expect(of('Category', 'General', 'SC')).toBeUndefined()
  expect(of('Type', 'Pvt. Ltd.', 'Prop.', 'LLP')).toBe('constitution')
  expect(of('Membership', 'Life Member', 'Ordinary')).toBe('kind')
  expect(of('Membership', 'UO/17', 'UO/18')).toBe('number')
  expect(of('Member', 'Asha Namuna', 'Binod')).toBe('name')
})

describe('the headers', () => {
  const data = ['17', 'Asha', 'Works', '9437012345', 'a@example.org']

  test('are found below a title and an empty row', () => {
    const rows = [['Utkal Association, list of members'], ['as on 1.4.2019'], []]
    const { firstRow, columns } = matchColumns([
      ...rows,
      ['M. No.', 'Name', 'Firm', 'Mob.', 'Mail'],
      data,
    ])
    expect(firstRow).toBe(4)
    expect(columns.map(({ field }) => field)).toEqual([
      'number',
      'name',
      'firmName',
      'mobile',
      'email',
    ])
    expect(columns[1]).toEqual({ at: 1, header: 'Name', samples: ['Asha'], field: 'name' })
  })

  test('can be in two rows, the first merged over several columns', () => {
    const { firstRow, columns } = matchColumns([
      ['Regn', 'Name of', '', 'Contact', ''],
      ['No', 'Member', 'Firm', 'Mobile', 'E-mail'],
      data,
    ])
    expect(firstRow).toBe(2)
    expect(columns.map(({ header, field }) => [header, field])).toEqual([
      ['Regn No', 'number'],
      ['Name of Member', 'name'],
      ['Name of Firm', 'firmName'],
      ['Contact Mobile', 'mobile'],
      ['E-mail', 'email'],
    ])
  })

  test('are not taken for two rows where the second is a member', () => {
    expect(
      matchColumns([
        ['No', 'Name', 'Firm'],
        ['x', 'Asha', 'Company'],
      ]).firstRow,
    ).toBe(1)
  })

  test('may be missing: the administrator chooses, and nothing of a member is remembered', () => {
    const matched = matchColumns([data, ['18', 'Binod', 'Mills', '9437012346', 'b@example.org']])
    expect(matched.firstRow).toBe(0)
    expect(matched.columns.map(({ header, field }) => [header, field])).toEqual(
      data.map(() => ['', undefined]),
    )
    const chosen = matched.columns.map((column) => ({ ...column, field: 'name' as const }))
    expect(rememberedOf({ ...matched, columns: chosen })).toEqual({})
  })
})

test('a field in two columns is left to the administrator', () => {
  const { columns, twice } = matchColumns([
    ['Mobile', 'Name', 'Mob. No.'],
    ['1', 'A', '2'],
  ])
  expect(columns.map(({ field }) => field)).toEqual([undefined, 'name', undefined])
  expect(twice).toEqual([{ field: 'mobile', headers: ['Mobile', 'Mob. No.'] }])
})

test('a header that says more wins, and parts of a name and an address belong together', () => {
  expect(fieldsOf(['Phone', 'Mobile', 'Date', 'Date of joining'])).toEqual([
    undefined,
    'mobile',
    undefined,
    'joinedOn',
  ])
  expect(fieldsOf(['First Name', 'Surname', 'Firm', 'At/Po', 'City', 'PIN'])).toEqual([
    'name',
    'name',
    'firmName',
    'address',
    'address',
    'pin',
  ])
})

test('what was chosen is remembered by the headers, also that a column is left out', () => {
  const rows = [
    ['Mobile', 'Name', 'Mob. No.', 'Remarks'],
    ['1', 'A', '2', 'x'],
  ]
  const matched = matchColumns(rows)
  const fields = ['whatsapp', undefined, 'mobile', 'products'] as const
  const columns = matched.columns.map((column, at) => ({ ...column, field: fields[at] }))
  const remembered = rememberedOf({ ...matched, columns })
  expect(remembered).toEqual({
    Mobile: 'whatsapp',
    Name: '',
    'Mob. No.': 'mobile',
    Remarks: 'products',
  })
  const again = matchColumns(rows, remembered)
  expect(again.columns).toEqual(columns)
  expect(again.twice).toEqual([])
})

test('a header that is there twice is not remembered', () => {
  const { columns, ...matched } = matchColumns([
    ['Name', 'Mobile', 'Mobile'],
    ['A', '1', '2'],
  ])
  const chosen = columns.map((column) =>
    column.at === 1 ? { ...column, field: 'mobile' as const } : column,
  )
  expect(rememberedOf({ ...matched, columns: chosen })).toEqual({ Name: 'name' })
})

test('forty columns are read, also where most are empty', () => {
  const headers = Array.from({ length: 40 }, (_, at) => (at < 20 ? `Question ${at}` : ''))
  const matched = matchColumns([
    [...headers, 'Name', 'Firm'],
    [...headers.map(() => ''), 'A', 'B'],
  ])
  expect(matched.columns).toHaveLength(22)
  expect(matched.columns.filter(({ field }) => field !== undefined)).toHaveLength(2)
})
