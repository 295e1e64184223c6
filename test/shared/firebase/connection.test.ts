import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { watchConnection } from '@/shared/firebase/connection'

const seconds = 1_000
const page = Object.assign(new EventTarget(), { visibilityState: 'visible' })
const browser = new EventTarget()
const navigator = { onLine: true }

beforeEach(() => {
  vi.useFakeTimers()
  vi.stubGlobal('document', page)
  vi.stubGlobal('window', browser)
  vi.stubGlobal('navigator', navigator)
  navigator.onLine = true
  page.visibilityState = 'visible'
})

afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

/** A server that answers for as long as `isThere`, and a record of what was done. */
function watch(isLoading = () => false) {
  const server = { isThere: true, asked: 0 }
  const sdk = { isBroken: false }
  const waiting: (() => void)[] = []
  const done: string[] = []
  // As the SDK, which takes no call any more once it has broken down.
  const switchTo = (state: string) => {
    if (!sdk.isBroken) done.push(state)
  }
  const connection = watchConnection(
    {
      enable: () => switchTo('on'),
      disable: () => switchTo('off'),
      isBroken: () => sdk.isBroken,
      renew() {
        sdk.isBroken = false
        done.push('renewed')
      },
    },
    () =>
      new Promise((resolve) => {
        server.asked += 1
        if (server.isThere) resolve()
        else waiting.push(resolve)
      }),
    isLoading,
  )
  const comeBack = () => {
    server.isThere = true
    for (const answer of waiting.splice(0)) answer()
  }
  return { server, sdk, connection, done, comeBack }
}

const pass = (time: number) => vi.advanceTimersByTimeAsync(time)

test('a server that answers is asked now and then, and nothing is switched', async () => {
  const { server, done, connection } = watch()
  await pass(60 * seconds)
  expect(server.asked).toBeGreaterThan(5)
  expect(server.asked).toBeLessThan(10)
  expect(done).toEqual([])
  connection.stop()
})

test('while the listeners hear from the server it is not asked', async () => {
  const { server, connection } = watch()
  for (let at = 0; at < 20; at += 1) {
    connection.heard()
    await pass(3 * seconds)
  }
  expect(server.asked).toBe(0)
  connection.stop()
})

test('a silent server is noticed within 15 s, and its return within 5 s, also after an hour', async () => {
  const { server, done, comeBack, connection } = watch()
  server.isThere = false
  await pass(15 * seconds)
  expect(done).toEqual(['off'])

  await pass(3_600 * seconds)
  expect(done).toEqual(['off'])
  // No more than one question in 15 seconds, and no fewer: its return is noticed as soon.
  expect(server.asked).toBeLessThan(300)

  comeBack()
  await pass(5 * seconds)
  expect(done).toEqual(['off', 'on'])
  connection.stop()
})

test('offline is noticed at once, nothing is asked meanwhile, and online at once', async () => {
  const { server, done, connection } = watch()
  navigator.onLine = false
  browser.dispatchEvent(new Event('offline'))
  await pass(60 * seconds)
  expect(done).toEqual(['off'])
  expect(server.asked).toBe(0)

  navigator.onLine = true
  browser.dispatchEvent(new Event('online'))
  await pass(0)
  expect(done).toEqual(['off', 'on'])
  connection.stop()
})

test('a hidden page asks nothing, and one that is shown again asks at once', async () => {
  const { server, connection } = watch()
  page.visibilityState = 'hidden'
  await pass(600 * seconds)
  expect(server.asked).toBe(0)

  page.visibilityState = 'visible'
  page.dispatchEvent(new Event('visibilitychange'))
  await pass(0)
  expect(server.asked).toBe(1)
  connection.stop()
})

test('after the computer slept the network is started anew', async () => {
  const { done, connection } = watch()
  await pass(10 * seconds)
  vi.setSystemTime(Date.now() + 3_600 * seconds)
  await pass(10 * seconds)
  expect(done).toEqual(['off', 'on'])
  connection.stop()
})

