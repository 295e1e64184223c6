import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { site } from '@/content/site'
import { dayInIndia } from '@/shared/text/dateText'
import { firestoreFor } from '@test/support/emulators/firestore'
import { button, openRecord } from './openRecord'

const firestore = firestoreFor()

beforeEach(() => firestore.clear())

afterEach(() => vi.restoreAllMocks())

test('the sheet of a record has decision, checks and lines to sign on, and office remarks only when asked for', async () => {
  await openRecord({ state: 'approved' })
  let sheet = ''
  // As the page is at that moment.
  vi.spyOn(window, 'print').mockImplementation(() => {
    sheet = document.querySelector('main')?.textContent ?? ''
    window.dispatchEvent(new Event('afterprint'))
  })
  const remarks = 'A sample of the reason to press “Approve”.'

  await userEvent.click(button('Print'))
  await userEvent.click(page.getByRole('menuitem', { name: 'Print', exact: true }))
  await expect.poll(() => sheet).toContain('StatusApproved')
  expect(sheet).toContain('Resolution 7 of 12 December 2026')
  expect(sheet).toContain('Committee date12 Dec 2026')
  expect(sheet).toMatch(/ChecksGSTIN21\w{13}/)
  expect(sheet).toContain(`${site.name} · Registration · Printed ${dayInIndia(Date.now())}`)
  expect(sheet).toContain('Prepared by, dateChecked by, dateApproved by, date')
  expect(sheet).not.toContain(`Office remarks${remarks}`)

  await userEvent.click(button('Print'))
  await userEvent.click(page.getByRole('menuitem', { name: 'Print with office remarks' }))
  await expect.poll(() => sheet).toContain(`Office remarks${remarks}`)
})
