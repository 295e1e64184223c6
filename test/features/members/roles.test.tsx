import { beforeEach, expect, test } from 'vitest'
import { page, type Locator } from 'vitest/browser'
import { keyOfNumber } from '@/shared/members/numberKey'
import type { Role } from '@/shared/requests/roles'
import { aMember } from '@scripts/samples/members/memberRecords'
import { seededReceipts } from '@scripts/samples/members/receiptSeed'
import { submissionId } from '@scripts/samples/records'
import { firestoreFor } from '@test/support/emulators/firestore'
import { openDesk } from '@test/support/page/openDesk'

const firestore = firestoreFor()

beforeEach(async () => {
  await page.viewport(1440, 900)
  await firestore.clear()
})

const cardKey = submissionId(1, 17)
const payment = { purpose: 'Donation', amount: 500, mode: 'Cash' } as const
const dialog = page.getByRole('dialog')
const button = (name: string | RegExp) => page.getByRole('button', { name })

/** Opens a member with a receipt and a card. */
async function openMember(role: Role, ended?: { on: string; why: string }) {
  const member = aMember(1, { cardKey, ended })
  const { number, kind } = member.data
  const at = new Date(Date.UTC(2026, 10, 2))
  await openDesk({
    at: `/desk/members/${member.id}`,
    role,
    seed: {
      ...seededReceipts([{ member, at, by: 'admin', payment }]),
      members: [member],
      member_numbers: [{ id: keyOfNumber(number), data: { memberId: member.id } }],
      member_cards: [{ id: cardKey, data: { number, kind } }],
      settings: [{ id: 'membership', data: { feeOrdinary: 2_500, receiptPrefix: 'UO' } }],
    },
  })
  await expect.element(button(/^Open receipt/)).toBeVisible()
  await expect.element(button('Show the card…')).toBeVisible()
  // It comes with the entry in the directory, and the others with the settings.
  const later = {
    viewer: [],
    editor: ['List in the directory…'],
    owner: ['List in the directory…', 'Fees and receipts…'],
  }
  for (const name of later[role]) await expect.element(button(name)).toBeVisible()
}

const buttonsIn = (part: Locator) =>
  part
    .getByRole('button')
    .elements()
    .map((element) => element.getAttribute('aria-label') ?? element.textContent)
    .filter((name) => !['Previous', 'Next', 'Close', 'Share…'].includes(name))

const ofEditors = [
  'Change details…',
  'Inform…',
  'Put on hold…',
  'Change type…',
  'Correct first day…',
  'End membership…',
  'Record a payment…',
  'Ask for payment…',
]
const receipt = 'Open receipt UO/26-27/0001'
const card = 'Show the card…'
const further = [receipt, card, 'List in the directory…', 'Add note']
const readReceipt = ['Print', 'Copy as text']
const readCard = ['Print', 'Save as a picture']

test.each<[role: Role, onPage: string[], inReceipt: string[], inCard: string[]]>([
  ['viewer', [receipt, card], readReceipt, readCard],
  ['editor', [...ofEditors, ...further], [...readReceipt, 'Send…'], [...readCard, 'Card is lost…']],
  [
    'owner',
    [...ofEditors, 'Fees and receipts…', ...further],
    [...readReceipt, 'Send…', 'Cancel receipt…'],
    [...readCard, 'Card is lost…'],
  ],
])('the buttons of a member for this role: %s', async (role, onPage, inReceipt, inCard) => {
  await openMember(role)
  expect.soft(buttonsIn(page.getByRole('main'))).toEqual(onPage)

  await button(/^Open receipt/).click()
  await expect.element(dialog.getByRole('button', { name: 'Copy as text' })).toBeVisible()
  expect.soft(buttonsIn(dialog)).toEqual(inReceipt)
  await dialog.getByRole('button', { name: 'Close' }).click()
  await expect.element(dialog).not.toBeInTheDocument()

  await button(card).click()
  await expect.element(dialog.getByRole('button', { name: 'Save as a picture' })).toBeVisible()
  expect.soft(buttonsIn(dialog)).toEqual(inCard)
})

test.each<[role: Role, onPage: string[]]>([
  ['viewer', [receipt, card]],
  [
    'editor',
    [
      'Change details…',
      'Inform…',
      'Correct first day…',
      'Rejoin…',
      receipt,
      card,
      'List in the directory…',
      'Add note',
    ],
  ],
  [
    'owner',
    [
      'Change details…',
      'Inform…',
      'Correct first day…',
      'Rejoin…',
      'Erase…',
      'Fees and receipts…',
      receipt,
      card,
      'List in the directory…',
      'Add note',
    ],
  ],
])('the buttons of a member who has left for this role: %s', async (role, onPage) => {
  await openMember(role, { on: '2026-11-20', why: 'Resigned' })
  expect(buttonsIn(page.getByRole('main'))).toEqual(onPage)
})
