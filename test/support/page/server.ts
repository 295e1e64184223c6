import { BatchInterceptor } from '@mswjs/interceptors'
import { FetchInterceptor } from '@mswjs/interceptors/fetch'
import { XMLHttpRequestInterceptor } from '@mswjs/interceptors/XMLHttpRequest'
import { defineNetwork, HttpNetworkFrame, InterceptorSource } from 'msw/experimental'
import { expect, inject } from 'vitest'
import '@test/support/setup/providedContext'

const unanswered: string[] = []

/**
 * Answers one-shot HTTP in place of a server: `server.use(http.post(…))`, until the end of the
 * test. A request that nobody answers fails, and the test with it; the emulators and the files
 * of the page itself are reached as ever.
 *
 * In the page, not in a service worker: every message of the emulators would go through that, too, and
 * take a third of each test.
 */
export const server = defineNetwork({
  sources: [
    new InterceptorSource({
      interceptors: [
        new BatchInterceptor({
          name: 'tests',
          interceptors: [new FetchInterceptor(), new XMLHttpRequestInterceptor()],
        }),
      ],
    }),
  ],
  context: { quiet: true },
  onUnhandledFrame({ frame }) {
    if (!(frame instanceof HttpNetworkFrame)) return
    const { request } = frame.data
    if (isExpected(request)) return
    const line = `${request.method} ${request.url}`
    unanswered.push(line)
    throw new Error(`No handler for ${line}`)
  },
})

/**
 * Starts it. While no test answers anything, what goes to the emulators does not pass it: that takes a tenth
 * of each test.
 */
export function startServer(): void {
  const direct = globalThis.fetch
  server.enable()
  const watched = globalThis.fetch
  globalThis.fetch = (input, init) => {
    const isDirect = server.listHandlers().length === 0 && isForEmulator(urlOf(input))
    return isDirect ? direct(input, init) : watched(input, init)
  }
}

const urlOf = (input: RequestInfo | URL) =>
  new URL(input instanceof Request ? input.url : input, location.href)

const isForEmulator = ({ host }: URL) => [inject('firestore'), inject('auth')].includes(host)

/** After each test: its answers are gone, and nothing was asked that nobody answers. */
export function resetServer() {
  server.resetHandlers()
  expect(unanswered.splice(0), 'requests without a handler').toEqual([])
}

function isExpected({ url, method }: Request): boolean {
  const address = new URL(url)
  const { origin, protocol } = address
  if (protocol === 'blob:' || protocol === 'data:') return true
  if (isForEmulator(address)) return true
  // The page's own modules, pictures and clock; what the app posts to its own site is not among them.
  return origin === location.origin && ['GET', 'HEAD'].includes(method)
}
