import { HtmlValidate, type ConfigData } from 'html-validate'
import type { Page } from 'playwright'
import { expect, inject, test } from 'vitest'
import { features } from '@/app/features'
import { openMemberList } from '@test/support/administrator'
import { openBrowser } from '@test/support/browser'
import { holdScripts } from '@test/support/holdScripts'
import { openAlive, untilAlive } from '@test/support/hydrated'

const { newPerson } = openBrowser()

const all = features.flatMap(({ pages }) => pages)
const pages = all.filter(({ path, access }) => access !== 'admin' && !path.includes(':'))
const origin = inject('site').url

const get = async (path: string) => {
  const response = await fetch(origin + path, { redirect: 'manual' })
  return { status: response.status, html: await response.text(), headers: response.headers }
}

const matches = (html: string, pattern: RegExp) =>
  [...html.matchAll(pattern)].map(([, text]) => text)

/** The two ways to write an address. */
const spellings = (path: string) =>
  path === '/' ? ['/'] : [path.replace(/\/$/, ''), path.replace(/\/?$/, '/')]

test.each(pages.map(({ path }) => path))(
  '%s is whole before any script runs, with and without its last slash',
  async (path) => {
    const { description, noIndex } = pages.find((page) => page.path === path)!
    for (const address of spellings(path)) {
      const { status, html, headers } = await get(address)
      expect(status, address).toBe(200)
      expect(headers.get('cache-control')).toBe('no-cache')
      expect(matches(html, /<h1\b[^>]*>(.*?)<\/h1>/gs)).toHaveLength(1)
      expect(matches(html, /<title>(.*?)<\/title>/gs)).toHaveLength(1)
      expect(decoded(matches(html, /<meta name="description" content="(.*?)"/g))).toEqual([
        description,
      ])
      expect(matches(html, /<link rel="canonical" href="(.*?)"/g)).toEqual(
        noIndex ? [] : [origin + path],
      )
      expect(html.includes('content="noindex"')).toBe(noIndex === true)
      const things = matches(html, /<script type="application\/ld\+json">(.*?)<\/script>/gs)
      for (const thing of things) {
        expect(JSON.parse(thing!)).toMatchObject({ '@context': 'https://schema.org' })
      }
      const isBelow = path.split('/').filter(Boolean).length > 1
      expect(things.some((thing) => thing?.includes('BreadcrumbList'))).toBe(isBelow)
    }
  },
)

const decoded = (texts: (string | undefined)[]) =>
  texts.map((text) =>
    text?.replaceAll('&#x27;', "'").replaceAll('&quot;', '"').replaceAll('&amp;', '&'),
  )

test('no two pages have the same title or the same description', async () => {
  const htmls = await Promise.all(pages.map(async ({ path }) => (await get(path)).html))
  for (const pattern of [/<title>(.*?)<\/title>/s, /<meta name="description" content="(.*?)"/]) {
    const texts = htmls.map((html) => pattern.exec(html)?.[1])
    expect(new Set(texts).size).toBe(pages.length)
  }
})

test('an address without a page answers 404 with a page that helps, a missing file with 404', async () => {
  for (const address of ['/no-such-page', '/no-such-page/', '/form/', '/member/a/b']) {
    const { status, html } = await get(address)
    expect(status, address).toBe(404)
    expect(html).toMatch(/<h1\b[^>]*>Page not found/)
  }
  expect((await get('/assets/gone-12345678.js')).status).toBe(404)
})

test('pages that only the browser can draw get an empty one, which no search engine keeps', async () => {
  const drawn = all.filter((page) => !pages.includes(page)).map(({ path }) => path)
  for (const path of drawn) {
    for (const address of spellings(path.replace(/:\w+/, 'x'))) {
      const { status, html } = await get(address)
      expect(status, address).toBe(200)
      expect(html).toContain('Loading...')
      expect(html).toContain('content="noindex"')
    }
  }
})

test('sitemap, robots.txt and the manifest name the pages there are', async () => {
  const open = pages.filter(({ noIndex }) => !noIndex)
  const sitemap = (await get('/sitemap.xml')).html
  expect(matches(sitemap, /<loc>(.*?)<\/loc>/g)).toEqual(open.map(({ path }) => origin + path))
  const robots = (await get('/robots.txt')).html
  expect(robots).toContain(`Sitemap: ${origin}/sitemap.xml`)
  expect(robots).toContain('Disallow: /memberlist')
  for (const { path } of open) expect(robots).not.toContain(`Disallow: ${path}\n`)

  type Listed = { icons: { src: string }[]; shortcuts: { url: string }[] }
  const manifest = JSON.parse((await get('/manifest.webmanifest')).html) as Listed
  const listed = [
    ...manifest.icons.map(({ src }) => src),
    ...manifest.shortcuts.map(({ url }) => url),
  ]
  for (const address of [...listed, '/share.png', '/icons/180.png']) {
    expect((await get(address)).status, address).toBe(200)
  }
})

