import type { Page } from 'playwright'
import { expect, test } from 'vitest'
import { staticPages } from '@/app/pages'
import { site } from '@/content/site'
import { violationsOf } from '@test/support/pageAccessibility'
import { openBrowser } from '@test/support/browser'
import { holdData, holdScripts } from '@test/support/holdScripts'
import { untilAlive } from '@test/support/hydrated'
import { atRest, cutOffWords, look } from '@test/support/look'

const { newPerson } = openBrowser()

const notThere = '/no-such-page/'
const paths = [...staticPages.map(({ path }) => path), notThere]

// One visit of each page on each kind of screen, for all that can be asked of it: to open it is
// what takes the time. The two side by side, for each has a renderer of its own.
test.each(paths)(
  '%s comes alive without a jump and is open to everybody, in all colours and sizes',
  async (path) => {
    const [narrow, wide] = await Promise.all([inspect(path, 360), inspect(path, 1440)])
    expect([...narrow, ...wide]).toEqual([])
  },
)

async function inspect(path: string, width: number): Promise<string[]> {
  const person = await newPerson({ viewport: { width, height: 800 } })
  if (path === notThere) person.expectOnConsole(/status of 404/)
  const page = await person.newPage()
  const problems = [
    ...(await visit(page, path)),
    ...(await inDarkColours(page)),
    ...(await enlarged(page, width)),
  ]
  if (width > 500) await onPaper(page)
  return problems.map((problem) => `${width} px: ${problem}`)
}

/** Opens a page, watches it come alive, and asks what is wrong with it. */
async function visit(page: Page, path: string): Promise<string[]> {
  const [releaseScripts, releaseData] = [await holdScripts(page), await holdData(page)]
  await page.goto(path)
  const before = await look(page)
  releaseScripts()
  await untilAlive(page)
  // What a page adds of its own accord comes after the first two pictures, not by hydrating.
  expect(await look(page), path).toEqual(before)
  releaseData()

  expect(await page.locator('h1').count(), path).toBe(1)
  return violationsOf(page)
}

async function inDarkColours(page: Page): Promise<string[]> {
  await page.emulateMedia({ colorScheme: 'dark' })
  await page.locator('html[data-color-scheme=dark]').waitFor()
  await atRest(page)
  return (await violationsOf(page, 'colours')).map((problem) => `dark: ${problem}`)
}

/** On paper the header says whose page it is; there is no menu and no footer. */
async function onPaper(page: Page): Promise<void> {
  await page.emulateMedia({ media: 'print' })
  const links = page.getByRole('banner').getByRole('link').filter({ visible: true })
  expect(await links.allInnerTexts()).toEqual([site.name])
  expect(await page.getByRole('contentinfo').isVisible()).toBe(false)
  await page.emulateMedia({ media: 'screen' })
}

/** With doubled text, and on the narrowest screens there are, nothing is lost. */
async function enlarged(page: Page, width: number): Promise<string[]> {
  const problems: string[] = []
  const check = async (what: string) => {
    await atRest(page)
    problems.push(...(await cutOffWords(page)).map((problem) => `${what}: ${problem}`))
  }
  if (width < 500) {
    await page.setViewportSize({ width: 320, height: 700 })
    await check('320 px')
  }
  await page.evaluate(() => (document.documentElement.style.fontSize = '200%'))
  await check('doubled text')
  return problems
}

test('with scripts off every page is readable, in the colours of the system, and its links lead on', async () => {
  const person = await newPerson({ javaScriptEnabled: false, colorScheme: 'dark' })
  person.expectOnConsole(/status of 404/)
  const page = await person.newPage()
  for (const path of paths) {
    await page.goto(path)
    expect(await page.locator('h1').isVisible(), path).toBe(true)
    expect((await page.locator('main').innerText()).length, path).toBeGreaterThan(20)
    const ground = await page.evaluate(() => getComputedStyle(document.body).backgroundColor)
    expect(ground, path).toBe('rgb(19, 20, 29)')

    const note = page.getByText(site.formsNeedScripts)
    const hasForm = path.startsWith('/form/') || path === '/my-request/'
    expect(await note.isVisible(), path).toBe(hasForm)
    // What was typed would go into the address, and nowhere else.
    expect(
      await page.locator('main form :is(input, button)').filter({ visible: true }).count(),
    ).toBe(0)
  }

  await page.goto('/')
  await page.getByRole('contentinfo').getByRole('link', { name: 'Gallery' }).click()
  await page.getByRole('heading', { level: 1, name: 'Gallery' }).waitFor()
})
