import { expect, inject, test } from 'vitest'
import { staticPages } from '@/app/pages'
import { languages, storedLanguages } from '@/shared/language'
import { openBrowser } from '@test/support/browser/browser'
import { atRest, cutOffWords, lowLines } from '@test/support/browser/look'
import { violationsOf } from '@test/support/browser/pageAccessibility'
import { firestoreFor } from '@test/support/emulators/firestore'
import { isOfItsOwnKind } from '@test/support/site/routes'
import { foreignWords } from '@test/support/reading/foreignWords'

const { newPerson } = openBrowser()
const firestore = firestoreFor(undefined, inject('site').firestore)

const paths = staticPages
  .filter(({ isEnglishOnly }) => isEnglishOnly === undefined)
  .map(({ path }) => path)
  .filter(isOfItsOwnKind)

/** Looked at by axe, too: a page with pictures, a form, a long text, and what is filled by scripts. */
const kinds = ['/', '/form/newregistration/', '/privacy/', '/my-request/']

/** What the office or a firm has typed is there once this is: in English, as all samples. */
const typed: { [path: string]: string } = {
  '/directory/': '.firms h2',
  '/form/monthlymeeting/': 'form dl [lang]',
}

test.each(storedLanguages)(
  'every page in %s is of one language, has room on every screen, and comes alive without a complaint',
  async (language) => {
    const person = await newPerson({ viewport: { width: 360, height: 800 } })
    const page = await person.newPage()
    const problems: string[] = []
    const answered = (await firestore.list('request_status')).find(({ text }) => text)!
    for (const path of [...paths, `/my-request/#${answered.id}`]) {
      await page.goto(languages[language].base + path)
      const last = path.includes('#') ? '#status + dl' : typed[path]
      if (last !== undefined) await page.locator(last).first().waitFor()
      const found = [
        ...(kinds.includes(path) ? await violationsOf(page) : []),
        ...(await foreignWords(page, language)).map((word) => `not translated: ${word}`),
        ...(await lowLines(page)),
      ]
      // It ends as wide as it begins: the next page is a phone's, too.
      for (const width of [1440, 320, 360]) {
        await page.setViewportSize({ width, height: 800 })
        await atRest(page)
        // The menu of a wide screen is wider than its closed lists.
        const cutOff = await cutOffWords(page, width > 900 ? ['main', 'footer'] : undefined)
        found.push(...cutOff.map((problem) => `at ${width} px ${problem}`))
      }
      expect(await page.locator('html').getAttribute('lang')).toBe(languages[language].tag)
      expect(await page.locator('h1').count(), path).toBe(1)
      problems.push(...found.map((problem) => `${path}: ${problem}`))
    }
    expect(problems).toEqual([])
  },
)

test('a visitor who has begun a form goes on with it in Odia, and is offered Odia the next time', async () => {
  const person = await newPerson()
  const page = await person.newPage()
  const questions: string[] = []
  page.on('dialog', (dialog) => {
    questions.push(dialog.type())
    void dialog.accept()
  })
  await page.goto('/form/newregistration/?from=whatsapp#firm')
  await page.locator('[name=name]').fill('ମମତା ସାହୁ')
  await page
    .getByRole('navigation', { name: 'Languages' })
    .getByRole('link', { name: 'ଓଡ଼ିଆ' })
    .click()

  await page.waitForURL('**/or/form/newregistration/?from=whatsapp#firm')
  await expect.poll(() => page.locator('[name=name]').inputValue()).toBe('ମମତା ସାହୁ')
  expect(questions).toEqual([])

  await page.goto('/about-us/')
  await page.getByRole('link', { name: 'ଓଡ଼ିଆରେ ପଢ଼ନ୍ତୁ' }).click()
  await page.waitForURL('**/or/about-us/')
  expect(await page.getByRole('link', { name: 'ଓଡ଼ିଆରେ ପଢ଼ନ୍ତୁ' }).count()).toBe(0)

  // Also of a page that is not there, whose file was written for another address.
  await page.goto('/or/no-such-page?from=whatsapp')
  const hrefs = () =>
    page
      .locator('a[hreflang]')
      .evaluateAll((links) => links.map((link) => link.getAttribute('href')))
  const [english, hindi] = ['/no-such-page?from=whatsapp', '/hi/no-such-page?from=whatsapp']
  await expect.poll(hrefs).toEqual([english, hindi, english])

  // The desk is English.
  await page.getByRole('banner').getByRole('link', { name: 'ଆଡମିନ୍' }).click()
  await page.waitForURL('**/AdminLogInForm')
  expect(await page.locator('html').getAttribute('lang')).toBe('en-IN')
})
