import { http, HttpResponse } from 'msw'
import { setupServer } from 'msw/node'
import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest'
import { createTokenSync } from '@/shared/auth/tokenSync'

const minutes = 60_000
const url = 'https://site.example/api/session'
const server = setupServer()

beforeAll(() => server.listen({ onUnhandledRequest: 'error' }))
afterEach(() => server.resetHandlers())
afterAll(() => server.close())

/** Answers at the sync address and records the requests. */
function listen(answer = () => new HttpResponse(null, { status: 204 })) {
  const seen: string[] = []
  server.use(
    http.all(url, ({ request }) => {
      seen.push(`${request.method} ${request.headers.get('authorization') ?? ''}`.trim())
      return answer()
    }),
  )
  return seen
}

const issued = (value: string, ago = 0) => ({ value, issuedAt: Date.now() - ago })

test('each token is sent once, and the end of the session once', async () => {
  const seen = listen()
  const sync = createTokenSync(url)

  await sync.signedIn(issued('first'))
  await sync.signedIn(issued('first'))
  await sync.signedIn(issued('second'))
  await sync.signedOut()
  await sync.signedOut()

  expect(seen).toEqual(['POST Bearer first', 'POST Bearer second', 'DELETE'])
})

test('without a session no end is sent', async () => {
  const seen = listen()
  await createTokenSync(url).signedOut()
  expect(seen).toEqual([])
})

test('a token older than five minutes is not sent, but the end of its session is', async () => {
  const seen = listen()
  const sync = createTokenSync(url)

  await sync.signedIn(issued('old', 5 * minutes + 1_000))
  await sync.signedOut()
  await sync.signedIn(issued('just young enough', 5 * minutes - 5_000))

  expect(seen).toEqual(['DELETE', 'POST Bearer just young enough'])
})

test('a server that never answers a token still gets the end of the session', async () => {
  const limit = vi.spyOn(AbortSignal, 'timeout').mockImplementation(() => {
    const over = new AbortController()
    setTimeout(() => over.abort(), 100)
    return over.signal
  })
  const seen: string[] = []
  server.use(
    http.all(url, ({ request }) => {
      seen.push(request.method)
      return request.method === 'POST' ? new Promise<never>(() => {}) : new HttpResponse()
    }),
  )
  const sync = createTokenSync(url)

  void sync.signedIn(issued('first'))
  await sync.signedOut()

  expect(seen).toEqual(['POST', 'DELETE'])
  expect(limit).toHaveBeenCalledWith(10_000)
  limit.mockRestore()
})

test('a sign-out during the request of a token is sent after it', async () => {
  const seen = listen()
  const sync = createTokenSync(url)

  void sync.signedIn(issued('first'))
  await sync.signedOut()

  expect(seen).toEqual(['POST Bearer first', 'DELETE'])
})

test('a server that fails does no harm', async () => {
  const seen = listen(() => HttpResponse.error())
  const sync = createTokenSync(url)

  await expect(sync.signedIn(issued('first'))).resolves.toBeUndefined()
  expect(seen).toHaveLength(1)
})
