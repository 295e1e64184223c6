import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { yearBefore } from '@/features/dues/financialYear'
import type { Payment } from '@/features/dues/receiptWrites'
import { today } from '@/shared/validation/dates'
import { dayMillis } from '@/shared/text/dateText'
import { sentinels, serverTime, type Fields } from '@test/rules/support/client'
import { editors, everybody, projectFor } from '@test/rules/support/project'
import { membersIn, withFields } from './membersInProject'
import { after, cancel, fy, paid, period, receiptsIn } from './receiptsInProject'

const project = projectFor()
const members = membersIn(project)
const { stored, mayCommit, step } = members
const { pay, mayPay, last, isGiven } = receiptsIn(members)

const receipt = /^receipts\//
const member = /^members\/[^/]+$/
const entry = /\/history\/\d+$/

const tomorrow = new Date(Date.parse(today()) + dayMillis).toISOString().slice(0, 10)

const daysAgo = (days: number) =>
  new Date(Date.parse(today()) - days * dayMillis).toISOString().slice(0, 10)
const thisYear = Number(today().slice(0, 4))

type Member = Awaited<ReturnType<typeof stored>>

/** A member of the tests that change nothing. */
let payer: Member
beforeAll(async () => {
  await members.prepare()
  payer = await stored()
  expect(await mayPay('an editor', pay(await stored()))).toBe(true)
})

