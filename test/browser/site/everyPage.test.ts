import type { Page } from 'playwright'
import { readFile } from 'node:fs/promises'
import { expect, inject, test } from 'vitest'
import type { PageScripts } from '@scripts/prerender/writeLanguage'
import { staticPages } from '@/app/pages'
import { texts } from '@/texts/layout'
import { violationsOf } from '@test/support/browser/pageAccessibility'
import { openBrowser } from '@test/support/browser/browser'
import { holdData, holdScripts } from '@test/support/browser/holdScripts'
import { untilAlive } from '@test/support/browser/hydrated'
import { atRest, cutOffWords, look } from '@test/support/browser/look'
import { isOfItsOwnKind } from '@test/support/site/routes'
import { frameOnPaper } from '@test/support/reading/paper'

const { newPerson } = openBrowser()

/** All scripts that the sizes of a page count, also those that it fetches at rest. */
const scriptsOf = await readScripts()

const notThere = '/no-such-page/'
const paths = [...staticPages.map(({ path }) => path), notThere]

const widths = [360, 1440]

// One visit of each page for all that can be asked of it: to open it is what takes the time.
test.each(paths.filter(isOfItsOwnKind))(
  '%s comes alive without a jump and is open to everybody, in all colours and sizes',
  async (path) => {
    const person = await newPerson({ viewport: { width: 360, height: 800 } })
    if (path === notThere) person.expectOnConsole(/status of 404/)
    const page = await person.newPage()
    const fetched = new Set<string>()
    page.on('request', (request) => {
      const { pathname } = new URL(request.url())
      if (pathname.endsWith('.js')) fetched.add(pathname)
    })
    await open(page, path)
    const counted = scriptsOf[path]
    await expect.poll(() => counted && [...fetched].sort()).toEqual(counted)

    const problems = await atEachWidth(page, () => violationsOf(page))
    // On paper the header says whose page it is; there is no menu and no footer.
    expect(await frameOnPaper(page)).toEqual({ header: [texts.name], hasFooter: false })
    await page.emulateMedia({ colorScheme: 'dark' })
    await page.locator('html[data-color-scheme=dark]').waitFor()
    const inDark = await atEachWidth(page, () => violationsOf(page, 'colours'))
    problems.push(...inDark.map((problem) => `dark: ${problem}`), ...(await enlarged(page)))
    expect(problems).toEqual([])
  },
)

async function readScripts(): Promise<Record<string, string[]>> {
  const text = await readFile(`${inject('site').dist}/.vite/pages.json`, 'utf8')
  const all = (JSON.parse(text) as PageScripts[]).map(
    ({ path, scripts, forData, atRest: later }) =>
      [path, [...scripts, ...forData, ...later].sort()] as const,
  )
  // The login page fetches the list, too, while the password is typed.
  return Object.fromEntries(all.filter(([path]) => path !== '/AdminLogInForm'))
}

/** Opens a page on a phone, and compares it, on every kind of screen, with its HTML. */
async function open(page: Page, path: string): Promise<void> {
  const [releaseScripts, releaseData] = [await holdScripts(page), await holdData(page)]
  await page.goto(path)
  const looks = async () => {
    const seen = []
    for (const width of widths.toReversed()) {
      await page.setViewportSize({ width, height: 800 })
      seen.push(await look(page))
    }
    return seen
  }
  const before = await looks()
  releaseScripts()
  await untilAlive(page)
  // What a page adds of its own accord comes after these pictures, not by hydrating.
  expect(await looks(), path).toEqual(before)
  releaseData()

  expect(await page.locator('h1').count(), path).toBe(1)
}

async function atEachWidth(page: Page, find: () => Promise<string[]>): Promise<string[]> {
  const problems: string[] = []
  for (const width of widths) {
    await page.setViewportSize({ width, height: 800 })
    await atRest(page)
    problems.push(...(await find()).map((problem) => `${width} px: ${problem}`))
  }
  return problems
}

/** With doubled text, and on the narrowest screens there are, nothing is lost. */
async function enlarged(page: Page): Promise<string[]> {
  const problems: string[] = []
  const check = async (what: string, width: number) => {
    await page.setViewportSize({ width, height: 700 })
    await atRest(page)
    const found = await cutOffWords(page)
    problems.push(...found.map((problem) => `${what} at ${width} px: ${problem}`))
  }
  await check('text', 320)
  await page.evaluate(() => (document.documentElement.style.fontSize = '200%'))
  await check('doubled text', 320)
  await check('doubled text', 1440)
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

    const note = page.getByText(texts.formsNeedScripts)
    const hasForm = path.startsWith('/form/') || path === '/my-request/' || path === '/verify/'
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
