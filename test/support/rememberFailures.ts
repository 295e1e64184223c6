import type { BrowserContext, Page, Request } from 'playwright'

/** How browsers treat a part of the site's code that could not be loaded, when it is imported again. */
export const manners = [
  { manner: 'tries it again', remembersFailures: false },
  { manner: 'remembers it until the page is loaded again', remembersFailures: true },
]

const parts = /\/assets\/[^/]+\.js$/

/**
 * Makes a browser remember that a part of the site's code could not be loaded, until the page is loaded again, as
 * most do; the newest Chromium would try again. A test's own routes let go with `route.fallback()`.
 */
export async function rememberFailures(context: BrowserContext): Promise<void> {
  const failed = new WeakMap<Page, Set<string>>()
  const pageOf = (request: Request) => request.frame().page()
  const failedIn = (page: Page) => {
    const urls = failed.get(page) ?? new Set<string>()
    failed.set(page, urls)
    return urls
  }
  const remember = (request: Request) => {
    // What a page fetches as a text is not remembered.
    if (parts.test(request.url()) && request.resourceType() !== 'fetch') {
      failedIn(pageOf(request)).add(request.url())
    }
  }
  context.on('requestfailed', (request) => {
    // What the page did not wait for, because it was left.
    if (request.failure()?.errorText !== 'net::ERR_ABORTED') remember(request)
  })
  context.on('response', (response) => void (response.ok() || remember(response.request())))
  context.on('request', (request) => {
    if (request.isNavigationRequest()) failedIn(pageOf(request)).clear()
  })
  await context.route(parts, (route, request) =>
    failedIn(pageOf(request)).has(request.url()) ? route.abort() : route.continue(),
  )
}
