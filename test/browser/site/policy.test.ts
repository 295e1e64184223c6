import { readFile } from 'node:fs/promises'
import { transformWithOxc } from 'vite'
import { expect, test } from 'vitest'
import { securityPolicy } from '@scripts/prerender/securityPolicy'
import { openBrowser } from '@test/support/browser/browser'
import { openAlive } from '@test/support/browser/hydrated'

const { newPerson } = openBrowser()

// That no page and no state of one is hindered by the policy is seen by every journey: each
// fails at an error on the console.
test('what is put into a page from outside does not run, and a frame stays empty', async () => {
  const person = await newPerson()
  person.expectOnConsole(/Content Security Policy|Trusted|frame/i)
  const page = await person.newPage()
  await openAlive(page, '/form/newregistration/')

  const refusals = await page.evaluate(async () => {
    const refused: string[] = []
    addEventListener('securitypolicyviolation', (event) => refused.push(event.effectiveDirective))
    const attempt = (act: () => void) => {
      try {
        act()
      } catch (error) {
        refused.push(String(error))
      }
    }
    const script = document.createElement('script')
    attempt(() => {
      script.textContent = 'window.injected = "script"'
      document.body.append(script)
    })
    attempt(() => {
      document.body.innerHTML += '<img src="x" onerror="window.injected = 1">'
    })
    const image = new Image()
    attempt(() => {
      image.setAttribute('onerror', 'window.injected = "handler"')
      image.src = '/no-such-picture.png'
      document.body.append(image)
    })
    const link = document.createElement('a')
    link.href = 'javascript:window.injected = "link"'
    document.body.append(link)
    link.click()
    const base = document.createElement('base')
    base.href = 'https://example.org/'
    document.head.append(base)
    attempt(() => void fetch('https://example.org/stolen').catch(() => {}))
    const style = document.createElement('style')
    style.textContent = 'body { display: none }'
    document.head.append(style)
    await new Promise((resolve) => setTimeout(resolve, 500))
    return refused
  })

  expect(await page.evaluate(() => 'injected' in window)).toBe(false)
  expect(await page.locator('h1').isVisible()).toBe(true)
  expect(await page.evaluate(() => document.baseURI)).toBe(page.url())
  expect(refusals.join()).toMatch(/script-src/)
  expect(refusals.join()).toMatch(/connect-src/)
  expect(refusals.join()).toMatch(/base-uri/)
  expect(refusals.join()).toMatch(/style-src/)

  // Another site, as far as a browser is concerned: nobody lays this one under their own buttons.
  const other = await person.newPage()
  await other.route('http://other.test/', (route) =>
    route.fulfill({
      contentType: 'text/html',
      body: `<iframe src="${new URL('/AdminLogInForm', page.url()).href}"></iframe>`,
    }),
  )
  await other.goto('http://other.test/')
  // The browser's own page stands where the site was refused.
  await expect.poll(() => other.frames()[1]?.url()).toBe('chrome-error://chromewebdata/')
})

// Google itself is not asked: these stand in for its loader, which adds the script of a release by plain text.
const loader = 'https://www.google.com/recaptcha/enterprise.js'
const release = 'https://www.gstatic.com/recaptcha/releases/Sample-1/recaptcha__en.js'
const script = (body: string) => ({ contentType: 'text/javascript', body })

test('with App Check the script of reCAPTCHA runs, and no other of Google’s', async () => {
  const person = await newPerson()
  person.expectOnConsole(/Content Security Policy|Trusted/i)
  const page = await person.newPage()
  const policy = securityPolicy('', {
    backend: 'cloud',
    emulators: { firestore: '127.0.0.1:8080', auth: '127.0.0.1:9099' },
    appCheck: { provider: 'enterprise', key: '6LcSampleSampleSampleSample_Sample-Sample' },
  })
  const path = 'src/shared/config/trustedTypes.ts'
  const { code } = await transformWithOxc(await readFile(path, 'utf8'), path)
  const asked: string[] = []
  await page.route(/^https:/, async (route) => {
    const url = route.request().url()
    asked.push(url)
    const add = `const added = document.createElement('script'); added.src = '${release}'; document.head.append(added)`
    if (url.startsWith(loader)) return route.fulfill(script(add))
    return route.fulfill(script(`window.hasRun = (window.hasRun ?? []).concat('${url}')`))
  })
  await page.route('http://localhost:1/', (route) =>
    route.fulfill({
      contentType: 'text/html',
      headers: { 'content-security-policy': policy },
      body: '<!doctype html><title>x</title><script type="module" src="/policy.js"></script>',
    }),
  )
  // As the SDK does it, and as something that was put into the page would.
  const adding = `
    globalThis.refused = 0
    for (const address of ${JSON.stringify([
      loader,
      'https://www.google.com/recaptcha/about/js/main.min.js',
      'https://www.gstatic.com/recaptcha/other.js',
      'https://example.org/x.js',
    ])}) {
      try {
        const element = document.createElement('script')
        element.src = address
        document.head.append(element)
      } catch { globalThis.refused += 1 }
    }`
  await page.route('http://localhost:1/policy.js', (route) =>
    route.fulfill(script(`${code}\nmakeDefaultPolicy()\n${adding}`)),
  )
  // An address of this machine counts as secure, as Trusted Types need it.
  await page.goto('http://localhost:1/')

  await expect.poll(() => asked).toEqual([`${loader}?trustedtypes=true`, release])
  await expect.poll(() => page.evaluate('window.hasRun')).toEqual([release])
  expect(await page.evaluate('window.refused')).toBe(3)
})
