import type { Page } from 'playwright'
import { expect, inject, test } from 'vitest'
import { openBrowser } from '@test/support/browser/browser'
import { fillRegistration, receivedHeading, sendButton } from '@test/support/forms/fillRegistration'
import { firestoreFor } from '@test/support/emulators/firestore'
import { openAlive, untilAlive } from '@test/support/browser/hydrated'

const { newPerson } = openBrowser()
const firestore = firestoreFor(undefined, inject('site').firestore)

/**
 * From now on the server has another build: the parts of this one that are not loaded yet are gone. With the next
 * loading of the page it is as it was.
 */
async function release(page: Page) {
  await page.route('**/assets/*.js', (route) => route.fulfill({ status: 404 }))
  page.on('request', (request) => {
    if (request.isNavigationRequest()) void page.unroute('**/assets/*.js')
  })
}

/** How often the page was loaded, counted where a reload cannot lose it. */
function countLoads(page: Page) {
  let loads = 0
  page.on('load', () => (loads += 1))
  return () => loads
}

async function openPage() {
  const person = await newPerson()
  person.expectOnConsole(/status of 404/, /^error: Error: TypeError/)
  return person.newPage()
}

test('a page whose script a new build has replaced reloads once', async () => {
  const page = await openPage()
  await openAlive(page, '/')
  const loads = countLoads(page)
  await release(page)

  await page.getByRole('contentinfo').getByRole('link', { name: 'Gallery' }).click()

  await page.getByRole('heading', { level: 1, name: 'Gallery' }).waitFor()
  await untilAlive(page)
  expect(loads()).toBe(1)
})

test('what was pressed when a part of a form was gone goes on after the new loading', async () => {
  const page = await openPage()
  await page.route('**/assets/lite-*.js', (route) => route.fulfill({ status: 404 }))
  await fillRegistration(page, 'Released Udyog')
  await page.waitForLoadState('networkidle')
  const loads = countLoads(page)
  await page.unroute('**/assets/lite-*.js')
  await release(page)

  await sendButton(page).click()

  await receivedHeading(page).waitFor()
  expect(loads()).toBe(1)
  const records = await firestore.list('New_Registration')
  expect(records.filter(({ firmName }) => firmName === 'Released Udyog')).toHaveLength(1)
})
