import { describe, expect, test } from 'vitest'
import { countsOf, firstBars } from '@/features/requests/view/chart'
import { collectionById, collections } from '@/features/requests/collections'
import { fileColumns } from '@/features/requests/export/fileColumns'
import { columnsAt } from '@/features/requests/columns/columns'
import { noContext, type ListContext } from '@/features/requests/columns/listContext'
import { remarkFields, reviewFields } from '@/features/requests/columns/reviewColumns'
import { activeFilters } from '@/features/requests/view/activeFilters'
import { createSelectMatching, createSelectRows } from '@/features/requests/view/selectRows'
import { parseView, writeView, type View } from '@/features/requests/view/view'
import { textOf, valueOf } from '@/features/requests/records'
import { states, statesOf, type State } from '@/shared/requests/steps'
import type { AdminRecord } from '@/shared/collectionConfig'
import type { Review } from '@/shared/validation/review'

const registrations = collections[0]!
const day = 86_400_000
const now = Date.parse('2026-11-25T12:00+05:30')

const aReview = (state: string, part: Partial<Review> = {}): Review => ({
  v: 1,
  state,
  at: '',
  atMillis: now,
  by: 'x',
  ...part,
})

const aRecord = (id: string, review?: Review, fields: Partial<AdminRecord> = {}): AdminRecord => ({
  id,
  createdAt: '',
  createdAtMillis: now - day,
  review,
  ...fields,
})

const context: ListContext = {
  ...noContext,
  me: 'own',
  people: [{ id: 'own', name: 'Own Namuna', role: 'owner' }],
  nameOf: (uid) => (uid === 'own' ? 'you' : 'a former administrator'),
  days: 10,
  now,
}

const found = (records: AdminRecord[], address: string, at = context) =>
  createSelectRows()(records, parseView(address), at).map(({ id }) => id)

