import { expect } from 'vitest'
import { page } from 'vitest/browser'
import { renderSignedIn } from '@test/support/page/renderApp'
import { registrations } from '@/features/registrations/api'
import { demoAdmin } from '@/shared/config/demo'

export const { newestReceived, snapshotReceived, subscribed, subscriptionFailed } =
  registrations.slice.actions

export const admins = [{ id: demoAdmin.uid, data: { role: 'owner' } }]

/** Signs in, and opens a view of the list. */
export async function openList(search = '') {
  const app = await renderSignedIn(`/memberlist${search}`)
  await expect.element(page.getByRole('heading', { name: 'Member List' })).toBeVisible()
  return app
}

/** Names of the rows that are shown, from the top. */
export const shownNames = () =>
  page
    .getByRole('grid')
    .getByRole('link')
    .elements()
    .map((link) => link.textContent)

/** An entry of the menu of the admin area. */
export const entry = (name: string | RegExp) =>
  page.getByRole('navigation', { name: 'Admin area' }).getByRole('link', { name })

export const choice = (label: string) => page.getByLabelText(label, { exact: true })

export const searchField = page.getByRole('searchbox', { name: 'Search' })
