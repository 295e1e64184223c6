import type { Page } from 'playwright'
import { demoAdmin } from '@/shared/config/demo'
import { untilAlive } from './hydrated'

/**
 * Signs in on the sign-in page and waits for the live list.
 *
 * @param typing milliseconds it takes to fill in the page
 */
export async function openMemberList(
  page: Page,
  { email, password }: { email: string; password: string } = demoAdmin,
  typing = 0,
) {
  await page.goto('/AdminLogInForm')
  await untilAlive(page)
  await page.getByRole('textbox', { name: 'Email' }).fill(email)
  await page.getByLabel(/^Password/).fill(password)
  await page.waitForTimeout(typing)
  await page.getByRole('button', { name: 'Login' }).click()
  await liveMark(page).waitFor()
}

export const liveMark = (page: Page) => page.getByText('Live', { exact: true })
export const notLiveMark = (page: Page) => page.getByText(/^Not live since/)
export const rowOf = (page: Page, text: string) => page.getByRole('row').filter({ hasText: text })
