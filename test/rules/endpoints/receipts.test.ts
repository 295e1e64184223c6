import { http, passthrough } from 'msw'
import { beforeAll, expect, test } from 'vitest'
import { duesApi } from '@/features/dues/api'
import { financialYearOf } from '@/features/dues/financialYear'
import { receiptWrites, type Payment } from '@/features/dues/receiptWrites'
import { demoAdmin } from '@/shared/config/demo'
import { demoProjectId } from '@/shared/config/parseEnv'
import { isConflict } from '@/shared/firestore/errors'
import { newSubmissionId } from '@/shared/requests/reference'
import { dayMillis } from '@/shared/text/dateText'
import { today } from '@/shared/validation/dates'
import { aMember } from '@scripts/samples/members/memberRecords'
import type { Value } from '@scripts/samples/records'
import { clientFor, sentinels } from '@test/rules/support/client'
import { firestoreFor } from '@test/support/emulators/firestore'
import { openStore } from './openStore'
import { anEditor, documents, setUpEndpoints } from './setUpEndpoints'

const firestore = firestoreFor()
const { recordPayment, cancelReceipt } = duesApi.endpoints
const fy = financialYearOf(today())

const [first, second] = [aMember(1), aMember(4)]

const server = setUpEndpoints({
  admins: [anEditor],
  settings: [{ id: 'membership', data: { receiptPrefix: 'UO' } }],
  members: [first, second].map(({ id, data }) => ({
    id,
    data: data as unknown as Record<string, Value>,
  })),
})
let store: Awaited<ReturnType<typeof openStore>>

beforeAll(async () => {
  store = await openStore()
})

const payment = (more: Partial<Payment> = {}): Payment => ({
  purpose: 'Membership',
  amount: 2500,
  mode: 'UPI',
  utr: '432109876543',
  paidOn: today(),
  payer: 'Sample Works',
  since: '2027-04-01',
  until: '2028-03-31',
  ...more,
})
const cash = { mode: 'Cash', utr: undefined } as const

const recorded = (more: Partial<Payment> = {}, memberId = first.id, paidBefore = '2027-03-31') => ({
  memberId,
  id: newSubmissionId(),
  paidBefore,
  payment: payment(more),
})
const record = (one: ReturnType<typeof recorded>) => store.dispatch(recordPayment.initiate(one))

test('a payment makes a receipt, moves the day until which is paid, and is kept once', async () => {
  const one = recorded()
  const { data } = await record(one)

  expect(data).toMatchObject({
    number: `UO/${fy}/0001`,
    memberNumber: 'UO/2019/001',
    paidBefore: '2027-03-31',
  })
  expect(await firestore.read(`members/${first.id}`)).toMatchObject({
    paidUntil: '2028-03-31',
    v: 2,
  })
  expect(await firestore.list(`members/${first.id}/history`)).toMatchObject([
    { kind: 'receipt', receipt: `${fy}~1`, from: '2027-03-31', to: '2028-03-31' },
  ])
  expect((await record(one)).data).toEqual(data)
  expect(await firestore.list('receipts')).toHaveLength(1)

  const donation = { ...cash, purpose: 'Donation', since: undefined, until: undefined } as const
  const { data: next } = await record(recorded(donation, first.id, '2028-03-31'))
  expect(next).toMatchObject({ number: `UO/${fy}/0002` })
})

test('a payment that is written, and pressed again with other values, is named, and nothing is claimed of the other', async () => {
  const one = recorded()
  const { data } = await record(one)

  for (const more of [
    { purpose: 'Donation', since: undefined, until: undefined, ...cash },
    { amount: 10_000 },
    { payer: 'Another payer' },
    { paidOn: '2026-11-01' },
    { utr: '432109876544' },
    { note: 'By post' },
  ] as const) {
    const { error } = await record({ ...one, payment: payment(more) })
    expect(error).toMatchObject({
      code: 'already-stored',
      message: expect.stringContaining(
        `receipt UO/${fy}/0001: ₹2,500, Membership, Sample Works`,
      ) as string,
    })
  }
  expect(await firestore.list('receipts')).toHaveLength(1)
  expect((await record(one)).data).toEqual(data)

  const receipt = data as Required<NonNullable<typeof data>>
  const cancel = { receipt, id: newSubmissionId(), why: 'The wrong member' }
  await store.dispatch(cancelReceipt.initiate(cancel))
  const { error } = await store.dispatch(cancelReceipt.initiate({ ...cancel, why: 'Another' }))
  expect(error).toMatchObject({ code: 'already-stored' })
})

