import { describe, expect, test } from 'vitest'
import { findPersons } from '@/features/meetings/attendance/find'
import type { Person } from '@/features/meetings/attendance/persons'
import { groupByName } from '@/features/desk/report/report'
import { parseView } from '@/features/requests/view/view'
import { createSelectRows } from '@/features/requests/view/selectRows'
import type { AdminRecord } from '@/shared/collectionConfig'
import { compareNames } from '@/shared/text/compareNames'

const inOrder: [title: string, names: string[]][] = [
  ['capitals and small letters', ['Bharat', 'sita', 'SUNITA', 'Zubin']],
  ['accents', ['Amrit', 'Ámrit', 'Bharat', 'Elise', 'Élise', 'Émile', 'Zubin']],
  ['accents and case together', ['asha', 'Śarada', 'sharmila', 'Śyam', 'zoya']],
  ['numbers', ['Ward 9', 'Ward 10', 'Ward 101']],
  ['Odia after Latin, by its own alphabet', ['Zubin', 'ଅନିତା', 'ଆଶା', 'କମଳା', 'ରମେଶ', 'ସୀତା']],
  ['digits, Latin, Devanagari and Odia', ['12 Works', 'Kalinga', 'कमला', 'କମଳା']],
  ['no name, which is last', ['Bharat', 'ଆଶା', '']],
]

const asRecord = (name: string, n: number): AdminRecord => ({
  id: `record${n}`,
  createdAt: '',
  createdAtMillis: null,
  name,
})

const asPerson = (name: string, n: number) =>
  ({ id: String(9_000_000_000 + n), name, firmName: '', mobile: '', isMember: true }) as Person

describe.each(inOrder)('the order of %s', (_title, names) => {
  const mixed = names.toReversed()

  test('is the same whichever comes first', () => {
    expect(mixed.toSorted(compareNames)).toEqual(names)
    expect(names.toSorted(compareNames)).toEqual(names)
  })

  test('is that of a list, with its files and prints', () => {
    const view = parseView('list=registrations&state=all&sort=name')
    const rows = createSelectRows()(mixed.map(asRecord), view)
    expect(rows.map(({ name }) => name)).toEqual(names)
  })

  test('is that of attendance', () => {
    const options = { search: '', filter: 'all', sort: 'name' } as const
    expect(findPersons(mixed.map(asPerson), options).map(({ name }) => name)).toEqual(names)
  })

  test('is that of a report', () => {
    expect(groupByName(mixed, (name) => name).map(([name]) => name)).toEqual(names)
  })
})