test('with scripts off every page is readable and its links lead on', async () => {
  const page = await (await newPerson({ javaScriptEnabled: false })).newPage()
  const links = new Set<string>()
  for (const { path } of pages) {
    await page.goto(path)
    expect(await page.locator('h1').count(), path).toBe(1)
    expect(await page.locator('h1').isVisible(), path).toBe(true)
    expect((await page.locator('main').innerText()).length, path).toBeGreaterThan(20)
    for (const link of await page.locator('a[href^="/"]').all()) {
      links.add((await link.getAttribute('href'))!.replace(/[?#].*/, ''))
    }
  }
  for (const link of links) expect((await get(link)).status, link).toBe(200)

  await page.goto('/')
  await page.getByRole('contentinfo').getByRole('link', { name: 'Gallery' }).click()
  await page.getByRole('heading', { level: 1, name: 'Gallery' }).waitFor()
})

test.each([360, 1440])('at %i px hydration changes nothing on any page', async (width) => {
  const person = await newPerson({ viewport: { width, height: 800 }, reducedMotion: 'reduce' })
  const page = await person.newPage()
  for (const { path } of pages) {
    const release = await holdScripts(page)
    await page.goto(path)
    const before = await look(page)
    expect(await page.locator('#root[data-page]').count(), path).toBe(1)
    release()
    await untilAlive(page)
    // What a page adds of its own accord comes after the first two pictures, not by hydrating.
    expect(await look(page), path).toEqual(before)
    expect(await page.locator('h1').count(), path).toBe(1)
    await page.unroute('**/assets/*.js')
  }
})

/** What is written on the page, and where everything stands once it has come to rest. */
async function look(page: Page) {
  await page.waitForFunction(() => document.getAnimations().length === 0)
  return page.evaluate(() => ({
    text: document.getElementById('root')!.textContent,
    title: document.title,
    head: [...document.head.querySelectorAll('meta,link[rel=canonical]')]
      .map((it) => it.outerHTML)
      .sort(),
    boxes: [...document.querySelectorAll('header *, main *, footer *')]
      .filter((element) => element.checkVisibility())
      .map((element) => {
        const { x, y, width, height } = element.getBoundingClientRect()
        return `${element.tagName} ${[x, y, width, height].map(Math.round).join(' ')}`
      }),
  }))
}

test('what is typed and pressed before the scripts have come is not lost', async () => {
  const page = await (await newPerson()).newPage()
  const release = await holdScripts(page)
  await page.goto('/form/newregistration/')
  await page.getByLabel(/^Firm name/).fill('Early Udyog')
  const district = page.locator('select').first()
  const chosen = await district.locator('option').nth(2).getAttribute('value')
  await district.selectOption(chosen)
  const consent = page.getByRole('checkbox').last()
  await consent.check()
  await page.getByRole('button', { name: /Send|Submit|Register/ }).click()
  expect(new URL(page.url()).search).toBe('')

  release()
  await untilAlive(page)

  // The button was held back and is pressed now: the form says what is missing.
  await page.getByRole('alert').first().waitFor()
  expect(await page.getByLabel(/^Firm name/).inputValue()).toBe('Early Udyog')
  expect(await district.inputValue()).toBe(chosen)
  expect(await consent.isChecked()).toBe(true)
  const complaints = await page.getByRole('alert').first().innerText()
  expect(complaints).not.toContain('Firm name')
})

test('an address in other letters shows its page once it is drawn', async () => {
  const person = await newPerson()
  person.expectOnConsole(/status of 404/)
  const page = await person.newPage()
  await openAlive(page, '/Gallery/')
  await page.getByRole('heading', { level: 1, name: 'Gallery' }).waitFor()
  expect(await page.locator('h1').count()).toBe(1)
})

test('whoever is signed in never sees the page of a signed-out visitor', async () => {
  const page = await (await newPerson()).newPage()
  await openMemberList(page)
  await page.waitForFunction(() => localStorage.getItem('persist:session')?.includes('"user":"{'))

  const release = await holdScripts(page)
  await page.goto('/about-us/')
  await page.waitForTimeout(300)
  expect(await page.getByText('Admin', { exact: true }).isVisible()).toBe(false)
  await page.evaluate(() => {
    const seen: string[] = []
    Object.assign(window, { seen })
    const watch = () => {
      for (const link of document.querySelectorAll('header a')) {
        if (link.checkVisibility({ visibilityProperty: true })) seen.push(link.textContent ?? '')
      }
      requestAnimationFrame(watch)
    }
    watch()
  })
  release()
  await page.getByRole('button', { name: 'Logout' }).first().waitFor({ state: 'attached' })
  await page.getByRole('heading', { level: 1, name: 'About Us' }).waitFor()
  const seen = await page.evaluate(() => (window as unknown as { seen: string[] }).seen)
  expect(seen).not.toContain('Admin')
  expect(await page.locator('h1').count()).toBe(1)
})

/** Everything html-validate recommends, but for: */
const rules: ConfigData = {
  extends: ['html-validate:recommended'],
  rules: {
    // How React writes its attributes: `noValidate`, `<br/>`, `hidden=""`. All of it is HTML.
    'attr-case': 'off',
    'void-style': 'off',
    'attribute-boolean-style': 'off',
    'attribute-empty-style': 'off',
    'no-inline-style': 'off',
    'doctype-style': 'off',
    // React's ids are made of signs that old CSS did not allow.
    'valid-id': 'off',
    // Material UI repeats classes, gives every button its type late, and draws its own spinner.
    'no-dup-class': 'off',
    'no-implicit-button-type': 'off',
    'prefer-native-element': 'off',
    'no-redundant-role': 'off',
    // Advice for search results; the association's name alone takes half of the 70 letters.
    'long-title': 'off',
    // A list may have a name of its own.
    'aria-label-misuse': ['error', { allowAnyNamable: true }],
    // The site's files are its own; none comes from another server.
    'require-sri': 'off',
  },
}

test('the HTML of every page is valid', async () => {
  const validator = new HtmlValidate(rules)
  const problems: string[] = []
  for (const path of [...pages.map((page) => page.path), '/no-such-page', '/memberlist']) {
    const { results } = await validator.validateString((await get(path)).html)
    for (const { messages } of results) {
      problems.push(
        ...messages.map(
          ({ ruleId, message, selector }) => `${path} ${ruleId}: ${message} ${selector}`,
        ),
      )
    }
  }
  expect(problems).toEqual([])
})
