import { beforeAll, beforeEach, describe, expect, inject, test } from 'vitest'
import { duesApi } from '@/features/dues/api'
import { membersApi } from '@/features/members/api'
import type { Receipt } from '@/features/dues/schema'
import type { MemberAction } from '@/features/members/memberChanges'
import { reviewApi } from '@/features/requests/review/reviewApi'
import { demoAdmin } from '@/shared/config/demo'
import { hostAndPort } from '@/shared/config/hostAndPort'
import { demoProjectId } from '@/shared/config/parseEnv'
import { isConflict } from '@/shared/firestore/errors'
import { newSubmissionId } from '@/shared/requests/reference'
import { today } from '@/shared/validation/dates'
import { putRules } from '@scripts/emulators/firestoreEmulator'
import { aRegistration } from '@scripts/samples/records'
import { refOf } from '@test/rules/members/membersInProject'
import { firestoreFor } from '@test/support/emulators/firestore'
import { openStore } from './openStore'
import { storeRequest } from './requestForMembership'

/*
 * What the public reads of a member goes along with each change that the desk makes.
 */

const firestore = firestoreFor()
const { makeMember, applyMemberAction } = membersApi.endpoints
const { id, data } = aRegistration(1, { createdAt: new Date(Date.now() - 86_400_000) })
const path = `members/${id}`
const directory = 'directory/2'

let store: Awaited<ReturnType<typeof openStore>>

beforeAll(async () => {
  await putRules(hostAndPort(inject('firestore')), demoProjectId)
  store = await openStore()
})

beforeEach(async () => {
  await firestore.clear()
  await firestore.seed({
    admins: [{ id: demoAdmin.uid, data: { role: 'owner' } }],
    settings: [{ id: 'membership', data: { firstNumber: 1042, receiptPrefix: 'UO' } }],
  })
  await storeRequest(firestore, 'approved')
  await firestore.update(`New_Registration/${id}`, { directoryConsent: true })
  const made = {
    id: newSubmissionId(),
    requestId: id,
    kind: 'Ordinary',
    joinedOn: '2026-11-27',
  } as const
  expect((await store.dispatch(makeMember.initiate(made))).error).toBeUndefined()
})

const apply = async (action: MemberAction, expectedVersion?: number) =>
  store.dispatch(
    applyMemberAction.initiate({ target: id, expectedVersion, id: newSubmissionId(), action }),
  )

async function expectApplied(action: MemberAction) {
  expect((await apply(action)).error).toBeUndefined()
}

const listing = async () => {
  const bucket = (await firestore.read(directory)) as
    | { entries?: Record<string, object> }
    | undefined
  return bucket?.entries?.['1042']
}

const firm = {
  number: '1042',
  kind: 'Ordinary',
  firmName: data.firmName,
  sector: data.sector,
  district: data.district,
  ref: refOf(id),
}

describe('the listing', () => {
  test('is made with a member whose request agrees to it, without contacts', async () => {
    expect(await listing()).toMatchObject(firm)
    expect(await listing()).not.toHaveProperty('mobile')
    expect(await listing()).not.toHaveProperty('name')
  })

  test('gets the ticked contacts, follows the member, is taken out, and is listed again', async () => {
    await expectApplied({ kind: 'list', contacts: ['mobile', 'name'], text: 'By telephone' })
    expect(await listing()).toMatchObject({ ...firm, mobile: data.mobile, name: data.name })
    await expectApplied({ kind: 'change', changes: { mobile: '9437000009', name: 'Asha Namuna' } })
    expect(await listing()).toMatchObject({ mobile: '9437000009', name: 'Asha Namuna' })
    await expectApplied({ kind: 'list', contacts: ['name'], text: 'By telephone' })
    expect(await listing()).not.toHaveProperty('mobile')
    // A second time changes nothing.
    const { v } = (await firestore.read(path))!
    await expectApplied({ kind: 'list', contacts: ['name'], text: 'By telephone' })
    expect(await firestore.read(path)).toMatchObject({ v })
    await expectApplied({ kind: 'unlist' })
    expect(await listing()).toBeUndefined()
    await expectApplied({ kind: 'list', contacts: ['mobile'], text: 'By telephone' })
    await expectApplied({ kind: 'hold', text: 'Complaint' })
    expect(await listing()).toEqual(expect.objectContaining(firm))
    expect(await listing()).not.toHaveProperty('mobile')
    expect(await listing()).not.toHaveProperty('hold')
    await expectApplied({ kind: 'end', on: '2026-11-20', why: 'Resigned' })
    expect(await listing()).toBeUndefined()
  })

  test('that an applicant has taken away is not brought back by a change', async () => {
    await firestore.seed({ directory: [{ id: '2', data: { entries: {}, changed: '1042' } }] })
    await expectApplied({ kind: 'kind', to: 'Associate' })
    expect(await listing()).toBeUndefined()
  })
})

describe('the card', () => {
  test('is made, follows the member and its receipts, and is replaced', async () => {
    const [first, second] = [newSubmissionId(), newSubmissionId()]
    await expectApplied({ kind: 'card', key: first })
    expect(await firestore.read(`member_cards/${first}`)).toEqual({
      id: first,
      number: '1042',
      kind: 'Ordinary',
    })
    const payment = {
      purpose: 'Membership',
      amount: 2500,
      mode: 'Cash',
      paidOn: today(),
      payer: 'Sample',
      since: '2026-11-28',
      until: '2027-03-31',
    } as const
    const { recordPayment, cancelReceipt } = duesApi.endpoints
    const recorded = { memberId: id, id: newSubmissionId(), paidBefore: undefined, payment }
    const { data: receipt } = await store.dispatch(recordPayment.initiate(recorded))
    expect(await firestore.read(`member_cards/${first}`)).toMatchObject({ paidUntil: '2027-03-31' })
    expect(await listing()).not.toHaveProperty('paidUntil')

    await expectApplied({ kind: 'card', key: second })
    expect(await firestore.read(`member_cards/${first}`)).toBeUndefined()
    expect(await firestore.read(`member_cards/${second}`)).toMatchObject({
      paidUntil: '2027-03-31',
    })

    const cancelled = { receipt: receipt as Receipt, id: newSubmissionId(), why: 'Wrong' }
    expect((await store.dispatch(cancelReceipt.initiate(cancelled))).error).toBeUndefined()
    expect(await firestore.read(`member_cards/${second}`)).not.toHaveProperty('paidUntil')
  })

  test('is not made on a version that a colleague has changed', async () => {
    await expectApplied({ kind: 'note', text: 'Called' })
    const { v } = (await firestore.read(`members/${id}`))!
    await firestore.update(`members/${id}/history/${String(v)}`, { by: 'colleague' })
    const { error } = await apply({ kind: 'card', key: newSubmissionId() }, 1)
    expect(isConflict(error)).toBe(true)
  })
})

test('an end takes the listing out, and an erased member takes the card along', async () => {
  const key = newSubmissionId()
  await expectApplied({ kind: 'card', key })
  await expectApplied({ kind: 'end', on: '2026-11-20', why: 'Resigned' })
  expect(await firestore.read(`member_cards/${key}`)).toMatchObject({ ended: '2026-11-20' })
  expect(await listing()).toBeUndefined()
  const { erase } = reviewApi.endpoints
  const target = { kind: 'members', id, why: 'request' } as const
  expect((await store.dispatch(erase.initiate(target))).error).toBeUndefined()
  expect(await firestore.read(path)).toBeUndefined()
  expect(await firestore.read(`member_cards/${key}`)).toBeUndefined()
})
