import { beforeEach, expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { readCode } from '@test/support/page/readCode'
import { expectNoViolations } from '@test/support/page/accessibility'
import { createAccount } from '@test/support/emulators/accounts'
import { firestoreFor } from '@test/support/emulators/firestore'
import { renderSignedIn } from '@test/support/page/renderApp'
import {
  refuseAuthenticatorApps,
  sampleCode,
  withAuthenticatorApps,
} from '@test/support/emulators/secondFactor'

const firestore = firestoreFor()
const dialog = page.getByRole('dialog', { name: 'Two-step login' })
const button = (name: string) => dialog.getByRole('button', { name, exact: true })
const email = 'two.steps@example.org'

beforeEach(async () => {
  await page.viewport(1280, 800)
  await firestore.clear()
})

/** Opens the own two-step login as a viewer: it is for every administrator. */
async function openDialog() {
  const account = await createAccount(email)
  await firestore.seed({
    admins: [
      { id: account.uid, data: { name: 'Sample Viewer', email, role: 'viewer' } },
      { id: 'other', data: { name: 'Sample Other', email: 'o@example.org', role: 'owner' } },
    ],
  })
  await renderSignedIn('/desk/people', account)
  await userEvent.click(page.getByRole('button', { name: 'Two-step login…' }))
  return account
}

/** What a phone reads in the code on the screen. */
const scanned = () =>
  readCode(dialog.getByRole('img', { name: 'QR code for the authenticator app' }))

test('an administrator adds an authenticator app, and takes it away', async () => {
  withAuthenticatorApps()
  await openDialog()
  await userEvent.click(button('Set it up'))
  await expect.element(dialog.getByText('SAMPLEKEY234567')).toBeVisible()
  await expectNoViolations()
  const address = new URL(await scanned())
  expect(decodeURIComponent(address.pathname)).toContain(email)
  expect(address.searchParams.get('secret')).toBe('SAMPLEKEY234567')

  const code = dialog.getByLabelText(/^Code/)
  await userEvent.fill(code, '000000')
  await userEvent.click(button('Switch on'))
  await expect.element(dialog.getByRole('alert')).toHaveTextContent(/^This code is wrong/)
  await userEvent.fill(code, sampleCode)
  await userEvent.click(button('Switch on'))
  await expect.element(dialog.getByText(/^Two-step login is on/)).toBeVisible()

  await userEvent.click(button('Close'))
  await userEvent.click(page.getByRole('button', { name: 'Two-step login…' }))
  await userEvent.click(button('Switch off'))
  await expect.element(button('Set it up')).toBeVisible()
})

test('a login that is too old for it asks for the password, and goes on', async () => {
  withAuthenticatorApps()
  refuseAuthenticatorApps('CREDENTIAL_TOO_OLD_LOGIN_AGAIN', true)
  const account = await openDialog()
  await userEvent.click(button('Set it up'))

  const question = page.getByRole('dialog', { name: 'Type your password to go on' })
  await userEvent.fill(question.getByLabelText(/^Password/), account.password)
  await userEvent.click(question.getByRole('button', { name: 'Go on' }))

  await expect.element(dialog.getByText('SAMPLEKEY234567')).toBeVisible()
})

test('where the provider has not switched it on, the page says so', async () => {
  refuseAuthenticatorApps('OPERATION_NOT_ALLOWED : TOTP based MFA not enabled.')
  await openDialog()
  await userEvent.click(button('Set it up'))

  await expect
    .element(dialog.getByText(/^Two-step login is not switched on for this site/))
    .toBeVisible()
})
