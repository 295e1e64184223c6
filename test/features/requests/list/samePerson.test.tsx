import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { aRegistration } from '@scripts/samples/records'
import { aGrowthFundRequest } from '@scripts/samples/requestRecords'
import { firestoreFor } from '@test/support/emulators/firestore'
import { openList, shownNames, searchField } from './openList'

const firestore = firestoreFor()

beforeEach(async () => {
  await page.viewport(1440, 900)
  await firestore.clear()
})

afterEach(() => {
  vi.restoreAllMocks()
  vi.useRealTimers()
})

test('records of the same person are marked across all lists, and the marks follow a change', async () => {
  const mobile = '9876500001'
  // The same number in another format.
  const first = aRegistration(1, { name: 'Asha', mobile: '+91 98765-00001' })
  const second = aGrowthFundRequest(2, { name: 'Asha again', mobile })
  await openList({ New_Registration: [first], growth_fund_req: [second] })
  await userEvent.fill(searchField, mobile)
  await expect.poll(shownNames).toEqual(['Asha'])
  await expect.element(page.getByText('1 other form')).toBeVisible()

  await firestore.update(`growth_fund_req/${second.id}`, { mobile: '9876500002' })

  await expect.element(page.getByText('1 other form')).not.toBeInTheDocument()
})