describe('a receipt', () => {
  test.each(everybody)('%s gives one only as an editor', async (role) => {
    const isAllowed = await mayPay(role, pay(await stored(), paid(), role))
    expect(isAllowed).toBe(editors.includes(role))
  })

  test('is given once, and not in parts', async () => {
    const writes = pay(await stored())
    for (const part of writes) {
      expect(
        await mayCommit(
          'an editor',
          writes.filter((write) => write !== part),
        ),
      ).toBe(false)
      expect(await mayCommit('an editor', [part])).toBe(false)
    }
    expect(await mayPay('an editor', writes)).toBe(true)
    expect(await mayCommit('an editor', writes)).toBe(false)
  })

  test.each<[string, Partial<Payment>, Fields?]>([
    ['cash', { mode: 'Cash' }],
    ['a cheque', { mode: 'Cheque', reference: '123456, State Bank' }],
    [
      'NEFT, years after the end',
      { mode: 'NEFT', since: '2026-11-28' },
      { paidUntil: '2020-03-31' },
    ],
    ['a first payment', {}, { paidUntil: undefined }],
    ['ten years', { until: `${thisYear + 10}-03-31` }],
    ['a payment of a year ago', { paidOn: daysAgo(398) }],
    ['a transfer of 22 letters and digits', { mode: 'NEFT', utr: 'SBINR52026112812345678' }],
    ['a UTR that begins with zero', { utr: '041234567890' }],
    ['a donation of a life member', { purpose: 'Donation', ...period }, { kind: 'Life' }],
    ['the fee of a life member', period, { kind: 'Life', paidUntil: undefined }],
    ['a member who leaves tomorrow', {}, { ended: { on: tomorrow, why: 'Resigned' } }],
    ['a remark, paid in March', { note: 'For the hall', paidOn: '2026-03-31' }],
  ])('is given for %s', async (_title, payment, was) => {
    const { utr, ...rest } = paid(payment)
    const hasUtr = rest.mode === 'UPI' || rest.mode === 'NEFT'
    const writes = pay(await stored(was), hasUtr ? { ...rest, utr } : rest)
    expect(await mayPay('an editor', writes)).toBe(true)
  })

  test.each<[string, Partial<Payment>, Fields?]>([
    ['paid tomorrow', { paidOn: tomorrow }],
    ['of paise', { amount: 2500.5 }],
    ['of nothing', { amount: 0 }],
    ['for an unknown purpose', { purpose: 'Loan' as 'Other' }],
    ['by an unknown way', { mode: 'Card' as 'Cash' }],
    ['with a UTR with spaces', { utr: '4321 0987 6543' }],
    ['with a short UTR', { utr: '43210987654' }],
    ['with a zero before a UTR', { utr: '0412345678901' }],
    ['with a label before a UTR', { utr: 'UTR412345678901' }],
    ['of long ago', { paidOn: daysAgo(402) }],
    ['for eleven years', { until: `${thisYear + 11}-03-31` }],
    ['whose period begins before the last one ends', { since: '2027-03-31' }],
    ['by cheque without its number', { mode: 'Cheque' }],
    ['without a payer', { payer: '' }],
    ['for a period that ends before it begins', { since: '2028-04-01' }],
    ['that moves the end back', { since: '2026-01-01', until: '2027-03-30' }],
    ['of a membership without a period', period],
    ['of a donation with a period', { purpose: 'Donation' }],
    ['of a year of a life member', {}, { kind: 'Life', paidUntil: undefined }],
    ['of a member who left', {}, { ended: { on: '2026-11-20', why: 'Resigned' } }],
    ['of a member who left today', {}, { ended: { on: today(), why: 'Resigned' } }],
  ])('is refused %s', async (_title, payment, was) => {
    expect(await mayPay('an editor', pay(was ? await stored(was) : payer, paid(payment)))).toBe(
      false,
    )
  })

  test.each<[string, Fields]>([
    ['with a number left out', { n: 1000 }],
    ['in the series of last year', { fy: yearBefore(fy), n: 1 }],
    ['with a prefix of five letters', { prefix: 'UDYOG' }],
    ['with other letters than the receipt before', { prefix: 'ZZ' }],
    ['with a number of 17 characters', { prefix: 'UDYO', n: 1_000_000 }],
  ])('is refused %s', async (_title, given) => {
    if (given.n === 1_000_000) {
      await project.firestore.seed({
        receipts: [{ id: `${fy}~999999`, data: { n: 999_999, number: `UDYO/${fy}/999999` } }],
      })
    }
    expect(await mayPay('an editor', pay(payer, paid(), 'an editor', given))).toBe(false)
  })

  test.each<[string, RegExp, Fields]>([
    ['whose number is another', receipt, { number: `UO/${fy}/0001` }],
    ['that is cancelled already', receipt, { cancelled: { why: 'x' } }],
    ['of another member', receipt, { memberNumber: '1' }],
    ['of another version', receipt, { v: 1 }],
    ['with another day before', receipt, { paidBefore: '2026-03-31' }],
    ['by a colleague', receipt, { by: 'admin' }],
    ['of another time', receipt, { at: new Date(0) }],
    ['with a tax', receipt, { tax: 450 }],
    ['whose member has another day', member, { paidUntil: '2030-03-31' }],
    ['whose member has another kind', member, { kind: 'Life' }],
    ['whose entry hides the day before', entry, { from: undefined }],
    ['whose entry has another day', entry, { to: '2030-03-31' }],
    ['whose entry is a note', entry, { kind: 'note' }],
    ['whose entry cancels', entry, { kind: 'cancel' }],
  ])('is refused %s', async (_title, path, more) => {
    expect(await mayPay('an editor', withFields(pay(payer), path, more))).toBe(false)
  })

  test('moves no second member', async () => {
    const other = await stored()
    const writes = pay(payer)
    const [first, second] = pay(other)
    expect(await mayCommit('an editor', [...writes, first!, second!])).toBe(false)
  })
})

describe('a UTR', () => {
  test('counts once; an owner uses that of a cancelled receipt again', async () => {
    const [first, second] = [await stored(), await stored()]
    const payment = paid()
    expect(await mayPay('an editor', pay(first, payment))).toBe(true)
    const number = last()
    expect(await mayPay('an administrator', pay(second, payment, 'an administrator'))).toBe(false)

    const now = after(first, { paidUntil: '2028-03-31' })
    expect(await mayCommit('an administrator', cancel(now, number, 'an administrator'))).toBe(true)

    expect(await mayPay('an editor', pay(second, payment))).toBe(false)
    expect(await mayPay('an administrator', pay(second, payment, 'an administrator'))).toBe(true)
    expect(await project.firestore.read(`utrs/${payment.utr}`)).toMatchObject({
      receipt: `${fy}~${last()}`,
    })
  })
})

