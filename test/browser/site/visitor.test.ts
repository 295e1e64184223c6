import { expect, inject, test } from 'vitest'
import { marks, marksIn } from '@test/support/site/backendMarks'
import { openBrowser } from '@test/support/browser/browser'
import { openAlive } from '@test/support/browser/hydrated'

const { newPerson } = openBrowser()

/** Names that stand in the SDK's code whatever its chunks are called. */
const marksOfTheSdk = ['@firebase/firestore', '@firebase/auth', '@firebase/app']

test('a signed-out visitor of the home page loads nothing of Firebase and asks it nothing', async () => {
  const page = await (await newPerson()).newPage()
  const origin = new URL(inject('site').url).origin
  const foreign: string[] = []
  const scripts: Promise<{ url: string; text: string }>[] = []
  page.on('request', (request) => {
    if (new URL(request.url()).origin !== origin) foreign.push(request.url())
  })
  page.on('response', (response) => {
    if (!response.url().endsWith('.js')) return
    scripts.push(response.text().then((text) => ({ url: response.url(), text })))
  })

  await page.goto('/')
  await page.getByRole('heading', { level: 1 }).waitFor()
  await page.waitForTimeout(1_500)

  expect(foreign).toEqual([])
  const loaded = await Promise.all(scripts)
  expect(loaded.length).toBeGreaterThan(0)
  const withSdk = loaded.filter(({ text }) => marksOfTheSdk.some((mark) => text.includes(mark)))
  expect(withSdk.map(({ url }) => url)).toEqual([])
})

test('the words that identify the SDK are really in it', async () => {
  const person = await newPerson()
  person.expectOnConsole(/status of 400/)
  const page = await person.newPage()
  const texts: Promise<string>[] = []
  page.on('response', (response) => {
    // What is prefetched may still be on its way when the page closes.
    if (response.url().endsWith('.js')) texts.push(response.text().catch(() => ''))
  })

  await page.goto('/AdminLogInForm')
  await page.getByRole('textbox', { name: 'Email' }).fill('nobody@example.org')
  await page.getByLabel(/^Password/).fill('not a password')
  await page.getByRole('button', { name: 'Login' }).click()
  await page.getByRole('alert').waitFor()

  const all = (await Promise.all(texts)).join('\n')
  expect(marksOfTheSdk.filter((mark) => !all.includes(mark))).toEqual([])
})

test('signed out, the admin pages lead to the sign-in page and leave no entry in the history', async () => {
  const page = await (await newPerson()).newPage()
  for (const address of ['/memberlist', '/member/any', '/MonthlyMeetingVenue']) {
    await page.goto('/gallery/')
    await page.getByRole('heading', { name: 'Gallery' }).waitFor()
    await page.goto(address)
    await page.getByRole('heading', { name: 'Admin Login' }).waitFor()
    expect(new URL(page.url()).pathname).toBe('/AdminLogInForm')

    await page.goBack()
    await page.getByRole('heading', { name: 'Gallery' }).waitFor()
  }
})

test('the spinner stands in the place of a page that loads, and the page starts at its top', async () => {
  const page = await (await newPerson({ viewport: { width: 1440, height: 400 } })).newPage()
  await openAlive(page, '/AdminLogInForm')
  let arrive = () => {}
  const held = new Promise<void>((resolve) => (arrive = resolve))
  await page.route('**/assets/*.js', async (route) => {
    await held
    await route.continue()
  })
  await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight))
  expect(await page.evaluate(() => window.scrollY)).toBeGreaterThan(0)

  await page.getByRole('contentinfo').getByRole('link', { name: 'Gallery' }).click()

  await page.getByText('Loading...').waitFor()
  arrive()
  await page.getByRole('heading', { name: 'Gallery' }).waitFor()
  await page.getByText('Loading...').waitFor({ state: 'detached' })
  expect(await page.evaluate(() => window.scrollY)).toBe(0)
})

test('the build for a server holds no code of the device backend', async () => {
  expect(await marksIn(inject('site').dist)).toEqual([marks.auth])
})
