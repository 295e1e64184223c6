import { beforeEach, describe, expect, test } from 'vitest'
import { collectionById, collections } from '@/features/requests/collections'
import { createSelectRows } from '@/features/requests/view/selectRows'
import { parseView, type View } from '@/features/requests/view/view'
import type { AdminRecord } from '@/shared/collectionConfig'

const registrations = collections[0]!

const aRecord = (id: string, fields: Partial<AdminRecord> = {}): AdminRecord => ({
  id,
  createdAt: 'Unknown date',
  createdAtMillis: null,
  ...fields,
})

const aView = (part: Partial<View> = {}): View => ({ ...parseView(''), ...part })

const idsOf = (records: readonly AdminRecord[]) => records.map(({ id }) => id)

let selectRows: ReturnType<typeof createSelectRows>

beforeEach(() => {
  selectRows = createSelectRows()
})

describe('a search', () => {
  const records = [
    aRecord('7F3KQ2ZD000000000000', {
      name: 'Sample Entrepreneur',
      firmName: 'José Crafts',
      mobile: '9876543210',
      district: 'Khordha',
      investment: 1_250_000,
      address: 'Plot 12/3\nBhubaneswar',
    }),
    aRecord('AAAABBBBCCCCDDDDEEEE', {
      name: 'ନମୁନା ଉଦ୍ୟୋଗୀ',
      firmName: 'Sample Udyog',
      mobile: '+91 91234-56789',
      other: { note: 'came by post' },
      unreadable: ['PIN'],
    }),
  ]
  const found = (search: string) => idsOf(selectRows(records, aView({ search })))
  const [first, second] = idsOf(records)

  test.each([
    ['a name, in small letters or large', 'SAMPLE entrepreneur', first],
    ['words of different fields, in any order', 'crafts sample', first],
    ['a letter without its mark', 'jose', first],
    ['a word of the middle of a text', 'hubanes', first],
    ['Odia', 'ଉଦ୍ୟୋଗୀ', second],
    ['a reference', 'NR-7F3K-Q2ZD', first],
    ['a reference without its dashes', 'nr7f3kq2zd', first],
    ['a mobile as it is shown', '+91 98765 43210', first],
    ['a mobile with a zero ahead', '098765 43210', first],
    ['a mobile in Odia digits', '୯୮୭୬୫୪୩୨୧୦', first],
    ['a mobile with marks of a chat', '\u202a+91 98765 43210\u202c', first],
    ['a mobile after 91', '919876543210', first],
    ['a mobile after its name', 'Mob 9876543210', first],
    ['a mobile with words after it', '98765 43210 (office)', first],
    ['the digits of a mobile that is stored as somebody wrote it', '9123456789', second],
    ['an amount as it is shown', '₹12,50,000', first],
    ['what the form does not know', 'post', second],
    ['the name of what could not be read', 'pin', second],
  ])('finds %s', (_what, search, id) => {
    expect(found(search)).toEqual([id])
  })

  describe('of what looks the same', () => {
    const alike = [
      aRecord('0F1KQ2Z1000000000000', {
        name: 'O’Neil “Sample”',
        firmName: 'Kalinga\u2011Works – Puri',
        address: 'ପ୍ଲଟ ୧୨, କ୍\u200cଷେତ୍ର',
        other: { note: 'half\u00admoon\u200b' },
      }),
      aRecord('AAAABBBB000000000000', { name: "D'Souza", firmName: 'Oil and loan co-operative' }),
    ]
    const foundIn = (search: string, collection = registrations) =>
      idsOf(selectRows(alike, aView({ collection, search })))
    const [oneil, dsouza] = idsOf(alike)

    test.each([
      ['an apostrophe as a keyboard has it', "o'neil", oneil],
      ['an apostrophe as a phone has it', 'd’souza', dsouza],
      ['an accent for an apostrophe', 'd´souza', dsouza],
      ['plain quotation marks', '"sample"', oneil],
      ['curly quotation marks', '“sample”', oneil],
      ['a hyphen', 'kalinga-works', oneil],
      ['a dash', 'kalinga—works', oneil],
      ['a dash for a hyphen', 'co–operative', dsouza],
      ['a word with a joiner left out', 'କ୍ଷେତ୍ର', oneil],
      ['a word with another joiner', 'କ୍\u200dଷେତ୍ର', oneil],
      ['a word without its soft hyphen', 'halfmoon', oneil],
      ['a word copied with marks', '\u200ehalfmoon\u200f', oneil],
      ['a number in other digits', '12', oneil],
      ['a number in its own digits', '୧୨', oneil],
      ['a number in digits of a third script', '१२', oneil],
      ['a reference with O for 0', 'NR-OF1K', oneil],
      ['a reference with I and L for 1', 'nr-oflk-q2zi', oneil],
      ['a reference with O for 0, without dashes', 'NROF1KQ2Z1', oneil],
      ['a part of a reference', 'of1k', oneil],
      ['a reference with a long dash', 'NR–0F1K', oneil],
    ])('finds %s', (_what, search, id) => {
      expect(foundIn(search)).toEqual([id])
    })

    test('finds words with O, I and L only where they are', () => {
      expect(foundIn('oil')).toEqual([dsouza])
      expect(foundIn('loan')).toEqual([dsouza])
      expect(foundIn('0il')).toEqual([])
      expect(foundIn('LB-OFIK', collectionById('land-issues')!)).toEqual([oneil])
    })
  })

  test('finds everything for spaces only, and nothing if one word does not occur', () => {
    expect(found('  ')).toEqual([first, second])
    expect(found('sample')).toEqual([first, second])
    expect(found('sample nowhere')).toEqual([])
  })

  test('does not search the received time in milliseconds, which is not shown', () => {
    const record = aRecord('a', { createdAtMillis: 1_234_567_890_123 })
    expect(selectRows([record], aView({ search: '1234567890123' }))).toEqual([])
  })

  test('of another collection finds its own references', () => {
    const collection = collectionById('land-issues')!
    const search = 'LB-7F3K'
    expect(found(search)).toEqual([])
    expect(idsOf(selectRows(records, aView({ collection, search })))).toEqual([first])
  })
})

