import { beforeEach, expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { aMember } from '@scripts/samples/members/memberRecords'
import { expectNoViolations } from '@test/support/page/accessibility'
import { firestoreFor } from '@test/support/emulators/firestore'
import { openDesk } from '@test/support/page/openDesk'

const firestore = firestoreFor()

beforeEach(async () => {
  await page.viewport(1440, 900)
  await firestore.clear()
})

const press = (button: string | RegExp) =>
  userEvent.click(page.getByRole('button', { name: button, exact: typeof button === 'string' }))
const dialog = page.getByRole('dialog')

const lapsed = (n: number) => aMember(n, { paidUntil: '2020-03-31' })
const [asha, bina, chitra] = [lapsed(1), lapsed(4), lapsed(7)]
delete chitra.data.profile.mobile
delete chitra.data.profile.whatsapp
delete chitra.data.profile.email

async function send() {
  const whatsApp = dialog.getByRole('link', { name: 'WhatsApp' })
  await expect.element(whatsApp).toBeVisible()
  whatsApp.element().addEventListener('click', (event) => event.preventDefault())
  await userEvent.click(whatsApp)
  await press('Yes')
}

test('lapsed members are asked to pay one after another, and none of them twice', async () => {
  await openDesk({
    at: '/desk/members?standing=lapsed',
    role: 'owner',
    seed: { members: [asha, bina, chitra] },
  })
  await press('Ask for payment…')
  await expect
    .element(dialog)
    .toHaveTextContent('The UPI address and the fee of membership type “Ordinary” are missing')
  await press('Fees and receipts…')
  await userEvent.fill(dialog.getByLabelText('Ordinary, a year'), '2500')
  await userEvent.fill(dialog.getByLabelText('UPI address'), 'udyog.odisha@sbi')
  await press('Save')

  await expect.element(dialog).toHaveTextContent('2 members of this list can be asked now')
  const unreachable = dialog.getByRole('region', { name: 'No mobile number and no email address' })
  await expect.element(unreachable).toHaveTextContent(chitra.data.profile.name)
  await expectNoViolations()
  await press('Start')
  await expect.element(dialog.getByRole('heading')).toHaveTextContent(/^1 of 2: /)
  await expect
    .element(dialog.getByRole('textbox', { name: 'Message' }))
    .toHaveValue(expect.stringContaining('UPI address: udyog.odisha@sbi\nAmount: ₹2,500'))
  await press('QR code')
  await expect
    .element(dialog.getByRole('img', { name: 'QR code: pay ₹2,500 to udyog.odisha@sbi' }))
    .toBeVisible()
  await expectNoViolations()
  await send()
  await expect.element(dialog.getByRole('heading')).toHaveTextContent(/^2 of 2: /)
  await press('Stop')

  // It goes on with the member who is left.
  const table = page.getByRole('table', { name: 'Members' })
  await expect.element(table.getByText(/^Asked on /)).toBeVisible()
  await press('Ask for payment…')
  await expect.element(dialog).toHaveTextContent('1 member of this list can be asked now')
  await press('Start')
  await send()
  await expect.element(dialog).toHaveTextContent('1 member asked, 0 not asked.')
  await press('Close')
  await expect.poll(() => table.getByText(/^Asked on /).elements().length).toBe(2)

  await userEvent.click(page.getByRole('link', { name: asha.data.profile.name }))
  await expect
    .element(page.getByRole('region', { name: 'History' }))
    .toHaveTextContent(/You told the member by WhatsApp.*Asked to pay ₹2,500, valid until 31 Mar/)
  await press('Ask for payment…')
  await expect.element(dialog).toHaveTextContent(/Asked on /)
})

test('a fee and a UPI address that another owner has changed a moment ago are in each dialog of money', async () => {
  const settings = (feeOrdinary: number, upiAddress: string) => ({
    settings: [{ id: 'membership', data: { feeOrdinary, upiAddress, receiptPrefix: 'UO' } }],
  })
  await openDesk({
    at: `/desk/members/${asha.id}`,
    role: 'owner',
    seed: { members: [asha, bina], ...settings(2500, 'old@sbi') },
  })
  const message = dialog.getByRole('textbox', { name: 'Message' })
  await press('Ask for payment…')
  await expect.element(message).toHaveValue(expect.stringContaining('UPI address: old@sbi'))
  await press('Close')

  await firestore.seed(settings(3000, 'new@sbi'))
  await press('Ask for payment…')
  await expect
    .element(message)
    .toHaveValue(expect.stringContaining('UPI address: new@sbi\nAmount: ₹3,000'))
  await press('Close')

  await firestore.seed(settings(3500, 'newer@sbi'))
  await press('Record a payment…')
  await expect.element(dialog.getByLabelText('Amount')).toHaveValue('₹3,500')
  await press('Close')
  await press('Fees and receipts…')
  await expect.element(dialog.getByLabelText('UPI address')).toHaveValue('newer@sbi')
  await press('Close')

  await userEvent.click(page.getByRole('link', { name: 'Members', exact: true }).first())
  await press('Ask for payment…')
  await press('Start')
  await expect.element(message).toHaveValue(expect.stringContaining('newer@sbi'))
  // A round takes its time.
  await firestore.seed(settings(4000, 'newest@sbi'))
  await press('Next without asking')
  await expect
    .element(message)
    .toHaveValue(expect.stringContaining('UPI address: newest@sbi\nAmount: ₹4,000'))
})
