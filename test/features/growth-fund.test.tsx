import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import {
  applicant,
  applicantRecord,
  errorSummary,
  field,
  fillIn,
  firm,
  firmRecord,
} from '@test/support/forms/fillIn'
import { formPage, labelsMissing } from '@test/support/forms/formPage'
import { leaveApp } from '@test/support/page/renderApp'
import { growthFundFormSchema } from '@/features/growth-fund/schema'

const { open, expectStored, expectErrors } = formPage({
  path: '/form/growthfund/',
  collection: 'growth_fund_req',
  prefix: 'GF',
  submitLabel: 'Send request',
  received: 'Growth fund request received',
})

const use = 'Two machines for the second line, which runs in one shift until now.'

const required = {
  ...applicant,
  ...firm,
  'Years in business': '0',
  'Last year’s turnover': '₹45,00,000',
  'Amount requested': '5,00,000',
  Purpose: 'Machinery',
  'How it will be used': use,
  'I am 18 or older': true as const,
  'I have read the notice': true as const,
}

const requiredRecord = {
  ...applicantRecord,
  ...firmRecord,
  yearsInBusiness: 0,
  turnover: 4_500_000,
  amount: 500_000,
  purpose: 'Machinery',
  use,
}

test('every field of the schema is on the page', async () => {
  await open()
  await fillIn({ Purpose: 'Other' })

  await expect.element(field('Which purpose')).toBeVisible()
  expect(labelsMissing(growthFundFormSchema)).toEqual([])
})

test('every answer is stored, documents in the order of the list', async () => {
  await open()
  await fillIn({
    ...required,
    Email: 'visitor@example.org',
    'Member number': 'M-17',
    'Existing loans': 'A term loan',
    Purpose: 'Other',
    'Which purpose': 'Cold storage',
    'Project cost': '1000000',
    'Own contribution': '500000',
    'Jobs to be created': '1,00,000',
    'Documents ready': ['Quotations', 'Udyam certificate', 'Balance sheet'],
  })
  await userEvent.click(page.getByRole('checkbox', { name: 'Balance sheet' }))

  await expectStored({
    ...requiredRecord,
    email: 'visitor@example.org',
    memberNumber: 'M-17',
    existingLoans: 'A term loan',
    purpose: 'Other',
    otherPurpose: 'Cold storage',
    projectCost: 1_000_000,
    ownContribution: 500_000,
    jobs: 100_000,
    documentsReady: ['Udyam certificate', 'Quotations'],
  })
})

test('the field for another purpose appears only for Other, and is then required; nothing that was left empty is stored', async () => {
  await open()
  await fillIn({ ...required, Purpose: 'Other' })
  await expectErrors('Which purpose is required')
  await fillIn({ 'Which purpose': 'Cold storage', Purpose: 'Machinery' })
  await expect.element(field('Which purpose')).not.toBeInTheDocument()

  await expectStored(requiredRecord)
})

test('amount and contribution are compared with the project cost while typing', async () => {
  const note = page.getByRole('status').filter({ hasText: /project/ })
  await open()
  await expect.element(note).toHaveTextContent('Fill in amount, project cost and own contribution')

  await fillIn({ ...required, 'Project cost': '8,00,000', 'Own contribution': '1,00,000' })
  await expect.element(note).toHaveTextContent('Still needed from other sources: ₹2,00,000')
  await fillIn({ 'Own contribution': '3,00,000' })
  await expect.element(note).toHaveTextContent('cover the whole project cost')
  await fillIn({ 'Own contribution': '300001' })
  await expect.element(note).toHaveTextContent('₹1 more than the project costs')

  const error = 'The amount requested and your own contribution are ₹1 more than the project cost'
  await expectErrors(`Own contribution: ${error}`)
  // Correcting another of the three amounts removes the error here.
  await fillIn({ 'Amount requested': '499999' })
  await userEvent.tab()
  await expect.element(errorSummary).not.toBeInTheDocument()
  await expectStored({
    ...requiredRecord,
    amount: 499_999,
    projectCost: 800_000,
    ownContribution: 300_001,
  })
})

test('values out of range are reported', async () => {
  await open()
  await fillIn({
    ...required,
    'Years in business': '151',
    'Last year’s turnover': '0',
    'Amount requested': '1,00,00,00,00,000',
    'Jobs to be created': '2.5',
    'How it will be used': 'Too short',
  })

  await expectErrors(
    'Years in business: Enter a whole number from 0 to 150',
    'Last year’s turnover: Enter whole rupees, from 1 to 99,99,99,99,999',
    'Amount requested: Enter whole rupees, from 1 to 99,99,99,99,999',
    'Jobs to be created: Enter a whole number from 0 to 1,00,000',
    'How it will be used: At least 50 characters',
  )
})

test('ticked documents are kept after leaving the page', async () => {
  await open()
  await fillIn({ 'Amount requested': '500000', 'Documents ready': ['GST returns'] })
  await userEvent.tab()
  await expect.element(field('Amount requested')).toHaveValue('₹5,00,000')
  await leaveApp()

  await open()
  await expect.element(page.getByText('Your draft was restored. Start over?')).toBeVisible()
  await expect.element(page.getByRole('checkbox', { name: 'GST returns' })).toBeChecked()
  await expect.element(page.getByRole('checkbox', { name: 'Quotations' })).not.toBeChecked()
})

test('the note is announced once, not at each digit of an amount', async () => {
  const note = page.getByRole('status').filter({ hasText: /project/ })
  await open()
  await fillIn({ 'Amount requested': '5,00,000', 'Project cost': '8,00,000' })
  const region = note.element()
  const said: string[] = []
  const observer = new MutationObserver(() => said.push(region.textContent))
  observer.observe(region, { childList: true, characterData: true, subtree: true })

  await userEvent.type(field('Own contribution'), '123456')
  await expect.element(note).toHaveTextContent('Still needed from other sources: ₹1,76,544')
  expect(said).toHaveLength(1)
  observer.disconnect()
})
