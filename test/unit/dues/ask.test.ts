import { describe, expect, test } from 'vitest'
import { askOf, canBeAsked, missingFor } from '@/features/dues/ask/ask'
import { askQueue } from '@/features/dues/ask/askQueue'
import { upiLink } from '@/features/dues/ask/upiLink'
import { rowsOf } from '@/features/members/rows/memberRows'
import { askedSince, askLine, lastAsks } from '@/features/members/tell/asks'
import type { MemberRecord } from '@/features/members/makeMember'
import { aMember, type SampleMember } from '@scripts/samples/members/memberRecords'
import type { Language } from '@/shared/language'
import { limits } from '@/shared/requests/steps'

const today = '2027-04-10'
const settings = { upiAddress: 'udyog.odisha@sbi', feeOrdinary: 2_500 }

/** The row of a sample member. */
function rowOf(n: number, more: Partial<SampleMember> = {}) {
  const { id, data } = aMember(n, more)
  return rowsOf([{ ...data, id } as unknown as MemberRecord], today, 30)[0]!
}

test('the link has what UPI apps take, and nothing that they refuse', () => {
  const link = upiLink({
    address: 'udyog.odisha@sbi',
    rupees: 2_500,
    note: 'Membership UO/2019/017',
    reference: 'K7Q2M9ZXB4TC',
  })
  expect(link).toBe(
    'upi://pay?pa=udyog.odisha@sbi&pn=Association%20of%20Entrepreneurs%20Odisha&am=2500.00&cu=INR&tn=Membership%20UO%202019%20017&tr=K7Q2M9ZXB4TC',
  )
  expect(link).not.toMatch(/%40|\+|[?&](mc|url)=/)
})

test('each request to pay has a reference of its own', () => {
  const [first, second] = [rowOf(1), rowOf(1)].map(
    (row) => /tr=([A-Z0-9]+)$/.exec(askOf(row, settings, today)!.link)?.[1],
  )
  expect(first).toHaveLength(12)
  expect(first).not.toBe(second)
})

test.each<[string, string | undefined, string, string]>([
  ['early', '2027-05-05', 'is valid until 5 May 2027', 'it goes on until 31 Mar 2028'],
  ['in grace', '2027-03-31', 'was valid until 31 Mar 2027', 'now it is valid until 31 Mar 2028'],
  ['lapsed', '2025-03-31', 'was valid until 31 Mar 2025', 'now it is valid until 31 Mar 2028'],
  ['never paid', undefined, 'is not paid yet', 'now it is valid until 31 Mar 2028'],
])('a member who is %s reads until when it counts', (_case, paidUntil, state, until) => {
  const ask = askOf(rowOf(1, { paidUntil }), settings, today)!
  const message = ask.message('en')
  expect(message).toContain(`number UO/2019/001, ${state}`)
  expect(message).toContain(until)
  expect(message).toContain('UPI address: udyog.odisha@sbi\nAmount: ₹2,500\n')
  expect(ask.line).toBe('Asked to pay ₹2,500, valid until 31 Mar 2028.')
  expect(ask.line.length + 1 + message.length).toBeLessThan(limits.text)
})

test.each<[Language, string | undefined, RegExp]>([
  ['or', '2027-05-05', /^ନମସ୍କାର .* ।.* 5 ମଇ 2027 .*₹2,500 .* 31 ମାର୍ଚ୍ଚ 2028 /],
  ['or', undefined, /ଶୁଳ୍କ ଏପର୍ଯ୍ୟନ୍ତ ମିଳିନାହିଁ ।.* 31 ମାର୍ଚ୍ଚ 2028 /],
  ['hi', '2025-03-31', /^नमस्कार .*।.* 31 मार्च 2025 तक मान्य थी।.* 31 मार्च 2028 /],
])(
  'a request to pay is wholly in %s, with the same address and link',
  (language, paidUntil, text) => {
    const ask = askOf(rowOf(1, { paidUntil }), settings, today)!
    const message = ask.message(language)
    expect(message).toMatch(text)
    for (const fact of ['UO/2019/001', ask.address, ask.amount, ask.link]) {
      expect(message).toContain(fact)
    }
    expect(message).not.toMatch(/payment|until|Mar|May/)
    expect(ask.line.length + 1 + message.length).toBeLessThan(limits.text)
  },
)

