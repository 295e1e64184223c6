import { beforeEach, expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { aRegistration } from '@scripts/records'
import { aGrowthFundRequest, aMeeting } from '@scripts/requestRecords'
import { expectNoViolations } from '@test/support/accessibility'
import { firestoreFor } from '@test/support/firestore'
import { renderApp } from '@test/support/renderApp'
import { signIn } from '@test/support/signIn'
import { forms } from '@/content/forms'
import { privacyForms } from '@/content/privacyForms'
import { contactPerson } from '@/content/rights'
import { demoAdmin } from '@/shared/config/demo'

const firestore = firestoreFor()

beforeEach(() => firestore.clear())

const summary = page.getByText('The whole notice: each item we keep')
const main = page.getByRole('main')

test.each(privacyForms)(
  'the notice of $id opens to each item it keeps, what for and how long',
  async ({ id, why, kept }) => {
    const isLast = id === privacyForms.at(-1)?.id
    await firestore.seed({
      monthly_meetings: [aMeeting({}, 'm1')],
      // None is decided at first, and that is said.
      ...(isLast && {
        settings: [
          { id: 'retention', data: { 'land-issues': 24, 'growth-fund': 7 } },
          { id: 'promises', data: { rights: 30 } },
        ],
      }),
    })
    renderApp(`/form/${id}/`)
    await userEvent.click(summary)

    const items = main.getByRole('listitem')
    await expect
      .poll(() => items.elements().map((item) => item.textContent))
      .toEqual(expect.arrayContaining(Object.values(kept)))
    await expect.element(main).toHaveTextContent(why)
    if (isLast) {
      await expect.element(main).toHaveTextContent('For 24 months after we received it')
      await expect.element(main).toHaveTextContent('Within 30 days')
      expect(main.element().textContent).not.toContain('to be decided')
    } else {
      await expect.element(main).toHaveTextContent('The period is to be decided')
      await expect.element(main).toHaveTextContent('in which we answer is to be decided')
    }
    await expect.element(main).toHaveTextContent(contactPerson.name)
    await expect.element(main).toHaveTextContent('Data Protection Board of India')
    await expect.element(main.getByRole('link', { name: 'My Request' })).toBeVisible()
    await expectNoViolations()
  },
)

test('the forms of advisors, which are not stored, have no notice and no box about the age', async () => {
  renderApp(forms.map(({ id }) => `/form/${id}/`).find((path) => path.includes('advisor'))!)

  await expect.element(page.getByRole('button', { name: 'Submit' })).toBeVisible()
  expect(summary.elements()).toEqual([])
  expect(page.getByRole('checkbox', { name: /18/ }).elements()).toEqual([])
})

test('the desk shows the very text that somebody agreed to', async () => {
  const records = [
    aGrowthFundRequest(1, { name: 'Asha' }),
    aGrowthFundRequest(4, { name: 'Bina' }),
    aGrowthFundRequest(5, { name: 'Chitra', consentVersion: '2025-or' }),
  ]
  await firestore.seed({
    admins: [{ id: demoAdmin.uid, data: {} }],
    New_Registration: [aRegistration(1)],
    growth_fund_req: records,
    settings: [{ id: 'retention', data: { 'growth-fund': 7 } }],
  })
  const { router } = renderApp('/AdminLogInForm')
  await signIn()
  await expect.element(page.getByRole('heading', { name: 'Member List' })).toBeVisible()

  const dialog = page.getByRole('dialog')
  const open = async (index: number) => {
    await router.navigate(`/request/growth-fund/${records[index]?.id}`)
    await expect.element(main).toHaveTextContent(String(records[index]?.data.name))
    await userEvent.click(page.getByRole('button', { name: 'Show the text' }))
  }

  await open(0)
  await expect.element(dialog).toHaveTextContent('2026-12-en')
  await expect.element(dialog).toHaveTextContent('For 7 months after we received it')
  await expect.element(dialog).toHaveTextContent('Amount requested')
  expect(dialog.element().textContent).not.toContain('Membership type')
  await expectNoViolations()
  await userEvent.keyboard('{Escape}')
  await expect.element(dialog).not.toBeInTheDocument()

  await open(1)
  await expect.element(dialog).toHaveTextContent('The association has not published a period yet')
  await userEvent.keyboard('{Escape}')
  await expect.element(dialog).not.toBeInTheDocument()

  await open(2)
  await expect.element(dialog).toHaveTextContent('This site knows no notice of this version')
})
