import { isDeepStrictEqual } from 'node:util'
import { beforeAll, describe, expect, test } from 'vitest'
import { meetingChangeSchema } from '@/features/meetings/schema'
import { aMeeting } from '@scripts/meetingRecords'
import { serverTime, type Client, type Fields } from './client'
import { casesOf, type FieldCase } from './fieldCases'
import { startProject, type Project } from './project'

const { updatedAt: _, ...change } = aMeeting({ venueName: 'Town Hall' }).data
/** What an older client has left beside the six fields. */
const older = { note: 'kept', contact: { phone: '9876543210' } }

let project: Project
let administrator: Client
let count = 0

beforeAll(async () => {
  project = await startProject('demo-meetings')
  administrator = project.as['an administrator']
  const stored = Array.from({ length: 400 }, (_each, at) => {
    const { id, data } = aMeeting({}, `m${at}`)
    return { id, data: { ...data, ...older } }
  })
  await project.firestore.seed({ monthly_meetings: stored })
})

/** Each change is of a meeting of its own, so that they can be tried side by side. */
const newPath = () => `monthly_meetings/m${count++}`

const mayChange = async (fields: Fields, path = newPath()) =>
  (await administrator.update(path, { updatedAt: serverTime, ...fields })).isAllowed

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
    expect((await administrator.update(newPath(), change)).isAllowed).toBe(false)
  })

  test('refuses a record written as a whole without its other fields', async () => {
    const record = { ...change, updatedAt: serverTime }
    const path = newPath()
    expect((await administrator.set(path, record)).isAllowed).toBe(false)
    expect((await administrator.set(path, { ...record, ...older })).isAllowed).toBe(true)
  })
})

test('an older record is put right by a change of all fields and not of some', async () => {
  const data = { ...change, meetingDate: '5 December 2026', note: 'kept' }
  await project.firestore.seed({ monthly_meetings: [{ id: 'older', data }] })

  expect(await mayChange({ venueName: 'Town Hall 2' }, 'monthly_meetings/older')).toBe(false)
  expect(await mayChange(change, 'monthly_meetings/older')).toBe(true)
  const stored = await project.firestore.read('monthly_meetings/older')
  expect(stored).toMatchObject({ ...change, note: 'kept' })
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
  expect((await project.as['a viewer'].list('monthly_meetings')).isAllowed).toBe(true)
})
