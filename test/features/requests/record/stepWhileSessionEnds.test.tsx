import { bypass, http, HttpResponse } from 'msw'
import { afterEach, beforeEach, describe, expect, inject, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { firestoreFor } from '@test/support/emulators/firestore'
import { server } from '@test/support/page/server'
import { signIn } from '@test/support/page/signIn'
import { demoAdmin } from '@/shared/config/demo'
import { backend } from '@/shared/firestore/backend'
import { openRecord, heading, button, stored } from './openRecord'

const firestore = firestoreFor()

const documents = `http://${inject('firestore')}/v1/projects/:project/databases/:database/documents`

beforeEach(() => firestore.clear())

afterEach(() => vi.restoreAllMocks())

describe('the session ends', () => {
  const login = page.getByRole('main')
  const everythingStored = () => JSON.stringify([{ ...localStorage }, { ...sessionStorage }])
  const endSession = async () => (await backend.loadSessionProvider()).signOut()

  test('after a step was shown as saved: nothing of it is lost', async () => {
    await openRecord()
    await userEvent.click(button('Start review'))
    await expect.element(page.getByText('Moved to In review.')).toBeVisible()
    await endSession()
    await expect.element(login).toHaveTextContent('Your session has ended')
    expect(login.element().textContent).not.toContain('Not saved')
    expect(await stored()).toMatchObject({ state: 'reviewing', by: demoAdmin.uid })
  })

  test('while a step is on its way: the same administrator sees what became of it', async () => {
    await openRecord()
    let isSent = false
    server.use(
      http.post(`${documents}\\:commit`, async ({ request }) => {
        await fetch(bypass(request))
        isSent = true
        return new Promise<never>(() => {})
      }),
    )
    await userEvent.click(button('Start review'))
    await expect.element(page.getByText('Saving…').first()).toBeVisible()
    await expect.poll(() => isSent).toBe(true)
    await endSession()
    await expect.element(login).toHaveTextContent('Your session has ended')
    server.resetHandlers()

    await signIn()
    await expect.element(heading('Asha')).toBeVisible()
    await expect.element(page.getByText('In review', { exact: true }).first()).toBeVisible()
    expect(page.getByText('Not saved').elements()).toEqual([])
  })

  test('before a step could be saved: its form has what was typed, for the same administrator alone', async () => {
    await openRecord({ state: 'recommended' })
    await userEvent.click(button('Refuse…'))
    const form = page.getByRole('form', { name: 'Refuse' })
    await userEvent.fill(form.getByLabelText('Office remarks'), 'Not complete')
    server.use(http.post(`${documents}\\:commit`, () => HttpResponse.json({}, { status: 403 })))
    await userEvent.click(form.getByRole('button', { name: 'Refuse' }))
    await expect.element(button('Try again')).toBeVisible()
    await endSession()
    await expect.element(login).toHaveTextContent('Your session has ended')
    expect(login.element().textContent).not.toContain('Asha')
    expect(everythingStored()).not.toContain('Asha')
    server.resetHandlers()

    await signIn()
    await expect.element(heading('Asha')).toBeVisible()
    await userEvent.click(button('Refuse…'))
    await expect.element(form.getByLabelText('Office remarks')).toHaveValue('Not complete')
    await userEvent.click(form.getByRole('button', { name: 'Refuse' }))
    await expect.poll(stored).toMatchObject({ state: 'refused', reason: 'Not complete' })
  })
})
