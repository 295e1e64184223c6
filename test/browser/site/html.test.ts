import { HtmlValidate } from 'html-validate'
import { expect, test } from 'vitest'
import { descriptionOf } from '@/app/descriptionOf'
import { texts as companies } from '@/texts/companies'
import { texts as departments } from '@/texts/departments'
import { texts as notFoundInHindi } from '@/texts/not-found/hi'
import { texts as notFoundInOdia } from '@/texts/not-found/or'
import { texts as descriptions } from '@/texts/descriptions'
import { texts as offices } from '@/texts/offices'
import { builtPages, get, matches, origin } from '@test/support/site/builtPages'
import { htmlRules } from '@test/support/site/htmlRules'
import { adminRoutes, deskRoutes, publicRoutes, spellings } from '@test/support/site/routes'

// What the files say, read as files: no browser is needed to know it.
const pages = await builtPages()

test.each(pages.map(({ path }) => path))('%s is whole before any script runs', (path) => {
  const page = pages.find((each) => each.path === path)!
  const { html, noIndex } = page
  const descriptions = path === '/AdminLogInForm' ? [] : [descriptionOf(page)]
  expect(matches(html, /<h1\b[^>]*>(.*?)<\/h1>/gs)).toHaveLength(1)
  const [title, ...more] = matches(html, /<title>(.*?)<\/title>/gs)
  expect(more).toEqual([])
  expect(matches(html, /<meta name="description" content="(.*?)"/g)).toEqual(descriptions)
  expect(matches(html, /<link rel="canonical" href="(.*?)"/g)).toEqual(
    noIndex ? [] : [origin + path],
  )
  expect(html.includes('content="noindex"')).toBe(noIndex === true)
  expect(matches(html, /<meta property="og:title" content="(.*?)"/g)).toEqual([title])
  expect(matches(html, /<meta property="og:description" content="(.*?)"/g)).toEqual(descriptions)
  expect(matches(html, /<meta property="og:image" content="(.*?)"/g)).toEqual([
    `${origin}/share.png`,
  ])
})

test('every route of the specification and of the desk answers, with and without its last slash', async () => {
  const rendered = [...adminRoutes, ...deskRoutes]
  const addresses = [...publicRoutes, ...rendered, '/company/'].flatMap(spellings)
  await Promise.all(
    addresses.map(async (address) => {
      const { status, html, headers } = await get(address)
      expect(status, address).toBe(200)
      expect(headers.get('cache-control'), address).toBe('no-cache')
      expect(headers.get('content-security-policy'), address).toMatch(/^default-src 'none'; /)
      expect(headers.get('content-security-policy'), address).not.toContain('unsafe')
      const isForAdmins = rendered.some((route) => address.startsWith(route))
      // For administrators there is a spinner until the browser has rendered the page.
      expect(html.includes('Loading...'), address).toBe(isForAdmins)
      expect(!isForAdmins || html.includes('content="noindex"'), address).toBe(true)
    }),
  )
})

test('whatever is asked for, the answer says what a browser may do with it', async () => {
  for (const address of ['/', '/app.html', '/memberlist', '/no-such-page', '/favicon.svg']) {
    const { headers } = await get(address)
    const said = Object.fromEntries(headers)
    expect(said, address).toMatchObject({
      'content-security-policy': expect.stringContaining("frame-ancestors 'none'"),
      'cross-origin-opener-policy': 'same-origin',
      'permissions-policy': expect.stringContaining('camera=()'),
      'referrer-policy': 'strict-origin-when-cross-origin',
      'strict-transport-security': expect.stringMatching(/^max-age=\d{8}/),
      'x-content-type-options': 'nosniff',
    })
  }
})

test('nothing is served that is no part of the site: no settings, no source maps, no secrets', async () => {
  expect((await get('/firebase.json')).status).toBe(404)
  const scripts = new Set(pages.flatMap(({ html }) => matches(html, /(\/assets\/[\w-]+\.js)/g)))
  expect(scripts.size).toBeGreaterThan(20)
  for (const address of scripts) {
    const { html: text } = await get(address)
    expect(text, address).not.toMatch(/sourceMappingURL|PRIVATE KEY|client_secret|AIza[\w-]{35}/)
    expect((await get(`${address}.map`)).status, address).toBe(404)
  }
})

test('no two pages have the same title or the same description', () => {
  const paths = pages.map(({ path }) => path)
  expect(Object.keys(descriptions.pages).filter((path) => !paths.includes(path))).toEqual([])
  for (const pattern of [/<title>(.*?)<\/title>/gs, /<meta name="description" content="(.*?)"/g]) {
    const open = pages.filter(({ noIndex }) => !noIndex)
    const texts = open.flatMap(({ html }) => matches(html, pattern))
    expect(texts).toHaveLength(open.length)
    expect(new Set(texts).size).toBe(open.length)
  }
})

