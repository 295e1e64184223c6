import { expect, test } from 'vitest'
import type { AnyObject, ObjectSchema } from 'yup'
import { receiptSchema } from '@/features/dues/schema'
import { diamondClubSchema } from '@/features/diamond-club/schema'
import { stateOf, type Review } from '@/shared/requests/review'
import { kinds, statesOf, type Kind } from '@/shared/requests/steps'
import { growthFundSchema } from '@/features/growth-fund/schema'
import { landBankSchema } from '@/features/land-bank/schema'
import { meetingAnswerSchema } from '@/features/meetings/schema'
import { registrationSchema } from '@/features/registrations/schema'
import { requestKinds } from '@/shared/requests/kinds'
import { rightsEntry } from '@/shared/requests/rights'
import { defaultSeed } from '@scripts/samples/defaultSeed'
import { deviceSeed } from '@scripts/samples/deviceSeed'
import { profileSchema } from '@/features/members/schema'
import { contactsIn, listingOf, type ShownMember } from '@/shared/members/shown'
import { encode } from '@scripts/emulators/firestoreRest'
import { aRegistration, withoutGaps, type Sample } from '@scripts/samples/records'
import { aDiamondRequest, aGrowthFundRequest, aLandRequest } from '@scripts/samples/requestRecords'

const submissions: [string, number, (n: number) => Sample, ObjectSchema<AnyObject>][] = [
  ['registration', 6000, aRegistration, registrationSchema],
  ['growth fund request', 200, aGrowthFundRequest, growthFundSchema],
  ['diamond club request', 200, aDiamondRequest, diamondClubSchema],
  ['land request', 200, aLandRequest, landBankSchema],
]

test.each(submissions)(
  'every sample %s is what the schema allows, in stored form',
  (_kind, count, sample, schema) => {
    const inStore = schema.omit(['createdAt'])
    const seen = new Set<string>()
    for (let n = 1; n <= count; n += 1) {
      const { id, data } = sample(n)
      const { createdAt, ...fields } = data
      expect(id).toMatch(/^[0-9A-HJKMNP-TV-Z]{20}$/)
      expect(createdAt).toBeInstanceOf(Date)
      expect(inStore.validateSync(fields, { strict: true })).toEqual(fields)
      expect(Object.keys(inStore.fields)).toEqual(expect.arrayContaining(Object.keys(fields)))
      for (const name of Object.keys(fields)) seen.add(name)
    }
    // No field of the form is left without a sample.
    expect([...seen].sort()).toEqual(Object.keys(inStore.fields).sort())
  },
)

test('the first samples are of every kind of request and of land, and of every purpose', () => {
  const lands = [1, 2, 3, 4, 5, 6, 7, 8, 9].map((n) => aLandRequest(n).data)
  expect(new Set(lands.map(({ request }) => request)).size).toBe(3)
  expect(new Set(lands.flatMap(({ landKind }) => landKind ?? [])).size).toBe(3)
  const purposes = Array.from({ length: 40 }, (_, n) => aGrowthFundRequest(n).data.purpose)
  expect(new Set(purposes).size).toBe(6)
})

test('sample registrations are the same each time and differ from each other', () => {
  const numbers = Array.from({ length: 6000 }, (_, index) => index + 1)
  expect(aRegistration(77)).toEqual(aRegistration(77))
  expect(new Set(numbers.map((n) => aRegistration(n).id)).size).toBe(6000)
  expect(new Set(numbers.map((n) => aRegistration(n).data.district)).size).toBe(31)
})

test('the first of three sample registrations has every field, the second only the required', () => {
  // Every seventh is in Odia; one in English names no language.
  expect(Object.keys({ ...aRegistration(1).data, language: 'or' }).sort()).toEqual(
    Object.keys(registrationSchema.fields).sort(),
  )
  expect(aRegistration(7).data.language).toBe('or')
  expect(aRegistration(2).data).not.toHaveProperty('email')
  expect(aRegistration(1, { email: undefined }).data).not.toHaveProperty('email')
})

