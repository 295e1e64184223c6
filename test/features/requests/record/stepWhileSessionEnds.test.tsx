import { bypass, http, HttpResponse } from 'msw'
import { afterEach, beforeEach, describe, expect, inject, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { expectNoViolations } from '@test/support/page/accessibility'
import { firestoreFor } from '@test/support/emulators/firestore'
import { server } from '@test/support/page/server'
import { signIn } from '@test/support/page/signIn'
import { markLogout } from '@/features/session/sessionStorage'
import { demoAdmin } from '@/shared/config/demo'
import { backend } from '@/shared/firestore/backend'
import { openRecord, heading, button, stored } from './openRecord'

const firestore = firestoreFor()

const documents = `http://${inject('firestore')}/v1/projects/:project/databases/:database/documents`

beforeEach(() => firestore.clear())

afterEach(() => vi.restoreAllMocks())

describe('The session ends while a step waits', () => {
  const login = page.getByRole('main')
  const everythingStored = () => JSON.stringify([{ ...localStorage }, { ...sessionStorage }])
  const endSession = async () => (await backend.loadSessionProvider()).signOut()

  test('The login page names the step, and the same administrator finds it again', async () => {
    await openRecord({ state: 'recommended' })
    await userEvent.click(button('Refuse…'))
    const form = page.getByRole('form', { name: 'Refuse' })
    await userEvent.fill(form.getByLabelText('Office remarks'), 'Not complete')
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

  test('A logout in another tab saves the step', async () => {
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

  test('A step is not called unsaved when the response to it is lost at a logout in another tab', async () => {
    await openRecord()
    await userEvent.click(button('Start review'))
    await expect.element(button(/^Undo/)).toBeVisible()

    let handleSessionEnd = () => {}
    const sessionEnd = new Promise<void>((resolve) => (handleSessionEnd = resolve))
    const refusals: string[] = []
    server.use(
      http.post(`${documents}\\:commit`, async ({ request }) => {
        await fetch(bypass(request))
        await sessionEnd
        return HttpResponse.error()
      }),
      http.post(`${documents}\\:batchGet`, async ({ request }) => {
        const answer = await fetch(bypass(request))
        const text = await answer.clone().text()
        if (text.includes('PERMISSION_DENIED')) refusals.push(text)
        return answer
      }),
    )
    logOutElsewhere()
    await expect.poll(stored).toMatchObject({ state: 'reviewing' })
    await endSession()
    handleSessionEnd()
    await expect
      .element(login)
      .toHaveTextContent('Was being saved when the session ended: In review')
    await expect.element(login).toHaveTextContent('Please look after the login')
    expect(login.element().textContent).not.toContain('Not saved yet')
    expect(await stored()).toMatchObject({ state: 'reviewing' })
    // The SDK tries again after a lost response. Wait for its refusal, or it would write in the next test.
    await expect.poll(() => refusals).not.toEqual([])

    await signIn()
    await expect.element(page.getByRole('heading', { name: 'Member List' })).toBeVisible()
    expect(page.getByText('Not saved').elements()).toEqual([])
  })

  test('A step is not called unsaved when a logout in another tab overtakes its response', async () => {
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

  test('A step that cannot be saved at a logout in another tab is named, and nothing of it is kept', async () => {
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

/** A logout in another tab, as this tab sees it before its own session ends. */
function logOutElsewhere() {
  markLogout()
  window.dispatchEvent(new StorageEvent('storage', { key: 'logged-out', newValue: 'yes' }))
}