describe('a view', () => {
  test('without a state shows what is open, and its address says nothing of it', () => {
    const records = (Object.keys(states) as State[]).map((state) => aRecord(state, aReview(state)))
    const open = records.filter(({ id }) => states[id as State].isOpen).map(({ id }) => id)
    expect(found([...records, aRecord('untouched')], '')).toEqual([...open, 'untouched'])
    expect(found(records, 'state=open')).toEqual(open)
    expect(found(records, 'state=all')).toHaveLength(records.length)
    expect(writeView(parseView('state=open'))).toBe('')
  })

  test.each(collections.map(({ id }) => id))('of %s takes its own states and no others', (list) => {
    const { kind } = collectionById(list)!
    for (const state of [...Object.keys(states), 'open', 'all', 'none', 'constructor', '']) {
      const isOwn = kind !== undefined && [...statesOf(kind), 'all'].includes(state)
      const expected = isOwn ? state : kind === undefined ? 'all' : 'open'
      expect(parseView(`list=${list}&state=${state}`).state, state).toBe(expected)
    }
  })

  test('keeps state, assignee, promised time and single records in its address', () => {
    const address = 'list=land-issues&state=takenUp&assignee=nobody&due=over&only=a%2Cb'
    expect(writeView(parseView(address))).toBe(address)
    expect(parseView('due=never').due).toBe('')
  })

  test('finds requests by who looks after them', () => {
    const records = [
      aRecord('mine', aReview('reviewing', { assignee: 'own' })),
      aRecord('other', aReview('reviewing', { assignee: 'other' })),
      aRecord('none', aReview('reviewing')),
      aRecord('untouched'),
    ]
    expect(found(records, 'assignee=me')).toEqual(['mine'])
    expect(found(records, 'assignee=nobody')).toEqual(['none', 'untouched'])
    expect(found(records, 'assignee=other')).toEqual(['other'])
    // While it is not known who looks at the list, nothing is theirs.
    expect(found(records, 'assignee=me', { ...context, me: null })).toEqual([])
  })

  test('finds what is over its promised time, and what ends within a week', () => {
    const received = (days: number) => ({ createdAtMillis: now - days * day })
    const records = [
      aRecord('fresh', undefined, received(1)),
      aRecord('soon', undefined, received(4)),
      aRecord('late', undefined, received(11)),
      aRecord('asked', aReview('waiting', { sinceMillis: now - 9 * day }), received(20)),
      aRecord('waited', aReview('reviewing', { waited: 5 }), received(12)),
      aRecord('decided', aReview('approved'), received(30)),
      aRecord('undated', undefined, { createdAtMillis: null }),
    ]
    expect(found(records, 'due=over&state=all')).toEqual(['late'])
    expect(found(records, 'due=week&state=all')).toEqual(['soon', 'waited'])
    expect(found(records, 'due=over', { ...context, days: undefined })).toEqual([])
  })

  test('finds requests by the day to follow up', () => {
    const followUp = (on: string) => aReview('reviewing', { followUp: { on, by: 'own' } })
    const records = [
      aRecord('yesterday', followUp('2026-11-24')),
      aRecord('today', followUp('2026-11-25')),
      aRecord('tomorrow', followUp('2026-11-26')),
      aRecord('none', aReview('reviewing')),
      aRecord('untouched'),
    ]
    expect(found(records, 'followUp=due')).toEqual(['yesterday', 'today'])
    expect(found(records, 'followUp=today')).toEqual(['today'])
    expect(found(records, 'followUp=overdue')).toEqual(['yesterday'])
    expect(found(records, 'followUp=any')).toEqual(['yesterday', 'today', 'tomorrow'])
    expect(found(records, 'followUp=none')).toEqual(['none', 'untouched'])
  })

  test('finds requests by the documents that have arrived, and by who has typed them in', () => {
    const tick = { on: '', onMillis: now, by: 'own' }
    const all = { udyam: tick, gst: tick, pan: tick, address: tick, proposer: tick, photo: tick }
    const { photo: _missing, ...some } = all
    const entered = { how: 'On paper', consent: 'Signed on paper', by: 'own' }
    const records = [
      aRecord('all', aReview('reviewing', { documents: all })),
      aRecord('some', aReview('reviewing', { documents: some })),
      aRecord('on paper', undefined, { entered }),
    ]
    expect(found(records, 'documents=complete')).toEqual(['all'])
    expect(found(records, 'documents=missing')).toEqual(['some', 'on paper'])
    expect(found(records, 'entered=office')).toEqual(['on paper'])
    expect(found(records, 'entered=visitor')).toEqual(['all', 'some'])
  })

  test('finds requests, and replies to a meeting, by the language of the applicant', () => {
    const records = [
      aRecord('in English'),
      aRecord('in Odia', undefined, { language: 'or' }),
      aRecord('in Hindi', undefined, { language: 'hi' }),
    ]
    expect(found(records, 'language=en')).toEqual(['in English'])
    expect(found(records, 'language=or')).toEqual(['in Odia'])
    expect(found(records, 'list=meeting-answers&language=hi')).toEqual(['in Hindi'])
    expect(activeFilters(parseView('language=or'), context)[0]?.text).toBe('Language: Odia')
    expect(parseView('language=fr').filters).toEqual({})
    const column = registrations.columns.find(({ field }) => field === 'language')
    expect(records.map((record) => column?.text(record))).toEqual(['English', 'Odia', 'Hindi'])
  })

  test('keeps the filters by the review in its address, in a print in words, and takes no others', () => {
    const address = 'followUp=overdue&documents=missing&entered=office'
    expect(writeView(parseView(address))).toBe(address)
    expect(activeFilters(parseView(address), context).map(({ text }) => text)).toEqual([
      'Follow-up: Overdue',
      'Documents: Missing',
      'Entered by: Administrator on behalf',
    ])
    expect(parseView('followUp=never&documents=constructor').filters).toEqual({})
    expect(parseView(`list=meeting-answers&${address}`).filters).toEqual({})
  })

  test('of single records shows them in any order of the address, and no others', () => {
    const records = ['a', 'b', 'c'].map((id) => aRecord(id))
    expect(found(records, 'only=c,a,gone')).toEqual(['a', 'c'])
  })

  test('lists one more record in its place, though it does not match', () => {
    const records = [aRecord('a'), aRecord('b', aReview('approved')), aRecord('c')]
    const view = { ...parseView('q=nothing'), also: 'b' }
    expect(createSelectRows()(records, view, context)).toEqual([records[1]])
    expect(createSelectRows()(records, { ...parseView(''), also: 'b' }, context)).toEqual(records)
  })

  test('sorts by state in the order of the work, and by promised time by the day', () => {
    const order = statesOf('registrations')
    const records = order.toReversed().map((state) => aRecord(state, aReview(state)))
    expect(found(records, 'state=all&sort=state')).toEqual(order)
    const times = [30, 10, 20].map((days) =>
      aRecord(`${days}`, undefined, { createdAtMillis: now - days * day }),
    )
    expect(found(times, 'sort=due')).toEqual(['30', '20', '10'])
  })
})

describe('the work of a list', () => {
  test('is not repeated when the time goes on, unless it filters or sorts by it', () => {
    const records = [aRecord('a'), aRecord('b', aReview('approved'))]
    const selectMatching = createSelectMatching()
    const selectRows = createSelectRows(selectMatching)
    const later = { ...context, now: now + 1 }
    const both = (view: View, at: ListContext) => [
      selectMatching(records, view, at),
      selectRows(records, view, at),
    ]
    for (const address of ['', 'assignee=nobody', 'q=a', 'state=approved']) {
      const view = parseView(address)
      const [matching, rows] = both(view, context)
      expect(both(view, later)[0]).toBe(matching)
      expect(both(view, later)[1]).toBe(rows)
    }
    const overdue = parseView('due=over')
    const before = both(overdue, context)[0]
    expect(both(overdue, later)[0]).not.toBe(before)
  })

  test('makes the columns of a context once', () => {
    expect(columnsAt(registrations, context)).toBe(columnsAt(registrations, context))
    expect(columnsAt(registrations, { ...context })).not.toBe(columnsAt(registrations, context))
  })
})

