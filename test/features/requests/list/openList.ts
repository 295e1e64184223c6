import { expect } from 'vitest'
import { page } from 'vitest/browser'
import type { Collections } from '@scripts/samples/records'
import { openDesk } from '@test/support/page/openDesk'
import { registrations } from '@/features/registrations/api'

export const { newestReceived, snapshotReceived, subscribed, subscriptionFailed } =
  registrations.slice.actions

/** Opens a view of the lists over these records, as an owner. */
export async function openList(seed: Collections, search = '') {
  const app = await openDesk({ at: `/memberlist${search}`, seed })
  await expect.element(page.getByRole('heading', { level: 1 })).toBeVisible()
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