describe('filters', () => {
  const records = [
    aRecord('a', { district: 'Puri', sector: 'Textiles' }),
    aRecord('b', { district: 'Puri', sector: 'Food' }),
    aRecord('c', { sector: 'Food' }),
    aRecord('d', { district: 42, sector: 'Food' }),
  ]
  const found = (filters: View['filters'], search = '') =>
    idsOf(selectRows(records, aView({ filters, search })))

  test('keep the records with exactly that value', () => {
    expect(found({ district: 'Puri' })).toEqual(['a', 'b'])
    expect(found({ district: 'Pur' })).toEqual([])
  })

  test('all apply, together with the search', () => {
    expect(found({ district: 'Puri', sector: 'Food' })).toEqual(['b'])
    expect(found({ sector: 'Food' }, 'puri')).toEqual(['b'])
  })

  test('find records with an empty or an unreadable value', () => {
    expect(found({ district: 'Not given' })).toEqual(['c', 'd'])
  })
})

describe('dates', () => {
  const at = (day: number, hour: number) => Date.UTC(2026, 10, day, hour - 5, -30)
  const records = [
    aRecord('before', { createdAtMillis: at(20, 23) }),
    aRecord('morning', { createdAtMillis: at(21, 0) }),
    aRecord('evening', { createdAtMillis: at(21, 23) }),
    aRecord('after', { createdAtMillis: at(22, 0) }),
    aRecord('never'),
  ]
  const found = (from: string, to: string) => idsOf(selectRows(records, aView({ from, to })))

  test('are whole local days, the first and the last included', () => {
    expect(found('2026-11-21', '2026-11-21')).toEqual(['morning', 'evening'])
    expect(found('2026-11-21', '')).toEqual(['morning', 'evening', 'after'])
    expect(found('', '2026-11-20')).toEqual(['before'])
  })

  test('leave out records without a date, but only when a date is set', () => {
    expect(found('', '2026-11-30')).not.toContain('never')
    expect(found('', '')).toContain('never')
  })

  test('in the wrong order find nothing', () => {
    expect(found('2026-11-22', '2026-11-21')).toEqual([])
  })
})

describe('an order', () => {
  const sorted = (records: AdminRecord[], field: string, isDescending = false) =>
    idsOf(selectRows(records, aView({ sort: { field, isDescending } })))

  const named = (...names: unknown[]) => names.map((name, at) => aRecord(`${at}`, { name }))

  test('sorts text as people do: ignores case and puts 9 before 10', () => {
    const records = named('b10', 'B9', 'a', 'C')
    expect(sorted(records, 'name')).toEqual(['2', '1', '0', '3'])
    expect(sorted(records, 'name', true)).toEqual(['3', '0', '1', '2'])
  })

  test('puts empty values last, in both directions', () => {
    const records = named('', 'b', undefined, 'a', null)
    expect(sorted(records, 'name')).toEqual(['3', '1', '0', '2', '4'])
    expect(sorted(records, 'name', true)).toEqual(['1', '3', '0', '2', '4'])
  })

  test('keeps the order of equal records, in both directions', () => {
    const records = named('same', 'b', 'Same', 'a', 'SAME')
    expect(sorted(records, 'name')).toEqual(['3', '1', '0', '2', '4'])
    expect(sorted(records, 'name', true)).toEqual(['0', '2', '4', '1', '3'])
  })

  test('sorts numbers by size, and text after them, in both directions', () => {
    const records = [1999, 200, 'about 1950', undefined, 30].map((yearEstablished, at) =>
      aRecord(`${at}`, { yearEstablished }),
    )
    expect(sorted(records, 'yearEstablished')).toEqual(['4', '1', '0', '2', '3'])
    expect(sorted(records, 'yearEstablished', true)).toEqual(['0', '1', '4', '2', '3'])
  })

  test('sorts options in the order of the form, but districts alphabetically', () => {
    const { options = [] } = registrations.fields.get('turnover')!.meta
    const records = options
      .toReversed()
      .map((turnover, at) => aRecord(`${at}`, { turnover, district: ['Puri', 'Angul'][at] }))
    expect(sorted(records, 'turnover')).toEqual(idsOf(records).toReversed())
    expect(sorted(records, 'district').slice(0, 2)).toEqual(['1', '0'])
  })

  test('sorts times by the moment, not by their text', () => {
    const times = [Date.UTC(2026, 8, 30), Date.UTC(2026, 9, 1), Date.UTC(2025, 11, 9)]
    const records = times.map((createdAtMillis, at) =>
      aRecord(`${at}`, { createdAtMillis, createdAt: `text ${at}` }),
    )
    expect(sorted([...records, aRecord('none')], 'createdAt')).toEqual(['2', '0', '1', 'none'])
    expect(sorted([aRecord('none'), ...records], 'createdAt', true)).toEqual([
      '1',
      '0',
      '2',
      'none',
    ])
  })

  test('by an unknown column changes nothing', () => {
    expect(sorted(named('b', 'a'), 'unknown')).toEqual(['0', '1'])
  })

  test('does not change the array it was given', () => {
    const records = Object.freeze(named('b', 'a'))
    expect(sorted(records as AdminRecord[], 'name')).toEqual(['1', '0'])
    expect(idsOf(records)).toEqual(['0', '1'])
  })
})