test('of two treasurers at once each gets a number, and of two for one member the second is told', async () => {
  const answers = await Promise.all([record(recorded(cash)), record(recorded(cash, second.id))])
  expect(new Set(answers.map(({ data }) => data?.n))).toEqual(new Set([1, 2]))

  const { error } = await record(recorded(cash))
  expect(isConflict(error) && error.current).toBe('2028-03-31')
  expect(await firestore.list('receipts')).toHaveLength(2)
})

test('a number that a colleague takes in between is followed by the next one', async () => {
  let isOfColleague = false
  server.use(
    http.post(`${documents}\\:commit`, async () => {
      if (isOfColleague) return passthrough()
      isOfColleague = true
      const given = { fy, n: 1, prefix: 'UO', entryId: newSubmissionId() }
      const stamp = { ...sentinels, by: 'colleague' }
      const of = { id: second.id, data: second.data as unknown as Record<string, unknown> }
      await clientFor(demoProjectId, 'colleague').commit(
        receiptWrites(of, payment(cash), given, stamp),
      )
      return passthrough()
    }),
  )
  expect((await record(recorded())).data).toMatchObject({ number: `UO/${fy}/0002` })
})

test('the second use of a UTR shows where it was used; after a cancellation it is free for an owner', async () => {
  const { data } = await record(recorded())
  const again = recorded({}, second.id)
  expect((await record(again)).error).toMatchObject({
    message: expect.stringContaining(
      `receipt UO/${fy}/0001 of Sample Works, member UO/2019/001`,
    ) as string,
  })

  const receipt = data as Required<NonNullable<typeof data>>
  const cancel = { receipt, id: newSubmissionId(), why: 'The wrong member' }
  const cancelled = await store.dispatch(cancelReceipt.initiate(cancel))
  expect(cancelled.data).toMatchObject({ cancelled: { why: 'The wrong member' } })
  expect((await store.dispatch(cancelReceipt.initiate(cancel))).data).toEqual(cancelled.data)
  expect(await firestore.read(`members/${first.id}`)).toMatchObject({
    paidUntil: '2027-03-31',
    v: 3,
  })

  await firestore.update(`admins/${demoAdmin.uid}`, { role: 'editor' })
  expect((await record(again)).error).toMatchObject({
    message: expect.stringContaining(`cancelled receipt UO/${fy}/0001. Only an owner`) as string,
  })
  await firestore.update(`admins/${demoAdmin.uid}`, { role: 'owner' })
  expect((await record(again)).data).toMatchObject({ number: `UO/${fy}/0002` })
})

test('nothing is written of a member who left, without the letters of the numbers, or by a viewer', async () => {
  await firestore.delete('settings/membership')
  expect((await record(recorded())).error).toMatchObject({ code: 'no-prefix' })
  await firestore.update(`members/${first.id}`, { ended: { on: '2026-11-20', why: 'Resigned' } })
  expect((await record(recorded())).error).toMatchObject({ code: 'has-left' })
  await firestore.seed({ settings: [{ id: 'membership', data: { receiptPrefix: 'UO' } }] })
  await firestore.update(`admins/${demoAdmin.uid}`, { role: 'viewer' })
  expect((await record(recorded({}, second.id))).error).toMatchObject({ code: 'refused' })
  expect(await firestore.list('receipts')).toEqual([])
})

test.each([
  [-1, false],
  [0, false],
  [1, true],
  [120, true],
])('of a member whose end is entered for %i days from today: may pay is %s', async (days, may) => {
  const on = new Date(Date.parse(today()) + days * dayMillis).toISOString().slice(0, 10)
  await firestore.update(`members/${first.id}`, { ended: { on, why: 'Resigned' } })
  const answer = await record(recorded(cash))
  expect(answer).toMatchObject(
    may ? { data: { number: `UO/${fy}/0001` } } : { error: { code: 'has-left' } },
  )
})

test('a receipt is cancelled after those that came later', async () => {
  const { data } = await record(recorded(cash))
  await record(
    recorded({ ...cash, since: '2028-04-01', until: '2029-03-31' }, first.id, '2028-03-31'),
  )
  const receipt = data as Required<NonNullable<typeof data>>
  const cancel = { receipt, id: newSubmissionId(), why: 'Wrong' }
  expect((await store.dispatch(cancelReceipt.initiate(cancel))).error).toMatchObject({
    code: 'not-last',
  })
})
