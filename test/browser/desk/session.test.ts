import type { Page } from 'playwright'
import { expect, inject, test } from 'vitest'
import { aRegistration } from '@scripts/samples/records'
import { createAccount } from '@test/support/emulators/accounts'
import {
  haveSession,
  liveMark,
  logIn,
  openMemberList,
  rowOf,
} from '@test/support/browser/administrator'
import { openBrowser } from '@test/support/browser/browser'
import { firestoreFor } from '@test/support/emulators/firestore'
import { untilAlive } from '@test/support/browser/hydrated'
import { demoAdmin } from '@/shared/config/demo'

const { newPerson } = openBrowser()
const { auth, firestore: address } = inject('site')
const firestore = firestoreFor(undefined, address)

const loginHeading = (page: Page) => page.getByRole('heading', { name: 'Admin Login' })

test('a session reaches a second tab and lasts over a reload; “Back” leads to the page before the login, and a logout ends it in both', async () => {
  const secret = aRegistration(710, { firmName: 'Secret Udyog', createdAt: new Date() })
  await firestore.seed({ New_Registration: [secret] })
  const administrator = await newPerson()
  const second = await administrator.newPage()
  await second.goto('/AdminLogInForm')
  await loginHeading(second).waitFor()
  const first = await administrator.newPage()
  await first.goto('/gallery/')
  await logIn(first)

  await rowOf(second, 'Secret Udyog').waitFor()
  expect(new URL(second.url()).pathname).toBe('/memberlist')
  await first.goBack()
  await first.getByRole('heading', { name: 'Gallery' }).waitFor()
  expect(new URL(first.url()).pathname).toBe('/gallery/')
  await second.reload()
  await rowOf(second, 'Secret Udyog').waitFor()

  await first.getByRole('button', { name: 'Logout' }).click()

  await loginHeading(first).waitFor()
  await loginHeading(second).waitFor()
  for (const page of [first, second]) {
    expect(new URL(page.url()).pathname).toBe('/AdminLogInForm')
    expect(await page.getByText('Your session has ended.').count()).toBe(0)
    await page.goto('/memberlist')
    await loginHeading(page).waitFor()
  }
})

/** Fills in the login page and presses Login, without waiting for anything. */
async function pressLogin(page: Page) {
  await page.goto('/AdminLogInForm')
  await untilAlive(page)
  await page.getByRole('textbox', { name: 'Email' }).fill(demoAdmin.email)
  await page.getByLabel(/^Password/).fill(demoAdmin.password)
  await page.getByRole('button', { name: 'Login' }).click()
}

test('a reload at the very moment the list opens is still signed in', async () => {
  const page = await (await newPerson()).newPage()
  await page.addInitScript(() => {
    // In the same task in which the address changes.
    window.navigation.addEventListener('currententrychange', () => {
      if (location.pathname !== '/memberlist' || sessionStorage.getItem('reloaded') !== null) return
      sessionStorage.setItem('reloaded', 'yes')
      location.reload()
    })
  })

  await pressLogin(page)

  await page.waitForFunction(() => sessionStorage.getItem('reloaded') !== null)
  await liveMark(page).waitFor()
  expect(new URL(page.url()).pathname).toBe('/memberlist')
})

test('a reload before it is known whether the account is an administrator’s is signed in, too', async () => {
  const page = await (await newPerson()).newPage()
  let letGo = () => {}
  const held = new Promise<void>((resolve) => (letGo = resolve))
  await page.route('**/Listen/channel**', async (route) => {
    await held
    await route.continue().catch(() => {})
  })
  const isStored = () =>
    page.evaluate(async () => {
      const names = (await indexedDB.databases()).map(({ name }) => name)
      if (!names.includes('firebaseLocalStorageDb')) return false
      return new Promise<boolean>((resolve) => {
        const opening = indexedDB.open('firebaseLocalStorageDb')
        opening.onsuccess = () => {
          const { result } = opening
          const counting = result
            .transaction('firebaseLocalStorage')
            .objectStore('firebaseLocalStorage')
            .count()
          counting.onsuccess = () => {
            result.close()
            resolve(counting.result > 0)
          }
        }
      })
    })
  await pressLogin(page)
  await expect.poll(isStored).toBe(true)
  expect(new URL(page.url()).pathname).toBe('/AdminLogInForm')

  await page.reload()
  letGo()

  await liveMark(page).waitFor()
  expect(new URL(page.url()).pathname).toBe('/memberlist')
})

