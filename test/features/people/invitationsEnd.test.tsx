import { beforeEach, expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import type { Value } from '@scripts/samples/records'
import { expectNoViolations } from '@test/support/page/accessibility'
import { firestoreFor } from '@test/support/emulators/firestore'
import { demoAdmin } from '@/shared/config/demo'
import { dialog, fillInvitation, openPeople, second } from './openPeople'

const firestore = firestoreFor()

beforeEach(async () => {
  await page.viewport(1280, 800)
  await firestore.clear()
})

const invitation = (more: Record<string, Value>) => ({
  name: 'Sample Guest',
  email: 'guest@example.org',
  role: 'owner',
  days: 7,
  by: demoAdmin.uid,
  at: new Date(),
  ...more,
})

test('an invitation ends when its maker or the person invited is removed, and the dialog says so before', async () => {
  const many = [1, 2, 3, 4].map((n) => ({
    id: `MANY000000000000000${n}`,
    data: invitation({ by: 'second', name: `Guest ${n}`, email: `guest${n}@example.org` }),
  }))
  await openPeople({
    colleague: second,
    seed: {
      admin_invites: [
        ...many,
        {
          id: 'TOSECND0000000000001',
          data: invitation({ name: 'Twice', email: second.data.email }),
        },
        { id: 'VSED0000000000000001', data: invitation({ by: 'second', usedBy: 'x' }) },
        { id: 'MYSELF00000000000001', data: invitation({}) },
      ],
    },
  })
  await userEvent.click(page.getByRole('button', { name: 'Remove Second Owner' }))

  const ending = dialog.getByRole('list', { name: 'Invitations that end' })
  await expect.element(ending.getByText('Guest 4, guest4@example.org')).toBeVisible()
  await expect.element(ending.getByText('Twice, second@example.org')).toBeVisible()
  await expect.element(ending.getByText('Sample Guest')).not.toBeInTheDocument()
  await expectNoViolations()
  await userEvent.click(dialog.getByRole('button', { name: 'Remove' }))

  await expect.element(dialog).not.toBeInTheDocument()
  const left = (await firestore.list('admin_invites')).map(({ id }) => id)
  expect(left.sort()).toEqual(['MYSELF00000000000001', 'VSED0000000000000001'])
  expect(await firestore.list('admin_invites/TOSECND0000000000001/history')).toHaveLength(1)
})

test('an invitation ends when its maker is an owner no more', async () => {
  await openPeople({
    colleague: second,
    seed: {
      admin_invites: [
        { id: 'SECOND00000000000001', data: invitation({ by: 'second' }) },
        {
          id: 'TOSECND0000000000001',
          data: invitation({ name: 'Twice', email: second.data.email }),
        },
      ],
    },
  })
  await userEvent.click(page.getByRole('button', { name: 'Change Second Owner' }))
  const ending = dialog.getByRole('list', { name: 'Invitations that end' })
  await expect.element(ending).not.toBeInTheDocument()
  await userEvent.selectOptions(dialog.getByLabelText('Role'), 'Editor')
  await expect.element(ending.getByText('Sample Guest, guest@example.org')).toBeVisible()
  await expect.element(ending.getByText('Twice')).not.toBeInTheDocument()
  await userEvent.click(dialog.getByRole('button', { name: 'Save' }))

  await expect.element(dialog).not.toBeInTheDocument()
  expect((await firestore.list('admin_invites')).map(({ id }) => id)).toEqual([
    'TOSECND0000000000001',
  ])
})

test('an invitation ends when the address is invited again, or added, and an administrator is not invited', async () => {
  await openPeople({
    colleague: second,
    seed: {
      admin_invites: [{ id: 'EARHER00000000000001', data: invitation({}) }],
    },
  })
  await fillInvitation()
  const email = dialog.getByLabelText('Email')
  await userEvent.fill(email, 'Second@example.org')
  await userEvent.click(dialog.getByRole('button', { name: 'Create link' }))
  await expect.element(dialog.getByText(/^There is an administrator with this/)).toBeVisible()
  await expect.element(dialog.getByLabelText('Name')).toHaveValue('Sample Guest')
  expect(await firestore.list('admin_invites')).toMatchObject([{ role: 'owner' }])

  await userEvent.fill(email, 'guest@example.org')
  await userEvent.click(dialog.getByRole('button', { name: 'Create link' }))
  await expect.element(dialog.getByText(/\/invitation\/[0-9A-Z]{20}$/)).toBeVisible()
  expect(await firestore.list('admin_invites')).toMatchObject([{ role: 'editor' }])
  await userEvent.click(dialog.getByRole('button', { name: 'Done' }))

  await userEvent.click(page.getByRole('button', { name: 'Technical help' }))
  await userEvent.click(page.getByRole('button', { name: 'Add an account from the console' }))
  await userEvent.fill(dialog.getByLabelText('UID of the account'), 'guest')
  await userEvent.fill(dialog.getByLabelText('Name'), 'Sample Guest')
  await userEvent.fill(dialog.getByLabelText('Email'), 'Guest@example.org')
  await userEvent.selectOptions(dialog.getByLabelText('Role'), 'Viewer')
  await userEvent.click(dialog.getByRole('button', { name: 'Add' }))
  await expect.element(dialog).not.toBeInTheDocument()
  expect(await firestore.list('admin_invites')).toEqual([])
})

test('an invitation does not count if its maker was removed in the console', async () => {
  await openPeople({
    colleague: second,
    seed: {
      admin_invites: [{ id: 'GNEBY000000000000001', data: invitation({ by: 'gone' }) }],
    },
  })

  await expect.element(page.getByText(/^Does not count: its maker/)).toBeVisible()
  await expect.element(page.getByRole('button', { name: 'Copy link' })).not.toBeInTheDocument()
})
