import { bypass, http, HttpResponse } from 'msw'
import { expect, inject } from 'vitest'
import { page } from 'vitest/browser'
import { firestoreFor } from '@test/support/emulators/firestore'
import { renderApp } from '@test/support/page/renderApp'
import { sendAsPerson } from '@test/support/forms/sendAsPerson'
import { server } from '@test/support/page/server'

const firestore = firestoreFor()

const commit = `http://${inject('firestore')}/v1/projects/:project/databases/:database/documents\\:commit`

export const name = page.getByLabelText(/^Name/)

export const send = page.getByRole('button', { name: 'Send registration' })

export const received = page.getByRole('heading', { name: 'Registration received' })

export const kept = page.getByText('Your draft was restored. Start over?')

export async function openForm() {
  const app = renderApp('/form/newregistration/')
  await expect.element(send).toBeVisible()
  return app
}

/** Sends what is typed: it arrives and the answer is lost. Gives what is stored. */
export async function sendWithoutAnswer() {
  server.use(
    http.post(commit, async ({ request }) => {
      await fetch(bypass(request))
      return HttpResponse.error()
    }),
  )
  await sendAsPerson(send)
  await expect.element(page.getByRole('alert')).toHaveTextContent('could not reach the server')
  server.resetHandlers()
  const [first] = await firestore.list('New_Registration')
  return first
}

/** Sends what is typed: it does not arrive, and no answer comes. */
export async function sendInVain() {
  server.use(http.post(commit, () => HttpResponse.error()))
  await sendAsPerson(send)
  await expect.element(page.getByRole('alert').first()).toHaveTextContent('could not reach')
  server.resetHandlers()
}