test('the default seed has some of everything', () => {
  const seed = defaultSeed(new Date('2026-11-20T12:00:00Z'))
  const counts = Object.entries(seed)
    .filter(([name]) => !name.endsWith('/history'))
    .map(([name, records]) => [name, records.length])
  expect(Object.fromEntries(counts)).toEqual({
    New_Registration: 24,
    growth_fund_req: 12,
    diamond_member_req: 10,
    land_bank_req: 9,
    monthly_meetings: 6,
    monthly_meeting_req: 102,
    attendance: 78,
    admins: 3,
    settings: 2,
    members: 10,
    member_numbers: 10,
    imports: 1,
    directory: 4,
    member_cards: 4,
    receipts: 5,
    utrs: 3,
    request_keys: 157,
    request_status: 157,
    request_lookups: 157,
    rights_requests: 7,
    views: 3,
    meeting_minutes: 2,
  })
  const registrations = (seed.New_Registration ?? []).map(({ data }) => data)
  expect(registrations.filter(({ createdAt }) => createdAt === undefined)).toHaveLength(1)
  expect(registrations.filter((data) => 'memberNo' in data)).toHaveLength(1)
})

test('in the default seed every state of every kind of request has its history', () => {
  const now = new Date()
  const seed = defaultSeed(now)
  for (const [kind, { path }] of Object.entries(kinds)) {
    const records = seed[path]!.map(({ id, data }) => ({ id, review: data.review as Review }))
    const used = new Set(records.map(({ review }) => stateOf({ review })))
    expect([kind, statesOf(kind as Kind).filter((state) => !used.has(state))]).toEqual([kind, []])

    for (const { id, review } of records.filter((record) => record.review !== undefined)) {
      const history = (seed[`${path}/${id}/history`] ?? []).map(({ data }) => data)
      expect(history.map(({ v }) => v)).toEqual(history.map((_entry, index) => index + 1))
      expect(history.at(-1)).toMatchObject({ v: review.v, at: review.at, by: review.by })
      const times = history.map(({ at }) => (at as Date).getTime())
      expect(times.toSorted((a, b) => a - b)).toEqual(times)
      expect(times.at(-1)).toBeLessThan(now.getTime())
    }
  }
  const reviews = Object.values(seed).flatMap((records) =>
    records.flatMap(({ data }) => (data.review as object | undefined) ?? []),
  )
  for (const part of ['assignee', 'checks', 'corrected', 'trashed', 'public', 'details']) {
    expect([part, reviews.some((review) => part in review)]).toEqual([part, true])
  }
})

/** Rights requests name nobody, and what is said of them stands in the status of another request. */
const formPaths: string[] = Object.values(requestKinds).map(({ path }) => path)

test('in the default seed every request has a status, without personal data', () => {
  const seed = defaultSeed(new Date())
  const requests = formPaths.flatMap((path) => seed[path]!)
  const statuses = new Map(seed.request_status!.map(({ id, data }) => [id, data]))
  const ofRequest = new Map(seed.request_keys!.map(({ id, data }) => [data.requestId, id]))
  for (const { id, data } of requests) {
    const status = statuses.get(ofRequest.get(id) ?? '')
    const { state } = (data.review ?? { state: 'received' }) as { state: string }
    expect(status).toMatchObject({ state })
  }
  for (const { id, data } of seed.rights_requests!) {
    const { rights } = statuses.get(data.key as string) as { rights: object }
    expect(rights).toEqual({ [id]: rightsEntry(data) })
  }
  const personal = requests.flatMap(({ id, data: { name, mobile, firmName, email } }) =>
    [id, name, mobile, firmName, email].filter((value) => value !== undefined),
  )
  const text = JSON.stringify([...statuses.values()])
  expect(personal.filter((value) => text.includes(String(value)))).toEqual([])
  const fields = new Set([...statuses.values()].flatMap((status) => Object.keys(status)))
  const known = ['kind', 'state', 'since', 'received', 'waited', 'text'].concat(
    'answer',
    'people',
    'meetingDate',
    'rights',
    'rightsLatest',
    'rightsOpen',
    'withdrawnAt',
  )
  expect([...fields].filter((name) => !known.includes(name))).toEqual([])
})

