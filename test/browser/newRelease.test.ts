import type { Page } from 'playwright'
import { expect, test } from 'vitest'
import { openBrowser } from '@test/support/browser'
import { openAlive, untilAlive } from '@test/support/hydrated'

const { newPerson } = openBrowser()

/**
 * From now on the server has another build: the parts of this one that are not loaded yet are gone,
 * and the HTML starts with another script. With the next loading it is as it was.
 */
async function release(page: Page, build: string) {
  await page.route('**/assets/*.js', (route) => route.fulfill({ status: 404 }))
  await page.route(
    (url) => url.pathname.endsWith('/'),
    async (route) => {
      if (route.request().resourceType() === 'document') {
        await page.unroute('**/assets/*.js')
        return route.continue()
      }
      const response = await route.fetch()
      const html = await response.text()
      return route.fulfill({
        response,
        body: html.replace(/(<script type="module"[^>]* src=")[^"]+/, `$1${build}`),
      })
    },
  )
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
  await release(page, '/assets/next.js')

  await page.getByRole('contentinfo').getByRole('link', { name: 'Gallery' }).click()

  await page.getByRole('heading', { level: 1, name: 'Gallery' }).waitFor()
  await untilAlive(page)
  expect(loads()).toBe(1)
})

test('what was typed when a part of a form was gone is there after the new loading', async () => {
  const page = await openPage()
  await openAlive(page, '/form/growthfund/')
  const loads = countLoads(page)
  await release(page, '/assets/next.js')

  // The first key press fetches what sends the form.
  await page.getByLabel(/^Name/).fill('Sample Visitor')

  await page.getByText('Your draft was restored. Start over?').waitFor()
  expect(await page.getByLabel(/^Name/).inputValue()).toBe('Sample Visitor')
  expect(loads()).toBe(1)

  // The same build again: it did not help, so it is not tried for ever.
  await release(page, '/assets/next.js')
  await page.getByLabel(/^Designation/).fill('Proprietor')
  await page.waitForTimeout(2_000)
  expect(loads()).toBe(1)
})

test('a browser that keeps nothing is not reloaded over what was typed', async () => {
  const page = await openPage()
  await page.addInitScript(() => {
    Object.defineProperty(window, 'sessionStorage', {
      get: () => {
        throw new Error('blocked')
      },
    })
  })
  await openAlive(page, '/form/growthfund/')
  const loads = countLoads(page)
  await release(page, '/assets/next.js')

  await page.getByLabel(/^Name/).fill('Sample Visitor')
  await page.waitForTimeout(2_000)

  expect(await page.getByLabel(/^Name/).inputValue()).toBe('Sample Visitor')
  expect(loads()).toBe(0)
})
