import { beforeEach, expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { referenceOf } from '@/shared/requests/reference'
import { aMember } from '@scripts/samples/members/memberRecords'
import { aGrowthFundRequest } from '@scripts/samples/requestRecords'
import { aRegistration } from '@scripts/samples/records'
import { expectNoViolations } from '@test/support/page/accessibility'
import { firestoreFor } from '@test/support/emulators/firestore'
import { openDesk } from '@test/support/page/openDesk'
import { heading } from './openRecord'

const firestore = firestoreFor()

beforeEach(() => firestore.clear())

const mobile = '9876500001'
const first = aRegistration(1, { name: 'Asha', mobile })
const again = aRegistration(2, { name: 'Asha Again', mobile })
const fund = aGrowthFundRequest(3, { name: 'Asha Fund', mobile })
const reference = referenceOf('NR', first.id)

const others = page.getByRole('region', { name: 'Other forms of this person or firm' })

const review = async () =>
  (await firestore.read(`New_Registration/${again.id}`))?.review as { [field: string]: unknown }

test('a form is closed as a duplicate of another, and each leads to the other', async () => {
  await openDesk({
    at: `/member/${again.id}`,
    seed: { New_Registration: [first, again], growth_fund_req: [fund] },
  })
  await expect.element(heading('Asha Again')).toBeVisible()
  await userEvent.click(others.getByRole('button', { name: `Close as duplicate of ${reference}…` }))

  const form = page.getByRole('form', { name: /^Close/ })
  await expect.element(form.getByLabelText('Duplicate of')).toHaveValue(reference)
  await expectNoViolations()
  await userEvent.click(form.getByRole('button', { name: /^Close/ }))
  await expect.poll(review).toMatchObject({
    state: 'closed',
    details: { duplicateOf: reference },
  })
  expect(await review()).not.toHaveProperty('public')

  await expect.element(others).toHaveTextContent('This form is a duplicate of it.')
  await userEvent.click(others.getByRole('link', { name: /: Asha \(/ }))
  await expect.element(heading('Asha')).toBeVisible()
  await expect.element(others).toHaveTextContent('Closed as a duplicate of this form.')
})

test('a viewer sees that the person is a member, and closes nothing as a duplicate', async () => {
  const member = aMember(17, { profile: { name: 'Asha', firmName: 'Sample Looms', mobile } })
  await openDesk({
    at: `/member/${again.id}`,
    role: 'viewer',
    seed: { New_Registration: [first, again], members: [member] },
  })
  await expect.element(others.getByRole('link', { name: /: Asha \(/ })).toBeVisible()
  await expect
    .element(others)
    .toHaveTextContent('Member UO/2019/017, Asha, Sample Looms, same mobile number')
  await expect
    .element(others.getByRole('link', { name: /^Member UO/ }))
    .toHaveAttribute('href', `/desk/members/${member.id}`)
  await expect.element(others.getByRole('button')).not.toBeInTheDocument()
})
