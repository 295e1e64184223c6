import { isDeepStrictEqual } from 'node:util'
import { beforeAll, describe, expect, test } from 'vitest'
import { venueEntryOf } from '@/features/meetings/plan/meetingChanges'
import { meetingChangeSchema, type MeetingChange } from '@/features/meetings/schema'
import type { Write } from '@/shared/firestore/lite'
import { aMeeting } from '@scripts/samples/meetingRecords'
import { serverTime, type Client, type Fields } from '@test/rules/support/client'
import { casesOf, type FieldCase } from '@test/rules/support/fieldCases'
import { projectFor, uidOf } from '@test/rules/support/project'

/* The venue page: one update of six fields, in one commit with its entry in the history. */

const { updatedAt, ...stored } = aMeeting({}).data
const change = { ...stored, venueName: 'Town Hall' }
/** What an older client has left beside the six fields. */
const older = { note: 'kept', contact: { phone: '9876543210' } }

const project = projectFor()
let administrator: Client
let count = 0

beforeAll(async () => {
  administrator = project.as['an administrator']
  const meetings = Array.from({ length: 400 }, (_each, at) => {
    const { id, data } = aMeeting({}, `m${at}`)
    return { id, data: { ...data, ...older } }
  })
  await project.firestore.seed({ monthly_meetings: meetings })
})

/** Each change is of a meeting of its own, so that they can be tried side by side. */
const newPath = () => `monthly_meetings/m${count++}`

const isOfVenue = (name: string) => name in meetingChangeSchema.fields

/** The entry that the page writes; times that the emulator gives have milliseconds. */
function entryOf(path: string, fields: Fields, was: Fields = { ...stored, updatedAt }) {
  const venue = Object.fromEntries(Object.entries(fields).filter(([name]) => isOfVenue(name)))
  const time = { toMillis: () => Number(was.updatedAt) }
  const seen = { ...was, updatedAt: was.updatedAt === undefined ? undefined : time }
  const { id, entry } = venueEntryOf(seen, venue as MeetingChange, uidOf('an administrator'), {
    now: serverTime,
  })
  return { path: `${path}/history/${id}`, set: entry }
}

const mayWrite = async (...writes: Write[]) => (await administrator.commit(writes)).isAllowed

const mayChange = (fields: Fields, path = newPath(), was?: Fields) =>
  mayWrite({ path, update: { updatedAt: serverTime, ...fields } }, entryOf(path, fields, was))

function isGood(values: object): boolean {
  try {
    return isDeepStrictEqual(meetingChangeSchema.validateSync(values), values)
  } catch {
    return false
  }
}

const others = (values: unknown[]): FieldCase[] =>
  [...values, '', null, 7].map((value) => [JSON.stringify(value), value])

const dates = ['2026-01-31', '2026-12-01', '2026-13-01', '2026-00-10', '2026-01-32', '2026-01-00']
const years = ['0026-12-05', '1999-12-31', '2000-01-01', '2100-12-31', '2101-01-01', '2926-12-05']
const times = ['12:00 AM', '01:59 PM', '00:00 AM', '13:00 PM', '1:00 PM', '01:60 PM', '01:00 pm']

/** The two that have a pattern of their own instead of a kind. */
const patterned: Record<string, FieldCase[]> = {
  meetingDate: others([
    ...dates,
    ...years,
    '2026-1-2',
    '5 December 2026',
    '2026-12-01T00:00',
    '2026-12-01\n',
  ]),
  meetingTime: others([...times, '01:00', '01:00  PM', '01:00 PM ', '13:00']),
}

describe.each(Object.entries(meetingChangeSchema.describe().fields))('%s', (name, field) => {
  const good = change[name as keyof typeof change]
  const cases = patterned[name] ?? casesOf(field, good)

  test('takes what the page sends, and nothing else', async () => {
    const verdicts = await Promise.all(
      cases.map(async ([title, value]) => [title, await mayChange({ ...change, [name]: value })]),
    )
    const expected = cases.map(([title, value]) => [title, isGood({ ...change, [name]: value })])
    expect(verdicts).toEqual(expected)
    // It has been tried with values to take and with values to refuse.
    expect(new Set(expected.map(([, verdict]) => verdict))).toEqual(new Set([true, false]))
  })

  test('may be changed alone, and not be taken away', async () => {
    expect(await mayChange({ [name]: good })).toBe(true)
    expect(await mayChange({ ...change, [name]: undefined })).toBe(false)
  })
})

