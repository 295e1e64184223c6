import { beforeEach, expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { expectNoViolations } from '@test/support/page/accessibility'
import { firestoreFor } from '@test/support/emulators/firestore'
import { demoAdmin } from '@/shared/config/demo'
import { dialog, editor, fillInvitation, openPeople, people } from './openPeople'

const firestore = firestoreFor()

beforeEach(async () => {
  await page.viewport(1280, 800)
  await firestore.clear()
})

test('an owner changes a colleague’s role and mobile number, and removes them, but reads why not the own entry', async () => {
  await openPeople()
  await expect
    .element(people.getByText(/^Your own entry can only be changed by another owner/))
    .toBeVisible()
  await expect
    .element(page.getByRole('button', { name: 'Change Sample Owner' }))
    .not.toBeInTheDocument()
  await userEvent.click(page.getByRole('button', { name: 'Change Sample Editor' }))
  await userEvent.selectOptions(dialog.getByLabelText('Role'), 'Owner')
  await userEvent.fill(dialog.getByLabelText('Mobile, if also a member'), '12345')
  await userEvent.click(dialog.getByRole('button', { name: 'Save' }))
  await expect
    .element(dialog.getByText('Enter a 10-digit Indian mobile number').first())
    .toBeVisible()
  await userEvent.fill(dialog.getByLabelText('Mobile, if also a member'), '+91 98765 00001')
  await expectNoViolations()
  await userEvent.click(dialog.getByRole('button', { name: 'Save' }))

  await expect.element(people.getByText('+91 98765 00001')).toBeVisible()
  await expect.element(dialog).not.toBeInTheDocument()
  expect(await firestore.read('admins/the-editor')).toMatchObject({
    role: 'owner',
    mobile: '9876500001',
  })

  await userEvent.click(page.getByRole('button', { name: 'Remove Sample Editor' }))
  await userEvent.click(dialog.getByRole('button', { name: 'Remove' }))
  await expect.element(dialog).not.toBeInTheDocument()
  await expect.element(people.getByText('Sample Owner')).toBeVisible()
  await expect.element(people.getByText('Sample Editor')).not.toBeInTheDocument()
  expect(await firestore.read('admins/the-editor')).toBeUndefined()
})

test('an editor sees all administrators, and no button', async () => {
  await openPeople({ role: 'editor' })

  await expect.element(page.getByText('Owners add users', { exact: false })).toBeVisible()
  const acts = page.getByRole('button', { name: /^(Change|Remove|Invite|Add|Withdraw)/ })
  await expect.element(acts).not.toBeInTheDocument()
  await expect
    .element(page.getByRole('row', { name: 'Erase requests for good' }))
    .toHaveTextContent(/No.*No.*Yes|NoNo/)
})

test('without any owner the page says what to do', async () => {
  // An entry without a role is a viewer's.
  await openPeople({ seed: { admins: [{ id: demoAdmin.uid, data: { name: 'Sample Owner' } }] } })

  await expect.element(page.getByText('There is no owner')).toBeVisible()
  await expect.element(page.getByRole('button', { name: 'Add a user' })).not.toBeInTheDocument()
  await expectNoViolations()
})

test('an entry that cannot be saved stays in its fields, and can be tried again', async () => {
  await openPeople()
  await userEvent.click(page.getByRole('button', { name: 'Change Sample Editor' }))
  await userEvent.fill(dialog.getByLabelText('Name'), 'Renamed Editor')
  // Another owner took the right away in the meantime.
  await firestore.delete('admins/the-editor')
  await userEvent.click(dialog.getByRole('button', { name: 'Save' }))

  await expect.element(dialog.getByText('This record no longer exists.')).toBeVisible()
  await expect.element(dialog.getByLabelText('Name')).toHaveValue('Renamed Editor')
})

test('a new name leaves the role and the mobile number that another owner has just changed', async () => {
  const { id, data } = editor
  await openPeople({ colleague: { id, data: { ...data, role: 'owner', mobile: '9876500001' } } })
  await userEvent.click(page.getByRole('button', { name: 'Change Sample Editor' }))
  await userEvent.fill(dialog.getByLabelText('Name'), 'Renamed Editor')
  await firestore.update('admins/the-editor', { role: 'viewer', mobile: '9876500002' })
  await userEvent.click(dialog.getByRole('button', { name: 'Save' }))

  await expect.element(people.getByText('Renamed Editor')).toBeVisible()
  expect(await firestore.read('admins/the-editor')).toMatchObject({
    name: 'Renamed Editor',
    role: 'viewer',
    mobile: '9876500002',
  })
  // An emptied number is removed.
  await userEvent.click(page.getByRole('button', { name: 'Change Renamed Editor' }))
  await userEvent.clear(dialog.getByLabelText('Mobile, if also a member'))
  await userEvent.click(dialog.getByRole('button', { name: 'Save' }))
  await expect.element(dialog).not.toBeInTheDocument()
  expect(await firestore.read('admins/the-editor')).not.toHaveProperty('mobile')
})

test('an account from the console is added with its UID, unless it is an administrator already', async () => {
  await openPeople()
  await userEvent.click(page.getByRole('button', { name: 'Technical help' }))
  await userEvent.click(page.getByRole('button', { name: 'Add an account from the console' }))
  const uid = dialog.getByLabelText('UID of the account')
  await userEvent.fill(uid, 'the-editor')
  await userEvent.fill(dialog.getByLabelText('Name'), 'Sample Clerk')
  await userEvent.fill(dialog.getByLabelText('Email'), 'Clerk@Example.org')
  await userEvent.selectOptions(dialog.getByLabelText('Role'), 'Viewer')
  await userEvent.click(dialog.getByRole('button', { name: 'Add' }))
  await expect.element(dialog.getByText(/^This person is an administrator already/)).toBeVisible()
  expect(await firestore.read('admins/the-editor')).toMatchObject(editor.data)

  await userEvent.fill(uid, 'console-uid')
  await userEvent.click(dialog.getByRole('button', { name: 'Add' }))

  await expect.element(people.getByText('Sample Clerk')).toBeVisible()
  expect(await firestore.read('admins/console-uid')).toMatchObject({
    email: 'clerk@example.org',
    role: 'viewer',
    addedBy: demoAdmin.uid,
  })
})

test('“Add a user” keeps the entries when the dialog closes', async () => {
  await openPeople()
  await userEvent.click(page.getByRole('button', { name: 'Add a user' }))
  await userEvent.fill(dialog.getByLabelText('Name'), 'Sample Guest')
  await userEvent.keyboard('{Escape}')
  await expect.element(dialog).not.toBeInTheDocument()

  await userEvent.click(page.getByRole('button', { name: 'Add a user' }))
  await expect.element(dialog.getByLabelText('Name')).toHaveValue('Sample Guest')
  await expectNoViolations()
  await userEvent.click(dialog.getByRole('button', { name: 'Start over' }))
  await expect.element(dialog.getByLabelText('Name')).toHaveValue('')
})

test('an invitation gives a link to copy and to share, and can be withdrawn', async () => {
  await openPeople()
  await fillInvitation()
  await userEvent.fill(dialog.getByLabelText('Mobile, if also a member'), '9876500002')
  await expect.element(dialog.getByLabelText('Valid for how many days')).toHaveValue('7')
  await userEvent.click(dialog.getByRole('button', { name: 'Create link' }))

  const link = dialog.getByText(/\/invitation\/[0-9A-Z]{20}$/)
  await expect.element(link).toBeVisible()
  const address = link.element().textContent
  await expect
    .element(dialog.getByRole('link', { name: 'WhatsApp' }))
    .toHaveAttribute('href', expect.stringContaining(encodeURIComponent(address)))
  await expect
    .element(dialog.getByRole('link', { name: 'Email' }))
    .toHaveAttribute('href', expect.stringMatching(/^mailto:guest@example\.org\?/))
  await expectNoViolations()
  await userEvent.click(dialog.getByRole('button', { name: 'Done' }))
  // The invitation that was sent is no draft.
  await userEvent.click(page.getByRole('button', { name: 'Add a user' }))
  await expect.element(dialog.getByLabelText('Name')).toHaveValue('')
  await userEvent.click(dialog.getByRole('button', { name: 'Cancel' }))

  const withdraw = page.getByRole('button', { name: 'Withdraw the invitation of Sample Guest' })
  await userEvent.click(withdraw)
  await expect.element(page.getByText(/^No invitations/)).toBeVisible()
  expect(await firestore.list('admin_invites')).toEqual([])
})
