import { http, HttpResponse, passthrough } from 'msw'
import { afterEach, beforeEach, expect, inject, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { aMember } from '@scripts/samples/members/memberRecords'
import { backend } from '@/shared/firestore/backend'
import { expectNoViolations } from '@test/support/page/accessibility'
import { firestoreFor } from '@test/support/emulators/firestore'
import { openDesk } from '@test/support/page/openDesk'
import { server } from '@test/support/page/server'
import { signIn } from '@test/support/page/signIn'

const firestore = firestoreFor()

beforeEach(async () => {
  await page.viewport(1440, 900)
  await firestore.clear()
})

afterEach(() => vi.restoreAllMocks())

const press = (name: string) => userEvent.click(page.getByRole('button', { name, exact: true }))
const pressInDialog = (name: string) =>
  userEvent.click(page.getByRole('dialog').getByRole('button', { name, exact: true }))

const check = page.getByRole('region', { name: '3. Check' })
const status = check.getByRole('status')
const chooseList = page.getByLabelText('Or paste the cells here')

/** Whether the browser would ask before the tab is closed. */
function isAskedBeforeUnload() {
  const event = new Event('beforeunload', { cancelable: true })
  window.dispatchEvent(event)
  return event.defaultPrevented
}

async function paste() {
  const rows = [
    'Regn No\tName\tName of Firm\tMob.\tType',
    'UO/1\tBina Namuna\tBina Works\t9437000001\tLife',
    'UO/2\tChitra Namuna\tChitra Works\t94370\tLife',
  ]
  await userEvent.fill(chooseList, rows.join('\n'))
  await press('Read the pasted cells')
  await expect.element(status).toHaveTextContent('1 new member, 1 row with problems')
}

async function correct() {
  await userEvent.fill(page.getByLabelText('Mobile of row 3'), '9437000002')
  await userEvent.keyboard('{Enter}')
  await expect.element(status).toHaveTextContent(/^2 new members$/)
}

test('corrected cells are there again after a session that is over, and the login page names them', async () => {
  await openDesk({ at: '/desk/members/import' })
  await paste()
  await correct()

  await (await backend.loadSessionProvider()).signOut()
  const login = page.getByRole('main')
  await expect.element(login).toHaveTextContent('Not saved yet: Corrections of a list: 1 cell.')
  await expect.element(login).toHaveTextContent('This tab keeps it until you log in again')
  expect(login.element().textContent).not.toMatch(/Chitra|94370/)

  await signIn()
  await expect.element(status).toHaveTextContent(/^2 new members$/)
})

test('another list, a logout and a closed tab ask first, where cells were corrected', async () => {
  await openDesk({ at: '/desk/members/import' })
  await paste()
  expect(isAskedBeforeUnload()).toBe(false)
  await press('Choose another list')
  await expect.element(chooseList).toBeVisible()

  await paste()
  await correct()
  expect(isAskedBeforeUnload()).toBe(true)
  await press('Choose another list')
  const dialog = page.getByRole('dialog', { name: 'Choose another list?' })
  await expect.element(dialog).toHaveTextContent('1 corrected cell of this list will be lost.')
  await expectNoViolations()
  await pressInDialog('Cancel')
  await expect.element(status).toHaveTextContent(/^2 new members$/)

  const confirm = vi.spyOn(window, 'confirm').mockReturnValueOnce(false)
  await press('Logout')
  const question = 'The corrected cells of the list will be lost. Log out?'
  expect(confirm).toHaveBeenCalledExactlyOnceWith(question)
  await expect.element(status).toHaveTextContent(/^2 new members$/)
  // Also while another page is looked at.
  await userEvent.click(page.getByRole('link', { name: 'Members', exact: true }).first())
  await expect.element(page.getByRole('heading', { name: 'Members', level: 1 })).toBeVisible()
  expect(isAskedBeforeUnload()).toBe(true)
  await userEvent.click(page.getByRole('link', { name: 'Import a list' }))

  await press('Choose another list')
  await pressInDialog('Choose another list')
  await expect.element(chooseList).toBeVisible()
  expect(isAskedBeforeUnload()).toBe(false)
})

test('an import that stops early keeps the corrections of its rows, and nothing of a whole one', async () => {
  let isUsedUp = true
  server.use(
    http.post(`http://${inject('firestore')}/*batchGet`, async ({ request }) => {
      if (!isUsedUp || !(await request.clone().text()).includes('/members/')) return passthrough()
      return HttpResponse.json(
        { error: { code: 429, status: 'RESOURCE_EXHAUSTED' } },
        { status: 429 },
      )
    }),
  )
  await openDesk({ at: '/desk/members/import' })
  await paste()
  await correct()
  await press('Import…')
  await pressInDialog('Import')
  const run = page.getByRole('region', { name: '4. Import' })
  await expect.element(run).toHaveTextContent('0 members imported, 2 not begun')
  await press('Close')
  await expect.element(status).toHaveTextContent(/^2 new members$/)
  expect(isAskedBeforeUnload()).toBe(true)

  isUsedUp = false
  await press('Go on with this import…')
  await pressInDialog('Import')
  await expect.element(run).toHaveTextContent('2 members imported')
  await press('Import another list')
  await expect.element(chooseList).toBeVisible()
  expect(isAskedBeforeUnload()).toBe(false)
  expect((await firestore.list('members')).map(({ profile }) => profile)).toContainEqual(
    expect.objectContaining({ name: 'Chitra Namuna', mobile: '9437000002' }),
  )
})

test('an earlier import is undone beside a list, which keeps its corrections', async () => {
  const { data, ...member } = aMember(1)
  const list = { file: 'old.xlsx', hash: 'a'.repeat(64), rows: 1, at: new Date(), by: 'x' }
  await openDesk({
    at: '/desk/members/import',
    seed: {
      imports: [{ id: 'I1', data: { ...list, state: 'closed' } }],
      members: [{ ...member, data: { ...data, v: 1, importId: 'I1' } }],
    },
  })
  await paste()
  await correct()
  await press('Undo…')
  await pressInDialog('Undo the import')
  await expect.element(page.getByRole('region', { name: 'Undo' })).toHaveTextContent(/taken away/)
  await press('Close')
  await expect.element(status).toHaveTextContent(/^2 new members$/)
})
