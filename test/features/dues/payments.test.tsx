import { bypass, http, HttpResponse } from 'msw'
import { beforeEach, describe, expect, inject, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { financialYearOf } from '@/features/dues/financialYear'
import { thisYear, today } from '@/shared/validation/dates'
import { aMember, aProfile } from '@scripts/samples/members/memberRecords'
import { expectNoViolations } from '@test/support/page/accessibility'
import { firestoreFor } from '@test/support/emulators/firestore'
import { followCopies } from '@test/support/page/copied'
import { hasten } from '@test/support/page/hasten'
import { openDesk } from '@test/support/page/openDesk'
import { server } from '@test/support/page/server'

const firestore = firestoreFor()

beforeEach(async () => {
  await page.viewport(1440, 900)
  await firestore.clear()
})

/** The membership ends on 31 March of next year. */
const year = thisYear() + 1
const end = `${year}-03-31`
const later = `${year + 1}-03-31`

const member = aMember(1, {
  paidUntil: end,
  profile: { ...aProfile(1), language: 'or' },
})
const settings = [{ id: 'membership', data: { feeOrdinary: 2_500, receiptPrefix: 'UO' } }]
const seed = { members: [member], settings }
const at = `/desk/members/${member.id}`
const number = `UO/${financialYearOf(today())}/0001`

const press = (button: string) =>
  userEvent.click(page.getByRole('button', { name: button, exact: true }))
const dialog = page.getByRole('dialog')

test('an owner enters the fees, records a payment that extends the membership, and cancels it', async () => {
  const copied = followCopies()
  await openDesk({ at, role: 'owner', seed: { members: [member] } })
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
    .toHaveTextContent(`this payment extends it from 1 Apr ${year} to 31 Mar ${year + 1}`)
  await userEvent.selectOptions(dialog.getByLabelText('Payment for'), 'Donation')
  await expect.element(dialog.getByLabelText('Amount')).toHaveValue('')
  await expect.element(dialog).toHaveTextContent('does not extend the membership')
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
  await expect
    .element(history)
    .toHaveTextContent(`recorded a payment, valid until 31 Mar ${year + 1}`)
  await expect.element(history).toHaveTextContent(`cancelled a receipt, valid until 31 Mar ${year}`)
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

test.each([
  ['a later day', later],
  ['an earlier day', `${year - 1}-03-31`],
  ['no day', undefined],
])(
  'a payment is not written if a colleague has moved the end to %s while the form was open',
  async (_case, paidUntil) => {
    await openDesk({ at, seed })
    await press('Record a payment…')
    await userEvent.selectOptions(dialog.getByLabelText('Paid by'), 'Cash')
    const { paidUntil: _before, ...rest } = member.data
    const data = { ...rest, v: 2, ...(paidUntil && { paidUntil }) }
    await firestore.seed({ members: [{ id: member.id, data }] })
    await expect.element(page.getByText(`31 Mar ${year}`, { exact: true })).not.toBeInTheDocument()
    await press('Write the receipt')

    await expect
      .element(dialog.getByRole('alert'))
      .toHaveTextContent(/A colleague has recorded a payment .* first\. Nothing was written\./)
    expect(await firestore.list('receipts')).toEqual([])
    expect(await firestore.read(`members/${member.id}`)).toEqual({ ...data, id: member.id })
  },
)

test.each([
  ['a year before', `${year - 1}-03-31`],
  ['the day before', `${year}-03-30`],
  ['the same day', end],
])('a membership is not made valid until %s of its end', async (_case, day) => {
  await openDesk({ at, seed })
  await press('Record a payment…')
  await userEvent.selectOptions(dialog.getByLabelText('Paid by'), 'Cash')
  const until = dialog.getByRole('group', { name: /^Valid until/ })
  const type = async (typed: string) => {
    await userEvent.click(until.getByRole('spinbutton', { name: 'Day' }))
    await userEvent.keyboard(typed.split('-').reverse().join(''))
  }
  await type(day)
  await press('Write the receipt')

  await expect.poll(() => until.element().contains(document.activeElement)).toBe(true)
  await expect
    .element(until)
    .toHaveAccessibleDescription(
      expect.stringContaining(`Choose a day after 31 Mar ${year}, the current end`),
    )
  expect(await firestore.list('receipts')).toEqual([])

  await type(`${year}-04-01`)
  await press('Write the receipt')
  await expect.element(page.getByText(`Receipt ${number} is written.`)).toBeVisible()
  expect(await firestore.list('receipts')).toMatchObject([{ until: `${year}-04-01` }])
})

const documents = `http://${inject('firestore')}/v1/projects/:project/databases/:database/documents`

/** The next receipt arrives, and its answer does not. From then on nothing arrives, until the function is called. */
function loseAnswer() {
  let isLost = false
  server.use(
    http.post(`${documents}*`, async ({ request }) => {
      const isReceipt = (await request.clone().text()).includes('/documents/receipts/')
      if (!isLost && !(isReceipt && request.url.includes(':commit'))) return undefined
      if (!isLost) await fetch(bypass(request))
      isLost = true
      return HttpResponse.error()
    }),
  )
  return () => server.resetHandlers()
}

describe('a payment whose answer was lost, and then another one in the same form', () => {
  const written = (n: number) => page.getByText(`Receipt ${number.slice(0, -1)}${n} is written.`)
  const amounts = async () => (await firestore.list('receipts')).map(({ amount }) => amount)
  const first = { n: 1, purpose: 'Membership', amount: 2_500, until: later }

  async function writeDonation() {
    await userEvent.selectOptions(dialog.getByLabelText('Payment for'), 'Donation')
    await userEvent.fill(dialog.getByLabelText('Amount'), '10,000')
    await press('Write the receipt')
    const alert = dialog.getByRole('alert').filter({ hasText: 'Your first try is saved' })
    await expect.element(alert).toHaveTextContent(`receipt ${number}: ₹2,500, Membership`)
    expect(written(1).elements()).toEqual([])
    expect(written(2).elements()).toEqual([])
    expect(await firestore.list('receipts')).toMatchObject([first])
  }

  /** Writes the membership, without an answer, and opens the form again for a donation. */
  async function pay() {
    const slowDown = hasten()
    await openDesk({ at, seed })
    await press('Record a payment…')
    await userEvent.selectOptions(dialog.getByLabelText('Paid by'), 'Cash')
    const find = loseAnswer()
    await press('Write the receipt')
    await expect.element(dialog.getByText(/We could not reach the server/).first()).toBeVisible()
    find()
    slowDown()
    expect(await firestore.list('receipts')).toMatchObject([first])
    await press('Close')
    await expect.element(dialog).not.toBeInTheDocument()
    await press('Record a payment…')
    await writeDonation()
  }

  test('the first is named, and the second is written as well', async () => {
    await pay()
    await press('Save this as well')
    await expect.element(written(2)).toBeVisible()
    await expect.element(dialog).toHaveTextContent('Rupees Ten Thousand Only')
    expect(
      (await firestore.list('receipts')).toSorted((a, b) => Number(a.n) - Number(b.n)),
    ).toMatchObject([first, { n: 2, purpose: 'Donation', amount: 10_000 }])
    expect(await firestore.read(`members/${member.id}`)).toMatchObject({ paidUntil: later })
  })

  test('the first is named and kept, and the form begins again', async () => {
    await pay()
    await press('Keep what is saved')
    await expect.element(dialog).not.toBeInTheDocument()
    await expect.element(page.getByText('The receipt of your first try is kept.')).toBeVisible()
    expect(await amounts()).toEqual([2_500])

    await press('Record a payment…')
    await expect.element(dialog.getByLabelText('Payment for')).toHaveValue('Membership')
    await expect.element(dialog).not.toHaveTextContent('Your first try')
  })
})