describe('an administrator', () => {
  test.each<[string, Fields]>([
    ['adds a field', { ...change, remark: 'x' }],
    ['changes another field', { ...change, note: 'changed' }],
    ['takes another field away', { ...change, note: undefined }],
    ['changes a part of another field', { ...change, contact: { phone: '' } }],
    ['gives it the time of a submission', { ...change, createdAt: serverTime }],
    ['gives it the browser’s time', { ...change, updatedAt: new Date(Date.now() - 60_000) }],
    ['takes its time away', { ...change, updatedAt: undefined }],
  ])('is refused who %s', async (_title, fields) => {
    expect(await mayChange(fields)).toBe(false)
  })

  test('is refused who keeps the time it had', async () => {
    const path = newPath()
    expect(await mayWrite({ path, update: change }, entryOf(path, change))).toBe(false)
  })

  test('refuses a record written as a whole without its other fields', async () => {
    const record = { ...change, updatedAt: serverTime }
    const path = newPath()
    const entry = entryOf(path, change)
    expect(await mayWrite({ path, set: record }, entry)).toBe(false)
    expect(await mayWrite({ path, set: { ...record, ...older } }, entry)).toBe(true)
  })
})

describe('the entry of a change', () => {
  const update = { ...change, updatedAt: serverTime }

  test.each<[string, (entry: Fields) => Fields]>([
    ['of another administrator', (entry) => ({ ...entry, by: uidOf('an editor') })],
    ['of another time', (entry) => ({ ...entry, at: new Date(0) })],
    ['of another kind', (entry) => ({ ...entry, kind: 'change' })],
    ['without what was there before', (entry) => ({ ...entry, before: {} })],
    ['with what was not there before', (entry) => ({ ...entry, before: { venueName: 'Hall' } })],
    ['with what is not there now', (entry) => ({ ...entry, after: { venueName: 'Hall' } })],
    [
      'with what has not changed',
      ({ before, after, ...entry }) => ({
        ...entry,
        before: { ...(before as Fields), meetingDate: stored.meetingDate },
        after: { ...(after as Fields), meetingDate: stored.meetingDate },
      }),
    ],
    ['with more', (entry) => ({ ...entry, text: 'x' })],
  ])('is refused %s', async (_title, changed) => {
    const path = newPath()
    const { path: entryPath, set } = entryOf(path, change)
    expect(await mayWrite({ path, update }, { path: entryPath, set: changed(set) })).toBe(false)
  })

  test('is there with the change, under the time before it, and neither without the other', async () => {
    const path = newPath()
    const entry = entryOf(path, change)
    const elsewhere = { ...entry, path: `${path}/history/venue~1` }
    expect(await mayWrite({ path, update })).toBe(false)
    expect(await mayWrite(entry)).toBe(false)
    expect(await mayWrite({ path, update }, elsewhere)).toBe(false)
    expect(await mayWrite({ path, update }, entry, elsewhere)).toBe(false)
    expect(await mayWrite({ path, update }, entry)).toBe(true)
    expect(await mayWrite({ path: entry.path, update: { by: 'nobody' } })).toBe(false)
    expect((await administrator.delete(entry.path)).isAllowed).toBe(false)
  })

  test('is there of a save that changes nothing, too', async () => {
    expect(await mayChange(stored)).toBe(true)
  })
})

test.each(['a visitor', 'an account without the right', 'a viewer'] as const)(
  '%s changes no meeting',
  async (role) => {
    const path = newPath()
    const { path: entryPath, set } = entryOf(path, change)
    const writes = [
      { path, update: { ...change, updatedAt: serverTime } },
      { path: entryPath, set: { ...set, by: uidOf(role) } },
    ]
    expect((await project.as[role].commit(writes)).isAllowed).toBe(false)
  },
)

test('an older record is put right by a change of all fields and not of some', async () => {
  const data = { ...change, meetingDate: '5 December 2026', note: 'kept' }
  await project.firestore.seed({ monthly_meetings: [{ id: 'older', data }] })

  const path = 'monthly_meetings/older'
  expect(await mayChange({ venueName: 'Town Hall 2' }, path, data)).toBe(false)
  expect(await mayChange(change, path, data)).toBe(true)
  expect(await project.firestore.read(path)).toMatchObject({ ...change, note: 'kept' })
})

test('a visitor lists 50 meetings at a time, and an administrator all of them', async () => {
  const visitor = project.as['a visitor']
  const tried = [undefined, 1, 50, 51, 1000].map(async (limit) => {
    const { isAllowed } = await visitor.list('monthly_meetings', { limit })
    return [limit, isAllowed] as const
  })
  expect(await Promise.all(tried)).toEqual([
    [undefined, false],
    [1, true],
    [50, true],
    [51, false],
    [1000, false],
  ])
  // The documents that are left out are billed, too.
  const further = { limit: 50, offset: 1000 }
  expect((await visitor.list('monthly_meetings', further)).isAllowed).toBe(false)
  expect((await project.as['a viewer'].list('monthly_meetings')).isAllowed).toBe(true)
})
