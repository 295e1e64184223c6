import { beforeEach, expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { financialYearOf } from '@/features/dues/financialYear'
import { today } from '@/shared/validation/dates'
import { aMember, aProfile } from '@scripts/samples/members/memberRecords'
import { expectNoViolations } from '@test/support/page/accessibility'
import { firestoreFor } from '@test/support/emulators/firestore'
import { followCopies } from '@test/support/page/copied'
import { openDesk } from '@test/support/page/openDesk'

const firestore = firestoreFor()

beforeEach(async () => {
  await page.viewport(1440, 900)
  await firestore.clear()
})

const member = aMember(1, {
  paidUntil: '2098-03-31',
  profile: { ...aProfile(1), language: 'or' },
})
const number = `UO/${financialYearOf(today())}/0001`

const press = (button: string) =>
  userEvent.click(page.getByRole('button', { name: button, exact: true }))
const dialog = page.getByRole('dialog')

test('an owner enters the fees, records a payment that extends the membership, and cancels it', async () => {
  const copied = followCopies()
  await openDesk({ at: `/desk/members/${member.id}`, role: 'owner', seed: { members: [member] } })
  const receipts = page.getByRole('region', { name: 'Receipts' })
  const history = page.getByRole('region', { name: 'History' })
  await expect.element(receipts).toHaveTextContent('No payment is recorded.')

  await press('Fees and receipts…')
  await userEvent.fill(dialog.getByLabelText('Ordinary, a year'), '2500')
  await userEvent.fill(dialog.getByLabelText('Letters of receipt numbers'), 'uo')
  await press('Save')
  await expect.element(dialog).not.toBeInTheDocument()

  await press('Record a payment…')
  await expect.element(dialog.getByLabelText('Amount')).toHaveValue('₹2,500')
  await expect
    .element(dialog)
    .toHaveTextContent('this payment extends it from 1 Apr 2098 to 31 Mar 2099')
  await userEvent.selectOptions(dialog.getByLabelText('Payment for'), 'Donation')
  await expect.element(dialog.getByLabelText('Amount')).toHaveValue('')
  await expect.element(dialog).toHaveTextContent('does not change until when')
  await userEvent.selectOptions(dialog.getByLabelText('Payment for'), 'Membership')
  await userEvent.selectOptions(dialog.getByLabelText('Paid by'), 'UPI')
  await userEvent.fill(dialog.getByLabelText('UTR'), '4321 0987')
  await press('Write the receipt')
  await expect.element(dialog).toHaveTextContent('Enter the 12 to 22 digits and letters')
  await userEvent.fill(dialog.getByLabelText('UTR'), '4321 0987 6543')
  await expectNoViolations()
  await press('Write the receipt')

  await expect.element(dialog).toHaveTextContent(`Receipt ${number}`)
  await expect.element(dialog).toHaveTextContent('Rupees Two Thousand Five Hundred Only')
  await expect.element(dialog).toHaveTextContent('UTR 432109876543')
  await expectNoViolations()

  // Paper is in English, a text in the language of the member.
  await press('Copy as text')
  await expect.poll(() => copied.at(-1)).toContain(`ରସିଦ ${number}\nତାରିଖ: `)

  await press('Send…')
  await expect
    .element(dialog.getByRole('textbox', { name: 'Message' }))
    .toHaveValue(expect.stringContaining(`ରସିଦ ${number}\nତାରିଖ: `))
  const whatsApp = dialog.getByRole('link', { name: 'WhatsApp' })
  whatsApp.element().addEventListener('click', (event) => event.preventDefault())
  await userEvent.click(whatsApp)
  await press('Yes')
  await expect.element(dialog.getByRole('textbox', { name: 'Message' })).not.toBeInTheDocument()

  await press('Cancel receipt…')
  await userEvent.fill(dialog.getByLabelText('Reason'), 'The wrong member')
  await press('Cancel the receipt')
  await expect.element(dialog).not.toBeInTheDocument()
  await expect.element(receipts).toHaveTextContent('Cancelled')
  await expect.element(history).toHaveTextContent('recorded a payment, valid until 31 Mar 2099')
  await expect.element(history).toHaveTextContent('cancelled a receipt, valid until 31 Mar 2098')
  await expect.element(history).toHaveTextContent('The wrong member')
  await expect.element(history).toHaveTextContent(`Sent receipt ${number}.`)

  await userEvent.click(page.getByRole('link', { name: 'Receipts' }))
  const list = page.getByRole('table', { name: 'Receipts' })
  await expect.element(list).toHaveTextContent(`${number}`)
  await expect.element(list).toHaveTextContent('Cancelled: The wrong member')
  await expect.element(page.getByRole('table', { name: 'Sums' })).toHaveTextContent('All0₹0')
  await expectNoViolations()
  await press('Export')
  await expect.element(page.getByText('1 row written to the file.')).toBeVisible()
})

test('the receipts of each year since the first can be opened, from the address or the list of years', async () => {
  const receipt = {
    number: 'UO/22-23/0001',
    fy: '22-23',
    n: 1,
    payer: 'Old Works',
    amount: 1500,
    mode: 'Cash',
    purpose: 'Membership',
    paidOn: '2022-06-01',
    memberNumber: '17',
    memberId: 'x',
    at: new Date('2022-06-01'),
    by: 'colleague',
  }
  await openDesk({
    at: '/desk/receipts?year=22-23',
    seed: { receipts: [{ id: '22-23~1', data: receipt }] },
  })
  const table = page.getByRole('table', { name: 'Receipts' })
  await expect.element(table).toHaveTextContent('Old Works')
  const years = page.getByRole('combobox', { name: 'Financial year' })
  await userEvent.selectOptions(years, '2026-27')
  await expect.element(table).not.toBeInTheDocument()
  await userEvent.selectOptions(years, '2022-23')
  await expect.element(table).toHaveTextContent('UO/22-23/0001')
})
