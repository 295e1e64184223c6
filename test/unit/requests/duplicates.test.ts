import { createElement, type ComponentType, type ReactNode } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { Provider } from 'react-redux'
import { MemoryRouter } from 'react-router-dom'
import { beforeEach, expect, test } from 'vitest'
import { makeStore, type AppStore } from '@/app/store'
import { collections, formLists } from '@/features/requests/collections'
import { adminSlices } from '@/features/desk/api'
import { findDuplicates, useDuplicates, type Duplicates } from '@/features/requests/duplicates'
import { RowsContext, RecordBadges } from '@/features/requests/list/RecordName'
import { OtherRequests } from '@/features/requests/record/OtherRequests'
import { diamondRequests } from '@/features/diamond-club/api'
import { growthFundRequests } from '@/features/growth-fund/api'
import { landRequests } from '@/features/land-bank/api'
import { meetingAnswers } from '@/features/meetings/answersApi'
import { registrations } from '@/features/registrations/api'
import type { AdminRecord } from '@/shared/collectionConfig'

/** In the order of the admin area's menu. */
const lists = [registrations, growthFundRequests, diamondRequests, meetingAnswers, landRequests]

let store: AppStore

beforeEach(async () => {
  store = makeStore({ hasSession: false })
  await store.addData(() => Promise.resolve(adminSlices))
})

const aRecord = (id: string, fields: Partial<AdminRecord> = {}): AdminRecord => ({
  id,
  createdAt: 'Unknown date',
  createdAtMillis: null,
  ...fields,
})

/** Replaces the records of a list. */
function receive(list: (typeof lists)[number], upserted: AdminRecord[]) {
  const { subscribed, snapshotReceived } = list.slice.actions
  store.dispatch(subscribed({ at: 1 }))
  store.dispatch(
    snapshotReceived({ upserted, removed: [], fromCache: false, isWhole: true, at: 1 }),
  )
}

/** `createElement` takes children as arguments, not as a property. */
const StoreProvider = Provider as ComponentType<{ store: AppStore; children?: ReactNode }>

const render = (element: ReactNode) =>
  renderToStaticMarkup(createElement(StoreProvider, { store }, element))

function Reader({ onRead }: { onRead: (duplicates: Duplicates) => void }) {
  onRead(useDuplicates())
  return null
}

/** What the hook returns to a component. */
function readDuplicates(): Duplicates {
  const read: Duplicates[] = []
  render(createElement(Reader, { onRead: (duplicates) => read.push(duplicates) }))
  return read[0]!
}

const found = (record: AdminRecord) =>
  findDuplicates(readDuplicates(), collections[0]!, record).map(
    ({ collection, id }) => `${collection.id} ${id}`,
  )

test('the collections are searched in the order of the menu', () => {
  const slicesOf = (all: readonly { slice: unknown }[]) => all.map(({ slice }) => slice)
  expect(slicesOf(formLists.map(({ live }) => live))).toEqual(slicesOf(lists))
})

test('records with the same mobile, GSTIN or Udyam number are from the same person', () => {
  const record = aRecord('a', {
    mobile: '9876543210',
    gstin: '21AAPFU0939F1ZV',
    udyam: 'UDYAM-OD-1',
  })
  receive(registrations, [
    record,
    aRecord('b', { mobile: '9876543210' }),
    aRecord('c', { gstin: '21AAPFU0939F1ZV' }),
    aRecord('d', { udyam: 'UDYAM-OD-1' }),
    aRecord('e', { mobile: '9876543211', gstin: '21AAPFU0939F1ZW', name: 'Sample' }),
    aRecord('f'),
  ])
  expect(found(record)).toEqual(['registrations b', 'registrations c', 'registrations d'])
})

test('duplicates are found in every list, in the order of the lists', () => {
  const person = { mobile: '9876543210' }
  for (const [at, list] of lists.toReversed().entries()) receive(list, [aRecord(`r${at}`, person)])

  expect(found(aRecord('r4', person))).toEqual([
    'growth-fund r3',
    'diamond-club r2',
    'meeting-answers r1',
    'land-issues r0',
  ])
})

