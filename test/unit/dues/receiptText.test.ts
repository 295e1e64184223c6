import { expect, test } from 'vitest'
import { receiptLetter, receiptLines } from '@/features/dues/receipt/receiptText'
import type { ReceiptRecord } from '@/features/dues/recordPayment'

const receipt = {
  id: '26-27~42',
  number: 'UO/26-27/0042',
  payer: 'Asha Namuna',
  memberNumber: '17',
  amount: 2_500,
  purpose: 'Membership',
  mode: 'Cash',
  paidOn: '2026-11-27',
  since: '2026-11-27',
  until: '2027-03-31',
  atMillis: Date.parse('2026-11-28T10:00:00Z'),
} as ReceiptRecord

test('a receipt is sent in the language of the member, with the same numbers', () => {
  const letters = (['en', 'or', 'hi'] as const).map((language) =>
    receiptLetter(receipt, 'Asha Namuna', undefined, language),
  )
  expect(letters[0]).toMatch(/^Namaskar Asha Namuna, .*\. Thank you\. This is your receipt:\n\n/)
  expect(letters[0]).toContain('Valid: 27 Nov 2026 to 31 Mar 2027')
  expect(letters[1]).toContain('ରସିଦ UO/26-27/0042\nତାରିଖ: 28 ନଭେମ୍ବର 2026\n')
  expect(letters[1]).toContain('ଦେବାର ଉପାୟ: ନଗଦ\n')
  expect(letters[2]).toContain('मान्य: 27 नवंबर 2026 से 31 मार्च 2027 तक')
  for (const letter of letters) expect(letter).toContain(': ₹2,500\n')
  for (const letter of letters.slice(1)) expect(letter).not.toMatch(/Rupees|Cash|Membership|Nov/)
})

test('a transfer keeps its name and its UTR, and a cancelled receipt says why', () => {
  const cancelled = { why: 'Entered twice', v: 2, by: 'owner' }
  const transfer = { ...receipt, mode: 'UPI', utr: '432109876543', cancelled } as ReceiptRecord
  expect(receiptLines(transfer, 'or')).toEqual(
    expect.arrayContaining([
      ['ଦେବାର ଉପାୟ', 'UPI, UTR 432109876543'],
      ['ବାତିଲ', 'Entered twice'],
    ]),
  )
  expect(receiptLetter(transfer, '', undefined, 'hi')).toContain('यह रसीद रद्द की गई है:')
})