test('a reload as soon as the password was accepted leaves a login page that works, or the list', async () => {
  const page = await (await newPerson()).newPage()
  const accepted = page.waitForResponse(/accounts:signInWithPassword/)
  await pressLogin(page)
  await accepted

  await page.reload()

  // The provider stores the account only after it has read it with a second request.
  await loginHeading(page).or(liveMark(page)).first().waitFor()
  expect(await page.getByRole('alert').count()).toBe(0)
  if (await loginHeading(page).isVisible()) await logIn(page)
  await page.reload()
  await liveMark(page).waitFor()
})

test('a reload right after the logout is signed out, and the next person to log in finds nothing of the first account', async () => {
  const { uid, ...account } = await createAccount('third@example.org', auth)
  await firestore.seed({ admins: [{ id: uid, data: { role: 'owner' } }] })
  const page = await (await newPerson()).newPage()
  await openMemberList(page)

  await page.evaluate(() => {
    const buttons = [...document.querySelectorAll('button')]
    buttons.find(({ textContent }) => textContent === 'Logout')!.click()
    location.reload()
  })

  await loginHeading(page).waitFor()
  await page.goto('/memberlist')
  await loginHeading(page).waitFor()
  expect(new URL(page.url()).pathname).toBe('/AdminLogInForm')
  const stored = await page.evaluate(() => JSON.stringify({ ...localStorage, ...sessionStorage }))
  expect(stored).not.toContain('admin@example.org')

  await logIn(page, account)
  await rowOf(page, 'Sample').first().waitFor()
})

test('the login page prefetches the code of the list, and reads no data', async () => {
  const page = await (await newPerson()).newPage()
  const asked: string[] = []
  page.on('request', (request) => asked.push(request.url()))
  const hasAsked = (part: RegExp) => asked.some((url) => part.test(url))

  await page.goto('/AdminLogInForm')

  for (const part of [/\/MemberListPage-/, /\/AdminLayout-/, /\/listen-/, /\/lite-/]) {
    await expect.poll(() => hasAsked(part), { message: String(part) }).toBe(true)
  }
  expect(hasAsked(/\/documents|Listen\/channel|accounts:/)).toBe(false)
})

test('a logout whose code loads late does not end a newer session', async () => {
  const administrator = await newPerson({ remembersFailures: true })
  administrator.expectOnConsole(/Failed to load resource|ERR_FAILED/)
  const page = await administrator.newPage()
  await page.clock.install()
  await haveSession(page)
  // As without a connection: the Auth chunk cannot be loaded.
  let isBlocked = true
  await page.route('**/assets/auth-*.js', (route) => (isBlocked ? route.abort() : route.fallback()))
  await page.goto('/memberlist')
  let loads = 0
  page.on('load', () => void (page.url().includes('/AdminLogInForm') && (loads += 1)))
  await page.getByRole('button', { name: 'Logout' }).click()
  await loginHeading(page).waitFor()
  // It has failed for the second time, so the login page loads itself again, once.
  await expect.poll(() => loads).toBe(1)
  await untilAlive(page)

  isBlocked = false
  await page.getByRole('textbox', { name: 'Email' }).fill(demoAdmin.email)
  await page.getByLabel(/^Password/).fill(demoAdmin.password)
  await page.getByRole('button', { name: 'Login' }).click()
  // A browser that remembers the failure has to load the page again.
  const again = page.getByText('A part of this page had to be loaded again.')
  await again.or(liveMark(page)).first().waitFor()
  if (await again.isVisible()) {
    await page.getByLabel(/^Password/).fill(demoAdmin.password)
    await page.getByRole('button', { name: 'Login' }).click()
  }
  await liveMark(page).waitFor()
  // Longer than the logout’s pause before it retries.
  await page.clock.runFor(6_000)

  expect(await liveMark(page).isVisible()).toBe(true)
  await page.reload()
  await liveMark(page).waitFor()
})
