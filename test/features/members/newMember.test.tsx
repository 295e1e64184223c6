import { beforeEach, expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { aMember } from '@scripts/samples/members/memberRecords'
import { members } from '@/features/members/api'
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

test('a number of a member is recognised however it is typed, and the press asks where the list did not have it', async () => {
  const [gstin, udyam, mobile] = ['21AAAPA1234A1Z5', 'UDYAM-OD-19-0001234', '9876501234']
  const asha = aMember(1, {
    profile: { name: 'Asha Namuna', firmName: 'Sample Looms', gstin, udyam, mobile },
  })
  const { store } = await openDesk({
    at: '/desk/members',
    seed: { members: [asha], settings: [{ id: 'membership', data: { firstNumber: 1042 } }] },
  })
  await press('New member…')
  const warning = dialog.getByText('1 member with the same mobile')
  for (const [label, typed] of [
    ['GSTIN', '21 aaapa 1234 a1z5'],
    ['GSTIN', '21-AAAPA-1234-A-1-Z-5'],
    ['Udyam', 'udyam od 19 0001234'],
    ['Udyam', 'Udyam Regn No. UDYAM/OD/19/0001234'],
    ['Mobile', '+91 98765-01234'],
  ] as const) {
    const field = dialog.getByRole('textbox', { name: new RegExp(`^${label}`) })
    await userEvent.fill(field, typed)
    await expect.element(warning, { message: typed }).toBeVisible()
    await userEvent.fill(field, '')
    await expect.element(warning).not.toBeInTheDocument()
  }

  // As before the list has come.
  const { snapshotReceived } = members.slice.actions
  const change = { upserted: [], removed: [asha.id], fromCache: false, isWhole: false }
  store.dispatch(snapshotReceived({ ...change, at: Date.now() }))
  await userEvent.selectOptions(dialog.getByLabelText('Membership type'), 'Life')
  await userEvent.fill(dialog.getByRole('textbox', { name: /^Name/ }), 'Bina Namuna')
  await userEvent.fill(dialog.getByLabelText('Firm name'), 'Sample Works')
  await userEvent.fill(dialog.getByLabelText('Mobile'), '98765 01234')
  expect(warning.elements()).toEqual([])
  await press('Make member')
  await expect.element(dialog.getByText(/To make another member, press again\./)).toBeVisible()
  await expect.element(warning).toBeVisible()
  expect(await firestore.list('members')).toHaveLength(1)

  await press('Make member')
  await expect.element(page.getByText(/^Member 1042, .*, is made\.$/)).toBeVisible()
})
