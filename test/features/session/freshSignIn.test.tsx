import { http, HttpResponse } from 'msw'
import { afterEach, beforeEach, describe, expect, inject, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { aRegistration } from '@scripts/samples/records'
import { aReviewIn } from '@scripts/samples/reviews'
import { expectNoViolations } from '@test/support/page/accessibility'
import { createAccount } from '@test/support/emulators/accounts'
import { firestoreFor } from '@test/support/emulators/firestore'
import { ageSignIn } from '@test/support/emulators/oldSignIn'
import { renderSignedIn } from '@test/support/page/renderApp'
import { withSecondFactor } from '@test/support/emulators/secondFactor'
import { server } from '@test/support/page/server'
import { isNotConfirmed, withFreshSignIn } from '@/features/session/freshSignIn'
import { referenceOf } from '@/shared/requests/reference'

const firestore = firestoreFor()
const provider = `http://${inject('auth')}/identitytoolkit.googleapis.com`
const passwordAddress = `${provider}/v1/accounts\\:signInWithPassword`
const button = (name: string | RegExp) => page.getByRole('button', { name })
const question = page.getByRole('dialog', { name: 'Type your password to go on' })
const password = question.getByLabelText(/^Password/)
const goOn = question.getByRole('button', { name: 'Go on' })

const day = 86_400_000
const received = new Date(Date.now() - 3 * day)
const { review } = aReviewIn('registrations', 'reviewing', ['colleague'], received)
const sample = aRegistration(1, { createdAt: received })
const trashed = { ...sample, data: { ...sample.data, review: { ...review, trashed: true } } }
const reference = referenceOf('NR', sample.id)

beforeEach(async () => {
  await page.viewport(1280, 800)
  await firestore.clear()
})

afterEach(() => vi.restoreAllMocks())

/** Opens a page of the desk as an owner who has just logged in. */
async function openAfterLogin(address: string) {
  const account = await createAccount('long.ago@example.org')
  await firestore.seed({
    admins: [
      { id: account.uid, data: { name: 'Sample Owner', email: account.email, role: 'owner' } },
      { id: 'the-editor', data: { name: 'Sample Editor', email: 'e@example.org', role: 'editor' } },
    ],
    admin_invites: [
      {
        id: 'ABCDEFGH0123456789AB',
        data: {
          name: 'Sample Guest',
          email: 'guest@example.org',
          role: 'editor',
          days: 7,
          by: account.uid,
          at: new Date(),
        },
      },
    ],
    New_Registration: [trashed],
  })
  const app = await renderSignedIn(address, account)
  return { ...app, account }
}

/** The same as an owner who has logged in two hours ago. */
async function openAt(address: string) {
  const app = await openAfterLogin(address)
  await ageSignIn(app.account.uid)
  return app
}

async function removeEditor() {
  await userEvent.click(button('Remove Sample Editor'))
  await userEvent.click(page.getByRole('dialog').getByRole('button', { name: 'Remove' }))
}

const isEditorThere = async () => (await firestore.read('admins/the-editor')) !== undefined

describe('an hour after the login', () => {
  test('removing a person asks for the password, and then goes on', async () => {
    const { account } = await openAt('/desk/people')
    await removeEditor()

    await expect.element(password).toHaveFocus()
    await expect.element(question).toHaveTextContent(account.email)
    await expectNoViolations()
    expect(await isEditorThere()).toBe(true)
    // Back closes the upper of two dialogs.
    window.history.back()
    await expect.element(page.getByText(/because this needs your password/)).toBeVisible()
    await userEvent.click(page.getByRole('dialog').getByRole('button', { name: 'Remove' }))
    await userEvent.fill(password, account.password)
    await userEvent.click(goOn)

    await expect.element(page.getByRole('dialog')).not.toBeInTheDocument()
    // Not by the list: its listener starts again with the new token, and the emulator may miss what is
    // deleted in between.
    await expect.poll(isEditorThere).toBe(false)
    // Good for the next hour.
    await userEvent.click(button('Withdraw the invitation of Sample Guest'))
    await expect.element(page.getByText(/^No invitations/)).toBeVisible()
  })

  test('a setting that was typed is kept, and saved afterwards', async () => {
    const { account } = await openAt('/desk/settings')
    const field = page.getByLabelText('Reply to data requests: time limit in days')
    await userEvent.fill(field, '21')
    await userEvent.click(button('Save the settings'))
    await userEvent.click(question.getByRole('button', { name: 'Cancel' }))

    await expect
      .element(page.getByText('Nothing was changed, because this needs your password.'))
      .toBeVisible()
    await expect.element(field).toHaveValue('21')
    expect(await firestore.read('settings/promises')).toBeUndefined()
    await userEvent.click(button('Save the settings'))
    await userEvent.fill(password, account.password)
    await userEvent.click(goOn)

    await expect.element(page.getByText('The settings are saved')).toBeVisible()
    expect(await firestore.read('settings/promises')).toMatchObject({ rights: 21 })
  })

  test('a request is erased once the password was typed', async () => {
    const { account } = await openAt('/desk/trash')
    await userEvent.click(button(`Erase ${reference}`))
    await userEvent.fill(page.getByLabelText(/^Type NR/), reference)
    await userEvent.click(button('Erase for good'))
    await userEvent.fill(password, account.password)
    await userEvent.click(goOn)

    await expect.element(page.getByText(`${reference} was erased`)).toBeVisible()
    expect(await firestore.read(`New_Registration/${sample.id}`)).toBeUndefined()
  })

  test('many that are erased at once ask once, and go on or stop together', async () => {
    await firestore.seed({
      New_Registration: Array.from({ length: 4 }, (_, n) =>
        aRegistration(n + 2, { createdAt: received }),
      ),
    })
    const { account } = await openAt('/memberlist')
    await userEvent.click(page.getByRole('checkbox', { name: 'Select all rows' }))
    await userEvent.click(button('Erase as spam…'))
    const dialog = page.getByRole('dialog', { name: 'Erase 4 registrations as spam?' })
    await userEvent.fill(dialog.getByLabelText(/^Type/), '4')
    await userEvent.click(dialog.getByRole('button', { name: 'Erase as spam' }))
    await userEvent.click(question.getByRole('button', { name: 'Cancel' }))
    const retry = button(/^Try the/)
    await expect.element(retry).toBeVisible()
    await expect.element(question).not.toBeInTheDocument()
    expect((await firestore.list('New_Registration')).length).toBe(5)

    await userEvent.click(retry)
    await userEvent.fill(password, account.password)
    await userEvent.click(goOn)
    await expect.element(page.getByText(/: 4 done$/)).toBeVisible()
    expect((await firestore.list('New_Registration')).length).toBe(1)
  })

  test('a person who leaves the page without an answer has changed nothing, and is not asked again', async () => {
    const { router, store, account } = await openAfterLogin('/desk/people')
    await expect.element(button('Remove Sample Editor')).toBeVisible()
    let refuse: (() => void) | undefined
    // It has begun before, and the server refuses it after the person has left.
    const act = withFreshSignIn(
      store.dispatch,
      () =>
        new Promise<{ error: object }>((resolve) => {
          refuse = () => resolve({ error: { code: 'requires-recent-login' } })
        }),
    )
    await expect.poll(() => refuse).toBeDefined()
    await ageSignIn(account.uid)
    await removeEditor()
    await expect.element(question).toBeVisible()

    await router.navigate('/about-us/')
    await expect.element(question).not.toBeInTheDocument()
    await router.navigate('/desk/people')
    await expect.element(button('Remove Sample Editor')).toBeVisible()
    refuse!()
    expect(isNotConfirmed((await act).error)).toBe(true)
    await expect.element(question).not.toBeInTheDocument()
    expect(await isEditorThere()).toBe(true)
  })

  test('a wrong password, no network and too many tries have a message, and the password can be typed again', async () => {
    const { account } = await openAt('/desk/people')
    await removeEditor()
    const alert = question.getByRole('alert')
    await userEvent.fill(password, 'not it')
    await userEvent.click(goOn)
    await expect.element(alert).toHaveTextContent('This password is wrong. Please try again.')

    server.use(http.post(passwordAddress, () => HttpResponse.error()))
    await userEvent.fill(password, account.password)
    await userEvent.click(goOn)
    await expect.element(alert).toHaveTextContent(/^Unable to connect/)

    const tooMany = { error: { code: 400, message: 'TOO_MANY_ATTEMPTS_TRY_LATER : x' } }
    server.use(http.post(passwordAddress, () => HttpResponse.json(tooMany, { status: 400 })))
    await userEvent.click(goOn)
    await expect.element(alert).toHaveTextContent(/^Too many attempts/)

    server.resetHandlers()
    await userEvent.fill(password, account.password)
    await userEvent.click(goOn)
    await expect.element(page.getByRole('dialog')).not.toBeInTheDocument()
    expect(await isEditorThere()).toBe(false)
  })

  test('a clock that is wrong asks for nothing that the server does not want, and all that it wants', async () => {
    const { account } = await openAt('/desk/people')
    const now = Date.now.bind(Date)
    // Set back after the last token: for this device the login was a moment ago.
    vi.spyOn(Date, 'now').mockImplementation(() => now() - 2 * 3_600_000)
    await removeEditor()
    await userEvent.fill(password, account.password)
    await userEvent.click(goOn)
    await expect.element(page.getByRole('dialog')).not.toBeInTheDocument()
    expect(await isEditorThere()).toBe(false)

    // Set forward, by less than what logs out: for this device it was hours ago.
    vi.spyOn(Date, 'now').mockImplementation(() => now() + 8 * 3_600_000)
    await userEvent.click(button('Withdraw the invitation of Sample Guest'))
    await expect.element(page.getByText(/^No invitations/)).toBeVisible()
  })

  test('an account with a second factor is asked for its code, too', async () => {
    const { account } = await openAt('/desk/people')
    await removeEditor()
    await expect.element(question).toBeVisible()
    withSecondFactor()
    await userEvent.fill(password, account.password)
    await userEvent.click(goOn)

    const code = question.getByLabelText(/^Code/)
    await expect.element(code).toHaveFocus()
    await expectNoViolations()
    await userEvent.fill(code, '000000')
    await userEvent.click(goOn)
    await expect.element(question.getByRole('alert')).toHaveTextContent(/^This code is wrong/)
    await userEvent.fill(code, '123 456')
    await userEvent.click(goOn)

    await expect.element(page.getByRole('dialog')).not.toBeInTheDocument()
    expect(await isEditorThere()).toBe(false)
  })
})
