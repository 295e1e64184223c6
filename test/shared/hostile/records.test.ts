import { expect, test } from 'vitest'
import type { AnyObject, ObjectSchema } from 'yup'
import { hostileTexts, hostileValues, largeTexts, safeLink } from '@test/support/hostile'
import { createTally, firstBars, lastWeeks } from '@/features/admin/chart'
import { columnsOf, titleOf } from '@/features/admin/columns'
import { contactsOf } from '@/features/admin/contact'
import { makeCsv } from '@/features/admin/csv'
import { asText, detailsOf } from '@/features/admin/details'
import { addressOf } from '@/features/admin/kind'
import { kinds } from '@/features/admin/kinds'
import type { AdminRecord } from '@/features/admin/records'
import { keysOf, samePerson } from '@/features/admin/samePerson'
import { createViewFilter } from '@/features/admin/search'
import { orderOf } from '@/features/admin/sortOrder'
import { diamondClubSchema } from '@/features/diamond-club/data'
import { growthFundSchema } from '@/features/growth-fund/data'
import { landBankSchema } from '@/features/land-bank/data'
import { calendarFile } from '@/features/meetings/calendarFile'
import { meetingAnswerSchema } from '@/features/meetings/data'
import { fromMeetingKey, keyWithin, meetingKey } from '@/features/meetings/meetingKey'
import { meetingSchema, type Meeting } from '@/features/meetings/meetingSchema'
import {
  mapLink,
  momentOf,
  titleOf as meetingTitle,
  whatsAppLink,
} from '@/features/meetings/meetingWords'
import { changesInWords, changesSince } from '@/features/meetings/useMeetingChanges'
import { otherWords, seenIn, toVenueForm, type VenueForm } from '@/features/meetings/venueSchema'
import { registrationSchema } from '@/features/registrations/registrationSchema'
import { createReader, describeFields } from '@/shared/firebase/readDocument'
import { filterList } from '@/shared/live/filterList'

const schemas = [
  registrationSchema,
  growthFundSchema,
  diamondClubSchema,
  meetingAnswerSchema,
  landBankSchema,
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
  const { read } = createReader(describeFields(schema))
  const records = hostileValues.map((value, at) =>
    read(ids[at % ids.length]!, Object.fromEntries(names.map((name) => [name, value]))),
  )
  // No document holds more than one of these.
  const large = largeTexts.map((text, at) => read(`large${at}`, { [names[at]!]: text }))
  return [...records, ...large] as AdminRecord[]
}

test('a record of anything is shown as text, links nowhere else, and breaks nothing', async () => {
  // `expect` for each of so many values would take longer than all the rest.
  const wrong: string[] = []
  const check = (isRight: boolean, where: string) => void (isRight || wrong.push(where))
  const isText = (text: unknown) => typeof text === 'string'

  for (const [at, kind] of kinds.entries()) {
    const records = documentsOf(schemas[at]!)
    const list = { chunks: [records], size: records.length }
    for (const record of records) {
      const where = `${kind.id}, ${JSON.stringify(record).slice(0, 80)}`
      check(isText(titleOf(record) ?? ''), where)
      for (const { field, text, exported } of columnsOf(kind)) {
        check(isText(text(record)), `${field}, ${where}`)
        check(['string', 'number'].includes(typeof exported(record)), `${field}, ${where}`)
      }
      check(isText(asText(detailsOf(kind, record))), where)
      for (const { href } of contactsOf(kind, record)) check(safeLink.test(href), href)
      check(decodeURIComponent(addressOf(kind, record.id).split('/').at(-1)!) === record.id, where)
      check(keysOf(record).length <= 3 && !samePerson(list, record).includes(record), where)
    }
    for (const { field } of columnsOf(kind)) {
      const compare = orderOf(kind, { field, isDescending: false })!
      const sorted = records.toSorted(compare)
      check(sorted.toSorted(compare).join() === sorted.join(), `${kind.id}: the order of ${field}`)
    }
    for (const chart of kind.charts) {
      const tally = createTally(chart).of(list)
      check(
        !firstBars(chart.form, tally, 5).bars.some(({ amount }) => Number.isNaN(amount)),
        chart.title,
      )
      check(isText(chart.total?.(tally) ?? ''), chart.title)
      check(lastWeeks(tally, 12, Date.now()).length === 12, chart.title)
    }
    const file = await (await makeCsv(columnsOf(kind), list, () => {})).text()
    // A cell that a spreadsheet would run begins with an apostrophe, quoted or not.
    check(!/(^|,|\n)"?[=@＝][^",]/.test(file.replaceAll('""', '')), `${kind.id}: the file`)
  }
  expect(wrong).toEqual([])
})

test('one finds by every hostile text what holds it, and never more than there is', () => {
  const records = documentsOf(schemas[0]!)
  const list = { chunks: [records], size: records.length }
  for (const search of hostileTexts) {
    const view = { search, filters: { district: search }, from: '', to: '' }
    const filter = createViewFilter(kinds[0]!, { ...view, filters: {} })
    const found = filter === null ? list : filterList(list, filter, 60_000)
    expect(found?.size, search.slice(0, 40)).toBeGreaterThan(0)
    expect(() => filterList(list, createViewFilter(kinds[0]!, view)!, 60_000)).not.toThrow()
  }
})

test('a meeting of anything has a name, a key and links that lead to a map or to WhatsApp', () => {
  const { read } = createReader(describeFields(meetingSchema))
  const names = Object.keys(meetingSchema.fields)
  const usual = read('usual', { venueName: 'Town Hall', meetingDate: '2026-12-05' }) as Meeting
  for (const [at, value] of hostileValues.entries()) {
    const document = Object.fromEntries(names.map((name) => [name, value]))
    const meeting = read(ids[at % ids.length]!, document) as Meeting
    expect(meetingTitle(meeting).length).toBeGreaterThan(0)
    const links = [mapLink(meeting), whatsAppLink(meeting, 'https://example.org/')]
    const own = /^https:\/\/(www\.google\.com\/maps|wa\.me)\//
    expect(links.filter((link) => link !== undefined && !own.test(link))).toEqual([])
    const key = meetingKey(meeting)
    expect(fromMeetingKey(key).meetingDate?.length ?? 0).toBeLessThanOrEqual(120)
    expect(keyWithin([usual, meeting], key)).toBe(key)
    expect(changesInWords(changesSince(usual, meeting))).toMatch(/^The .+ has|have just changed$/)
    const form = toVenueForm(meeting)
    expect(Object.keys(otherWords(meeting))).toEqual(['date', 'time'])
    expect(() => seenIn(form as VenueForm)).not.toThrow()
    expect(momentOf(meeting)).toBeUndefined()
  }
})

test('what a venue was typed over is read from a draft of whatever shape', () => {
  for (const seen of [...hostileTexts, '[]', '5', '"text"', '{"venueName": 5}', undefined]) {
    expect(Object.keys(seenIn({ seen } as VenueForm)).length).toBeLessThanOrEqual(5)
  }
})

test('a calendar’s file has no line that a text of the meeting has made', () => {
  for (const text of [...hostileTexts, ...largeTexts]) {
    const file = calendarFile(
      {
        uid: 'a',
        sequence: 1,
        summary: text,
        description: 'b',
        location: 'c',
        url: 'https://example.org/',
        date: '2026-12-05',
        time: { hour: '04', minute: '30', half: 'PM' },
      },
      new Date(0),
    )
    const lines = file.replaceAll('\r\n ', '').split('\r\n')
    expect(lines.length, text.slice(0, 40)).toBe(27)
    expect(file).not.toMatch(/[^\r]\n|\r[^\n]/)
  }
})
