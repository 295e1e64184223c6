import { keyOfNumber } from '@/features/members/memberNumber'
import { makeXlsx } from '@/shared/desk/export/xlsx'
import { textColumn } from '@/shared/desk/table/column'
import type { ImportField } from '@/features/members/import/importTypes'
import { aProfile } from '@scripts/samples/members/memberRecords'

/*
 * A list of members as associations have it, with the faults that such lists have. No person in it is real.
 */

/** The columns, with the headers that lists have. */
const columns = {
  number: 'Regn. No.',
  name: 'Name of the Member',
  designation: 'Desgn.',
  firmName: 'Name of Firm',
  kind: 'Type of Membership',
  joinedOn: 'DOJ',
  paidUntil: 'Paid upto',
  mobile: 'Mob. No.',
  email: 'E-mail ID',
  constitution: 'Constitution',
  address: 'Address',
  district: 'Dist.',
  pin: 'Pin',
  products: 'Products',
  pan: 'PAN',
  gstin: 'GST No.',
  udyam: 'Udyam Regn. No.',
} satisfies { [field in ImportField]?: string }

type Field = keyof typeof columns

type Row = { [field in Field]: string }

const fields = Object.keys(columns) as Field[]

/** The fault of a cell, and how the cell gets it. A duplicate repeats the row before it. */
const faultKinds: {
  name: string
  field: Field
  /** Its row is imported all the same. */
  isImported?: true
  spoil: (row: Row, before: Row) => string
}[] = [
  { name: 'a day that is not in the calendar', field: 'joinedOn', spoil: () => '31.02.1999' },
  { name: 'only a year', field: 'joinedOn', spoil: () => '1999' },
  { name: 'a number that Excel has shortened', field: 'mobile', spoil: () => '9.43701E+09' },
  {
    name: 'two mobile numbers in one cell',
    field: 'mobile',
    spoil: ({ mobile }) => `${mobile}, ${mobile.replace(/.$/, '1')}`,
  },
  { name: 'an email without its domain', field: 'email', spoil: () => 'asha.namuna@' },
  { name: 'a wrong GSTIN', field: 'gstin', spoil: () => '21SAMPA0001Z1Z#' },
  { name: 'a member without a name', field: 'name', spoil: () => 'N.A.' },
  { name: 'a kind of membership that there is not', field: 'kind', spoil: () => 'Patron' },
  { name: 'a place that is no district', field: 'district', spoil: () => 'Bhubaneswar' },
  { name: 'a mark that repeats the cell above', field: 'address', spoil: () => '-do-' },
  {
    name: 'a number that another member has, too',
    field: 'number',
    spoil: (_row, { number }) => number.toLowerCase().replaceAll('/', '-'),
  },
  {
    name: 'a mobile that another member has, too',
    field: 'mobile',
    isImported: true,
    spoil: (_row, { mobile }) => `+91 ${mobile}`,
  },
]

export type Fault = {
  /** Of the file, from 1. */
  line: number
  what: string
  field: ImportField
  isImported: boolean
}

export type OldList = { headers: string[]; rows: string[][]; faults: Fault[] }

/** The spellings of the list, where they are not those of the forms. */
const spellings: Record<string, string> = {
  Khordha: 'Khurda',
  Kendujhar: 'Keonjhar',
  Balasore: 'Baleswar',
  'Private limited': 'Pvt. Ltd.',
  Proprietorship: 'Prop.',
  'One person company': 'OPC',
}

const spelled = (text = '') => spellings[text] ?? text

/** Row number n, from 0. Its samples are numbered apart from those of the seed. */
function rowOf(n: number): Row {
  const profile = aProfile(n + 10_001)
  const year = 1990 + (n % 35)
  return {
    number: `UO/2018/${String(n + 1).padStart(4, '0')}`,
    name: profile.name,
    designation: profile.designation ?? '',
    firmName: profile.firmName,
    kind: ['Ordinary', 'LM', 'ORDINARY', 'Associate Member'][n % 4]!,
    joinedOn: [`01.04.${year}`, `5/11/${year}`, `9-Aug-${year}`, `${year}-12-31`][n % 4]!,
    paidUntil: n % 4 === 1 ? '' : '31.03.2027',
    mobile: profile.mobile ?? '',
    email: profile.email ?? '-',
    constitution: spelled(profile.constitution),
    address: profile.address ?? '',
    district: spelled(profile.district),
    pin: profile.pin ?? '',
    products: profile.products ?? '',
    pan: profile.pan ?? 'NA',
    gstin: profile.gstin ?? '',
    udyam: profile.udyam ?? '',
  }
}

/**
 * A list with a fault in every so many rows, each kind in turn.
 *
 * @param count of rows
 * @param faultCount of faults: 60 are twelve kinds, five times each
 */
export function oldList(count = 2_000, faultCount = 60): OldList {
  const rows = Array.from({ length: count }, (_, n) => rowOf(n))
  const apart = Math.floor(count / faultCount)
  const faults = Array.from({ length: faultCount }, (_, at): Fault => {
    const { name, field, isImported = false, spoil } = faultKinds[at % faultKinds.length]!
    // The row before it is without a fault.
    const n = at * apart + 1
    rows[n] = { ...rows[n]!, [field]: spoil(rows[n]!, rows[n - 1]!) }
    return { line: n + 2, what: name, field, isImported }
  })
  return {
    headers: fields.map((field) => columns[field]),
    rows: rows.map((row) => fields.map((field) => row[field])),
    faults,
  }
}

/** The faults whose rows an import leaves out. */
export const leftOut = ({ faults }: OldList) => faults.filter(({ isImported }) => !isImported)

/** The numbers that an import of the list makes members of: those of all other rows. */
export function goodNumbers(list: OldList): string[] {
  const faulty = new Set(leftOut(list).map(({ line }) => line))
  return list.rows.flatMap(([number = ''], at) => (faulty.has(at + 2) ? [] : [keyOfNumber(number)]))
}

export const oldListCsv = ({ headers, rows }: OldList): string =>
  [headers, ...rows]
    .map((cells) => cells.map((cell) => `"${cell.replaceAll('"', '""')}"`).join(';'))
    .join('\r\n')

export const oldListXlsx = ({ headers, rows }: OldList): Promise<Blob> =>
  makeXlsx(
    'Members',
    headers.map((header, at) => textColumn<string[]>(String(at), header, (cells) => cells[at]!)),
    rows,
    () => {},
  )

/** The list of the two files to try an import with: each kind of fault once. */
export const shortList = oldList(30, faultKinds.length)
