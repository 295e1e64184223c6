import { expect, test } from 'vitest'
import {
  applicant,
  applicantRecord,
  field,
  fillIn,
  firm,
  firmRecord,
} from '@test/support/forms/fillIn'
import { formPage, labelsMissing } from '@test/support/forms/formPage'
import { diamondClubFormSchema } from '@/features/diamond-club/schema'

const { open, expectStored, expectErrors } = formPage({
  path: '/form/diamondbusiness/',
  collection: 'diamond_member_req',
  prefix: 'DB',
  submitLabel: 'Send application',
  received: 'Club application received',
})

const required = {
  ...applicant,
  Role: 'Owner',
  ...firm,
  'Years in business': '150',
  'Annual turnover': '₹10–100 crore',
  Employees: '10–49',
  'Product or service offered': 'Sample products',
  'I commit to attending': true as const,
  'I accept the code of conduct': true as const,
  'I am 18 or older': true as const,
  'I have read the notice': true as const,
}

const requiredRecord = {
  ...applicantRecord,
  role: 'Owner',
  ...firmRecord,
  yearsInBusiness: 150,
  turnover: '₹10–100 crore',
  employees: '10–49',
  offer: 'Sample products',
  attendance: true,
  conduct: true,
}

test('every field of the schema is on the page', async () => {
  await open()

  expect(labelsMissing(diamondClubFormSchema)).toEqual([])
})

test('with only the required fields filled in, nothing else is stored', async () => {
  await open()
  await fillIn(required)

  await expectStored(requiredRecord)
})

test('every answer is stored', async () => {
  await open()
  await fillIn({
    ...required,
    Email: 'visitor@example.org',
    'Referrals wanted': 'Buyers of packed food',
    'Referrals offered': 'Transporters',
    'First reference: name': 'Sample One',
    'First reference: mobile': '98765 43211',
    'Second reference: name': 'Sample Two',
    'Second reference: mobile': '098765 43212',
  })

  await expectStored({
    ...requiredRecord,
    email: 'visitor@example.org',
    referralsWanted: 'Buyers of packed food',
    referralsOffered: 'Transporters',
    firstReferenceName: 'Sample One',
    firstReferenceMobile: '9876543211',
    secondReferenceName: 'Sample Two',
    secondReferenceMobile: '9876543212',
  })
})

test('both references are required, or neither', async () => {
  await open()
  await fillIn({ ...required, 'First reference: name': 'Sample One' })
  await expect.element(field('Second reference: mobile')).toHaveAttribute('required')
  await expectErrors(
    'First reference: mobile is required',
    'Second reference: name is required',
    'Second reference: mobile is required',
  )

  await fillIn({ 'First reference: name': ' ' })
  await expect.element(field('Second reference: mobile')).not.toHaveAttribute('required')
  await expectStored(requiredRecord)
})

test('each of the four boxes has to be ticked', async () => {
  await open()
  const { 'I commit to attending': _1, 'I accept the code of conduct': _2, ...rest } = required
  const { 'I am 18 or older': _3, 'I have read the notice': _4, ...answers } = rest
  await fillIn(answers)

  await expectErrors(
    'Please confirm that you will attend',
    'Please read and accept the code of conduct',
    'Please confirm that you are 18 or older',
    'Please read and accept the notice',
  )
})