test('timers stretched to a minute, as in a hidden page, are no sleep', async () => {
  const { done, connection } = watch()
  page.visibilityState = 'hidden'
  for (let at = 0; at < 30; at += 1) {
    vi.setSystemTime(Date.now() + 60 * seconds)
    await pass(1 * seconds)
  }
  expect(done).toEqual([])
  connection.stop()
})

test('a stopped watch asks nothing more and leaves the network on', async () => {
  const { server, done, connection } = watch()
  server.isThere = false
  await pass(15 * seconds)
  connection.stop()
  const { asked } = server
  await pass(60 * seconds)
  expect(server.asked).toBe(asked)
  expect(done).toEqual(['off', 'on'])
})

test('while a whole collection is on its way, a slow answer does not cut it off', async () => {
  let isLoading = true
  const { server, done, comeBack, connection } = watch(() => isLoading)
  server.isThere = false
  await pass(50 * seconds)
  expect(done).toEqual([])
  comeBack()
  isLoading = false
  await pass(10 * seconds)
  expect(done).toEqual([])

  server.isThere = false
  await pass(20 * seconds)
  expect(done).toEqual(['off'])
  connection.stop()
})

test('a server that is gone while a collection is on its way is noticed in the end', async () => {
  const { server, done, comeBack, connection } = watch(() => true)
  server.isThere = false
  await pass(75 * seconds)
  expect(done).toEqual(['off'])
  comeBack()
  await pass(5 * seconds)
  expect(done).toEqual(['off', 'on'])
  connection.stop()
})

test('a page that was put aside, for however short, starts the network anew', async () => {
  const { done, connection } = watch()
  await pass(3 * seconds)
  page.dispatchEvent(new Event('resume'))
  await pass(0)
  expect(done).toEqual(['off', 'on'])

  browser.dispatchEvent(Object.assign(new Event('pageshow'), { persisted: false }))
  await pass(0)
  expect(done).toEqual(['off', 'on'])
  browser.dispatchEvent(Object.assign(new Event('pageshow'), { persisted: true }))
  await pass(0)
  expect(done).toEqual(['off', 'on', 'off', 'on'])
  connection.stop()
})

test('with a clock that is set by days, in either direction, a silent server is noticed', async () => {
  for (const days of [-3, 3]) {
    const { server, done, connection, comeBack } = watch()
    await pass(10 * seconds)
    vi.setSystemTime(Date.now() + days * 86_400 * seconds)
    await pass(5 * seconds)
    expect(done, `${days} days`).toEqual(['off', 'on'])

    server.isThere = false
    await pass(15 * seconds)
    expect(done, `${days} days`).toEqual(['off', 'on', 'off'])
    comeBack()
    await pass(5 * seconds)
    expect(done, `${days} days`).toEqual(['off', 'on', 'off', 'on'])
    connection.stop()
  }
})

test('where the SDK has broken down it is started anew within seconds, and watched on', async () => {
  const { server, sdk, done, connection } = watch()
  await pass(10 * seconds)
  sdk.isBroken = true
  await pass(2 * seconds)
  expect(done).toEqual(['renewed'])

  // Again at once, and while the network is being switched: not one after the other for ever.
  sdk.isBroken = true
  navigator.onLine = false
  browser.dispatchEvent(new Event('offline'))
  await pass(5 * seconds)
  expect(done).toEqual(['renewed'])
  await pass(7 * seconds)
  expect(done.slice(0, 2)).toEqual(['renewed', 'renewed'])

  navigator.onLine = true
  browser.dispatchEvent(new Event('online'))
  await pass(5 * seconds)
  expect(done.at(-1)).toBe('on')
  server.isThere = false
  await pass(15 * seconds)
  expect(done.at(-1)).toBe('off')
  connection.stop()
})
