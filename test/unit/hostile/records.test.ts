import { findNonSerializableValue } from '@reduxjs/toolkit'
import { expect, test } from 'vitest'
import { readSheet } from 'read-excel-file/universal'
import type { AnyObject, ObjectSchema } from 'yup'
import { hostileTexts, hostileValues, largeTexts, safeLink } from '@test/support/hostile'
import { countsOf, firstBars, lastWeeks } from '@/features/requests/view/chart'
import { addressOf, collections, type AdminCollection } from '@/features/requests/collections'
import { findDuplicates, type Duplicates } from '@/features/requests/duplicates'
import { asCell, asRows, makeCsv } from '@/shared/desk/export/csv'
import { emailsOf } from '@/features/requests/export/contacts'
import { makeXlsx } from '@/shared/desk/export/xlsx'
import { createSelectRows } from '@/features/requests/view/selectRows'
import { parseView, type View } from '@/features/requests/view/view'
import { asText, detailsOf } from '@/features/requests/export/recordDetails'
import { contactsOf } from '@/features/requests/review/contacts'
import { titleOf } from '@/features/requests/records'
import { diamondClubSchema } from '@/features/diamond-club/schema'
import { growthFundSchema } from '@/features/growth-fund/schema'
import { landBankSchema } from '@/features/land-bank/schema'
import { calendarFile } from '@/features/meetings/form/calendar'
import { changesInWords, changesSince } from '@/features/meetings/form/useMeetingChanges'
import { currentKey, fromMeetingKey, meetingKey } from '@/features/meetings/meetingKey'
import { mapLink, whatsAppLink } from '@/features/meetings/links/meetingLinks'
import { titleOf as meetingTitle } from '@/features/meetings/meetingText'
import { calendarTimes } from '@/features/meetings/links/calendarTimes'
import { meetingAnswerSchema, meetingSchema, type Meeting } from '@/features/meetings/schema'
import { versionOf } from '@/features/meetings/plan/meetingChanges'
import { unreadableTexts, toVenueForm } from '@/features/meetings/plan/venueSchema'
import { registrationSchema } from '@/features/registrations/schema'
import { rightsRequestSchema } from '@/features/rights/schema'
import type { AdminRecord } from '@/shared/collectionConfig'
import { createLiveSlice } from '@/shared/firestore/live/liveSlice'
import { createReader } from '@/shared/firestore/live/readDocument'

const schemas = [
  registrationSchema,
  growthFundSchema,
  diamondClubSchema,
  meetingAnswerSchema,
  landBankSchema,
  rightsRequestSchema,
] as ObjectSchema<AnyObject>[]

/** Ids the console lets one write; the first characters are what a reference number shows. */
const ids = [
  '7F3KQ2ZD000000000000',
  '👩‍🌾👩‍🌾',
  'a👩b👩',
  '<b>',
  '%2F',
  '100%',
  '?q=#x',
  ' ',
  'é'.repeat(700),
]

/** One document for each value, in which every field, known or not, holds just that. */
function documentsOf(schema: ObjectSchema<AnyObject>) {
  const names = [
    ...Object.keys(schema.fields),
    'createdAt',
    '<b>note</b>',
    'id',
    'constructor',
    ' ',
  ]
  const read = createReader(schema)
  const records = hostileValues.map((value, at) =>
    read(ids[at % ids.length]!, Object.fromEntries(names.map((name) => [name, value]))),
  )
  // No document holds more than one of these.
  const large = largeTexts.map((text, at) => read(`large${at}`, { [names[at]!]: text }))
  return [...records, ...large] as AdminRecord[]
}

const aView = (collection: AdminCollection, part: Partial<View> = {}): View => ({
  ...parseView(`list=${collection.id}`),
  ...part,
})

