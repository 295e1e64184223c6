import {
  assertFails,
  assertSucceeds,
  type RulesTestContext,
  type RulesTestEnvironment,
} from '@firebase/rules-unit-testing'
import {
  collection,
  deleteDoc,
  doc,
  getDoc,
  getDocs,
  serverTimestamp,
  setDoc,
  updateDoc,
} from 'firebase/firestore'
import { afterAll, beforeAll, beforeEach, describe, test } from 'vitest'
import { aLandRequest } from '@scripts/landRecords'
import { aMeetingAnswer } from '@scripts/meetingRecords'
import { aRegistration, submissionId } from '@scripts/records'
import { aDiamondRequest, aGrowthFundRequest, aMeeting } from '@scripts/requestRecords'
import { firestoreFor } from '@test/support/firestore'
import { startRules } from './environment'

const projectId = 'demo-roles'
const firestore = firestoreFor(projectId)

/** What a form sends: the server adds the time. */
const sent = ({ data: { createdAt: _, ...record } }: { data: { createdAt: Date } }) => ({
  ...record,
  createdAt: serverTimestamp(),
})

const { updatedAt: _, ...meeting } = aMeeting({}, 'there').data

/** A document as its kind is written; whatever the rules refuse is not for being malformed. */
const records = {
  New_Registration: () => sent(aRegistration(1)),
  growth_fund_req: () => sent(aGrowthFundRequest(1)),
  diamond_member_req: () => sent(aDiamondRequest(1)),
  land_bank_req: () => sent(aLandRequest(1)),
  monthly_meeting_req: () => sent(aMeetingAnswer(1)),
  monthly_meetings: () => ({ ...meeting, updatedAt: serverTimestamp() }),
  admins: () => ({ email: 'someone@example.org' }),
  anything_else: () => ({ text: 'x' }),
}
type Collection = keyof typeof records

const there = submissionId(1)
const missing = submissionId(2)

type Database = ReturnType<RulesTestContext['firestore']>

const operations = {
  'get a document': (db: Database, name: Collection) => getDoc(doc(db, name, there)),
  'get a missing document': (db: Database, name: Collection) => getDoc(doc(db, name, missing)),
  list: (db: Database, name: Collection) => getDocs(collection(db, name)),
  create: (db: Database, name: Collection) => setDoc(doc(db, name, missing), records[name]()),
  change: (db: Database, name: Collection) =>
    updateDoc(doc(db, name, there), changes[name] ?? { text: 'y' }),
  delete: (db: Database, name: Collection) => deleteDoc(doc(db, name, there)),
}
type Operation = keyof typeof operations

const changes: Partial<Record<Collection, object>> = {
  New_Registration: { name: 'Somebody Else' },
  growth_fund_req: { name: 'Somebody Else' },
  diamond_member_req: { name: 'Somebody Else' },
  land_bank_req: { name: 'Somebody Else' },
  monthly_meeting_req: { name: 'Somebody Else' },
  monthly_meetings: { venueName: 'Town Hall', updatedAt: serverTimestamp() },
}

const roles = {
  'a visitor': null,
  'an account without the right': 'account',
  'an administrator': 'admin',
  'a former administrator': 'former',
}
type Role = keyof typeof roles

const reading: Operation[] = ['get a document', 'get a missing document', 'list']
const everybody = Object.keys(roles) as Role[]

/** What forms send: anybody may, and only administrators read it. */
const submissions: Partial<Record<Role, Operation[]>> = {
  ...Object.fromEntries(everybody.map((role) => [role, ['create']])),
  'an administrator': [...reading, 'create'],
}

/** All that is allowed; everything else is refused. */
const allowed: Partial<Record<Collection, Partial<Record<Role, Operation[]>>>> = {
  New_Registration: submissions,
  growth_fund_req: submissions,
  diamond_member_req: submissions,
  land_bank_req: submissions,
  monthly_meeting_req: submissions,
  monthly_meetings: {
    ...Object.fromEntries(everybody.map((role) => [role, reading])),
    'an administrator': [...reading, 'change'],
  },
}

let environment: RulesTestEnvironment
const databases = new Map<Role, Database>()

beforeAll(async () => {
  environment = await startRules(projectId)
  for (const role of everybody) {
    const uid = roles[role]
    const context = uid
      ? environment.authenticatedContext(uid)
      : environment.unauthenticatedContext()
    databases.set(role, context.firestore())
  }
})

beforeEach(async () => {
  await firestore.clear()
  await firestore.seed({
    New_Registration: [{ ...aRegistration(1), id: there }],
    growth_fund_req: [{ ...aGrowthFundRequest(1), id: there }],
    diamond_member_req: [{ ...aDiamondRequest(1), id: there }],
    land_bank_req: [{ ...aLandRequest(1), id: there }],
    monthly_meeting_req: [{ ...aMeetingAnswer(1), id: there }],
    monthly_meetings: [aMeeting({}, there)],
    admins: ['admin', 'former', there].map((id) => ({ id, data: {} })),
    anything_else: [{ id: there, data: { text: 'x' } }],
  })
  await firestore.delete('admins/former')
})

afterAll(() => environment.cleanup())

const databaseOf = (role: Role) => databases.get(role)!

for (const name of Object.keys(records) as Collection[]) {
  describe(name, () => {
    for (const role of everybody) {
      for (const operation of Object.keys(operations) as Operation[]) {
        const may = allowed[name]?.[role]?.includes(operation) ?? false
        test(`${role} ${may ? 'may' : 'may not'} ${operation}`, async () => {
          const attempt: Promise<unknown> = operations[operation](databaseOf(role), name)
          await (may ? assertSucceeds(attempt) : assertFails(attempt))
        })
      }
    }
  })
}

describe('whether an account is an administrator', () => {
  const own = (role: Role) => doc(databaseOf(role), 'admins', roles[role] ?? 'nobody')

  test.each(everybody.filter((role) => roles[role] !== null))(
    '%s may ask for itself',
    async (role) => {
      await assertSucceeds(getDoc(own(role)))
    },
  )

  test('a visitor may not ask', async () => {
    await assertFails(getDoc(own('a visitor')))
  })

  test.each(everybody)('%s may not write its own entry', async (role) => {
    await assertFails(setDoc(own(role), { email: 'me@example.org' }))
    await assertFails(deleteDoc(own(role)))
  })
})