describe('a chart by state', () => {
  test('counts in the order of the states, and what no state has is not in it', () => {
    const records = ['closed', 'reviewing', 'reviewing', 'unheard'].map((state, at) =>
      aRecord(`${at}`, aReview(state)),
    )
    const counts = countsOf({ title: '', form: 'states' }, records)
    expect([...counts]).toEqual([
      ['received', 1],
      ['reviewing', 2],
      ['closed', 1],
    ])
    expect(firstBars('states', counts, 2)).toEqual({
      bars: [
        { label: 'received', amount: 1 },
        { label: 'reviewing', amount: 2 },
      ],
      rest: { count: 1, amount: 1 },
    })
  })
})

describe('a corrected value', () => {
  const record = aRecord('a', aReview('reviewing', { corrected: { district: 'Puri', pin: '' } }), {
    district: 'Angul',
    pin: '751001',
    name: 'Asha',
    mobile: '9876543210',
  })

  test('takes the place of what was sent, an empty one, too', () => {
    expect(['district', 'pin', 'name'].map((field) => valueOf(record, field))).toEqual([
      'Puri',
      '',
      'Asha',
    ])
    expect(textOf(record, 'constructor')).toBe('')
  })

  test.each([['text'], [null], [[]], [undefined]])(
    'is none where corrections are %j',
    (corrected) => {
      const odd = { ...record, review: aReview('reviewing', { corrected } as Partial<Review>) }
      expect(valueOf(odd, 'district')).toBe('Angul')
      expect(found([odd as AdminRecord], 'q=angul')).toEqual(['a'])
    },
  )

  test('is found by the search, and so is what was sent', () => {
    expect(found([record], 'q=puri')).toEqual(['a'])
    expect(found([record], 'q=angul')).toEqual(['a'])
    expect(found([record], 'district=Puri')).toEqual(['a'])
    expect(found([record], 'district=Angul')).toEqual([])
  })

  test('is in a file with what was sent beside it, only where something is corrected', () => {
    const view = parseView('columns=name,district,pin')
    const other = aRecord('b', undefined, { district: 'Boudh' })
    const columns = fileColumns(view, context, [record, other], true).slice(0, -remarkFields.length)
    expect(columns.map(({ header }) => header)).toEqual([
      'Name',
      'Firm name',
      'District',
      'District (as sent)',
      'PIN code',
      'PIN code (as sent)',
    ])
    const cells = (of: AdminRecord) => columns.map(({ exported }) => exported(of))
    expect(cells(record)).toEqual(['Asha', '', 'Puri', 'Angul', '', '751001'])
    expect(cells(other)).toEqual(['', '', 'Boudh', '', '', ''])
    expect(fileColumns(view, context, [record, other])).toHaveLength(4)
  })
})

describe('the columns of a review', () => {
  const textsOf = (record: AdminRecord, part: 'text' | 'exported' = 'text') =>
    Object.fromEntries(
      columnsAt(registrations, context)
        .filter(({ field }) => reviewFields.includes(field))
        .map((column) => [column.field, column[part](record)]),
    )

  test('say how a request stands', () => {
    const assigned = aReview('waiting', {
      assignee: 'own',
      reason: 'No PAN',
      public: 'Please send it.',
      sinceMillis: now - day,
    })
    expect(textsOf(aRecord('a', assigned))).toMatchObject({
      state: 'Waiting for applicant',
      due: 'On hold: waiting for applicant',
      assignee: 'you',
      reason: 'No PAN',
      publicText: 'Please send it.',
    })
    expect(textsOf(aRecord('b', undefined, { createdAtMillis: now - 11 * day }))).toMatchObject({
      state: 'Received',
      due: 'Overdue by 1 day (24 Nov)',
      assignee: '',
      changedAt: '',
    })
  })

  test('are days and names in a file, never "you"', () => {
    const review = aReview('reviewing', { assignee: 'own' })
    expect(textsOf(aRecord('a', review), 'exported')).toMatchObject({
      due: '2026-12-04',
      assignee: 'Own Namuna',
      changedAt: '2026-11-25 12:00',
    })
  })

  test('have the remarks of the office in a file only where they are asked for', () => {
    const fields = (address: string, hasRemarks: boolean) =>
      fileColumns(parseView(address), context, [], hasRemarks).map(({ field }) => field)
    const chosen = ['name', 'firmName', 'state']
    expect(fields('columns=name,state', false)).toEqual(chosen)
    expect(fields('columns=name,state,reason', false)).toEqual(chosen)
    expect(fields('columns=name,state,reason', true)).toEqual([...chosen, ...remarkFields])
    expect(fields('list=meeting-answers', true)).not.toContain('reason')
  })
})
