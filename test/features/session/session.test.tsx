import { beforeEach, expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { createAccount } from '@test/support/emulators/accounts'
import { firestoreFor } from '@test/support/emulators/firestore'
import { leaveApp, renderApp } from '@test/support/page/renderApp'
import { signIn } from '@test/support/page/signIn'
import { hasSessionHint } from '@/features/session'
import { markLogout, wasLoggedOut } from '@/features/session/sessionStorage'
import { demoAdmin } from '@/shared/config/demo'
import { backend } from '@/shared/firestore/backend'
import { loadDraft, saveDraft } from '@/shared/forms/draft/drafts'

const firestore = firestoreFor()

beforeEach(async () => {
  await firestore.clear()
  await firestore.seed({ admins: [{ id: demoAdmin.uid, data: { role: 'owner' } }] })
})

test.each(['/memberlist', '/member/any', '/MonthlyMeetingVenue'])(
  'signed out, %s redirects to the login page and replaces the history entry',
  async (address) => {
    const { router } = renderApp(address)

    await expect.element(page.getByRole('heading', { name: 'Admin Login' })).toBeVisible()
    expect(router.location.pathname).toBe('/AdminLogInForm')
    expect(router.navigationType).toBe('REPLACE')
  },
)

test('an administrator logs in and out', async () => {
  const { router } = renderApp('/AdminLogInForm')

  await signIn()

  await expect.element(page.getByRole('heading', { name: 'Member List' })).toBeVisible()
  expect(router.location.pathname).toBe('/memberlist')

  await userEvent.click(page.getByRole('button', { name: 'Logout' }))

  await expect.element(page.getByRole('heading', { name: 'Admin Login' })).toBeVisible()
  await expect.element(page.getByRole('link', { name: 'Admin', exact: true })).toBeVisible()
})

test('a session lasts until the next visit, and the login page then redirects to the list', async () => {
  renderApp('/AdminLogInForm')
  await signIn()
  await expect.element(page.getByRole('heading', { name: 'Member List' })).toBeVisible()
  await expect.poll(hasSessionHint).toBe(true)
  await leaveApp()

  renderApp('/AdminLogInForm')

  await expect.element(page.getByRole('heading', { name: 'Member List' })).toBeVisible()
})

test('an account without admin access is signed out and gets the reason', async () => {
  const account = await createAccount('member@example.org')
  const { store } = renderApp('/AdminLogInForm')

  await signIn(account)

  await expect.element(page.getByText('This account does not have admin access.')).toBeVisible()
  expect(store.getState().session).toMatchObject({ status: 'signedOut', user: null })
})

test('an account that loses its access is signed out', async () => {
  renderApp('/AdminLogInForm')
  await signIn()
  await expect.element(page.getByRole('heading', { name: 'Member List' })).toBeVisible()

  await firestore.delete(`admins/${demoAdmin.uid}`)

  await expect.element(page.getByRole('heading', { name: 'Admin Login' })).toBeVisible()
  await expect.element(page.getByText('This account does not have admin access.')).toBeVisible()
})

test.each(['{', '{"user":5}', '"text"', '{"user":"{}","_persist":"{\\"version\\":0}"}'])(
  'a session stored as %s does no harm',
  async (stored) => {
    localStorage.setItem('persist:session', stored)
    renderApp('/about-us/')

    await expect.element(page.getByRole('heading', { name: 'About Us', level: 1 })).toBeVisible()
    await expect.element(page.getByRole('link', { name: 'Admin', exact: true })).toBeVisible()
  },
)

test('an expired session is announced in every tab, and the entries stay there', async () => {
  const { store } = renderApp('/AdminLogInForm')
  await signIn()
  await expect.element(page.getByRole('heading', { name: 'Member List' })).toBeVisible()
  await expect.poll(hasSessionHint).toBe(true)
  saveDraft('venue', { values: { venueName: 'Town Hall' } })

  // Another tab noticed first, and has removed the stored user.
  localStorage.setItem('persist:session', '{"user":"null"}')
  await (await backend.loadSessionProvider()).signOut()

  await expect.element(page.getByText('Your session has ended. Please log in again.')).toBeVisible()
  expect(store.getState().session.reason).toBe('ended')
  expect(loadDraft('venue')?.values).toEqual({ venueName: 'Town Hall' })

  // They are for no other account.
  const other = await createAccount('another@example.org')
  await firestore.seed({ admins: [{ id: other.uid, data: { role: 'owner' } }] })
  await signIn(other)
  await expect.element(page.getByRole('heading', { name: 'Member List' })).toBeVisible()
  expect(loadDraft('venue')).toBeUndefined()
})

test('a logout in another tab is not taken for an expired session, and deletes the entries', async () => {
  renderApp('/AdminLogInForm')
  await signIn()
  await expect.element(page.getByRole('heading', { name: 'Member List' })).toBeVisible()
  saveDraft('venue', { values: { venueName: 'Town Hall' } })

  // All that this tab can see of it.
  markLogout()
  await (await backend.loadSessionProvider()).signOut()

  await expect.element(page.getByRole('heading', { name: 'Admin Login' })).toBeVisible()
  await expect.element(page.getByText('Your session has ended.')).not.toBeInTheDocument()
  expect(loadDraft('venue')).toBeUndefined()

  // The mark stays for other tabs after a failed login, until one succeeds.
  await signIn({ ...demoAdmin, password: 'not it' })
  await expect.element(page.getByRole('alert')).toBeVisible()
  expect(wasLoggedOut()).toBe(true)
  await signIn()
  await expect.element(page.getByRole('heading', { name: 'Member List' })).toBeVisible()
  expect(wasLoggedOut()).toBe(false)
})