test('without an address or a fee no member is asked, and the settings that are missing are named', () => {
  expect(askOf(rowOf(1), { upiAddress: 'a@b' }, today)).toBeUndefined()
  expect(askOf(rowOf(1), { feeOrdinary: 2_500 }, today)).toBeUndefined()
  expect(missingFor('Ordinary', {})).toEqual([
    'the UPI address',
    'the fee of membership type “Ordinary”',
  ])
  expect(missingFor('Ordinary', settings)).toEqual([])
  expect(canBeAsked(rowOf(1, { kind: 'Life' }))).toBe(false)
  const endsOn = (on: string) => rowOf(1, { ended: { on, why: 'Resigned' } })
  expect(canBeAsked(endsOn('2026-01-01'))).toBe(false)
  expect(canBeAsked(endsOn(today))).toBe(false)
  expect(canBeAsked(endsOn('2027-04-11'))).toBe(true)
})

describe('of many', () => {
  const withoutContacts = aMember(5).data.profile
  delete withoutContacts.mobile
  delete withoutContacts.whatsapp
  delete withoutContacts.email
  const rows = [
    rowOf(1, { paidUntil: '2027-04-20' }),
    rowOf(2, { paidUntil: '2027-03-31' }),
    rowOf(3, { paidUntil: '2099-03-31' }),
    rowOf(4, { paidUntil: '2020-03-31', hold: true }),
    rowOf(5, { paidUntil: '2020-03-31', profile: withoutContacts }),
    rowOf(6, { paidUntil: '2020-03-31', kind: 'Associate' }),
    rowOf(7, { paidUntil: undefined }),
    rowOf(8, { kind: 'Life', paidUntil: undefined }),
    rowOf(9, { paidUntil: '2020-03-31', ended: { on: today, why: 'Resigned' } }),
    // They resign: one with the end of what is paid, one in the year that is not paid.
    rowOf(10, { paidUntil: '2027-04-20', ended: { on: '2027-04-20', why: 'Resigned' } }),
    rowOf(11, { paidUntil: '2027-03-31', ended: { on: '2028-03-31', why: 'Resigned' } }),
  ]
  const numbersOf = (some: typeof rows) => some.map(({ number }) => Number(number.slice(-3)))

  test('those are asked who have to pay and can be reached, and no member twice', () => {
    const asked = new Map([[rows[1]!.id, { id: 'x', by: 'y' }]])
    const { missing, ...queue } = askQueue(rows, asked, settings, today)
    expect(
      Object.fromEntries(Object.entries(queue).map(([k, some]) => [k, numbersOf(some)])),
    ).toEqual({
      toAsk: [1, 7, 11],
      asked: [2],
      leaving: [10],
      unreachable: [5],
      withoutFee: [6],
    })
    expect(missing).toEqual(['the fee of membership type “Associate”'])
  })

  test.each([
    ['2027-04-10T06:30:00Z', '2027-02-09'],
    ['2027-04-10T23:59:59Z', '2027-02-09'],
    ['2027-01-15T00:00:00Z', '2026-11-16'],
    ['2028-03-30T12:00:00Z', '2028-01-30'],
  ])('at %s requests to pay are looked for from %s, 60 days back', (now, since) => {
    expect(askedSince(Date.parse(now))).toBe(since)
  })

  test('the last request to pay of each member is found among what was told', () => {
    const text = askLine('₹2,500', '31 Mar 2028')
    const entry = (id: string, atMillis: number | null, said = text) => ({
      id,
      atMillis,
      text: said,
      by: 'a',
    })
    const asks = lastAsks([
      entry('members/a/history/2', 1_000),
      entry('members/a/history/4', 3_000),
      entry('members/a/history/5', 4_000, 'The meeting is on Sunday.'),
      entry('members/b/history/2', 2_000),
      entry('members/b/history/3', null),
      entry('New_Registration/c/history/2', 1_000),
      { id: 'members/d/history/2', atMillis: 1, by: 'a' },
    ])
    expect([...asks].map(([member, { id }]) => [member, id])).toEqual([
      ['a', 'members/a/history/4'],
      ['b', 'members/b/history/3'],
    ])
  })
})
