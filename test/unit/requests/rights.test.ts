import { expect, test } from 'vitest'
import { collectionById } from '@/features/requests/collections'
import type { HistoryEntry } from '@/shared/requests/review'
import { textToTell } from '@/features/requests/review/messageToApplicant'
import { statesInWords } from '@/features/requests/rights/disclosure'
import { isWithdrawal } from '@/features/rights/api'
import { withPerson } from '@/features/requests/rights/requestOf'

const received = {
  id: '7F3KQ2ZD00000000AAAA',
  createdAt: '1 Nov 2026, 9:00 AM',
  createdAtMillis: 1,
}

const entry = (v: number, more: Partial<HistoryEntry>): HistoryEntry => ({
  id: String(v),
  v,
  kind: 'state',
  at: `${v} Nov 2026, 9:00 AM`,
  atMillis: v,
  by: 'sample-editor',
  ...more,
})

test('the file for a person has the states and what they may read, and nothing the desk keeps for itself', () => {
  const text = statesInWords(received, [
    entry(5, { kind: 'told', channel: 'call', text: 'Sample talk' }),
    entry(4, { to: 'refused', text: 'Office remarks', public: 'Please apply again.' }),
    entry(3, { kind: 'assign', to: 'sample-editor' }),
    entry(2, { to: 'reviewing', text: 'Internal remark' }),
    entry(1, { kind: 'note', text: 'Sample note' }),
  ])
  expect(text.split('\n')).toEqual([
    'What became of it',
    '1 Nov 2026, 9:00 AM: Received',
    '2 Nov 2026, 9:00 AM: Under review',
    '4 Nov 2026, 9:00 AM: Not approved. Please apply again.',
  ])
})

test('what is told of a rights request names the person of the request, and approves nothing', () => {
  const rights = { ...received, kind: 'Erase', key: 'x' }
  const list = collectionById('rights')!
  const of = (record: typeof received | undefined) => withPerson(rights, { record })
  const tell = (record: ReturnType<typeof of>) =>
    textToTell(list, record, {
      state: 'refused',
      publicText: 'It has to be kept for the books.',
      address: 'https://x/',
      language: 'en',
    })
  const person = { ...received, name: 'Gayatri Namuna', mobile: '9876543210' }

  expect(of(person)).toMatchObject({ kind: 'Erase', mobile: '9876543210' })
  expect(tell(of(person)).split('\n')).toEqual([
    expect.stringMatching(/^Namaskar Gayatri Namuna, /),
    'Your data request RR-7F3K-Q2ZD: Refused.',
    'It has to be kept for the books.',
    'See the status with this number and your mobile number: https://x/',
  ])
  // Once the request is erased nobody's name is known.
  expect(tell(of(undefined))).toMatch(/^Namaskar, /)
})

test('a request counts as withdrawn until an owner takes the withdrawal back', () => {
  const review = { v: 1, at: '', atMillis: 1, by: 'sample-owner', state: 'refused' }
  expect(isWithdrawal({ kind: 'Withdraw' })).toBe(true)
  expect(isWithdrawal({ kind: 'Withdraw', review })).toBe(false)
  expect(isWithdrawal({ kind: 'Erase' })).toBe(false)
})
