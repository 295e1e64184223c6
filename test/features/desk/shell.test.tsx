import { beforeEach, expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { texts } from '@/texts/layout'
import { createAccount } from '@test/support/emulators/accounts'
import { firestoreFor } from '@test/support/emulators/firestore'
import { expectNoViolations } from '@test/support/page/accessibility'
import { openDesk } from '@test/support/page/openDesk'
import { renderApp, renderSignedIn, leaveApp } from '@test/support/page/renderApp'
import { signIn } from '@test/support/page/signIn'

const firestore = firestoreFor()
const button = (name: string | RegExp) => page.getByRole('button', { name, exact: true })
const menuItem = (name: string) => page.getByRole('menuitem', { name })
const banner = page.getByRole('banner')
const footer = page.getByRole('contentinfo')
const heightOf = (element: Element) => Math.round(element.getBoundingClientRect().height)

beforeEach(async () => {
  await page.viewport(1440, 900)
  await firestore.clear()
})

test('at the desk the header is one slim line with the menu, and the footer a line that opens', async () => {
  await openDesk({ at: '/desk' })
  await expect.element(button('Own Name')).toBeVisible()

  expect(heightOf(banner.element())).toBe(48)
  const menu = banner.getByRole('navigation', { name: 'Main' })
  await expect.element(menu.getByRole('link', { name: 'Gallery' })).toBeVisible()
  await userEvent.click(menu.getByRole('button', { name: 'Registration Forms' }))
  await expect.element(menu.getByRole('link', { name: 'Land Bank' })).toBeVisible()
  await expect.element(banner.getByRole('link', { name: 'Admin panel' })).toBeVisible()
  await expect.element(banner.getByRole('button', { name: 'Logout' })).toBeVisible()

  expect(heightOf(footer.element())).toBeLessThanOrEqual(48)
  await expect.element(footer.getByRole('link', { name: 'Privacy' })).toBeVisible()
  await expectNoViolations()
  await userEvent.click(footer.getByRole('button', { name: 'All links and addresses' }))
  await expect.element(footer.getByRole('region', { name: 'Main Office' })).toBeVisible()
  await expect.element(footer.getByText(texts.credit)).toBeVisible()
  // What the header covers in part looks too small.
  window.scrollTo(0, 0)
  await expectNoViolations()
})

test('skipping to the content leaves the menu of the desk behind', async () => {
  await openDesk({ at: '/desk/people' })
  await expect.element(page.getByRole('heading', { name: 'People', level: 1 })).toBeVisible()

  await expect.element(page.getByRole('navigation', { name: 'Admin area' })).toBeVisible()
  expect(page.getByRole('main').getByRole('navigation').elements()).toEqual([])
})

test('on a phone the menus are buttons, the logout is in the menu of the account, and nothing is cut off', async () => {
  await page.viewport(320, 700)
  await openDesk({ at: '/desk' })
  await expect.element(button('Own Name')).toBeVisible()
  expect(heightOf(banner.element())).toBe(48)
  expect(document.documentElement.scrollWidth).toBe(320)
  expect(banner.getByRole('button', { name: 'Logout' }).query()).toBeNull()
  await userEvent.click(button('Own Name'))
  await expect.element(menuItem('Logout')).toBeVisible()
  await userEvent.keyboard('{Escape}')

  await userEvent.click(button('Menu of the admin area'))
  await userEvent.click(page.getByRole('link', { name: 'Activity' }))
  await expect.element(page.getByRole('heading', { name: 'Activity', level: 1 })).toBeVisible()

  await userEvent.click(banner.getByRole('button', { name: 'Menu' }))
  await expect
    .element(page.getByRole('dialog').getByRole('link', { name: 'Gallery' }))
    .toBeVisible()
})

test('the menu of the account says the role, and has the colours, the shortcuts and the logout', async () => {
  await openDesk({ at: '/desk/people', role: 'editor' })
  await userEvent.click(button('Own Name'))
  await expect
    .element(page.getByRole('menuitem', { name: /Editor.*admin@example\.org/ }))
    .toBeVisible()
  await userEvent.click(menuItem('Dark colours'))
  await expect.poll(() => document.documentElement.dataset.colorScheme).toBe('dark')
  await userEvent.click(button('Own Name'))
  await userEvent.click(menuItem('Light colours'))

  await userEvent.click(button('Own Name'))
  await userEvent.click(menuItem('Shortcuts'))
  const sheet = page.getByRole('dialog', { name: 'Shortcuts' })
  await expect.element(sheet.getByText('They do not work while you type.')).toBeVisible()
  await userEvent.click(sheet.getByRole('button', { name: 'Close' }))

  await userEvent.click(button('Own Name'))
  await userEvent.click(menuItem('Logout'))
  await expect.element(page.getByRole('heading', { name: 'Admin Login' })).toBeVisible()
})

test('an administrator changes the own password, and logs in with it', async () => {
  const account = await createAccount('new.password@example.org')
  await firestore.seed({
    admins: [
      { id: account.uid, data: { name: 'Asha Clerk', email: account.email, role: 'viewer' } },
    ],
  })
  await renderSignedIn('/desk/people', account)
  await userEvent.click(button('Asha Clerk'))
  await userEvent.click(menuItem('Change password…'))
  const dialog = page.getByRole('dialog', { name: 'Change password' })
  const change = dialog.getByRole('button', { name: 'Change password' })

  await userEvent.fill(dialog.getByLabelText(/^Present password/), 'not the password')
  await userEvent.fill(dialog.getByLabelText(/^New password/), 'a longer password')
  await userEvent.click(change)
  await expect.element(dialog.getByText('This password is wrong. Please try again.')).toBeVisible()
  await expectNoViolations()

  await userEvent.fill(dialog.getByLabelText(/^Present password/), account.password)
  await userEvent.click(change)
  await expect.element(page.getByText('Your password was changed')).toBeVisible()

  await userEvent.click(button('Logout'))
  await expect.element(page.getByRole('heading', { name: 'Admin Login' })).toBeVisible()
  await leaveApp()
  renderApp('/AdminLogInForm')
  await signIn({ email: account.email, password: 'a longer password' })
  await expect.element(button('Asha Clerk')).toBeVisible()
})