test('an address without a page answers 404 with a page that helps, a missing file with 404', async () => {
  for (const address of ['/no-such-page', '/no-such-page/', '/form/', '/member/a/b']) {
    const { status, html } = await get(address)
    expect(status, address).toBe(404)
    expect(html).toMatch(/<h1\b[^>]*>Page not found/)
  }
  const { status, html } = await get('/assets/gone-12345678.js')
  expect(status).toBe(404)
  expect(html).not.toContain('data-page="/"')
})

// With status 200: decision 24 says why.
test.each([
  ['/or', notFoundInOdia.title],
  ['/hi', notFoundInHindi.title],
])('an address without a page below %s gets the page of that language', async (base, title) => {
  for (const address of [`${base}/no-such-page`, `${base}/form/`, `${base}/member/a/b`]) {
    const { html } = await get(address)
    expect(matches(html, /<h1\b[^>]*>(.*?)<\/h1>/gs), address).toEqual([title])
    expect(html, address).toContain('content="noindex"')
  }
})

test('files with a hash in their name are kept for good', async () => {
  const [entry = ''] = matches(pages[0]!.html, /<script type="module"[^>]* src="(.*?)"/g)
  const { status, headers } = await get(entry)
  expect(status).toBe(200)
  expect(headers.get('cache-control')).toBe('public, max-age=31536000, immutable')
})

const scriptsOf = ({ html }: { html: string }) =>
  matches(html, /<(?:script type="module"|link rel="modulepreload")[^>]* (?:src|href)="([^"]*)"/g)

test('a page asks for few scripts: each takes a cheap phone some milliseconds', () => {
  for (const page of pages) {
    expect(scriptsOf(page).length, page.path).toBeLessThanOrEqual(20)
  }
})

test('the scripts that pages share have the hint to compile them while they arrive', async () => {
  const scripts = [...new Set(pages.flatMap(scriptsOf))]
  const shared = scripts.filter((name) => /\/(react|mui|index|parts|form)-/.test(name))
  expect(shared).toHaveLength(5)
  for (const { html } of await Promise.all(shared.map(get))) {
    expect(html.startsWith('//# allFunctionsCalledOnLoad')).toBe(true)
  }
})

test('every link inside the site leads to a page, and to a place that is on it', async () => {
  const found = new Map<string, string>()
  for (const { path, html } of pages) {
    for (const href of matches(html, /<a\b[^>]*\shref="(.*?)"/g)) {
      if (/^(https:\/\/|tel:\+91\d{10}$|mailto:[^@]+@[^@]+$)/.test(href)) continue
      found.set(new URL(href, origin + path).href.replace(/\?[^#]*/, ''), `${href} on ${path}`)
    }
  }
  expect(found.size).toBeGreaterThan(publicRoutes.length)
  const problems: string[] = []
  const answers = new Map<string, ReturnType<typeof get>>()
  for (const [address, where] of found) {
    const { origin: itsOrigin, pathname, hash } = new URL(address)
    if (itsOrigin !== origin) problems.push(`${where} is no address`)
    const answer = answers.get(pathname) ?? get(pathname)
    answers.set(pathname, answer)
    const { status, html } = await answer
    if (status !== 200) problems.push(`${where} answers ${status}`)
    if (hash !== '' && !html.includes(`id="${hash.slice(1)}"`)) problems.push(`${where}: no place`)
  }
  expect(problems).toEqual([])
})

test('every image is there, with its size and its alternative text', async () => {
  const problems = pages.flatMap(({ path, html }) =>
    (html.match(/<img\b[^>]*>/g) ?? [])
      .filter(
        (tag) => !/\swidth="\d/.test(tag) || !/\sheight="\d/.test(tag) || !/\salt="/.test(tag),
      )
      .map((tag) => `${path}: ${tag}`),
  )
  expect(problems).toEqual([])

  const files = pages.flatMap(({ html }) => matches(html, /<img\b[^>]*\ssrc="(.*?)"/g))
  for (const file of new Set(files)) expect((await get(file)).status, file).toBe(200)
})

test('what search engines are told is well formed and holds no placeholder', () => {
  const placeholders = [
    companies.placeholders,
    departments.headPlaceholders,
    [offices.noHours, offices.noPhone, offices.noWhatsapp, offices.noEmail],
  ].flatMap((all) => Object.values(all))
  for (const { path, html } of pages) {
    const texts = [...html.matchAll(/<script type="application\/ld\+json">(.*?)<\/script>/gs)].map(
      ([, text = '']) => text,
    )
    const things = texts.map((text) => JSON.parse(text) as { '@type': string })
    for (const thing of things) expect(thing).toMatchObject({ '@context': 'https://schema.org' })

    const types = things.map((thing) => thing['@type'])
    const isBelow = path.split('/').filter(Boolean).length > 1
    expect(types.includes('Organization'), path).toBe(path === '/')
    expect(types.includes('BreadcrumbList'), path).toBe(isBelow)
    expect(types.includes('LocalBusiness'), path).toBe(/^\/company\/./.test(path))
    expect(texts.join(), path).not.toMatch(/announced|on request|lorem/i)
    for (const placeholder of placeholders) expect(texts.join()).not.toContain(placeholder)
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

test('the HTML of every page is valid', async () => {
  const validator = new HtmlValidate(htmlRules)
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
