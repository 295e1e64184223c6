import { bypass, http, HttpResponse } from 'msw'
import { beforeEach, describe, expect, inject, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import type { Value } from '@scripts/samples/records'
import { createAccount } from '@test/support/emulators/accounts'
import { expectNoViolations } from '@test/support/page/accessibility'
import { firestoreFor } from '@test/support/emulators/firestore'
import { leaveApp, renderApp, renderSignedIn } from '@test/support/page/renderApp'
import { server } from '@test/support/page/server'
import { demoAdmin } from '@/shared/config/demo'

const firestore = firestoreFor()
const owner = { name: 'Sample Owner', email: demoAdmin.email, role: 'owner' }
const editor = { name: 'Sample Editor', email: 'editor@example.org', role: 'editor' }

beforeEach(async () => {
  await page.viewport(1280, 800)
  await firestore.clear()
  await firestore.seed({
    admins: [
      { id: demoAdmin.uid, data: owner },
      { id: 'the-editor', data: editor },
    ],
  })
})

async function openPeople() {
  const app = await renderSignedIn('/desk/people')
  await expect.element(people.getByText('Sample Editor')).toBeVisible()
  return app
}

const people = page.getByRole('list', { name: 'Administrators' })
const dialog = page.getByRole('dialog')

describe('the people of the desk', () => {
  test('an owner changes somebody’s role and mobile number, and removes them', async () => {
    await openPeople()
    await expectNoViolations()
    await userEvent.click(page.getByRole('button', { name: 'Change Sample Editor' }))
    await userEvent.selectOptions(dialog.getByLabelText('Role'), 'Owner')
    await userEvent.fill(dialog.getByLabelText('Own mobile'), '12345')
    await userEvent.click(dialog.getByRole('button', { name: 'Save' }))
    await expect
      .element(dialog.getByText('Enter a 10-digit Indian mobile number').first())
      .toBeVisible()
    await userEvent.fill(dialog.getByLabelText('Own mobile'), '+91 98765 00001')
    await expectNoViolations()
    await userEvent.click(dialog.getByRole('button', { name: 'Save' }))

    await expect.element(people.getByText('+91 98765 00001')).toBeVisible()
    await expect.element(dialog).not.toBeInTheDocument()
    expect(await firestore.read('admins/the-editor')).toMatchObject({
      role: 'owner',
      mobile: '9876500001',
    })

    await userEvent.click(page.getByRole('button', { name: 'Remove Sample Editor' }))
    await expectNoViolations()
    await userEvent.click(dialog.getByRole('button', { name: 'Remove' }))
    await expect.element(dialog).not.toBeInTheDocument()
    await expect.element(people.getByText('Sample Owner')).toBeVisible()
    await expect.element(people.getByText('Sample Editor')).not.toBeInTheDocument()
    expect(await firestore.read('admins/the-editor')).toBeUndefined()
  })

  test('an owner cannot change their own entry, and reads why', async () => {
    await openPeople()

    await expect
      .element(people.getByText(/^Your own entry can only be changed by another owner/))
      .toBeVisible()
    await expect
      .element(page.getByRole('button', { name: 'Change Sample Owner' }))
      .not.toBeInTheDocument()
  })

  test.each(['viewer', 'editor'])('%s: everybody is shown, with no button', async (role) => {
    await firestore.update(`admins/${demoAdmin.uid}`, { role })
    await openPeople()

    await expect.element(page.getByText('Owners invite people', { exact: false })).toBeVisible()
    const acts = page.getByRole('button', { name: /^(Change|Remove|Invite|Add|Withdraw)/ })
    await expect.element(acts).not.toBeInTheDocument()
    await expect
      .element(page.getByRole('row', { name: 'Erase requests for good' }))
      .toHaveTextContent(/No.*No.*Yes|NoNo/)
    await expectNoViolations()
  })

  test('without any owner the page says what to do', async () => {
    // An entry without a role is a viewer's.
    await firestore.seed({ admins: [{ id: demoAdmin.uid, data: { name: 'Sample Owner' } }] })
    await openPeople()

    await expect.element(page.getByText('There is no owner')).toBeVisible()
    await expect
      .element(page.getByRole('button', { name: 'Invite a person' }))
      .not.toBeInTheDocument()
    await expectNoViolations()
  })

  test('what was typed stays when saving fails, and can be tried again', async () => {
    await openPeople()
    await userEvent.click(page.getByRole('button', { name: 'Change Sample Editor' }))
    await userEvent.fill(dialog.getByLabelText('Name'), 'Renamed Editor')
    // Somebody took the right away in the meantime.
    await firestore.delete('admins/the-editor')
    await userEvent.click(dialog.getByRole('button', { name: 'Save' }))

    await expect.element(dialog.getByText('This record no longer exists.')).toBeVisible()
    await expect.element(dialog.getByLabelText('Name')).toHaveValue('Renamed Editor')
  })

  test('a new name leaves the role and the mobile number that another owner has just changed', async () => {
    await firestore.update('admins/the-editor', { role: 'owner', mobile: '9876500001' })
    await openPeople()
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
    await userEvent.clear(dialog.getByLabelText('Own mobile'))
    await userEvent.click(dialog.getByRole('button', { name: 'Save' }))
    await expect.element(dialog).not.toBeInTheDocument()
    expect(await firestore.read('admins/the-editor')).not.toHaveProperty('mobile')
  })

  test('an account from the console is added with its UID', async () => {
    await openPeople()
    await userEvent.click(page.getByRole('button', { name: 'Add an account from the console' }))
    await userEvent.fill(dialog.getByLabelText('UID of the account'), 'console-uid')
    await userEvent.fill(dialog.getByLabelText('Name'), 'Sample Clerk')
    await userEvent.fill(dialog.getByLabelText('Email'), 'Clerk@Example.org')
    await userEvent.selectOptions(dialog.getByLabelText('Role'), 'Viewer')
    await userEvent.click(dialog.getByRole('button', { name: 'Add' }))

    await expect.element(people.getByText('Sample Clerk')).toBeVisible()
    expect(await firestore.read('admins/console-uid')).toMatchObject({
      email: 'clerk@example.org',
      role: 'viewer',
      addedBy: demoAdmin.uid,
    })
  })

  test('an account that is an administrator already is not added again, and one reads why', async () => {
    await openPeople()
    await userEvent.click(page.getByRole('button', { name: 'Add an account from the console' }))
    await userEvent.fill(dialog.getByLabelText('UID of the account'), 'the-editor')
    await userEvent.fill(dialog.getByLabelText('Name'), 'Sample Clerk')
    await userEvent.fill(dialog.getByLabelText('Email'), 'clerk@example.org')
    await userEvent.selectOptions(dialog.getByLabelText('Role'), 'Viewer')
    await userEvent.click(dialog.getByRole('button', { name: 'Add' }))

    await expect.element(dialog.getByText(/^This person is an administrator already/)).toBeVisible()
    expect(await firestore.read('admins/the-editor')).toMatchObject(editor)
  })

  test.each(['Invite a person', 'Add an account from the console'])(
    '%s: what was typed is kept when the dialog closes',
    async (opener) => {
      await openPeople()
      await userEvent.click(page.getByRole('button', { name: opener }))
      await userEvent.fill(dialog.getByLabelText('Name'), 'Sample Guest')
      await userEvent.keyboard('{Escape}')
      await expect.element(dialog).not.toBeInTheDocument()

      await userEvent.click(page.getByRole('button', { name: opener }))
      await expect.element(dialog.getByLabelText('Name')).toHaveValue('Sample Guest')
      await expectNoViolations()
      await userEvent.click(dialog.getByRole('button', { name: 'Start over' }))
      await expect.element(dialog.getByLabelText('Name')).toHaveValue('')
    },
  )

  test('an invitation gives a link to copy and to share, and can be withdrawn', async () => {
    await openPeople()
    await userEvent.click(page.getByRole('button', { name: 'Invite a person' }))
    await userEvent.fill(dialog.getByLabelText('Name'), 'Sample Guest')
    await userEvent.fill(dialog.getByLabelText('Email'), 'guest@example.org')
    await userEvent.selectOptions(dialog.getByLabelText('Role'), 'Editor')
    await userEvent.fill(dialog.getByLabelText('Own mobile'), '9876500002')
    await expect.element(dialog.getByLabelText('Valid for how many days')).toHaveValue('7')
    await expectNoViolations()
    await userEvent.click(dialog.getByRole('button', { name: 'Make the invitation' }))

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
    // What was sent is no draft.
    await userEvent.click(page.getByRole('button', { name: 'Invite a person' }))
    await expect.element(dialog.getByLabelText('Name')).toHaveValue('')
    await userEvent.click(dialog.getByRole('button', { name: 'Cancel' }))

    const withdraw = page.getByRole('button', { name: 'Withdraw the invitation of Sample Guest' })
    await userEvent.click(withdraw)
    await expect.element(page.getByText(/^No invitations/)).toBeVisible()
    expect(await firestore.list('admin_invites')).toEqual([])
  })
})

describe('the page of an invitation', () => {
  const id = 'ABCDEFGH0123456789AB'

  /** An invitation for an account whose address is confirmed, a day old. */
  async function invite(email: string, more: Record<string, Value> = {}) {
    const data = { name: 'Sample Guest', email, role: 'editor', days: 7, by: demoAdmin.uid }
    const at = new Date(Date.now() - 86_400_000)
    await firestore.seed({ admin_invites: [{ id, data: { ...data, at, ...more } }] })
  }

  /** Opens the link and logs in with an account that is there already. */
  async function logInAt(email: string) {
    const account = await createAccount(email)
    const app = renderApp(`/invitation/${id}`)
    await userEvent.click(page.getByRole('button', { name: 'I have an account' }))
    await userEvent.fill(page.getByRole('textbox', { name: 'Email' }), email)
    await userEvent.fill(page.getByLabelText(/^Password/), account.password)
    await userEvent.click(page.getByRole('button', { name: 'Log in' }))
    return { ...app, account }
  }

  test('whoever has confirmed the address accepts, and is at the desk', async () => {
    await invite('guest@example.org')
    const { account, router } = await logInAt('guest@example.org')

    await expect.element(page.getByText(/^You were invited with the role: Editor/)).toBeVisible()
    await expectNoViolations()
    await userEvent.click(page.getByRole('button', { name: 'Accept the invitation' }))

    await expect.element(page.getByText(/^Welcome/)).toBeVisible()
    expect(await firestore.read(`admins/${account.uid}`)).toMatchObject({
      name: 'Sample Guest',
      email: 'guest@example.org',
      role: 'editor',
      addedBy: demoAdmin.uid,
    })
    expect(await firestore.read(`admin_invites/${id}`)).toMatchObject({ usedBy: account.uid })
    await userEvent.click(page.getByRole('link', { name: 'To the desk' }))
    await expect.element(page.getByRole('heading', { name: 'Today', level: 1 })).toBeVisible()
    expect(router.location.pathname).toBe('/desk')
  })

  test.each([
    ['expired', { at: new Date(Date.now() - 8 * 86_400_000) }, /^This invitation expired on/],
    ['used', { usedBy: 'somebody' }, /^This invitation was used already/],
  ])('an invitation that is %s says so', async (_what, more, text) => {
    await invite('guest@example.org', more)
    await logInAt('guest@example.org')

    await expect.element(page.getByText(text)).toBeVisible()
    await expect.element(page.getByRole('button', { name: /^Accept/ })).not.toBeInTheDocument()
    await expectNoViolations()
  })

  test.each([
    ['is not in the list any more', undefined],
    ['is an editor now', 'editor'],
  ])('whose maker %s: the person reads that it does not count, and the way on', async (_, role) => {
    if (role !== undefined) await firestore.seed({ admins: [{ id: 'gone', data: { role } }] })
    await invite('guest@example.org', { by: 'gone' })
    const { account } = await logInAt('guest@example.org')
    await userEvent.click(page.getByRole('button', { name: 'Accept the invitation' }))

    await expect
      .element(page.getByText(/the person who made it is no longer an owner.*ask another owner/))
      .toBeVisible()
    await expectNoViolations()
    expect(await firestore.read(`admins/${account.uid}`)).toBeUndefined()
    // Meanwhile it was withdrawn.
    await firestore.delete(`admin_invites/${id}`)
    await userEvent.click(page.getByRole('button', { name: 'Accept the invitation' }))
    await expect.element(page.getByText('At this address there is no invitation for')).toBeVisible()
    await userEvent.click(page.getByRole('button', { name: 'Use another account' }))
  })

  test('accepted again, because the answer was lost, it makes one entry', async () => {
    await invite('guest@example.org')
    const { account } = await logInAt('guest@example.org')
    const accept = page.getByRole('button', { name: 'Accept the invitation' })
    await expect.element(accept).toBeVisible()
    // The first try arrives; the session does not get to know.
    server.use(
      http.post(`http://${inject('firestore')}/v1/*\\:commit`, async ({ request }) => {
        await fetch(bypass(request))
        return HttpResponse.error()
      }),
    )
    await userEvent.click(accept)

    await expect.element(page.getByText(/^Welcome/)).toBeVisible()
    server.resetHandlers()
    expect(await firestore.list(`admins/${account.uid}/history`)).toMatchObject([
      { kind: 'accept', by: account.uid, name: 'Sample Guest' },
    ])
  })

  test('with another address there is no invitation, and another account can be used', async () => {
    await invite('guest@example.org')
    await logInAt('stranger@example.org')

    await expect.element(page.getByText('At this address there is no invitation for')).toBeVisible()
    await userEvent.click(page.getByRole('button', { name: 'Use another account' }))
    await expect.element(page.getByRole('button', { name: 'Make the account' })).toBeVisible()
  })

  test('after a reload the person goes on where they were', async () => {
    await invite('guest@example.org')
    await logInAt('guest@example.org')
    await expect.element(page.getByRole('button', { name: /^Accept/ })).toBeVisible()
    await leaveApp()

    renderApp(`/invitation/${id}`)

    await expect.element(page.getByRole('button', { name: /^Accept/ })).toBeVisible()
    await userEvent.click(page.getByRole('button', { name: 'Use another account' }))
  })

  test('an account that waits for its right does not open the desk', async () => {
    await invite('guest@example.org')
    const { router } = await logInAt('guest@example.org')
    await expect.element(page.getByRole('button', { name: /^Accept/ })).toBeVisible()

    await router.navigate('/memberlist')

    await expect.element(page.getByRole('heading', { name: 'Admin Login' })).toBeVisible()
    await router.navigate(`/invitation/${id}`)
    await userEvent.click(page.getByRole('button', { name: 'Use another account' }))
  })

  const signUpAddress = `http://${inject('auth')}/identitytoolkit.googleapis.com/v1/accounts\\:signUp`

  test.each([
    ['ADMIN_ONLY_OPERATION', 'New accounts cannot be made on this site.'],
    ['EMAIL_EXISTS', 'There is an account with this address already.'],
    ['WEAK_PASSWORD : Password should be at least 6 characters', 'Choose a password of at least'],
  ])('the provider answers %s: the page says what to do', async (message, text) => {
    server.use(
      http.post(signUpAddress, () =>
        HttpResponse.json({ error: { code: 400, message } }, { status: 400 }),
      ),
    )
    renderApp(`/invitation/${id}`)
    await userEvent.fill(page.getByRole('textbox', { name: 'Email' }), 'new@example.org')
    await userEvent.fill(page.getByLabelText(/^Password/), 'A long password 26')
    await expectNoViolations()
    await userEvent.click(page.getByRole('button', { name: 'Make the account' }))

    await expect.element(page.getByRole('alert')).toHaveTextContent(text)
    // In the other form the address need not be typed again.
    await userEvent.click(page.getByRole('button', { name: 'I have an account' }))
    await expect
      .element(page.getByRole('textbox', { name: 'Email' }))
      .toHaveValue('new@example.org')
  })

  test('an administrator who opens the link is asked to log out first', async () => {
    await openPeople()
    await leaveApp()
    renderApp(`/invitation/${id}`)

    await expect.element(page.getByText(demoAdmin.email)).toBeVisible()
    await expectNoViolations()
    await userEvent.click(page.getByRole('button', { name: 'Log out and go on' }))
    await expect.element(page.getByRole('button', { name: 'Make the account' })).toBeVisible()
  })
})