test('a record of anything is shown as text, links nowhere else, and breaks nothing', async () => {
  // `expect` for each of so many values would take longer than all the rest.
  const wrong: string[] = []
  const check = (isRight: boolean, where: string) => void (isRight || wrong.push(where))
  const isText = (text: unknown) => typeof text === 'string'

  for (const [at, collection] of collections.entries()) {
    const { id, columns, charts } = collection
    const records = documentsOf(schemas[at]!)
    // One of all keys, in which each record finds all others.
    const index = { get: () => records.map((each) => each.id) } as unknown as Duplicates[0]
    for (const record of records) {
      const where = `${id}, ${JSON.stringify(record).slice(0, 80)}`
      check(isText(titleOf(record) ?? ''), where)
      for (const { field, text, exported } of columns) {
        check(isText(text(record)) && isText(asCell(text(record))), `${field}, ${where}`)
        check(['string', 'number'].includes(typeof exported(record)), `${field}, ${where}`)
      }
      check(isText(asText(detailsOf(collection, record))), where)
      for (const { href } of contactsOf(collection, record)) check(safeLink.test(href), href)
      const address = addressOf(collection, record.id).split('/').at(-1)!
      check(decodeURIComponent(address) === record.id, where)
      const others = findDuplicates([index], collections[0]!, record)
      check(!others.some((other) => other.id === record.id), where)
    }
    for (const { field } of columns) {
      for (const isDescending of [false, true]) {
        const view = aView(collection, { sort: { field, isDescending } })
        const sorted = createSelectRows()(records, view)
        const again = createSelectRows()(sorted, view)
        const isSame = again.every((record, place) => record === sorted[place])
        check(isSame && new Set(sorted).size === records.length, `${id}: the order of ${field}`)
      }
    }
    for (const chart of charts) {
      const counts = countsOf(chart, records)
      if (chart.form === 'weeks') {
        check(lastWeeks(counts, 12, Date.now()).length <= 12, chart.title)
        continue
      }
      const { bars } = firstBars(chart.form, counts, 5)
      check(!bars.some(({ amount }) => Number.isNaN(amount)), chart.title)
      if (chart.form !== 'states') check(isText(chart.total?.(counts) ?? ''), chart.title)
    }
    const file = await (await makeCsv(columns, records, () => {})).text()
    // A cell that a spreadsheet would run begins with an apostrophe, quoted or not.
    check(!/(^|,|\n)"?[=@＝][^",]/.test(file.replaceAll('""', '')), `${id}: the file`)
    const sheet = await readSheet(await makeXlsx(collection.label, columns, records, () => {}))
    check(sheet.length === records.length + 1, `${id}: rows of the Excel file`)
    const pasted = asRows(columns, records)
    check(pasted.split('\n').length === records.length, `${id}: lines of the clipboard`)
    // A number may be negative.
    const isFormula = /(^|\t|\n)([=@＝＋－＠+]|-(?!\d+(\t|\n|$)))/.test(pasted)
    check(!isFormula, `${id}: formulas on the clipboard`)
    check(emailsOf(records).every(isText), `${id}: email addresses`)
  }
  expect(wrong).toEqual([])
})

test('a record of anything is kept in the store as it was read, as plain values', () => {
  for (const [at, { id }] of collections.entries()) {
    const records = documentsOf(schemas[at]!).map((record, n) => ({ ...record, id: `${n}` }))
    const { reducer, actions } = createLiveSlice(id)
    const received = { upserted: records, removed: [], fromCache: false, isWhole: true, at: 1 }
    const before = reducer(undefined, actions.subscribed({ at: 1 }))
    const { entities, ids } = reducer(before, actions.snapshotReceived(received))
    expect(ids).toHaveLength(records.length)
    for (const record of records) {
      // Large texts would make a long message of a failure.
      expect(JSON.stringify(entities[record.id]) === JSON.stringify(record), record.id).toBe(true)
      expect(findNonSerializableValue(record)).toBe(false)
    }
  }
})

test('one finds by every hostile text what holds it, and never more than there is', () => {
  const records = documentsOf(schemas[0]!)
  const selectRows = createSelectRows()
  for (const search of hostileTexts) {
    const found = selectRows(records, aView(collections[0]!, { search }))
    expect(found.length, search.slice(0, 40)).toBeGreaterThan(0)
    const filters = { district: search }
    const both = selectRows(records, aView(collections[0]!, { search, filters }))
    expect(both.length).toBeLessThanOrEqual(found.length)
  }
})

test('a meeting of anything has a name, a key and links that lead to a map or to WhatsApp', () => {
  const read = createReader(meetingSchema)
  const names = Object.keys(meetingSchema.fields)
  const usual = read('usual', { venueName: 'Town Hall', meetingDate: '2026-12-05' })
  for (const [at, value] of hostileValues.entries()) {
    const document = Object.fromEntries(names.map((name) => [name, value]))
    const meeting: Meeting = read(ids[at % ids.length]!, document)
    expect(meetingTitle(meeting).length).toBeGreaterThan(0)
    const links = [mapLink(meeting), whatsAppLink(meeting, 'https://example.org/')]
    const own = /^https:\/\/(www\.google\.com\/maps|wa\.me)\//
    expect(links.filter((link) => link !== undefined && !own.test(link))).toEqual([])
    const key = meetingKey(meeting)
    expect(fromMeetingKey(key).meetingDate?.length ?? 0).toBeLessThanOrEqual(120)
    expect(currentKey([usual, meeting], key)).toBe(key)
    expect(changesInWords(changesSince(usual, meeting))).toMatch(/^The .+ has|have just changed$/)
    const form = toVenueForm(meeting)
    expect(Object.keys(unreadableTexts(meeting))).toEqual(['date', 'time'])
    // A change by somebody else in the meantime is noticed.
    expect(form.seen).toBe(versionOf(meeting))
    expect(calendarTimes(meeting)).toBeUndefined()
  }
})

test('a calendar’s file has no line that a text of the meeting has made', () => {
  for (const text of [...hostileTexts, ...largeTexts]) {
    const file = calendarFile(
      {
        uid: 'a',
        isCancelled: false,
        sequence: 1,
        summary: text,
        description: 'b',
        location: 'c',
        url: 'https://example.org/',
        start: '20261205T110000Z',
        end: '20261205T130000Z',
      },
      new Date(0),
    )
    const lines = file.replaceAll('\r\n ', '').split('\r\n')
    expect(lines.length, text.slice(0, 40)).toBe(18)
    expect(file).not.toMatch(/[^\r]\n|\r[^\n]/)
  }
})
