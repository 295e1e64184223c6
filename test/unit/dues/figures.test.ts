import { expect, test } from 'vitest'
import {
  basisOf,
  kindOn,
  voteStateOn,
  type PaidPeriod,
  type Turn,
  type VoteState,
} from '@/features/dues/figures/voters'
import { yearFigures } from '@/features/dues/figures/yearFigures'

const day = '2026-09-20'
const turn = (v: number, kind: Turn['kind'], on: string, from?: string): Turn => ({
  id: `members/m/history/${v}`,
  memberId: 'a',
  v,
  kind,
  on,
  from,
})
const paid = (since: string, until: string, more: Partial<PaidPeriod> = {}): PaidPeriod => ({
  id: until,
  memberId: 'a',
  since,
  until,
  ...more,
})

type Case = [
  VoteState,
  string,
  { kind?: string; joinedOn?: string; paidUntil?: string },
  PaidPeriod[]?,
  Turn[]?,
]

test.each<Case>([
  ['votes', 'paid on the first day', { paidUntil: '2027-03-31' }, [paid(day, '2027-03-31')]],
  ['votes', 'paid until the day', { paidUntil: day }, [paid('2025-04-01', day)]],
  [
    'unpaid',
    'paid from the day after',
    { paidUntil: '2027-03-31' },
    [paid('2026-09-21', '2027-03-31')],
  ],
  ['unpaid', 'paid until the day before, in grace', { paidUntil: '2026-09-19' }],
  ['votes', 'paid in an old list', { paidUntil: day }],
  [
    'votes',
    'paid in an old list, and again since',
    { paidUntil: '2027-12-31' },
    [paid('2027-01-01', '2027-12-31', { paidBefore: '2026-12-31' })],
  ],
  [
    'unpaid',
    'lapsed in an old list, paid after the day, and once more early',
    { paidUntil: '2028-03-31' },
    [
      paid('2026-10-01', '2027-03-31', { paidBefore: '2025-03-31' }),
      paid('2027-04-01', '2028-03-31', { paidBefore: '2027-03-31' }),
    ],
  ],
  ['unpaid', 'the receipt is cancelled', {}, [paid('2026-04-01', '2027-03-31', { cancelled: {} })]],
  [
    'votes',
    'the receipt is cancelled, and the old list goes on',
    { paidUntil: '2026-12-31' },
    [paid('2027-01-01', '2027-12-31', { cancelled: {}, paidBefore: '2026-12-31' })],
  ],
  ['unpaid', 'never paid', {}],
  ['votes', 'a life member', { kind: 'Life' }],
  ['votes', 'joined on the day', { kind: 'Life', joinedOn: day }],
  ['notJoined', 'joined the day after', { kind: 'Life', joinedOn: '2026-09-21' }],
  ['left', 'left on the day', { kind: 'Life' }, [], [turn(2, 'end', day)]],
  ['votes', 'leaves the day after', { kind: 'Life' }, [], [turn(2, 'end', '2026-09-21')]],
  [
    'votes',
    'left and came back',
    { kind: 'Life' },
    [],
    [turn(2, 'end', '2026-01-01'), turn(3, 'rejoin', day)],
  ],
  [
    'left',
    'came back after the day',
    { kind: 'Life' },
    [],
    [turn(3, 'rejoin', '2026-10-01'), turn(2, 'end', '2026-01-01')],
  ],
  [
    'hold',
    'on hold on the day',
    { kind: 'Life' },
    [],
    [turn(2, 'hold', day), turn(3, 'release', '2026-10-01')],
  ],
  [
    'votes',
    'off hold again',
    { kind: 'Life' },
    [],
    [turn(2, 'hold', '2026-01-01'), turn(3, 'release', day)],
  ],
  [
    'unpaid',
    'a life member only since later',
    { kind: 'Life' },
    [],
    [turn(2, 'kind', '2026-10-01', 'Ordinary')],
  ],
])('%s: %s', (state, _title, member, periods = [], turns = []) => {
  const whole = { id: 'a', kind: 'Ordinary', joinedOn: '2020-04-01', ...member }
  expect(voteStateOn(whole, day, basisOf(periods, turns))).toBe(state)
})

test('the membership type on a day is that before the next change', () => {
  const basis = basisOf(
    [],
    [turn(2, 'kind', '2026-02-01', 'Associate'), turn(3, 'kind', '2026-10-01', 'Ordinary')],
  )
  const kinds = ['2026-01-31', '2026-02-01', day, '2026-10-01'].map((on) =>
    kindOn({ id: 'a', kind: 'Life' }, on, basis),
  )
  expect(kinds).toEqual(['Associate', 'Ordinary', 'Ordinary', 'Life'])
})

test('the figures of a year count each member once, by group and in all', () => {
  const member = (id: string, kind: string, joinedOn?: string) => ({
    id,
    kind,
    joinedOn,
    sector: '',
    district: 'Khordha',
  })
  const members = [
    member('a', 'Ordinary', '2026-04-01'),
    member('b', 'Ordinary', '2026-03-31'),
    member('c', 'Life', '2027-03-31'),
    member('d', 'Associate'),
  ]
  const turns = [
    turn(2, 'end', '2026-05-01'),
    turn(3, 'rejoin', '2026-06-01'),
    turn(4, 'end', '2027-04-01'),
    // An end that was taken back before its day.
    { ...turn(2, 'end', '2027-01-31'), memberId: 'd' },
    { ...turn(3, 'rejoin', '2026-12-01'), memberId: 'd' },
  ]
  const payments = [
    { memberId: 'b', paidBefore: '2026-03-31' },
    { memberId: 'b', paidBefore: '2027-03-31' },
    { memberId: 'a' },
  ]
  const year = { first: '2026-04-01', last: '2027-03-31' }
  const none = { joined: 0, left: 0, rejoined: 0, renewed: 0, firstPaid: 0 }
  const all = { id: 'All', joined: 2, left: 1, rejoined: 1, renewed: 1, firstPaid: 1 }
  expect(yearFigures(members, turns, payments, { ...year, by: 'kind' })).toEqual([
    { ...none, id: 'Life', joined: 1 },
    { id: 'Ordinary', joined: 1, left: 1, rejoined: 1, renewed: 1, firstPaid: 1 },
    all,
  ])
  expect(yearFigures(members, turns, payments, { ...year, by: 'sector' })).toEqual([
    { ...all, id: 'Not known' },
    all,
  ])
})
