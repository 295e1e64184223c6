import { http, HttpResponse } from 'msw'
import { beforeEach, expect, inject, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { aRegistration } from '@scripts/samples/records'
import { aGrowthFundRequest } from '@scripts/samples/requestRecords'
import { expectNoViolations } from '@test/support/page/accessibility'
import { firestoreFor } from '@test/support/emulators/firestore'
import { openDesk } from '@test/support/page/openDesk'
import { renderApp } from '@test/support/page/renderApp'
import { server } from '@test/support/page/server'
import { forms } from '@/content/forms'
import { texts as collected } from '@/texts/collected'
import { texts as rights } from '@/texts/rights'

const firestore = firestoreFor()

beforeEach(() => firestore.clear())

const summary = page.getByText('The whole notice: each item we keep')
const main = page.getByRole('main')

// That each lists what its form stores is a unit test: these two show the rest.
const decided = [
  { id: 'retention', data: { 'land-issues': 24, 'growth-fund': 7 } },
  { id: 'promises', data: { rights: 30 } },
]

test.each([
  ['newregistration', [], 'The period is to be decided', 'in which we answer is to be decided'],
  ['landbank', decided, 'For 24 months after we received it', 'Within 30 days'],
] as const)(
  'the notice of %s opens to each item it keeps, what for and how long',
  async (id, settings, retention, answer) => {
    const { why, kept } = collected[id]
    await firestore.seed({ settings: [...settings] })
    renderApp(`/form/${id}/`)
    await userEvent.click(summary)

    const items = main.getByRole('listitem')
    await expect
      .poll(() => items.elements().map((item) => item.textContent))
      .toEqual(expect.arrayContaining(Object.values(kept)))
    await expect.element(main).toHaveTextContent(why)
    await expect.element(main).toHaveTextContent(retention)
    await expect.element(main).toHaveTextContent(answer)
    await expect.element(main).toHaveTextContent(rights.contact.name)
    await expect.element(main).toHaveTextContent('Data Protection Board of India')
    await expect.element(main.getByRole('link', { name: 'My Request' })).toBeVisible()
  },
)

const unstored = forms.filter((id) => id.endsWith('advisor'))

test.each(unstored)(
  '%s, which is not stored, has no notice and no box about the age',
  async (id) => {
    renderApp(`/form/${id}/`)

    await expect.element(page.getByRole('button', { name: 'Submit' })).toBeVisible()
    expect(summary.elements()).toEqual([])
    expect(page.getByRole('checkbox', { name: /18/ }).elements()).toEqual([])
  },
)

test('the privacy page lists what each form keeps, and looks up how long when it is asked', async () => {
  const data = {
    registrations: 1,
    'growth-fund': 2,
    'diamond-club': 3,
    'meeting-answers': 4,
    rights: 5,
    members: 6,
  }
  await firestore.seed({ settings: [{ id: 'retention', data }] })
  renderApp('/privacy/')
  await expect.element(page.getByRole('heading', { name: 'Privacy', level: 1 })).toBeVisible()
  for (const { kept } of Object.values(collected)) {
    for (const words of Object.values(kept)) await expect.element(main).toHaveTextContent(words)
  }
  expect(main.element().textContent).not.toContain('one month')

  const lookUp = page.getByRole('button', { name: 'Look up the periods' })
  server.use(http.post(`http://${inject('firestore')}/*`, () => HttpResponse.error()))
  await userEvent.click(lookUp)
  await expect.element(page.getByText(/^We could not look them up/)).toBeVisible()
  server.resetHandlers()
  await userEvent.click(lookUp)
  await userEvent.click(lookUp)

  await expect.element(main).toHaveTextContent('New member registrationone month')
  await expect.element(main).toHaveTextContent('Growth fund request2 months')
  await expect.element(main).toHaveTextContent('Diamond business club3 months')
  await expect.element(main).toHaveTextContent('Monthly meeting4 months')
  await expect.element(main).toHaveTextContent('What you ask about your own data5 months')
  await expect.element(main).toHaveTextContent('A membership, after it has ended6 months')
  await expect.element(main).toHaveTextContent('ReceiptsNumber, day, amount and purpose stay')
  await expect.element(main).toHaveTextContent('Land related issueTo be decided by the association')
  await expect.element(main).toHaveTextContent(rights.contact.name)
  await expectNoViolations()
})

test('the footer leads to the page about accessibility, which says how to complain', async () => {
  renderApp('/gallery/')
  await userEvent.click(page.getByRole('contentinfo').getByRole('link', { name: 'Accessibility' }))
  await expect.element(page.getByRole('heading', { name: 'Accessibility', level: 1 })).toBeVisible()
  await expect
    .element(main.getByRole('link', { name: 'How to reach the office' }))
    .toHaveAttribute('href', '/contacts/')
})

test('the desk shows the very text that the applicant agreed to', async () => {
  const records = [
    aGrowthFundRequest(1, { name: 'Asha' }),
    aGrowthFundRequest(4, { name: 'Bina' }),
    aGrowthFundRequest(5, { name: 'Chitra', consentVersion: '2025-or' }),
    aGrowthFundRequest(7, { name: 'Dipa', consentVersion: '2026-12-or' }),
  ]
  await firestore.seed({
    New_Registration: [aRegistration(1)],
    growth_fund_req: records,
    settings: [{ id: 'retention', data: { 'growth-fund': 7 } }],
  })
  const { router } = await openDesk({ at: '/memberlist' })
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
  await userEvent.keyboard('{Escape}')
  await expect.element(dialog).not.toBeInTheDocument()

  await open(3)
  const part = dialog.getByText('ଆମକୁ ମିଳିବା ପରେ ଏତେ ସମୟ: 7 ମାସ')
  await expect.element(part).toHaveAttribute('lang', 'or')
  await expect.element(dialog).toHaveTextContent('ମାଗିଥିବା ଟଙ୍କା')
})
