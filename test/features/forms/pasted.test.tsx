import { beforeEach, expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { aMeeting } from '@scripts/samples/meetingRecords'
import {
  applicant,
  applicantRecord,
  errorSummary,
  field,
  fillIn,
  firm,
  firmRecord,
} from '@test/support/forms/fillIn'
import { firestoreFor } from '@test/support/emulators/firestore'
import { formPage } from '@test/support/forms/formPage'
import { leaveApp, renderApp, renderSignedIn } from '@test/support/page/renderApp'
import { signIn } from '@test/support/page/signIn'
import { demoAdmin } from '@/shared/config/demo'

const firestore = firestoreFor()

beforeEach(async () => {
  await firestore.clear()
  await firestore.seed({
    admins: [{ id: demoAdmin.uid, data: { role: 'owner' } }],
    monthly_meetings: [aMeeting({}, 'm1')],
  })
})

const remark = page.getByText('This looks like a landline: WhatsApp and SMS do not reach it')

// All mobile numbers of all forms are this field of the schemas.
test.each([
  ['/form/newregistration/', ['Mobile', 'WhatsApp number']],
  ['/form/professionaladvisor/', ['Phone']],
])('on %s a landline gets a remark at its field, and no error', async (path, labels) => {
  renderApp(path)
  for (const label of labels) {
    if (label === 'WhatsApp number') {
      await userEvent.click(page.getByRole('checkbox', { name: /^My WhatsApp number/ }))
    }
    const input = field(label)
    for (const number of ['7008123456', '0674-1391234', '6370 123 456']) {
      await userEvent.fill(input, number)
      await expect.element(remark).not.toBeInTheDocument()
    }
    await userEvent.fill(input, '0674-2391234')
    await userEvent.tab()
    await expect.element(remark).toBeVisible()
    await expect.element(input).toHaveValue('+91 67423 91234')
    await expect.element(input).toHaveAccessibleDescription(/looks like a landline/)
    await expect.element(input).toBeValid()
    await userEvent.clear(input)
  }
  await leaveApp()
})

const { open, expectStored, expectErrors } = formPage({
  path: '/form/growthfund/',
  collection: 'growth_fund_req',
  prefix: 'GF',
  submitLabel: 'Send request',
  received: 'Growth fund request received',
})

const use = 'Two machines for the second line, which runs in one shift until now.'

test('numbers and addresses pasted with marks, or written as on paper, are stored clean', async () => {
  await open()
  await fillIn({
    ...applicant,
    Name: 'ଶ୍ରୀ\u200dମତୀ ଆଶା',
    Mobile: '\u202a+91 (0) 98765 43210\u202c',
    Email: '\u200bvisitor@example.org\u200b',
    ...firm,
    'PIN code': '୭୫୧ ୦୦୧',
    'Years in business': '१२',
    'Last year’s turnover': 'Rs. 12,50,000.00/-',
    'Amount requested': '5 lakh',
    Purpose: 'Machinery',
    'Project cost': '\u2066INR 5,00,000\u2069',
    'How it will be used': use,
    'I am 18 or older': true,
    'I have read the notice': true,
  })
  await expect.element(field('Last year’s turnover')).toHaveValue('₹12,50,000')
  await expect.element(field('Amount requested')).toHaveValue('₹5,00,000')
  await expect.element(field('PIN code')).toHaveValue('751001')

  await expectStored({
    ...applicantRecord,
    name: 'ଶ୍ରୀ\u200dମତୀ ଆଶା',
    email: 'visitor@example.org',
    ...firmRecord,
    yearsInBusiness: 12,
    turnover: 1_250_000,
    amount: 500_000,
    purpose: 'Machinery',
    projectCost: 500_000,
    use,
  })
})

test('a name of marks alone is missing, two mobiles are one too many, and an amount in words is explained', async () => {
  await open()
  await fillIn({
    ...applicant,
    Name: '\u200b\u2060',
    Mobile: '98765 43210 / 91234 56789',
    ...firm,
    'Years in business': '1',
    'Last year’s turnover': '₹45,00,000',
    'Amount requested': 'five lakh',
    Purpose: 'Machinery',
    'How it will be used': use,
    'I am 18 or older': true,
    'I have read the notice': true,
  })

  await expectErrors(
    'Name is required',
    'Mobile: Enter one number only',
    'Amount requested: Write the amount as 12,50,000 or as 12.5 lakh',
  )
})

test('an administrator may paste the address to sign in, and to get a new password', async () => {
  renderApp('/AdminLogInForm')
  const pasted = `\u202a${demoAdmin.email.replace('@', '\u200b@')}\u202c`

  await userEvent.fill(page.getByRole('textbox', { name: 'Email' }), pasted)
  await userEvent.click(page.getByRole('button', { name: 'Forgot password?' }))
  await expect.element(page.getByRole('textbox', { name: 'Email' })).toHaveValue(demoAdmin.email)
  await userEvent.fill(page.getByRole('textbox', { name: 'Email' }), pasted)
  await userEvent.click(page.getByRole('button', { name: 'Send the link' }))
  await expect.element(page.getByText(/^If there is an account/)).toBeVisible()
  await userEvent.click(page.getByRole('button', { name: 'Back to login' }))

  await signIn({ ...demoAdmin, email: pasted })
  await expect.element(page.getByRole('heading', { name: 'Member List' })).toBeVisible()
})

const wrongYears = {
  '05120026': 'Enter a complete date or clear the field',
  '05121026': 'Enter the year in four digits, from 2000 to 2100',
  '05122926': 'Enter the year in four digits, from 2000 to 2100',
}

test('a meeting in a wrong year is not saved', async () => {
  await renderSignedIn('/MonthlyMeetingVenue')
  await expect.element(page.getByRole('group', { name: 'Meeting Date' })).toBeVisible()
  for (const [typed, error] of Object.entries(wrongYears)) {
    await userEvent.click(page.getByRole('spinbutton', { name: 'Day' }))
    await userEvent.keyboard(typed)

    await userEvent.click(page.getByRole('button', { name: 'Update Meeting Venue' }))

    await expect.element(errorSummary).toHaveTextContent(error)
    expect((await firestore.read('monthly_meetings/m1'))?.meetingDate).toBe('2099-12-05')
  }
})

test('a date input that makes the year 26 of two digits says how to write the year', async () => {
  renderApp('/form/landbank/')
  await fillIn({ 'Type of request': 'Report an issue', 'Pending since': '0026-03-05' })
  await fillIn({ 'Case number': '7' })

  await expect.element(page.getByText('Enter the year in four digits, from 1900')).toBeVisible()
  await fillIn({ 'Pending since': '2026-03-05' })
  await expect
    .element(page.getByText('Enter the year in four digits, from 1900'))
    .not.toBeInTheDocument()
})
