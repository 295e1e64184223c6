import { beforeEach, expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { aRegistration } from '@scripts/samples/records'
import { expectNoViolations } from '@test/support/page/accessibility'
import { firestoreFor } from '@test/support/emulators/firestore'
import { openDesk } from '@test/support/page/openDesk'
import { leaveApp, renderApp } from '@test/support/page/renderApp'
import { signIn } from '@test/support/page/signIn'
import { hasSessionHint } from '@/features/session'

const firestore = firestoreFor()
const minute = 60_000
const hour = 60 * minute
const asha = aRegistration(1, { name: 'Asha', createdAt: new Date(Date.now() - 24 * hour) })
const button = (name: string | RegExp) => page.getByRole('button', { name })
const login = page.getByRole('heading', { name: 'Admin Login' })
const notice = page.getByText(/^You will be signed out at .+, after 12 hours without a press\.$/)
const reason = (hours: string) =>
  page.getByText(`You were signed out after ${hours} without a press.`)

beforeEach(async () => {
  await firestore.clear()
  await firestore.seed({
    New_Registration: [asha],
  })
})

/** Lets the last press in this browser be some time ago. */
const lastPressedBefore = (millis: number) =>
  localStorage.setItem('last-press', String(Date.now() - millis))

/** What a laptop does that wakes up, and a tab that is shown again. */
const wakeUp = () => document.dispatchEvent(new Event('visibilitychange'))

async function openPeople() {
  const app = await openDesk({ at: '/desk/people' })
  await expect.element(page.getByText('Own Name', { exact: true })).toBeVisible()
  return app
}

test('before the end the page asks, and a press keeps the session, in another tab, too', async () => {
  await openPeople()
  lastPressedBefore(12 * hour - 6 * minute)
  wakeUp()
  await expect.element(notice).not.toBeInTheDocument()
  lastPressedBefore(12 * hour - 4 * minute)
  wakeUp()
  await expect.element(notice).toBeVisible()
  await expectNoViolations()

  await userEvent.click(button('Stay signed in'))
  await expect.element(notice).not.toBeInTheDocument()
  expect(Date.now() - Number(localStorage.getItem('last-press'))).toBeLessThan(minute)
  wakeUp()
  await expect.element(page.getByRole('heading', { name: 'People' })).toBeVisible()

  lastPressedBefore(12 * hour - 4 * minute)
  wakeUp()
  await expect.element(notice).toBeVisible()

  lastPressedBefore(0)
  window.dispatchEvent(new StorageEvent('storage', { key: 'last-press' }))

  await expect.element(notice).not.toBeInTheDocument()
})

test('after 12 hours the desk signs out, says why, and leads back', async () => {
  const { router } = await openPeople()
  lastPressedBefore(12 * hour + 1)

  // The first press of the next morning is too late.
  await userEvent.keyboard('a')

  await expect.element(login).toBeVisible()
  await expect.element(reason('12 hours')).toBeVisible()
  await signIn()
  await expect.element(page.getByText('Own Name', { exact: true })).toBeVisible()
  expect(router.location.pathname).toBe('/desk/people')
})

test('a browser that is opened again the next day signs out', async () => {
  await openPeople()
  await expect.poll(hasSessionHint).toBe(true)
  await leaveApp()
  lastPressedBefore(13 * hour)

  renderApp('/desk/people')

  await expect.element(reason('12 hours')).toBeVisible()
  // The old press says nothing about a visitor.
  await leaveApp()
  renderApp('/AdminLogInForm')
  await expect.element(login).toBeVisible()
  await expect.element(reason('12 hours')).not.toBeInTheDocument()
})

test('what waits to be saved is saved before the session ends', async () => {
  await openDesk({ at: `/member/${asha.id}` })
  await userEvent.click(button('Start review'))
  await expect.element(button(/^Undo/)).toBeVisible()
  lastPressedBefore(13 * hour)
  wakeUp()

  await expect.element(reason('12 hours')).toBeVisible()
  const state = async () => (await firestore.read(`New_Registration/${asha.id}`))?.review
  expect(await state()).toMatchObject({ state: 'reviewing' })
})

test('owners set the hours, and they hold at once', async () => {
  await openDesk({ at: '/desk/settings' })
  const hours = page.getByLabelText('Hours without use')
  await expect.element(hours).toHaveValue('12')
  await userEvent.fill(hours, '73')
  await userEvent.click(button('Save the settings'))
  await expect.element(hours).toBeInvalid()
  await userEvent.fill(hours, '1')
  await userEvent.click(button('Save the settings'))
  await expect.element(page.getByText('The settings are saved')).toBeVisible()
  expect(await firestore.read('settings/session')).toMatchObject({ hours: 1 })

  lastPressedBefore(hour + 1)
  wakeUp()
  await expect.element(reason('1 hour')).toBeVisible()
})
