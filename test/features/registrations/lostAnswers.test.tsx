import { bypass, http, HttpResponse, passthrough } from 'msw'
import { afterEach, beforeEach, expect, inject, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { expectNoViolations } from '@test/support/page/accessibility'
import { firestoreFor } from '@test/support/emulators/firestore'
import { hasten } from '@test/support/page/hasten'
import { leaveApp } from '@test/support/page/renderApp'
import { sendAsPerson } from '@test/support/forms/sendAsPerson'
import { server } from '@test/support/page/server'
import { typeRegistration } from '@test/support/forms/typeRegistration'
import { referenceOf } from '@/shared/requests/reference'
import { name, send, received, openForm, sendWithoutAnswer, sendInVain } from './openForm'

const firestore = firestoreFor()

const commit = `http://${inject('firestore')}/v1/projects/:project/databases/:database/documents\\:commit`

beforeEach(() => firestore.clear())

afterEach(() => vi.restoreAllMocks())

test('a slow answer is waited for, and it is said', async () => {
  let answer = () => {}
  const held = new Promise<void>((resolve) => (answer = resolve))
  server.use(
    http.post(commit, async () => {
      await held
      return HttpResponse.json({ writeResults: [{}], commitTime: new Date().toISOString() })
    }),
  )
  await openForm()
  await typeRegistration()

  hasten()
  await sendAsPerson(send)
  await expect.element(page.getByRole('button', { name: 'Sending…' })).toBeDisabled()
  await expect.element(page.getByText('Still trying…')).toBeVisible()
  answer()

  await expect.element(received).toBeVisible()
})

test('an answer that was lost, then the same again: it is confirmed and stays as it is, its date included', async () => {
  await openForm()
  await typeRegistration()
  const first = await sendWithoutAnswer()
  const sent: string[] = []
  server.use(
    http.post(commit, async ({ request }) => {
      sent.push(await request.clone().text())
      return passthrough()
    }),
  )

  await userEvent.click(page.getByRole('button', { name: 'Try again' }))

  await expect.element(received).toBeVisible()
  expect(await firestore.list('New_Registration')).toEqual([first])
  // As a new one, which is refused, and then as a repeat.
  expect(sent.map((body) => body.includes('createdAt'))).toEqual([true, false])
})

test('an answer that was lost, then a field emptied: the first version is named and keeps the field', async () => {
  await openForm()
  await typeRegistration()
  const email = page.getByLabelText(/^Email/)
  await userEvent.fill(email, 'sample@example.org')
  const first = await sendWithoutAnswer()
  expect(first?.email).toBe('sample@example.org')

  await userEvent.clear(email)
  await sendAsPerson(send)

  const arrived = page.getByRole('alert')
  await expect.element(arrived).toHaveTextContent('We already received your first version')
  expect(await firestore.list('New_Registration')).toEqual([first])
})

async function storedNames() {
  const records = await firestore.list('New_Registration')
  const names = new Set(records.map((record) => record.name))
  expect(records).toHaveLength(names.size)
  return names
}

const firstVersion = page.getByRole('alert').filter({ hasText: 'We already received' })

const asNew = page.getByRole('button', { name: 'Submit as a new entry' })

async function changeAndSend(next: string) {
  await userEvent.fill(name, next)
  await sendAsPerson(send)
}

test('an answer that was lost, then change after change: the first version is always named', async () => {
  await openForm()
  await typeRegistration('Sample First')
  const first = await sendWithoutAnswer()
  const number = referenceOf('NR', first?.id ?? '')

  for (const next of ['Sample Second', 'Sample Third', 'Sample Fourth']) {
    await changeAndSend(next)
    await expect.element(firstVersion).toHaveTextContent(number)
    await expect.element(firstVersion).toHaveFocus()
    expect(page.getByText('did not accept this').elements()).toEqual([])
  }

  // Also when the next try does not get through, when an answer is wrong, and after a reload.
  await userEvent.fill(name, 'Sample Fifth')
  await sendInVain()
  await expect.element(firstVersion).toHaveTextContent(number)
  await userEvent.fill(name, '')
  await userEvent.click(send)
  await expect.element(page.getByText('Please correct these answers')).toBeVisible()
  await expect.element(firstVersion).toHaveTextContent(number)
  await userEvent.fill(name, 'Sample Sixth')
  await expectNoViolations()
  await leaveApp()
  await openForm()
  await expect.element(firstVersion).toHaveTextContent(number)
  await expect.element(name).toHaveValue('Sample Sixth')

  await userEvent.click(asNew)

  await expect.element(received).toBeVisible()
  expect(await storedNames()).toEqual(new Set(['Sample First', 'Sample Sixth']))
})

test('a version that did not arrive, then one whose answer was lost: that one is named', async () => {
  await openForm()
  await typeRegistration('Sample First')
  await sendInVain()
  await userEvent.fill(name, 'Sample Second')
  const second = await sendWithoutAnswer()
  expect(second?.name).toBe('Sample Second')

  await changeAndSend('Sample Third')

  await expect.element(firstVersion).toHaveTextContent(referenceOf('NR', second?.id ?? ''))
  // Typed back to what is stored, it is simply confirmed.
  await changeAndSend('Sample Second')
  await expect.element(received).toBeVisible()
  expect(await firestore.list('New_Registration')).toEqual([second])
})

test('of two tabs with one draft, the second is told what the first has sent', async () => {
  await openForm()
  await typeRegistration('Sample First')
  await sendInVain()
  await leaveApp()
  // A browser gives a duplicated tab a copy of the storage.
  const copy = sessionStorage.getItem('drafts')!
  await openForm()
  await changeAndSend('Sample Second')
  await expect.element(received).toBeVisible()
  await leaveApp()
  const [second] = await firestore.list('New_Registration')

  sessionStorage.setItem('drafts', copy)
  await openForm()
  await expect.element(name).toHaveValue('Sample First')
  await sendAsPerson(send)
  await expect.element(firstVersion).toHaveTextContent(referenceOf('NR', second?.id ?? ''))
  expect(await firestore.list('New_Registration')).toEqual([second])

  await userEvent.click(page.getByRole('button', { name: 'Keep the first version' }))
  await expect.element(received).toBeVisible()
  expect(await firestore.list('New_Registration')).toEqual([second])
})

test('a new entry whose answer is lost is sent again as the same, while the first one is still named', async () => {
  await openForm()
  await typeRegistration('Sample First')
  const first = await sendWithoutAnswer()
  await changeAndSend('Sample Second')
  await expect.element(firstVersion).toBeVisible()

  server.use(
    http.post(commit, async ({ request }) => {
      await fetch(bypass(request))
      return HttpResponse.error()
    }),
  )
  await userEvent.click(asNew)
  await expect.element(page.getByText(/could not reach the server/)).toBeVisible()
  server.resetHandlers()
  await expect.element(firstVersion).toHaveTextContent(referenceOf('NR', first?.id ?? ''))
  await userEvent.click(asNew)

  await expect.element(received).toBeVisible()
  expect(await storedNames()).toEqual(new Set(['Sample First', 'Sample Second']))
})
