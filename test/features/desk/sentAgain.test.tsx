import { bypass, http, HttpResponse } from 'msw'
import { beforeEach, describe, expect, inject, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { firestoreFor } from '@test/support/emulators/firestore'
import { hasten } from '@test/support/page/hasten'
import { server } from '@test/support/page/server'
import { demoAdmin } from '@/shared/config/demo'
import { openDesk } from '@test/support/page/openDesk'
import { dialog, fillInvitation, openPeople, second } from '@test/features/people/openPeople'

const firestore = firestoreFor()
const documents = `http://${inject('firestore')}/v1/projects/:project/databases/:database/documents`
const entries = page.getByRole('region', { name: /^Today/ }).getByRole('listitem')

beforeEach(async () => {
  await page.viewport(1280, 800)
  await firestore.clear()
})

/** Until the function is called, commits are made and their answers are lost. */
function loseAnswers() {
  server.use(
    http.post(`${documents}\\:commit`, async ({ request }) => {
      await fetch(bypass(request))
      return HttpResponse.error()
    }),
  )
  return () => server.resetHandlers()
}

const lost = page.getByText(/We could not reach the server/).first()

/** Presses a button whose answer is lost, and once more. */
async function pressTwice(name: string) {
  const find = loseAnswers()
  await userEvent.click(dialog.getByRole('button', { name, exact: true }))
  await expect.element(lost).toBeVisible()
  find()
  await userEvent.click(dialog.getByRole('button', { name, exact: true }))
}

describe('after its answer was lost', () => {
  test('an invitation that was changed is made as a new one, and the first ends', async () => {
    hasten()
    await openPeople({ colleague: second })
    await fillInvitation()
    const find = loseAnswers()
    await userEvent.click(dialog.getByRole('button', { name: 'Create link' }))
    await expect.element(lost).toBeVisible()
    find()
    await userEvent.selectOptions(dialog.getByLabelText('Role'), 'Viewer')
    await userEvent.click(dialog.getByRole('button', { name: 'Create link' }))
    await userEvent.click(dialog.getByRole('button', { name: 'Submit as a new entry' }))

    await expect.element(dialog.getByText(/\/invitation\/[0-9A-Z]{20}$/)).toBeVisible()
    expect(await firestore.list('admin_invites')).toMatchObject([{ role: 'viewer' }])
  })

  test('an addition, a change and a removal are sent again and made once', async () => {
    hasten()
    await openPeople({ colleague: second })
    await userEvent.click(page.getByRole('button', { name: 'Technical help' }))
    await userEvent.click(page.getByRole('button', { name: 'Add an account from the console' }))
    await userEvent.fill(dialog.getByLabelText('UID of the account'), 'clerk')
    await userEvent.fill(dialog.getByLabelText('Name'), 'Sample Clerk')
    await userEvent.fill(dialog.getByLabelText('Email'), 'clerk@example.org')
    await userEvent.selectOptions(dialog.getByLabelText('Role'), 'Viewer')
    await pressTwice('Add')
    await expect.element(dialog).not.toBeInTheDocument()
    expect(await firestore.list('admins/clerk/history')).toHaveLength(1)

    await userEvent.click(page.getByRole('button', { name: 'Change Second Owner' }))
    await userEvent.fill(dialog.getByLabelText('Name'), 'Renamed Owner')
    await pressTwice('Save')
    await expect.element(dialog).not.toBeInTheDocument()
    expect(await firestore.read('admins/second')).toMatchObject({ name: 'Renamed Owner' })
    expect(await firestore.list('admins/second/history')).toHaveLength(1)

    await userEvent.click(page.getByRole('button', { name: 'Remove Renamed Owner' }))
    await pressTwice('Remove')
    await expect.element(dialog).not.toBeInTheDocument()
    expect(await firestore.list('admins/second/history')).toHaveLength(2)
  })

  test('settings are sent again and saved once', async () => {
    hasten()
    await openDesk({ at: '/desk/settings' })
    await userEvent.fill(page.getByLabelText('Growth fund: time limit in days'), '40')
    const find = loseAnswers()
    const save = page.getByRole('button', { name: 'Save the settings' })
    await userEvent.click(save)
    await expect.element(lost).toBeVisible()
    find()
    await userEvent.click(save)

    await expect.element(page.getByText('The settings are saved')).toBeVisible()
    expect(await firestore.list('settings/promises/history')).toMatchObject([
      { before: {}, after: { 'growth-fund': 40 }, by: demoAdmin.uid },
    ])
  })
})

test('Activity has every change of people and settings, of people who are gone, too', async () => {
  const { router } = await openPeople({ colleague: second })
  await fillInvitation()
  await userEvent.click(dialog.getByRole('button', { name: 'Create link' }))
  await userEvent.click(dialog.getByRole('button', { name: 'Done' }))
  await userEvent.click(
    page.getByRole('button', { name: 'Withdraw the invitation of Sample Guest' }),
  )
  await expect.element(page.getByText(/^No invitations/)).toBeVisible()
  await userEvent.click(page.getByRole('button', { name: 'Change Second Owner' }))
  await userEvent.selectOptions(dialog.getByLabelText('Role'), 'Editor')
  await userEvent.fill(dialog.getByLabelText('Mobile, if also a member'), '9876500002')
  await userEvent.click(dialog.getByRole('button', { name: 'Save' }))
  await expect.element(dialog).not.toBeInTheDocument()
  await userEvent.click(page.getByRole('button', { name: 'Remove Second Owner' }))
  await userEvent.click(dialog.getByRole('button', { name: 'Remove' }))
  await expect.element(dialog).not.toBeInTheDocument()
  await firestore.seed({
    'admins/another/history': [
      {
        id: 'ADD00000000000000001',
        data: {
          kind: 'add',
          name: 'Another',
          before: {},
          after: { role: 'viewer' },
          by: 'second',
          at: new Date(),
        },
      },
    ],
    settings: [{ id: 'promises', data: { registrations: 15, at: new Date() } }],
  })
  await router.navigate('/desk/settings')
  await userEvent.fill(page.getByLabelText('New registrations: time limit in days'), '21')
  await userEvent.fill(page.getByLabelText('Growth fund: time limit in days'), '1')
  await userEvent.click(page.getByRole('button', { name: 'Save the settings' }))
  await expect.element(page.getByText('The settings are saved')).toBeVisible()

  await router.navigate('/desk/activity')
  const withWords = (text: RegExp) => entries.filter({ hasText: text })
  await expect
    .element(
      withWords(/You invited a person with the role Editor.*Sample Guest, guest@example.org/s),
    )
    .toBeVisible()
  await expect.element(withWords(/You withdrew an invitation with the role Editor/)).toBeVisible()
  await expect
    .element(withWords(/You changed an administrator.*Role: Owner → Editor/s))
    .toHaveTextContent('Mobile: none → 9876500002')
  await expect
    .element(withWords(/You removed an administrator with the role Editor/))
    .toHaveTextContent('Second Owner, second@example.org')
  await expect
    .element(withWords(/Second Owner \(former\) added an administrator with the role Viewer/))
    .toBeVisible()
  await expect
    .element(withWords(/You changed the time limits.*New registrations: 15 days → 21 days/s))
    .toHaveTextContent('Growth fund: not decided → 1 day')

  await userEvent.selectOptions(page.getByLabelText('Kind'), 'settings')
  await expect.element(entries).toHaveTextContent('You changed the time limits')
  expect(entries.elements()).toHaveLength(1)
  await userEvent.selectOptions(page.getByLabelText('Kind'), 'people')
  await expect.element(withWords(/time limits/)).not.toBeInTheDocument()
  await expect.poll(() => entries.elements()).toHaveLength(5)
  await userEvent.click(withWords(/removed an administrator/).getByRole('link'))
  expect(router.location.pathname).toBe('/desk/people')
})
