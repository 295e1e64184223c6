import type { BrowserContext, Page, Request } from 'playwright'

export type Manner = { manner: string; remembersFailures: boolean }

/** How browsers treat a part of the site's code that could not be loaded, when it is imported again. */
export const manners: Manner[] = [
  { manner: 'tries it again', remembersFailures: false },
  { manner: 'remembers it until the page is loaded again', remembersFailures: true },
]

const parts = /\/assets\/[^/]+\.js$/

/**
 * Makes a browser remember that a part of the site's code could not be loaded, until the page is loaded again, as
 * most do; the newest Chromium would try again. A test's own routes let go with `route.fallback()`.
 */
export async function rememberFailures(context: BrowserContext): Promise<void> {
  /** What has failed since a page was loaded. */
  const failedIn = new WeakMap<Page, Set<string>>()
  /** The same for the loading that a request belongs to: it may fail after the page was left. */
  const failedWith = new WeakMap<Request, Set<string>>()

  context.on('request', (request) => {
    const page = request.frame().page()
    const failed = request.isNavigationRequest() ? undefined : failedIn.get(page)
    const urls = failed ?? new Set<string>()
    failedIn.set(page, urls)
    failedWith.set(request, urls)
  })
  const remember = (request: Request) => {
    // What a page fetches as a text is not remembered.
    if (parts.test(request.url()) && request.resourceType() !== 'fetch') {
      failedWith.get(request)?.add(request.url())
    }
  }
  context.on('requestfailed', (request) => {
    // What the page did not wait for, because it was left.
    if (request.failure()?.errorText !== 'net::ERR_ABORTED') remember(request)
  })
  context.on('response', (response) => void (response.ok() || remember(response.request())))
  await context.route(parts, (route, request) =>
    failedWith.get(request)?.has(request.url()) ? route.abort() : route.continue(),
  )
}
