import { expect, test } from 'vitest'
import { standingOn, type Dates, type Standing } from '@/shared/members/standing'

const today = '2026-11-26'

test.each<[Standing, string, Partial<Dates>]>([
  ['unpaid', 'nothing paid yet', {}],
  ['active', 'paid for longer than a month', { paidUntil: '2026-12-27' }],
  ['due', 'thirty days left', { paidUntil: '2026-12-26' }],
  ['due', 'paid until today', { paidUntil: today }],
  ['grace', 'paid until yesterday', { paidUntil: '2026-11-25' }],
  ['grace', 'the last day of grace', { paidUntil: '2026-10-27' }],
  ['lapsed', 'a day after it', { paidUntil: '2026-10-26' }],
  ['life', 'a life member', { kind: 'Life' }],
  ['life', 'an honorary member', { kind: 'Honorary' }],
  ['hold', 'on hold, whatever is paid', { kind: 'Life', hold: true }],
  ['left', 'left today', { ended: { on: today }, hold: true }],
  ['active', 'leaves tomorrow', { ended: { on: '2026-11-27' }, paidUntil: '2027-03-31' }],
])('%s: %s', (standing, _title, dates) => {
  expect(standingOn({ kind: 'Ordinary', ...dates }, today)).toBe(standing)
})

test('the days of grace are those of the settings, across the end of a leap year’s February', () => {
  const member = { kind: 'Associate', paidUntil: '2028-02-28' }
  expect(standingOn(member, '2028-03-09', 10)).toBe('grace')
  expect(standingOn(member, '2028-03-10', 10)).toBe('lapsed')
})
