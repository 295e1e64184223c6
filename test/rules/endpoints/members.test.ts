import { http, HttpResponse, passthrough } from 'msw'
import { beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { membersApi } from '@/features/members/api'
import { approvedApi } from '@/features/members/approved/approvedApi'
import type { AppliedMemberAction } from '@/features/members/applyMemberAction'
import type { MemberAction } from '@/features/members/memberChanges'
import { newMemberWrites } from '@/features/members/newMember'
import { demoAdmin } from '@/shared/config/demo'
import { demoProjectId } from '@/shared/config/parseEnv'
import { isConflict } from '@/shared/firestore/errors'
import { newSubmissionId } from '@/shared/requests/reference'
import { identityKeys } from '@/shared/validation/identity'
import { aMember, aProfile, profileIn } from '@scripts/samples/members/memberRecords'
import { aRegistration, type Value } from '@scripts/samples/records'
import { clientFor, sentinels } from '@test/rules/support/client'
import { firestoreFor } from '@test/support/emulators/firestore'
import { openStore } from './openStore'
import { anEditor, documents, setUpEndpoints } from './setUpEndpoints'
import { storeRequest } from './requestForMembership'

const firestore = firestoreFor()
const { makeMember, applyMemberAction, readSameMembers, readMembership, saveMembership } = {
  ...membersApi.endpoints,
  ...approvedApi.endpoints,
}

const before = new Date(Date.now() - 86_400_000)
const { id, data } = aRegistration(1, { createdAt: before })
const path = `members/${id}`
const ofRequest = {
  id: newSubmissionId(),
  requestId: id,
  kind: 'Ordinary',
  joinedOn: '2026-11-27',
} as const
const byHand = () =>
  ({
    id: newSubmissionId(),
    kind: 'Life',
    joinedOn: '2026-11-27',
    profile: aProfile(4),
  }) as const

const server = setUpEndpoints({
  admins: [anEditor],
  settings: [{ id: 'membership', data: { firstNumber: 1042 } }],
})
let store: Awaited<ReturnType<typeof openStore>>

beforeAll(async () => {
  store = await openStore()
})

const aRequestIn = (state: 'approved' | 'recommended', more?: Record<string, Value>) =>
  storeRequest(firestore, state, { more })

const make = (made: Parameters<typeof makeMember.initiate>[0]) =>
  store.dispatch(makeMember.initiate(made))

const act = (action: MemberAction, expectedVersion?: number): AppliedMemberAction => ({
  target: id,
  expectedVersion,
  id: newSubmissionId(),
  action,
})

const apply = (applied: AppliedMemberAction) => store.dispatch(applyMemberAction.initiate(applied))

const numbers = async () =>
  (await firestore.list('member_numbers')).map(({ n }) => Number(n)).sort((a, b) => a - b)

/** A colleague takes a number at another desk. */
const takenByColleague = (n: number) => {
  const member = { kind: 'Ordinary', joinedOn: '2026-11-27', profile: aProfile(7) } as const
  const stamp = { ...sentinels, by: 'colleague', entryId: newSubmissionId() }
  const writes = newMemberWrites(newSubmissionId(), n, member, stamp)
  return clientFor(demoProjectId, 'colleague').commit(writes)
}

describe('a member is made', () => {
  test('from an approved request, with its corrections, its language and the next number', async () => {
    await aRequestIn('approved', { corrected: { firmName: 'Sample Works' } })
    await firestore.update(`New_Registration/${id}`, { language: 'or' })

    const { data: member } = await make({ ...ofRequest, text: ' Fee received\n' })

    expect(member).toMatchObject({ id, number: '1042', kind: 'Ordinary', v: 1, requestId: id })
    expect(await firestore.read(path)).toMatchObject({
      n: 1042,
      joinedOn: '2026-11-27',
      by: demoAdmin.uid,
      profile: { ...profileIn(data), firmName: 'Sample Works', language: 'or' },
    })
    expect(await firestore.read('member_numbers/1042')).toMatchObject({ memberId: id, n: 1042 })
    expect(await firestore.list(`${path}/history`)).toMatchObject([
      { id: '1', kind: 'join', text: 'Fee received', by: demoAdmin.uid },
    ])
  })

  test('by hand, after the last number of the series', async () => {
    await firestore.seed({
      member_numbers: [
        { id: '1042', data: { memberId: 'x', n: 1042 } },
        { id: '90000', data: { memberId: 'y' } },
      ],
    })

    const { data: member } = await make(byHand())

    expect(member).toMatchObject({ number: '1043', kind: 'Life', profile: aProfile(4) })
  })

  test('once, when its answer was lost', async () => {
    await aRequestIn('approved')
    const hand = byHand()

    for (const made of [ofRequest, hand]) {
      const first = await make(made)
      expect(first.data).toBeDefined()
      expect((await make(made)).data).toEqual(first.data)
    }
    expect(await numbers()).toEqual([1042, 1043])
    // The request may be gone since.
    await firestore.delete(`New_Registration/${id}`)
    expect((await make(ofRequest)).data).toMatchObject({ number: '1042' })

    const { error } = await make({ ...hand, profile: { ...hand.profile, name: 'Another Namuna' } })
    expect(error).toMatchObject({ code: 'already-stored' })
  })

  test('and pressed again with another type or day, it is said which one was made', async () => {
    await aRequestIn('approved')
    const hand = byHand()
    const later = { joinedOn: '2026-11-20' } as const
    for (const [made, changed] of [
      [ofRequest, { ...ofRequest, kind: 'Life' } as const],
      [ofRequest, { ...ofRequest, ...later }],
      [ofRequest, { ...ofRequest, text: 'Another remark' }],
      [hand, { ...hand, kind: 'Ordinary' } as const],
      [hand, { ...hand, ...later }],
    ] as const) {
      const { data: member } = await make(made)
      expect((await make(changed)).error).toMatchObject({ code: 'already-stored' })
      expect((await make(made)).data).toEqual(member)
    }
    expect(await numbers()).toEqual([1042, 1043])
  })

  test('by a colleague first: the other press is told of that member', async () => {
    await aRequestIn('approved')
    await make({ ...ofRequest, kind: 'Life' })
    const { error } = await make({ ...ofRequest, id: newSubmissionId() })
    expect(isConflict(error) && error.current).toMatchObject({ number: '1042', kind: 'Life' })
    expect(await numbers()).toEqual([1042])
  })

  test('once, when two administrators press at the same moment, and each of others gets a number', async () => {
    await aRequestIn('approved')

    const answers = await Promise.all([ofRequest, ofRequest, byHand(), byHand()].map(make))

    expect(answers.flatMap(({ error }) => error ?? [])).toEqual([])
    expect(await numbers()).toEqual([1042, 1043, 1044])
    expect(await firestore.list('members')).toHaveLength(3)
  })

  test('with the number after it, when a colleague takes the number in between, at most five times', async () => {
    let next = 1042
    let inBetween = 2
    let isOfColleague = false
    server.use(
      http.post(`${documents}\\:commit`, async ({ request }) => {
        if (isOfColleague) return passthrough()
        const sent = JSON.stringify(await request.clone().json())
        const isMaking = sent.includes(`member_numbers/${next}`)
        if (isMaking && inBetween > 0) {
          inBetween -= 1
          isOfColleague = true
          await takenByColleague(next)
          isOfColleague = false
          next += 1
        }
        return passthrough()
      }),
    )

    expect((await make(byHand())).data).toMatchObject({ number: '1044' })

    next = 1045
    inBetween = 9
    expect((await make(byHand())).error).toMatchObject({ code: 'refused' })
    expect(inBetween).toBe(4)
    expect(await numbers()).toEqual([1042, 1043, 1044, 1045, 1046, 1047, 1048, 1049])
  })

  test('though its answer is lost on the way, and the next press finds it', async () => {
    await aRequestIn('approved')
    let isLost = false
    server.use(
      http.post(`${documents}\\:commit`, async ({ request }) => {
        if (isLost) return passthrough()
        isLost = true
        const body = await request.clone().text()
        await fetch(request.url, { method: 'POST', headers: request.headers, body })
        return HttpResponse.error()
      }),
    )

    await make(ofRequest)
    server.resetHandlers()

    expect((await make(ofRequest)).data).toMatchObject({ number: '1042' })
    expect(await numbers()).toEqual([1042])
  })
})

describe('no member is made', () => {
  test('from a request that is only recommended', async () => {
    await aRequestIn('recommended')
    expect((await make(ofRequest)).error).toMatchObject({ code: 'not-approved' })
    expect(await numbers()).toEqual([])
  })

  test('from a request that is gone', async () => {
    expect((await make(ofRequest)).error).toMatchObject({ code: 'not-found' })
  })

  test('before an owner has entered the first number', async () => {
    await firestore.delete('settings/membership')
    expect((await make(byHand())).error).toMatchObject({ code: 'no-first-number' })
  })

  test('where an old list has the next number', async () => {
    await firestore.seed({ member_numbers: [{ id: '1042', data: { memberId: 'x' } }] })
    const { error } = await make(byHand())
    expect(error).toMatchObject({
      message: expect.stringContaining('An old list has the number 1042') as string,
    })
  })

  test('by a viewer', async () => {
    await firestore.update(`admins/${demoAdmin.uid}`, { role: 'viewer' })
    expect((await make(byHand())).error).toMatchObject({ code: 'refused' })
    expect(await numbers()).toEqual([])
  })
})

describe('a member is changed', () => {
  beforeEach(async () => {
    await aRequestIn('approved')
    await make(ofRequest)
  })

  /** Everything that is done to a member, one after the other. */
  const all: MemberAction[] = [
    { kind: 'change', changes: { firmName: 'Sample Works', website: null } },
    { kind: 'kind', to: 'Associate', text: 'As the committee decided' },
    { kind: 'joinedOn', to: '2026-11-01' },
    { kind: 'hold', text: 'Complaint' },
    { kind: 'release' },
    { kind: 'end', on: '2026-11-20', why: 'Resigned' },
    { kind: 'rejoin', on: '2026-11-27' },
    { kind: 'note', text: ' Called\n' },
    { kind: 'told', channel: 'call' },
  ]

  test('in each way, and once, though each is sent twice', async () => {
    for (const [at, action] of all.entries()) {
      const applied = act(action, at + 1)
      const first = await apply(applied)
      expect(first.error).toBeUndefined()
      expect(await apply(applied)).toMatchObject({ data: first.data })
    }

    const { firmName: _, website: _website, ...kept } = profileIn(data)
    const stored = await firestore.read(path)
    expect(stored).toMatchObject({
      kind: 'Associate',
      joinedOn: '2026-11-01',
      startedOn: '2026-11-27',
      profile: { ...kept, firmName: 'Sample Works' },
      v: 10,
    })
    expect(stored?.profile).not.toHaveProperty('website')
    expect(Object.keys(stored ?? {})).not.toContain('ended')
    expect(Object.keys(stored ?? {})).not.toContain('hold')
    const history = (await firestore.list(`${path}/history`)).sort(
      (a, b) => Number(a.v) - Number(b.v),
    )
    expect(history.map(({ kind }) => kind)).toEqual(['join', ...all.map(({ kind }) => kind)])
    expect(history[1]).toMatchObject({
      before: { firmName: data.firmName, website: data.website },
      after: { firmName: 'Sample Works' },
    })
    expect(history[8]).toMatchObject({ text: 'Called' })
  })

  test('not over what a colleague has saved, and the answer says what that is', async () => {
    await apply(act({ kind: 'kind', to: 'Associate' }, 1))
    await firestore.update(`${path}/history/2`, { by: 'colleague' })

    const change: MemberAction = { kind: 'change', changes: { firmName: 'Other' } }
    const { error } = await apply(act(change, 1))

    expect(isConflict(error) && error.current).toMatchObject({ v: 2, kind: 'Associate' })
  })

  test('after the person’s own change meanwhile, which is no conflict', async () => {
    await apply(act({ kind: 'kind', to: 'Associate' }, 1))
    await apply(act({ kind: 'note', text: 'Called' }))

    const change: MemberAction = { kind: 'change', changes: { firmName: 'Other' } }
    expect((await apply(act(change, 1))).data).toMatchObject({ v: 4, kind: 'Associate' })
  })

  test('by notes of two desks at the same moment, which are both kept', async () => {
    const texts = ['one', 'two', 'three']

    const answers = await Promise.all(texts.map((text) => apply(act({ kind: 'note', text }))))

    expect(answers.flatMap(({ error }) => error ?? [])).toEqual([])
    const history = await firestore.list(`${path}/history`)
    expect(new Set(history.flatMap(({ text }) => text ?? []))).toEqual(new Set(texts))
  })

  test('not by a viewer, and not once it is gone', async () => {
    const note = act({ kind: 'note', text: 'Called' })
    await firestore.update(`admins/${demoAdmin.uid}`, { role: 'viewer' })
    expect((await apply(note)).error).toMatchObject({ code: 'refused' })
    await firestore.delete(path)
    expect((await apply(note)).error).toMatchObject({ code: 'not-found' })
  })
})

test('the members of a request are found by each value that tells whose it is, and each once', async () => {
  const both = aMember(1, { profile: { ...aProfile(1), mobile: '9437000001' } })
  const ofFirm = aMember(4, { profile: { ...aProfile(4), mobile: '9437000002', gstin: undefined } })
  await firestore.seed({ members: [both, ofFirm, aMember(7)] })
  const find = async (...sources: Parameters<typeof identityKeys>) =>
    (await store.dispatch(readSameMembers.initiate(identityKeys(...sources)))).data

  const { gstin, udyam } = both.data.profile
  const found = await find({ mobile: '+91 94370 00002' }, { mobile: '9437000001', gstin, udyam })

  expect(found?.map(({ id: found }) => found).sort()).toEqual([both.id, ofFirm.id].sort())
  expect(found?.[0]).toMatchObject({ number: 'UO/2019/004' })
  expect(await find({ mobile: '9437000099' })).toEqual([])
  expect(await find({ name: 'Asha' })).toEqual([])
})

test('the settings of the membership are read, changed in part, and kept once', async () => {
  const read = () => store.dispatch(readMembership.initiate(undefined, { forceRefetch: true }))
  const save = (changes: { firstNumber?: number; feeLife?: number | null }) =>
    store.dispatch(saveMembership.initiate({ id: newSubmissionId(), changes }))

  expect((await read()).data).toEqual({ firstNumber: 1042 })
  expect((await save({ feeLife: 45 })).data).toEqual({ firstNumber: 1042, feeLife: 45 })
  expect((await save({ feeLife: 45 })).data).toEqual({ firstNumber: 1042, feeLife: 45 })
  expect((await save({ firstNumber: 2001, feeLife: null })).data).toEqual({ firstNumber: 2001 })
  expect((await read()).data).toEqual({ firstNumber: 2001 })
  expect(await firestore.list('settings/membership/history')).toHaveLength(2)
  expect((await save({ firstNumber: 0 })).error).toMatchObject({ code: 'refused' })
})

test('days of grace that were stored with the settings of the membership go with the next change of these', async () => {
  await firestore.seed({
    settings: [{ id: 'membership', data: { firstNumber: 1042, graceDays: 45 } }],
  })
  const saved = { id: newSubmissionId(), changes: { feeLife: 25_000 } }
  expect((await store.dispatch(saveMembership.initiate(saved))).data).toEqual({
    firstNumber: 1042,
    feeLife: 25_000,
  })
})