describe('a receipt is cancelled', () => {
  async function given(payment = paid()) {
    const was = await stored()
    expect(await mayPay('an editor', pay(was, payment))).toBe(true)
    const { until = was.data.paidUntil } = payment
    return { of: after(was, { paidUntil: until }), number: last() }
  }

  test('by an owner, once, and stays', async () => {
    const { of, number } = await given()
    const owner = project.as['an administrator']
    const mayChange = async () => [
      (await owner.update(`receipts/${fy}~${number}`, { amount: 1 })).isAllowed,
      (await owner.delete(`receipts/${fy}~${number}`)).isAllowed,
    ]
    expect(await mayChange()).toEqual([false, false])
    expect(await mayCommit('an editor', cancel(of, number, 'an editor'))).toBe(false)
    expect(await mayCommit('an administrator', cancel(of, number, 'an administrator'))).toBe(true)
    expect(await project.firestore.read(of.path)).toMatchObject({ paidUntil: '2027-03-31' })

    const again = after(of, {})
    expect(await mayCommit('an administrator', cancel(again, number, 'an administrator'))).toBe(
      false,
    )
    expect(await mayChange()).toEqual([false, false])
  })

  test('of a donation, and nothing moves', async () => {
    const { of, number } = await given(paid({ purpose: 'Donation', ...period }))
    const writes = cancel(of, number, 'an administrator', { until: undefined })
    expect(await mayCommit('an administrator', writes)).toBe(true)
  })

  test.each<[string, RegExp, Fields]>([
    ['without a reason', receipt, { cancelled: { v: 3, at: new Date(), by: 'admin' } }],
    ['with another amount', receipt, { amount: 1 }],
    ['and the day stays', member, { paidUntil: '2028-03-31' }],
    ['and the day moves on', member, { paidUntil: '2029-03-31' }],
    ['as a receipt', entry, { kind: 'receipt' }],
    ['with another entry', entry, { receipt: '25-26~1' }],
  ])('not %s', async (_title, path, more) => {
    const { of, number } = await given()
    const writes = withFields(cancel(of, number, 'an administrator'), path, more)
    expect(await mayCommit('an administrator', writes)).toBe(false)
  })

  test('only after those that came later', async () => {
    const { of, number } = await given()
    expect(
      await mayPay('an editor', pay(of, paid({ since: '2028-04-01', until: '2029-03-31' }))),
    ).toBe(true)
    const later = after(of, { paidUntil: '2029-03-31' })
    expect(await mayCommit('an administrator', cancel(later, number, 'an administrator'))).toBe(
      false,
    )
    expect(
      await mayCommit('an editor', step('an editor', later, { kind: 'note', text: 'x' })),
    ).toBe(true)
  })
})

test('of two at once one gets the number, ten times, and none is left out', async () => {
  for (let round = 0; round < 10; round += 1) {
    const [one, other] = [await stored(), await stored()]
    const answers = await Promise.all([
      mayCommit('an editor', pay(one)),
      mayCommit('an administrator', pay(other, paid(), 'an administrator')),
    ])
    expect(answers.filter(Boolean)).toHaveLength(1)
    isGiven()
  }
  const all = await project.firestore.list('receipts')
  const numbers = all
    // The arranged end of a series is none of them.
    .flatMap(({ n: of }) => (Number(of) < 999_999 ? Number(of) : []))
    .sort((a, b) => a - b)
  expect(numbers).toEqual(numbers.map((_, at) => at + 1))
})

