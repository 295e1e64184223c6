import { beforeAll, expect, test } from 'vitest'
import { attendanceApi } from '@/features/meetings/attendanceApi'
import { reviewApi } from '@/features/requests/api'
import { kinds, type DecidedKind, type Kind } from '@/shared/requests/steps'
import { aMember } from '@scripts/samples/members/memberRecords'
import { aWalkIn } from '@scripts/samples/attendanceRecords'
import { aMeetingAnswer } from '@scripts/samples/meetingRecords'
import { aRegistration, type Sample } from '@scripts/samples/records'
import { aDiamondRequest, aGrowthFundRequest, aLandRequest } from '@scripts/samples/requestRecords'
import { aRightsRequest } from '@scripts/samples/rightsRecords'
import { firestoreFor } from '@test/support/emulators/firestore'
import { openStore } from './openStore'
import { setUpEndpoints } from './setUpEndpoints'

/*
 * A record never takes part in its own erasure: whatever it holds, up to the 1 MiB that Firestore takes, an owner can
 * erase it. The site writes no such record; an import into the console, or a fault, could.
 */

const firestore = firestoreFor()
setUpEndpoints()
let store: Awaited<ReturnType<typeof openStore>>
beforeAll(async () => {
  store = await openStore()
})

const before = new Date(Date.now() - 86_400_000)
const createdAt = before
const trash = { v: 1, state: 'received', trashed: true, at: before, by: 'colleague' }
const samples: Record<Kind, Sample> = {
  registrations: aRegistration(1, { createdAt }),
  'growth-fund': aGrowthFundRequest(2, { createdAt }),
  'diamond-club': aDiamondRequest(3, { createdAt }),
  'land-issues': aLandRequest(4, { createdAt }),
  'meeting-answers': aMeetingAnswer(5, { createdAt }),
  rights: aRightsRequest(6, 'See', 'a'.repeat(64), { createdAt }),
}

/** What fills a record: one long text, or as many entries as fit. Firestore takes 40,000 entries of indexes, 2 for each. */
const fillings: Record<string, { [field: string]: string | { [name: string]: number } }> = {
  text: { filling: 'x'.repeat(1_030_000) },
  entries: {
    filling: Object.fromEntries(Array.from({ length: 19_000 }, (_, at) => [`name${at}`, at])),
  },
}
const everyWay = Object.keys(fillings)
const everyRecord = Object.keys(samples).flatMap((kind) =>
  everyWay.map((way) => [kind, way] as const),
)

test.each(everyRecord)('a request of %s that is full of %s is erased', async (name, way) => {
  const kind = name as DecidedKind
  const { id, data } = samples[kind]
  const { path } = kinds[kind]
  await firestore.seed({ [path]: [{ id, data: { ...data, ...fillings[way], review: trash } }] })

  const erase = reviewApi.endpoints.erase.initiate({ kind, id, why: 'retention' })
  expect((await store.dispatch(erase)).error).toBeUndefined()
  expect(await firestore.read(`${path}/${id}`)).toBeUndefined()
})

test.each(everyWay)('a member whose record is full of %s is erased', async (way) => {
  const { id, data } = aMember(1, { ended: { on: '2026-11-20', why: 'Resigned' } })
  await firestore.seed({ members: [{ id, data: { ...data, ...fillings[way] } }] })

  const erase = reviewApi.endpoints.erase.initiate({ kind: 'members', id, why: 'retention' })
  expect((await store.dispatch(erase)).error).toBeUndefined()
  expect(await firestore.read(`members/${id}`)).toBeUndefined()
})

test.each([
  ...everyWay.map((way) => [way, fillings[way]!] as const),
  [
    'changes',
    { changes: Object.fromEntries(Array.from({ length: 7_400 }, (_, at) => [`${at + 1}`, at])) },
  ] as const,
])('the name of a walk-in is erased from a record that is full of %s', async (_, filling) => {
  const { id, data } = aWalkIn(1)
  await firestore.seed({ attendance: [{ id, data: { ...data, ...filling } }] })

  const erase = attendanceApi.endpoints.eraseName.initiate({ id })
  expect((await store.dispatch(erase)).error).toBeUndefined()
  const stored = await firestore.read(`attendance/${id}`)
  for (const field of ['name', 'firmName', 'mobile']) expect(stored).not.toHaveProperty(field)
})
