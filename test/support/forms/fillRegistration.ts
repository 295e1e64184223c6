import type { Page } from 'playwright'
import { untilUnhurried } from './fillForm'

/** Opens the registration form and fills in what is required; `firmName` tells the records apart. */
export async function fillRegistration(page: Page, firmName: string) {
  await page.goto('/form/newregistration/')
  await page.getByLabel(/^Name/).fill('Sample Visitor')
  await page.getByLabel(/^Designation/).fill('Proprietor')
  await page.getByLabel(/^Mobile/).fill('98765 43210')
  await page.getByLabel(/^Firm name/).fill(firmName)
  await page.getByLabel(/^Constitution/).selectOption('Proprietorship')
  await page.getByLabel(/^Year established/).fill('2001')
  await page.getByLabel(/^Sector/).selectOption('Plastic Products')
  await page.getByLabel(/^Address/).fill('Plot 1, Sample Road')
  await page.getByLabel(/^District/).selectOption('Khordha')
  await page.getByLabel(/^PIN code/).fill('751001')
  await page.getByRole('radio', { name: 'Manufacturing' }).check()
  await page.getByLabel(/^Products or services/).fill('Sample products')
  await page.getByLabel(/^Annual turnover/).selectOption('Up to ₹10 crore')
  await page.getByLabel(/^Investment/).selectOption('Up to ₹2.5 crore')
  await page.getByLabel(/^Employees/).selectOption('0–9')
  await page.getByRole('radio', { name: 'Ordinary' }).check()
  await page.getByRole('checkbox', { name: /^I declare/ }).check()
  await page.getByRole('checkbox', { name: /^I am 18/ }).check()
  await page.getByRole('checkbox', { name: /^I have read/ }).check()
  await untilUnhurried(page)
}

export const sendButton = (page: Page) => page.getByRole('button', { name: 'Send registration' })
export const receivedHeading = (page: Page) =>
  page.getByRole('heading', { name: 'Registration received' })