describe('work', () => {
  /** A view sorted by name whose column counts how often it is read. */
  function counted() {
    const looks = { sort: 0, search: 0 }
    const columns = registrations.columns.map((column) => ({
      ...column,
      sortValue(record: AdminRecord) {
        looks.sort += 1
        return column.sortValue(record)
      },
    }))
    const view = aView({
      collection: { ...registrations, columns },
      filters: { district: 'Puri' },
      sort: { field: 'name', isDescending: false },
    })
    /** A record that counts how often a filter reads it. */
    const record = (id: string, district = 'Puri') => {
      const one = aRecord(id, { name: id })
      Object.defineProperty(one, 'district', {
        get: () => {
          looks.search += 1
          return district
        },
      })
      return one
    }
    return { looks, view, record }
  }

  test('is done once: the same records and view give the same array', () => {
    const { looks, view, record } = counted()
    const records = ['b', 'a', 'c'].map((id) => record(id))
    const rows = selectRows(records, view)
    const before = { ...looks }

    expect(selectRows(records, view)).toBe(rows)
    // These do not affect which rows match.
    expect(selectRows(records, { ...view, page: 3, size: 100, columns: ['name'] })).toBe(rows)
    expect(looks).toEqual(before)
  })

  test('is not done without conditions: the result is the list itself', () => {
    const records = [aRecord('b'), aRecord('a')]
    expect(selectRows(records, aView({ state: 'all' }))).toBe(records)
  })

  test('of a search is not repeated for another order', () => {
    const { looks, view, record } = counted()
    const records = ['b', 'a', 'c'].map((id) => record(id))
    selectRows(records, view)
    const { search, sort } = looks

    selectRows(records, { ...view, sort: { field: 'name', isDescending: true } })
    expect(looks.search).toBe(search)
    expect(looks.sort).toBeGreaterThan(sort)
  })

  test('of sorting is not repeated for an equal order', () => {
    const { looks, view, record } = counted()
    const records = ['b', 'a'].map((id) => record(id))
    const rows = selectRows(records, view)
    const before = { ...looks }
    expect(selectRows(records, { ...view, sort: { ...view.sort! } })).toBe(rows)
    expect(looks).toEqual(before)
  })

  test('keeps all other records the same objects, in their places, when one changes', () => {
    const records = ['b', 'a', 'c'].map((id) => aRecord(id, { name: id, district: 'Puri' }))
    const view = aView({
      filters: { district: 'Puri' },
      sort: { field: 'name', isDescending: false },
    })
    const rows = selectRows(records, view)
    const changed = aRecord('a', { name: 'a', district: 'Puri', firmName: 'Other' })

    const now = selectRows([records[0]!, changed, records[2]!], view)

    expect(idsOf(now)).toEqual(['a', 'b', 'c'])
    expect(now[0]).toBe(changed)
    expect(now[1]).toBe(rows[1])
    expect(now[2]).toBe(rows[2])
  })

  test('of one component does not affect another', () => {
    const other = createSelectRows()
    const records = [aRecord('b', { name: 'b' }), aRecord('a', { name: 'a' })]
    const [up, down] = [false, true].map((isDescending) =>
      aView({ sort: { field: 'name', isDescending } }),
    )
    const rows = selectRows(records, up!)
    expect(idsOf(other(records, down!))).toEqual(['b', 'a'])
    expect(selectRows(records, up!)).toBe(rows)
  })
})
