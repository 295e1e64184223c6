import { beforeAll, beforeEach, expect, inject, test } from 'vitest'
import { membersApi } from '@/features/members/api'
import { standingOn } from '@/shared/members/standing'
import { demoAdmin } from '@/shared/config/demo'
import { hostAndPort } from '@/shared/config/hostAndPort'
import { demoProjectId } from '@/shared/config/parseEnv'
import { putRules } from '@scripts/emulators/firestoreEmulator'
import { aMember, type SampleMember } from '@scripts/samples/members/memberRecords'
import type { Value } from '@scripts/samples/records'
import { firestoreFor } from '@test/support/emulators/firestore'
import { openStore } from './openStore'

const firestore = firestoreFor()

beforeAll(() => putRules(hostAndPort(inject('firestore')), demoProjectId))
beforeEach(() => firestore.clear())

const today = '2027-03-31'
const graceDays = 15

/** The days at which a standing ends or begins, and some others. */
const days = [
  undefined,
  '2020-03-31',
  '2027-03-15',
  '2027-03-16',
  '2027-03-30',
  '2027-03-31',
  '2027-04-30',
  '2027-05-01',
]
const states: Partial<SampleMember>[] = [
  {},
  { hold: true },
  { ended: { on: today, why: 'Resigned' } },
  { ended: { on: '2027-04-01', why: 'Resigned' } },
  { ended: { on: '2027-01-01', why: 'Resigned' }, hold: true },
]

test('the members who have to pay are as many as the list shows, in whatever state they are', async () => {
  const members = days.flatMap((paidUntil, at) =>
    states.flatMap((state, of) =>
      (['Ordinary', 'Life'] as const).map((kind, last) =>
        aMember(at * 10 + of * 2 + last + 1, { paidUntil, kind, ...state }),
      ),
    ),
  )
  await firestore.seed({
    admins: [{ id: demoAdmin.uid, data: { role: 'viewer' } }],
    members: members.map(({ id, data }) => ({
      id,
      data: data as unknown as Record<string, Value>,
    })),
  })
  const store = await openStore()
  const { data } = await store.dispatch(
    membersApi.endpoints.countStandings.initiate({ today, graceDays }),
  )
  const standings = members.map(({ data: member }) => standingOn(member, today, graceDays))
  const countOf = (name: string) => standings.filter((standing) => standing === name).length
  expect(data).toEqual({
    due: countOf('due'),
    grace: countOf('grace'),
    lapsed: countOf('lapsed'),
  })
  expect(data).toEqual({ due: 4, grace: 4, lapsed: 4 })
})
