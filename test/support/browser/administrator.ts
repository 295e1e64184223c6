import type { BrowserContext, Page } from 'playwright'
import { demoAdmin } from '@/shared/config/demo'
import { untilAlive } from './hydrated'

type Account = { email: string; password: string }

/** What browsers keep of those who have signed in, by their addresses. */
const sessions = new Map<string, Awaited<ReturnType<BrowserContext['storageState']>>>()

/**
 * Logs in on the sign-in page and waits for the live list.
 *
 * @param typing milliseconds it takes to fill in the page
 */
export async function logIn(
  page: Page,
  { email, password }: Account = demoAdmin,
  typing = 0,
): Promise<void> {
  await page.goto('/AdminLogInForm')
  await untilAlive(page)
  await page.getByRole('textbox', { name: 'Email' }).fill(email)
  await page.getByLabel(/^Password/).fill(password)
  await page.waitForTimeout(typing)
  await page.getByRole('button', { name: 'Login' }).click()
  await liveMark(page).waitFor()
}

/**
 * Lets the page's browser be one in which somebody has signed in before. It is done on the sign-in page
 * once for each account, and after that with what the browser kept of it.
 */
export async function haveSession(page: Page, account: Account = demoAdmin): Promise<void> {
  const session = sessions.get(account.email)
  if (session !== undefined) return page.context().setStorageState(session)
  await logIn(page, account)
  // Who is signed in is written a moment after it is known.
  await page.waitForFunction(() => localStorage.getItem('persist:session')?.includes('"user":"{'))
  sessions.set(account.email, await page.context().storageState({ indexedDB: true }))
}

/** Opens the list as somebody who has signed in before, and waits until it is live. */
export async function openMemberList(page: Page, account: Account = demoAdmin): Promise<void> {
  await haveSession(page, account)
  if (!page.url().endsWith('/memberlist')) await page.goto('/memberlist')
  await liveMark(page).waitFor()
}

export const liveMark = (page: Page) => page.getByText('Live', { exact: true })
export const notLiveMark = (page: Page) => page.getByText(/^Not live since/)
export const rowOf = (page: Page, text: string) => page.getByRole('row').filter({ hasText: text })
