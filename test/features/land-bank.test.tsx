import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { expectNoViolations } from '@test/support/page/accessibility'
import { applicant, applicantRecord, errorSummary, field, fillIn } from '@test/support/forms/fillIn'
import { formPage, labelsMissing } from '@test/support/forms/formPage'
import { landBankFormSchema } from '@/features/land-bank/schema'
import { today } from '@/shared/validation/dates'

const { open, expectStored, expectErrors } = formPage({
  path: '/form/landbank/',
  collection: 'land_bank_req',
  prefix: 'LB',
  submitLabel: 'Send request',
  received: 'Land request received',
})

const details = 'A sample of what somebody asks the office for.'

const always = {
  ...applicant,
  'Firm name': 'Sample Udyog',
  District: 'Khordha',
  'Area in acres': '2.125',
  Details: details,
  'I am 18 or older': true as const,
  'I have read the notice': true as const,
}
const alwaysRecord = {
  ...applicantRecord,
  firmName: 'Sample Udyog',
  district: 'Khordha',
  area: 2.125,
  details,
}

const place = { Tahasil: 'Jatni', Mouza: 'Sample Mouza' }
const placeRecord = { tahasil: 'Jatni', mouza: 'Sample Mouza' }

const isShown = (label: string) => field(label).elements().length > 0

test('each request and type of land shows its own fields, and hidden fields block nothing', async () => {
  const issue = ['Which issue', 'Pending with', 'Case number', 'Pending since']
  const need = ['Project cost', 'Jobs to be created', 'Water requirement', 'Power requirement']
  const idco = ['Estate', 'Plot or shed number']
  const village = ['Khata', 'Plot numbers']
  const conditional = [...issue, ...need, ...idco, ...village]
  const seen = new Set<string>()
  const expectShown = async (labels: string[]) => {
    await expect.poll(() => conditional.filter(isShown)).toEqual(labels)
    for (const label of labelsMissing(landBankFormSchema)) missing.push(label)
    for (const label of labels) seen.add(label)
  }
  const missing: string[] = []

  await open()
  await expectShown([])
  await fillIn({ 'Type of request': 'Report an issue', 'Type of land': 'IDCO' })
  await expectShown([...issue, ...idco])
  await expectNoViolations()
  await fillIn({ 'Type of request': 'Need land', 'Type of land': 'Government' })
  await expectShown([...need, ...village])
  await fillIn({ 'Type of request': 'Offer land', 'Type of land': 'Private' })
  await expectShown(village)

  expect([...seen].sort()).toEqual([...conditional].sort())
  expect(missing.filter((label) => !conditional.includes(label))).toEqual([])
})

test('an issue with an IDCO plot is stored with all its answers', async () => {
  await open()
  await fillIn({
    'Type of request': 'Report an issue',
    ...always,
    Email: 'visitor@example.org',
    ...place,
    'RI circle': 'Sample Circle',
    'Type of land': 'IDCO',
    Estate: 'Sample Estate',
    'Plot or shed number': 'Shed 7',
    'Which issue': 'Mortgage NOC',
    'Pending with': 'Sample Office',
    'Case number': '7/2025',
    'Pending since': '2025-02-28',
  })

  await expectStored({
    request: 'Report an issue',
    ...alwaysRecord,
    email: 'visitor@example.org',
    ...placeRecord,
    riCircle: 'Sample Circle',
    landKind: 'IDCO',
    estate: 'Sample Estate',
    plotOrShed: 'Shed 7',
    issue: 'Mortgage NOC',
    pendingWith: 'Sample Office',
    caseNumber: '7/2025',
    since: '2025-02-28',
  })
})

test('a request for land may leave out the place below the district', async () => {
  await open()
  await fillIn({ 'Type of request': 'Need land', ...always })
  await expect.element(page.getByText('leave out what you do not know yet')).toBeVisible()
  await fillIn({ 'Project cost': '2,50,00,000', 'Water requirement': '5,000 litres a day' })

  await expectStored({
    request: 'Need land',
    ...alwaysRecord,
    projectCost: 25_000_000,
    water: '5,000 litres a day',
  })
})

test('text in a field that is hidden again is not sent', async () => {
  await open()
  await fillIn({ 'Type of request': 'Need land', ...always, ...place })
  await fillIn({ 'Jobs to be created': 'many', 'Type of land': 'IDCO', Estate: 'Sample Estate' })
  await fillIn({ 'Type of request': 'Offer land', 'Type of land': 'Private' })
  await expectErrors('Khata is required', 'Plot numbers is required')
  await fillIn({ Khata: '112/7', 'Plot numbers': '230, 231/2' })

  await expectStored({
    request: 'Offer land',
    ...alwaysRecord,
    ...placeRecord,
    landKind: 'Private',
    khata: '112/7',
    plotNumbers: '230, 231/2',
  })
})

test('an issue has its required fields, and invalid values are refused', async () => {
  const tomorrow = new Date(Date.parse(today()) + 86_400_000).toISOString().slice(0, 10)
  await open()
  await fillIn({
    'Type of request': 'Report an issue',
    ...always,
    'Type of land': 'IDCO',
    'Area in acres': '0.0005',
    'Pending since': tomorrow,
    Details: 'Nineteen characters',
  })

  await expectErrors(
    'Tahasil is required',
    'Mouza is required',
    'Area in acres: Enter an area above 0 and up to 1,00,000 acres, with at most 3 decimals',
    'Estate is required',
    'Plot or shed number is required',
    'Which issue is required',
    'Pending since: This date is in the future',
    'Details: At least 20 characters',
  )
  // For another request most of it is valid.
  await fillIn({ 'Type of request': 'Need land', 'Area in acres': '.5', Details: details })
  await userEvent.tab()
  await expect.element(errorSummary).not.toBeInTheDocument()
})