test('the people of the default seed differ in mobile and firm, but for two duplicates', () => {
  const seed = defaultSeed(new Date())
  // Those who come to several meetings have answered several times.
  const paths = formPaths.filter((path) => path !== requestKinds['meeting-answers'].path)
  const people = paths.flatMap((path) => seed[path]!.map(({ data }) => data))
  for (const field of ['mobile', 'firmName']) {
    expect(new Set(people.map((data) => data[field])).size).toBe(people.length - 2)
  }
  for (const { name } of people) expect(name).toMatch(/Namuna|Udaharan|Kalpanik|ନମୁନା/)
})

test('everything in the default seed but two old records is what the schemas allow', () => {
  const seed = defaultSeed(new Date())
  const schemas: [string, ObjectSchema<AnyObject>, number][] = [
    ['New_Registration', registrationSchema, 22],
    ['growth_fund_req', growthFundSchema, 12],
    ['diamond_member_req', diamondClubSchema, 10],
    ['land_bank_req', landBankSchema, 9],
    ['monthly_meeting_req', meetingAnswerSchema, 102],
  ]
  for (const [name, schema, count] of schemas) {
    const inStore = schema.omit(['createdAt']).noUnknown().strict()
    const valid = seed[name]!.filter(({ data: { createdAt, review: _, ...fields } }) => {
      return createdAt instanceof Date && inStore.isValidSync(fields)
    })
    expect([name, valid.length]).toEqual([name, count])
  }
})

test('times reach the device as milliseconds', () => {
  const records = [{ id: 'x', data: { at: new Date(5), list: [new Date(6), 'a'], none: null } }]
  expect(JSON.parse(deviceSeed({ things: records }))).toEqual({
    collections: {
      things: [{ id: 'x', data: { at: { $millis: 5 }, list: [{ $millis: 6 }, 'a'], none: null } }],
    },
  })
})

test('values reach Firestore with their types', () => {
  const value = { whole: 3, part: 1.5, on: true, at: new Date(0), list: ['a'], gone: undefined }
  expect(encode(value)).toEqual({
    mapValue: {
      fields: {
        whole: { integerValue: '3' },
        part: { doubleValue: 1.5 },
        on: { booleanValue: true },
        at: { timestampValue: '1970-01-01T00:00:00.000Z' },
        list: { arrayValue: { values: [{ stringValue: 'a' }] } },
      },
    },
  })
})

test('the receipts of the default seed are of two financial years, and one is cancelled', () => {
  const { receipts = [], members = [] } = defaultSeed(new Date('2026-11-20T12:00:00Z'))
  const inStore = receiptSchema.strict().noUnknown()
  for (const { data } of receipts) {
    const { at, cancelled, ...facts } = data
    const times = { at: (at as Date).toISOString() }
    const stored = { ...withoutGaps(facts), ...times }
    expect(inStore.validateSync(stored)).toMatchObject(stored)
    const last = (cancelled ?? data) as { v: number }
    const member = members.find(({ id }) => id === data.memberId)!
    expect(member.data.v).toBeGreaterThanOrEqual(last.v)
  }
  expect(receipts.map(({ id }) => id)).toEqual([
    '25-26~1',
    '25-26~2',
    '26-27~1',
    '26-27~2',
    '26-27~3',
  ])
  expect(receipts.filter(({ data }) => data.cancelled !== undefined)).toHaveLength(1)
})

test('the listings of the default seed agree with their members, and have firms with long and with Odia names', () => {
  const { directory = [], members = [] } = defaultSeed(new Date())
  const listings = directory.flatMap(({ data }) =>
    Object.values(data.entries as object),
  ) as Sample['data'][]
  for (const listing of listings) {
    const { data } = members.find((member) => member.data.number === listing.number)!
    expect(listingOf(data as never as ShownMember, contactsIn(listing), undefined)).toEqual(listing)
    expect(profileSchema.isValidSync(data.profile, { strict: true })).toBe(true)
  }
  const names = listings.map(({ firmName }) => String(firmName))
  expect(Math.max(...names.map(({ length }) => length))).toBe(120)
  expect(names.filter((name) => /\p{Script=Oriya}/u.test(name))).toHaveLength(2)
})
