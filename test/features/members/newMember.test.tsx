import { beforeEach, expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { aMember } from '@scripts/samples/members/memberRecords'
import { firestoreFor } from '@test/support/emulators/firestore'
import { openDesk } from '@test/support/page/openDesk'

const firestore = firestoreFor()

beforeEach(async () => {
  await page.viewport(1440, 900)
  await firestore.clear()
})

const press = (name: string) => userEvent.click(page.getByRole('button', { name, exact: true }))
const dialog = page.getByRole('dialog')

test('an owner enters the first number, and makes a member by hand who gets it', async () => {
  const asha = aMember(1)
  await openDesk({ at: '/desk/members', seed: { members: [asha] } })

  await press('New member…')
  await userEvent.selectOptions(dialog.getByLabelText('Membership type'), 'Life')
  await userEvent.fill(dialog.getByRole('textbox', { name: /^Name/ }), 'Bina Namuna')
  await userEvent.fill(dialog.getByLabelText('Firm name'), 'Sample Works')
  await userEvent.fill(dialog.getByLabelText('Mobile'), asha.data.profile.mobile!)
  await expect.element(dialog.getByText('1 member with the same mobile')).toBeVisible()
  await press('Make member')
  await expect.element(dialog.getByText('The first membership number is missing')).toBeVisible()
  await press('Close')

  await press('Numbers and types…')
  await userEvent.fill(dialog.getByLabelText('First membership number'), '1042')
  await userEvent.click(dialog.getByRole('checkbox', { name: 'Ordinary' }))
  await userEvent.click(dialog.getByRole('checkbox', { name: 'Life' }))
  await press('Save')
  await expect.element(dialog).not.toBeInTheDocument()

  // What was typed is still there.
  await press('New member…')
  const kinds = [...dialog.getByLabelText('Membership type').element().children]
  expect(kinds.map(({ textContent }) => textContent).slice(1)).toEqual(['Ordinary', 'Life'])
  await press('Make member')
  await expect.element(page.getByRole('heading', { name: 'Bina Namuna', level: 1 })).toBeVisible()
  await expect.element(page.getByText(/^Member 1042, .*, is made\.$/)).toBeVisible()
  await expect.element(page.getByText('Life or honorary')).toBeVisible()
  await expect
    .element(page.getByRole('region', { name: 'History' }))
    .toHaveTextContent('You made this member')
})
