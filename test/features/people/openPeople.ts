import { expect } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import type { Collections, Sample } from '@scripts/samples/records'
import { openDesk } from '@test/support/page/openDesk'
import { demoAdmin } from '@/shared/config/demo'
import type { Role } from '@/shared/requests/roles'

export const editor: Sample = {
  id: 'the-editor',
  data: { name: 'Sample Editor', email: 'editor@example.org', role: 'editor' },
}
export const second: Sample = {
  id: 'second',
  data: { name: 'Second Owner', email: 'second@example.org', role: 'owner' },
}

export const people = page.getByRole('list', { name: 'Administrators' })
export const dialog = page.getByRole('dialog')

type Setting = { role?: Role; colleague?: Sample; seed?: Collections }

/** Opens the page of the administrators: Sample Owner and a colleague. */
export async function openPeople({ role, colleague = editor, seed = {} }: Setting = {}) {
  const { admins = [], ...collections } = seed
  const app = await openDesk({
    at: '/desk/people',
    role,
    own: { name: 'Sample Owner', email: demoAdmin.email },
    seed: { ...collections, admins: [colleague, ...admins] },
  })
  await expect.element(people.getByText(String(colleague.data.name))).toBeVisible()
  return app
}

export async function fillInvitation() {
  await userEvent.click(page.getByRole('button', { name: 'Add a user' }))
  await userEvent.fill(dialog.getByLabelText('Name'), 'Sample Guest')
  await userEvent.fill(dialog.getByLabelText('Email'), 'guest@example.org')
  await userEvent.selectOptions(dialog.getByLabelText('Role'), 'Editor')
}
