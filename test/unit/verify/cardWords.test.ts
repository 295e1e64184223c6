import { expect, test } from 'vitest'
import type { Card } from '@/features/members/schema'
import { cardInWords } from '@/features/verify/cardWords'

const today = '2026-11-28'

test.each<[string, Partial<Card>, string]>([
  ['Valid', { paidUntil: '2027-03-31' }, 'Paid until 31 Mar 2027.'],
  ['Valid', { paidUntil: today }, 'Paid until 28 Nov 2026.'],
  ['Valid', { kind: 'Life' }, 'Life member, without an end date.'],
  ['Valid', { kind: 'Honorary', paidUntil: '2020-03-31' }, 'Honorary member, without an end date.'],
  ['Valid', { paidUntil: '2027-03-31', ended: '2026-11-29' }, 'Paid until 31 Mar 2027.'],
  ['Valid, renewal due', { paidUntil: '2026-11-27' }, 'The renewal is not recorded yet.'],
  ['Member, payment open', {}, 'The first payment is not recorded yet.'],
  ['Not valid today', { paidUntil: '2026-03-31' }, 'Paid until 31 Mar 2026.'],
  ['Not valid today', { paidUntil: '2027-03-31', hold: true }, 'The office can say more.'],
  ['Not valid any more', { ended: today, hold: true }, 'The membership ended on 28 Nov 2026.'],
])('%s: %j', (heading, facts, text) => {
  const words = cardInWords({ number: '1042', kind: 'Ordinary', ...facts } as Card, today, 30)
  expect(words.heading).toBe(heading)
  expect(words.text).toContain(text)
})

test.each([
  [30, 'Valid, renewal due', '2026-10-29'],
  [30, 'Not valid today', '2026-10-28'],
  [60, 'Valid, renewal due', '2026-09-29'],
  [60, 'Not valid today', '2026-09-28'],
  [1, 'Not valid today', '2026-11-26'],
])('with %i days of grace: %s, paid until %s', (graceDays, heading, paidUntil) => {
  const card = { number: '1042', kind: 'Ordinary', paidUntil } as Card
  expect(cardInWords(card, today, graceDays).heading).toBe(heading)
})