describe('of the own membership', () => {
  const mobile = '9437011111'
  const role = 'an editor'
  const own = () => stored({ profile: { name: 'Asha Namuna', firmName: 'Works', mobile } })

  beforeAll(() => project.firestore.update('admins/editor', { mobile }))
  afterAll(() => project.firestore.update('admins/editor', { mobile: '9437022222' }))

  test('an editor writes no receipt; a colleague does', async () => {
    const one = await own()
    expect(await mayPay(role, pay(one))).toBe(false)
    expect(await mayPay('an administrator', pay(one, paid(), 'an administrator'))).toBe(true)
  })

  test('an editor does not change the type; a colleague does', async () => {
    const one = await own()
    const change = { kind: 'kind', to: 'Associate' } as const
    expect(await mayCommit(role, step(role, one, change))).toBe(false)
    expect(await mayCommit('an administrator', step('an administrator', one, change))).toBe(true)
  })
})

describe('the texts of a receipt about a person', () => {
  const owner = 'an administrator'
  const ended = { ended: { on: '2026-11-20', why: 'Resigned' } }
  const { none } = sentinels

  async function aReceipt(more: Fields = {}, of: Fields = ended) {
    const id = `25-26~${(receipts += 1)}`
    const { id: memberId } = await stored(of)
    const data = {
      number: `UO/${id}`,
      memberId,
      payer: 'Asha Namuna',
      note: 'For the hall',
      amount: 2500,
    }
    await project.firestore.seed({ receipts: [{ id, data: { ...data, ...more } }] })
    return { path: `receipts/${id}`, memberId }
  }
  let receipts = 0
  const without = { payer: none, note: none }

  test.each(everybody)('%s takes them away only as an owner', async (role) => {
    const { path } = await aReceipt()
    expect(await mayCommit(role, [{ path, update: without }])).toBe(role === owner)
  })

  test('go with the reason of a cancellation; the rest stays', async () => {
    const cancelled = { why: 'Asha paid twice', v: 3, at: new Date(), by: 'admin' }
    const { path } = await aReceipt({ cancelled })
    const may = (update: Fields) => mayCommit(owner, [{ path, update }])
    expect(await may(without)).toBe(false)
    expect(await may({ ...without, cancelled: none })).toBe(false)
    expect(await may({ ...without, 'cancelled.why': 'Other' })).toBe(false)
    expect(await may({ ...without, 'cancelled.why': none, 'cancelled.by': none })).toBe(false)
    expect(await may({ ...without, 'cancelled.why': none, amount: 1 })).toBe(false)
    expect(await may({ payer: none, 'cancelled.why': none })).toBe(false)
    expect(await may({ ...without, 'cancelled.why': none })).toBe(true)
    const left = await project.firestore.read(path)
    expect(left).toMatchObject({ amount: 2500, cancelled: { v: 3 } })
    expect(JSON.stringify(left)).not.toMatch(/Asha|hall/)
  })

  test('stay while the membership lasts, and go once the member is erased, too', async () => {
    const lasting = await aReceipt({}, {})
    expect(await mayCommit(owner, [{ path: lasting.path, update: without }])).toBe(false)
    const { path, memberId } = await aReceipt()
    await project.firestore.delete(`members/${memberId}`)
    expect(await mayCommit(owner, [{ path, update: { payer: 'Other', note: none } }])).toBe(false)
    expect(await mayCommit(owner, [{ path, update: without }])).toBe(true)
  })

  test('a receipt of an erased member is cancelled without the member', async () => {
    const { path, memberId } = await aReceipt()
    const cancelled = { why: 'Wrong amount', at: serverTime, by: 'admin' }
    expect(await mayCommit(owner, [{ path, update: { cancelled } }])).toBe(false)
    await project.firestore.delete(`members/${memberId}`)
    expect(await mayCommit(owner, [{ path, update: { cancelled: { ...cancelled, v: 3 } } }])).toBe(
      false,
    )
    expect(
      await mayCommit('an editor', [
        { path, update: { cancelled: { ...cancelled, by: 'editor' } } },
      ]),
    ).toBe(false)
    expect(await mayCommit(owner, [{ path, update: { cancelled } }])).toBe(true)
  })
})
