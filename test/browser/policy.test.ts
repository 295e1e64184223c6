import { expect, test } from 'vitest'
import { openBrowser } from '@test/support/browser'
import { openAlive } from '@test/support/hydrated'

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