test.each([
  ['mobile', '9876543210', ['+91 98765 43210', '098765-43210', ' 9876543210', '୯୮୭୬୫୪୩୨୧୦']],
  [
    'gstin',
    '21AAPFU0939F1ZV',
    ['21aapfu0939f1zv', '21 AAPFU 0939F 1ZV', '21AAPFU0939F1ZV\n', '21-AAPFU\u200b0939F1ZV.'],
  ],
  [
    'udyam',
    'UDYAM-OD-01-0000001',
    ['udyam-od-01-0000001', ' UDYAM-OD-01- 0000001', 'UDYAM OD 01 0000001', 'UDYAM–OD–01–0000001'],
  ],
])('a %s is the same however it is spelled', (field, stored, spellings) => {
  for (const spelled of spellings) {
    receive(growthFundRequests, [aRecord('other', { [field]: spelled })])
    expect(found(aRecord('a', { [field]: stored })), spelled).toEqual(['growth-fund other'])
  }
})

test('different fields with the same number do not match', () => {
  receive(registrations, [aRecord('b', { udyam: '9876543210' })])
  expect(found(aRecord('a', { mobile: '9876543210' }))).toEqual([])
})

test('empty values and values other than text do not match', () => {
  const nothing = { mobile: '', gstin: ' ', udyam: undefined }
  receive(registrations, [aRecord('b', nothing), aRecord('c', { ...nothing, mobile: 42 })])
  expect(found(aRecord('a', nothing))).toEqual([])
  expect(found(aRecord('a', { mobile: 42 }))).toEqual([])
})

test('a record is not its own duplicate, even if the list has an older version of it', () => {
  const record = aRecord('a', { mobile: '9876543210' })
  receive(registrations, [{ ...record, name: 'Before' }])
  expect(found(record)).toEqual([])
})

test('a record with several matching numbers is found once', () => {
  const both = { mobile: '9876543210', gstin: '21AAPFU0939F1ZV' }
  receive(registrations, [aRecord('b', both)])
  expect(found(aRecord('a', both))).toEqual(['registrations b'])
})

test('the result follows records that arrive, change and go', () => {
  const record = aRecord('a', { mobile: '9876543210' })
  expect(found(record)).toEqual([])
  receive(landRequests, [aRecord('b', { mobile: '9876543210' })])
  expect(found(record)).toEqual(['land-issues b'])
  receive(landRequests, [aRecord('b', { mobile: '9876543211' })])
  expect(found(record)).toEqual([])
})

test('a list that has not changed is not searched again', () => {
  receive(registrations, [aRecord('a')])
  receive(landRequests, [aRecord('b')])
  const before = readDuplicates()
  const isSame = () => readDuplicates().map((index, at) => index === before[at])
  expect(isSame()).toEqual([true, true, true, true, true])
  receive(landRequests, [aRecord('b', { name: 'Somebody' })])
  expect(isSame()).toEqual([true, true, true, true, true])
  receive(landRequests, [aRecord('b', { mobile: '9876543210' })])
  expect(isSame()).toEqual([true, true, true, true, false])
})

test('the badge in the list has the same count as the page of the record', () => {
  const person = { mobile: '9876543210', gstin: '21AAPFU0939F1ZV' }
  const record = aRecord('a', person)
  const others = [aRecord('b', { mobile: '+91 98765 43210' }), aRecord('c', person)]
  receive(registrations, [record, ...others])
  receive(meetingAnswers, [aRecord('d', { mobile: '098765 43210' }), aRecord('e')])

  const list = {
    collection: collections[0]!,
    since: Infinity,
    duplicates: readDuplicates(),
    withdrawn: new Set<string>(),
    address: '',
    onLeave: () => {},
  }
  const badges = createElement(RecordBadges, { record })
  const marks = render(createElement(RowsContext, { value: list }, badges))
  const page = render(
    createElement(
      MemoryRouter,
      null,
      createElement(OtherRequests, { collection: collections[0]!, record }),
    ),
  )
  expect(marks).toContain('3 other forms')
  expect([...page.matchAll(/href="([^"]+)"/g)].map(([, href]) => href)).toEqual([
    '/member/b',
    '/member/c',
    '/request/meeting-answers/d',
  ])
})

test('that there is no other record is said of lists that are all here, and live', () => {
  const record = aRecord('a', { mobile: '9876543210' })
  const shown = () =>
    render(createElement(OtherRequests, { collection: collections[0]!, record })).replaceAll(
      /<[^>]+>/g,
      ' ',
    )
  receive(registrations, [record])
  expect(shown()).toContain('Searching all lists…')

  for (const list of lists.slice(1)) receive(list, [aRecord('b')])
  expect(shown()).toContain('None with the same mobile, GSTIN or Udyam number.')

  // As a minute after nobody shows the list any more.
  store.dispatch(landRequests.slice.actions.unsubscribed({ at: 2 }))
  expect(shown()).toMatch(/None so far .+ Not all lists are live\./)
})
