import { bypass, http, HttpResponse } from 'msw'
import { afterEach, beforeEach, describe, expect, inject, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { expectNoViolations } from '@test/support/accessibility'
import { firestoreFor } from '@test/support/firestore'
import { server } from '@test/support/server'
import { signIn } from '@test/support/signIn'
import { markLogout } from '@/features/session/sessionStorage'
import { demoAdmin } from '@/shared/config/demo'
import { backend } from '@/shared/firestore/backend'
import { openRecord, heading, button, stored, loseAnswers } from './openRecord'

const firestore = firestoreFor()

const documents = `http://${inject('firestore')}/v1/projects/:project/databases/:database/documents`

beforeEach(() => firestore.clear())

afterEach(() => vi.restoreAllMocks())

describe('a step that waits while the session ends', () => {
  const login = page.getByRole('main')
  const everythingStored = () => JSON.stringify([{ ...localStorage }, { ...sessionStorage }])
  const endSession = async () => (await backend.loadSessionProvider()).signOut()

  test('is named after the session has expired, and is there again for the same person', async () => {
    await openRecord({ state: 'recommended' })
    await userEvent.click(button('Refuse…'))
    const form = page.getByRole('form', { name: 'Refuse' })
    await userEvent.fill(form.getByLabelText('Internal reason'), 'Not complete')
    await userEvent.click(form.getByRole('button', { name: 'Refuse' }))
    await expect.element(button(/^Undo/)).toBeVisible()

    await endSession()
    await expect.element(login).toHaveTextContent('Your session has ended')
    await expect.element(login).toHaveTextContent('Not saved yet: Refused')
    expect(login.element().textContent).not.toContain('Asha')
    expect(everythingStored()).not.toMatch(/Asha|Not complete/)
    expect(await stored()).toMatchObject({ state: 'recommended' })

    await signIn()
    await expect.element(heading('Asha')).toBeVisible()
    await expect.element(page.getByRole('alert')).toHaveTextContent('Your session ended before')
    await userEvent.click(button('Try again'))
    await expect
      .poll(stored)
      .toMatchObject({ state: 'refused', reason: 'Not complete', by: demoAdmin.uid })
  })

  test('is written when somebody logs out in another tab', async () => {
    await openRecord()
    await userEvent.click(button('Start review'))
    await expect.element(button(/^Undo/)).toBeVisible()

    logOutElsewhere()
    await expect.poll(stored).toMatchObject({ state: 'reviewing' })
    await expect.element(page.getByText('Saving…')).not.toBeInTheDocument()
    await endSession()
    await expect.element(heading('Admin Login')).toBeVisible()
    expect(page.getByText('Not saved yet').elements()).toEqual([])
  })

  test('and whose answer is lost at such a logout is not said to be unsaved', async () => {
    await openRecord()
    await userEvent.click(button('Start review'))
    await expect.element(button(/^Undo/)).toBeVisible()

    loseAnswers()
    logOutElsewhere()
    await expect.poll(stored).toMatchObject({ state: 'reviewing' })
    await endSession()
    await expect
      .element(login)
      .toHaveTextContent('Was being saved when the session ended: In review')
    await expect.element(login).toHaveTextContent('Please look after the login')
    expect(login.element().textContent).not.toContain('Not saved yet')
    expect(await stored()).toMatchObject({ state: 'reviewing' })
    await expectNoViolations()

    await signIn()
    await expect.element(page.getByRole('heading', { name: 'Member List' })).toBeVisible()
    expect(page.getByText('Not saved').elements()).toEqual([])
  })

  test('and is on its way at such a logout is not said to be unsaved either', async () => {
    await openRecord()
    await userEvent.click(button('Start review'))
    await expect.element(button(/^Undo/)).toBeVisible()
    let isSent = false
    server.use(
      http.post(`${documents}\\:commit`, async ({ request }) => {
        await fetch(bypass(request))
        isSent = true
        return new Promise<never>(() => {})
      }),
    )

    logOutElsewhere()
    await expect.poll(() => isSent).toBe(true)
    await endSession()
    await expect
      .element(login)
      .toHaveTextContent('Was being saved when the session ended: In review')
    expect(login.element().textContent).not.toContain('Not saved yet')
    expect(await stored()).toMatchObject({ state: 'reviewing' })
    await expectNoViolations()

    await signIn()
    await expect.element(page.getByRole('heading', { name: 'Member List' })).toBeVisible()
    expect(page.getByText('Not saved').elements()).toEqual([])
  })

  test('and cannot be written at such a logout is named, and nothing of it is kept', async () => {
    await openRecord()
    await userEvent.click(button('Start review'))
    await expect.element(button(/^Undo/)).toBeVisible()

    server.use(http.post(`${documents}:commit`, () => HttpResponse.json({}, { status: 403 })))
    logOutElsewhere()
    await endSession()
    await expect.element(login).toHaveTextContent('Not saved yet: In review')
    await expect.element(login).toHaveTextContent('Nothing of it is kept')

    await signIn()
    await expect.element(page.getByRole('heading', { name: 'Member List' })).toBeVisible()
    expect(page.getByText('Not saved').elements()).toEqual([])
  })
})

/** What a tab sees of a logout in another one, before its own session ends. */
function logOutElsewhere() {
  markLogout()
  window.dispatchEvent(new StorageEvent('storage', { key: 'logged-out', newValue: 'yes' }))
}
