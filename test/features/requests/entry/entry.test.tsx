import { beforeEach, expect, test } from 'vitest'
import { page, userEvent, type Locator } from 'vitest/browser'
import { demoAdmin } from '@/shared/config/demo'
import { today } from '@/shared/validation/dates'
import { aRegistration } from '@scripts/samples/records'
import { expectNoViolations } from '@test/support/page/accessibility'
import { firestoreFor } from '@test/support/emulators/firestore'
import { applicant, applicantRecord, fillIn, firm, firmRecord } from '@test/support/forms/fillIn'
import { openDesk } from '@test/support/page/openDesk'

const firestore = firestoreFor()

beforeEach(() => firestore.clear())

const save = page.getByRole('button', { name: 'Save entry' })

async function typeDay(field: Locator, digits: string) {
  await userEvent.click(field.getByRole('spinbutton', { name: 'Day' }))
  await userEvent.keyboard(digits)
}

test('a form on paper is entered for its applicant, and the same person is noticed', async () => {
  const mobile = '9876500001'
  await openDesk({
    at: '/desk',
    seed: { New_Registration: [aRegistration(1, { name: 'Asha', mobile })] },
  })
  await userEvent.click(page.getByRole('button', { name: 'New entry' }))
  await userEvent.click(page.getByRole('menuitem', { name: 'Diamond club' }))
  await expect
    .element(page.getByRole('heading', { name: 'New entry: Diamond club', level: 1 }))
    .toBeVisible()
  await userEvent.click(save)
  await expect.element(page.getByText('How it came is required').first()).toBeVisible()
  await expectNoViolations()
  const receivedOn = page.getByRole('group', { name: 'Received on' })
  await expect.element(receivedOn).toHaveTextContent(today().split('-').toReversed().join('/'))
  await typeDay(receivedOn, '01012099')
  await userEvent.click(save)
  await expect.element(page.getByText('This date is in the future').first()).toBeVisible()
  await typeDay(receivedOn, '24112026')
  await fillIn({ ...applicant, Mobile: mobile, ...firm })
  await expect
    .element(page.getByText('1 other form of this person or firm:', { exact: false }))
    .toBeVisible()
  await expect.element(page.getByRole('link', { name: /^New registrations: Asha/ })).toBeVisible()

  await fillIn({
    'How it came': 'On paper',
    'How the applicant gave consent': 'Signed on paper',
    Role: 'Owner',
    'Years in business': '12',
    'Annual turnover': '₹10–100 crore',
    Employees: '10–49',
    'Product or service offered': 'Sample products',
    'The applicant says': true,
  })
  await userEvent.click(save)

  await expect
    .element(page.getByRole('heading', { name: 'Sample Visitor', level: 1 }))
    .toBeVisible()
  const message = page.getByText(/^Entered as DB-.{4}-.{4}\. Give this number to the applicant\.$/)
  await expect.element(message).toBeVisible()
  await expect
    .element(page.getByRole('region', { name: 'History' }))
    .toHaveTextContent(
      'You entered it for the applicantReceived on paper: 24 Nov 2026Consent: Signed on paper',
    )
  const [stored] = await firestore.list('diamond_member_req')
  expect(stored).toMatchObject({
    ...applicantRecord,
    mobile,
    ...firmRecord,
    conduct: true,
    consent: true,
    entered: {
      how: 'On paper',
      consent: 'Signed on paper',
      receivedOn: '2026-11-24',
      by: demoAdmin.uid,
    },
  })
})

test('a viewer enters nothing', async () => {
  await openDesk({ at: '/desk/enter/registrations', role: 'viewer' })
  await expect.element(page.getByText('Only an editor or an owner can enter a form.')).toBeVisible()
  await expect.element(save).not.toBeInTheDocument()
})
