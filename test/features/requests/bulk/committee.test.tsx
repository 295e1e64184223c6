import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { aGrowthFundRequest } from '@scripts/samples/requestRecords'
import { aReviewIn } from '@scripts/samples/reviews'
import { expectNoViolations } from '@test/support/page/accessibility'
import { firestoreFor } from '@test/support/emulators/firestore'
import { openDesk } from '@test/support/page/openDesk'
import { button, colleague, inStates, minutesAgo, reviewsNow } from './selectRequests'

const firestore = firestoreFor()

beforeEach(() => firestore.clear())

afterEach(() => vi.restoreAllMocks())

const recommended = () => inStates('recommended', 'reviewing', 'recommended', 'recommended')

const table = page.getByRole('table', { name: 'Placed before the committee' })

test('the forms that are ticked are approved with one resolution', async () => {
  await openDesk({
    at: '/desk/committee',
    seed: { admins: [colleague], New_Registration: recommended() },
  })
  await expect.element(table.getByRole('link', { name: 'Sample 1' })).toBeVisible()
  await expect.element(table.getByText('Sample 2')).not.toBeInTheDocument()
  await expect.element(button('Approve 0 of 3…')).toBeDisabled()
  await expectNoViolations()

  await userEvent.click(page.getByRole('checkbox', { name: 'Tick all' }))
  await userEvent.click(page.getByRole('checkbox', { name: 'Tick Sample 4' }))
  await userEvent.click(button('Approve 2 of 3…'))
  const dialog = page.getByRole('dialog', { name: 'Approve: 2 registrations' })
  await userEvent.fill(dialog.getByLabelText(/resolution/i).first(), 'Resolution 9')
  await userEvent.click(dialog.getByRole('button', { name: /^Approve/ }))

  const approved = async () =>
    (await reviewsNow()).filter((review) => review?.state === 'approved').length
  await expect.poll(approved).toBe(2)
  await expect.element(table.getByRole('link', { name: 'Sample 4' })).toBeVisible()
  await expect.element(table.getByText('Sample 1')).not.toBeInTheDocument()
})

test('the sheet for the meeting has columns for decision and signature, and office remarks only when asked for', async () => {
  const { id, data } = aGrowthFundRequest(1, { name: 'Chinmayee', amount: 300_000 })
  const { review } = aReviewIn('growth-fund', 'recommended', [colleague.id], minutesAgo(1))
  await openDesk({
    at: '/desk/committee?list=growth-fund',
    role: 'viewer',
    seed: { growth_fund_req: [{ id, data: { ...data, review: review! } }] },
  })
  await expect.element(table).toHaveTextContent('₹3,00,000')
  await expect.element(page.getByRole('checkbox')).not.toBeInTheDocument()
  await page.viewport(360, 740)
  // The table scrolls; a name is not broken into pieces.
  expect(table.getByRole('link', { name: 'Chinmayee' }).element().getClientRects()).toHaveLength(1)
  await page.viewport(1280, 800)
  const sheets: string[] = []
  vi.spyOn(window, 'print').mockImplementation(() => {
    sheets.push(document.querySelector('h1 + p + table')?.textContent ?? '')
  })

  await userEvent.click(button('Print'))
  await userEvent.click(page.getByRole('menuitem', { name: 'Print', exact: true }))
  await expect.poll(() => sheets).toHaveLength(1)
  expect(sheets[0]).toContain('DecisionSignature')
  expect(sheets[0]).toContain('Chinmayee')
  expect(sheets[0]).not.toContain('A sample of the reason')
  await userEvent.click(button('Print'))
  await userEvent.click(page.getByRole('menuitem', { name: 'Print with office remarks' }))
  await expect.poll(() => sheets).toHaveLength(2)
  expect(sheets[1]).toContain('A sample of the reason')
})

test('where nothing is recommended, that is said', async () => {
  await openDesk({ at: '/desk/committee', seed: { New_Registration: inStates('reviewing') } })
  await expect
    .element(
      page.getByText('Nothing is recommended now. Requests come here when they are recommended.'),
    )
    .toBeVisible()
  await userEvent.click(page.getByRole('tab', { name: 'Diamond club 0' }))
  await expect
    .element(
      page.getByText('Nothing is recommended now. Requests come here when they are recommended.'),
    )
    .toBeVisible()
})
