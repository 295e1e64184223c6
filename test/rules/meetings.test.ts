import {
  assertFails,
  assertSucceeds,
  type RulesTestEnvironment,
} from '@firebase/rules-unit-testing'
import { deleteField, doc, serverTimestamp, updateDoc } from 'firebase/firestore'
import { isDeepStrictEqual } from 'node:util'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { meetingChangeSchema } from '@/features/meetings/meetingSchema'
import { aMeeting } from '@scripts/requestRecords'
import { firestoreFor } from '@test/support/firestore'
import { startRules } from './environment'
import { casesOf, type FieldCase } from './fieldCases'

const projectId = 'demo-meetings'
const firestore = firestoreFor(projectId)
const { updatedAt: _, ...change } = aMeeting({ venueName: 'Town Hall' }).data

let environment: RulesTestEnvironment
let save: (values: object) => Promise<void>

beforeAll(async () => {
  environment = await startRules(projectId)
  await firestore.seed({ admins: [{ id: 'admin', data: {} }] })
  const database = environment.authenticatedContext('admin').firestore()
  save = (values) =>
    updateDoc(doc(database, 'monthly_meetings/m1'), { updatedAt: serverTimestamp(), ...values })
})
beforeEach(() => firestore.seed({ monthly_meetings: [aMeeting({}, 'm1')] }))
afterAll(() => environment.cleanup())

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
const times = ['12:00 AM', '01:59 PM', '00:00 AM', '13:00 PM', '1:00 PM', '01:60 PM', '01:00 pm']

/** The two that have a pattern of their own instead of a kind. */
const patterned: Record<string, FieldCase[]> = {
  meetingDate: others([
    ...dates,
    '2026-1-2',
    '5 December 2026',
    '2026-12-01T00:00',
    '2026-12-01\n',
  ]),
  meetingTime: others([...times, '01:00', '01:00  PM', '01:00 PM ', '13:00']),
}

for (const [name, field] of Object.entries(meetingChangeSchema.describe().fields)) {
  const good = change[name as keyof typeof change]
  describe(name, () => {
    const cases = patterned[name] ?? casesOf(field, good)

    test.each(cases)('%s', async (_title, value) => {
      const values = { ...change, [name]: value }
      await (isGood(values) ? assertSucceeds(save(values)) : assertFails(save(values)))
    })

    test('is tried with values to take and values to refuse', () => {
      const verdicts = cases.map(([, value]) => isGood({ ...change, [name]: value }))
      expect(new Set(verdicts)).toEqual(new Set([true, false]))
    })

    test('may not be taken away', () => assertFails(save({ ...change, [name]: deleteField() })))
  })
}

test('a change may not bring a field of its own', () =>
  assertFails(save({ ...change, remark: 'x' })))

test('the time of a change is the server’s', async () => {
  await assertFails(save({ ...change, updatedAt: new Date() }))
  await assertFails(save({ ...change, updatedAt: deleteField() }))
})

test('an older record is put right by a change of all fields and not of some', async () => {
  const older = { ...change, meetingDate: '5 December 2026', note: 'kept' }
  await firestore.seed({ monthly_meetings: [{ id: 'm1', data: older }] })

  await assertFails(save({ venueName: 'Town Hall 2' }))
  await assertSucceeds(save(change))
  expect(await firestore.read('monthly_meetings/m1')).toMatchObject({ ...change, note: 'kept' })
})
