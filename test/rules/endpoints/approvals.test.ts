import { http, HttpResponse, passthrough } from 'msw'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { membersApi } from '@/features/members/api'
import { approvedApi } from '@/features/members/approved/approvedApi'
import { takeOver } from '@/features/members/approved/takeOver'
import { onApproved } from '@/features/requests/review/afterApproval'
import { reviewApi } from '@/features/requests/review/reviewApi'
import { isConflict } from '@/shared/firestore/errors'
import type { AppliedMemberAction } from '@/features/members/applyMemberAction'
import { newSubmissionId } from '@/shared/requests/reference'
import { aMember, aProfile, profileIn } from '@scripts/samples/members/memberRecords'
import { aRegistration } from '@scripts/samples/records'
import { countReads } from '@test/support/emulators/countReads'
import { firestoreFor } from '@test/support/emulators/firestore'
import { openStore } from './openStore'
import { anEditor, documents, setUpEndpoints } from './setUpEndpoints'
import { storeRequest } from './requestForMembership'

const firestore = firestoreFor()
const { makeApproved, applyMemberAction, readMemberOf, readWithMember, countWithMember } = {
  ...membersApi.endpoints,
  ...approvedApi.endpoints,
}

const server = setUpEndpoints({
  admins: [anEditor],
  settings: [{ id: 'membership', data: { firstNumber: 1042 } }],
})
let store: Awaited<ReturnType<typeof openStore>>
let stop: () => void
/** Why the last approval made no member. */
let why: string | undefined

beforeAll(async () => {
  store = await openStore()
  stop = onApproved(async (id) => {
    const { error } = await make(id)
    why = error && 'message' in error ? error.message : undefined
    return why
  })
})
afterAll(() => stop())

const make = (id: string) => store.dispatch(makeApproved.initiate(id))
const again = { forceRefetch: true }
const memberOf = async (id: string) => (await store.dispatch(readMemberOf.initiate(id, again))).data
const withMember = async (ids: string[]) =>
  (await store.dispatch(readWithMember.initiate(ids, again))).data
/** Until nothing more is read. */
async function settle(total: () => number) {
  for (let before = -1; before !== total();) {
    before = total()
    await new Promise((resolve) => setTimeout(resolve, 200))
  }
}
const counted = async (ids: string[]) =>
  (await store.dispatch(countWithMember.initiate(ids, again))).data

/** The press on "Approve", with the tick. */
const approve = (id: string, makesMember: boolean, formId = newSubmissionId()) =>
  store.dispatch(
    reviewApi.endpoints.applyAction.initiate({
      target: { kind: 'registrations', id },
      expectedVersion: 2,
      id: formId,
      action: { kind: 'state', to: 'approved', details: { committeeOn: '2026-11-14' } },
      step: { name: 'Asha', makesMember },
    }),
  )

test('one press approves a request and makes its member, of the kind that was asked for, since that day', async () => {
  const id = await storeRequest(firestore, 'recommended')
  const { v } = (await firestore.read(`New_Registration/${id}`))!.review as { v: number }
  expect(v).toBe(2)

  expect((await approve(id, true)).error).toBeUndefined()

  expect(await firestore.read(`members/${id}`)).toMatchObject({
    number: '1042',
    kind: aRegistration(1).data.membershipKind,
    joinedOn: '2026-11-14',
  })
  expect(await memberOf(id)).toMatchObject({ member: { number: '1042' }, isTakenOver: false })
  // Once a member was made, nothing takes the approval back.
  const { error } = await store.dispatch(
    reviewApi.endpoints.applyAction.initiate({
      target: { kind: 'registrations', id },
      expectedVersion: 3,
      id: newSubmissionId(),
      action: { kind: 'state', to: 'reviewing', reason: 'A mistake' },
    }),
  )
  expect(error).toMatchObject({ code: 'has-member' })
})

test('without the tick, or where the second commit fails, the approval stays alone', async () => {
  const id = await storeRequest(firestore, 'recommended')
  await firestore.delete('settings/membership')

  expect((await approve(id, true)).error).toBeUndefined()

  expect(await firestore.read(`New_Registration/${id}`)).toMatchObject({
    review: { state: 'approved' },
  })
  expect(why).toMatch(/^The first membership number is missing/)
  expect(await memberOf(id)).toBeNull()

  const other = await storeRequest(firestore, 'recommended', { n: 2 })
  await approve(other, false)
  expect(await firestore.list('members')).toEqual([])
})

test('an approval whose answers were lost is sent again, and makes one member', async () => {
  const id = await storeRequest(firestore, 'recommended')
  let lost = 2
  server.use(
    http.post(`${documents}\\:commit`, async ({ request }) => {
      if (lost === 0) return passthrough()
      lost -= 1
      const body = await request.clone().text()
      // What is sent on its own way is not asked for here again.
      const isOwn = lost
      lost = 0
      await fetch(request.url, { method: 'POST', headers: request.headers, body })
      lost = isOwn
      return HttpResponse.error()
    }),
  )
  const formId = newSubmissionId()
  await approve(id, true, formId)
  server.resetHandlers()

  expect((await approve(id, true, formId)).error).toBeUndefined()
  expect(await firestore.list('members')).toHaveLength(1)
  expect(await firestore.list('member_numbers')).toHaveLength(1)
})

test('a person who may be a member already gets no second number with one press, and is taken over once', async () => {
  const id = await storeRequest(firestore, 'approved')
  const { mobile } = aProfile(1)
  const known = aMember(7, { profile: { ...aProfile(7), mobile } })
  await firestore.seed({ members: [known] })

  expect((await make(id)).error).toMatchObject({ code: 'same-member' })
  expect(await firestore.list('members')).toHaveLength(1)

  const facts = profileIn(aRegistration(1).data)
  const action = takeOver(id, known.data.profile, facts, ['firmName', 'district'])
  const applied = { target: known.id, expectedVersion: 1, id: newSubmissionId(), action }
  const take = (sent: AppliedMemberAction) => store.dispatch(applyMemberAction.initiate(sent))
  expect((await take(applied)).error).toBeUndefined()
  // Another administrator finds that a colleague was first.
  await firestore.update(`members/${known.id}/history/2`, { by: 'colleague' })
  expect(isConflict((await take({ ...applied, id: newSubmissionId() })).error)).toBe(true)
  expect(await firestore.list(`members/${known.id}/history`)).toMatchObject([
    { kind: 'change', requestId: id, after: { firmName: facts.firmName } },
  ])
  expect(await memberOf(id)).toMatchObject({ member: { id: known.id }, isTakenOver: true })
})

test('the requests with a member are counted and listed, also of an erased member', async () => {
  const [made, waiting, erased, taken] = ['A', 'B', 'C', 'D'].map((letter) =>
    letter.repeat(20),
  ) as [string, string, string, string]
  const many = Array.from({ length: 61 }, (_, at) => String(at).padStart(20, '0'))
  const ids = [made, waiting, erased, taken, ...many]
  await firestore.seed({
    members: [{ ...aMember(1), id: made }, aMember(2)],
    member_numbers: [made, erased, many[60]!].map((memberId, at) => ({
      id: String(1042 + at),
      data: { memberId, n: 1042 + at },
    })),
    [`members/${aMember(2).id}/history`]: [
      { id: '2', data: { v: 2, kind: 'change', requestId: taken } },
    ],
  })

  expect(new Set(await withMember(ids))).toEqual(new Set([made, erased, taken, many[60]]))
  expect(await counted(ids)).toBe(4)
  expect(await memberOf(erased)).toBe('erased')
  expect(await memberOf(waiting)).toBeNull()
})

test.each([31, 91])(
  'of %i approved requests, a press asks for none of the others, and opening the list again for those without a member',
  async (count) => {
    const id = await storeRequest(firestore, 'approved', { n: count })
    const others = Array.from({ length: count - 1 }, (_, at) =>
      String(count * 100 + at).padStart(20, '0'),
    )
    // The last ten have no member.
    await firestore.seed({
      member_numbers: others.slice(0, -10).map((memberId, at) => ({
        id: String(2000 + at),
        data: { memberId, n: 2000 + at },
      })),
      settings: [{ id: 'membership', data: { firstNumber: 5000 } }],
    })
    const ids = [id, ...others]
    // Without the queries of the other tests.
    const desk = await openStore()
    const open = () => desk.dispatch(readWithMember.initiate(ids, again))
    const { reads, total, restart } = countReads(server)
    const list = open()
    expect((await list).data).toHaveLength(count - 11)
    await settle(total)
    expect(reads.member_numbers).toBeGreaterThanOrEqual(count - 11)

    restart()
    expect((await desk.dispatch(makeApproved.initiate(id))).error).toBeUndefined()
    await settle(total)
    // The request, the members with its numbers, the setting, the last number and the new one.
    expect(total()).toBeLessThanOrEqual(12)
    expect(reads.history ?? 0).toBe(0)
    const { data: listed } = await desk.dispatch(readWithMember.initiate(ids))
    expect(listed).toContain(id)
    expect(total()).toBeLessThanOrEqual(12)
    list.unsubscribe()

    restart()
    const reopened = open()
    expect((await reopened).data).toHaveLength(count - 10)
    await settle(total)
    // One query for numbers and one for entries: both find nothing.
    expect(total()).toBe(2)
    reopened.unsubscribe()
  },
)
