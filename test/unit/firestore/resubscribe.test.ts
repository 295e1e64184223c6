import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { resubscribe } from '@/shared/firestore/resubscribe'

const seconds = 1_000
const page = Object.assign(new EventTarget(), { visibilityState: 'visible' })
const browser = new EventTarget()

beforeEach(() => {
  vi.useFakeTimers()
  vi.stubGlobal('document', page)
  vi.stubGlobal('window', browser)
  page.visibilityState = 'visible'
})

afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

const pass = (time: number) => vi.advanceTimersByTimeAsync(time)

/** A listener that the server refuses or answers soon after it was opened. */
function listener({ isFailing = false } = {}) {
  const server = { isFailing, failNow: () => {} }
  const seen = { opened: 0, closed: 0, failed: 0 }
  const listening = new AbortController()
  resubscribe(
    listening.signal,
    ({ onSnapshot, onError }) => {
      seen.opened += 1
      server.failNow = () => onError(new Error('refused'))
      queueMicrotask(() => (server.isFailing ? server.failNow() : onSnapshot(false)))
      return () => void (seen.closed += 1)
    },
    () => void (seen.failed += 1),
  )
  return { server, seen, stop: () => listening.abort() }
}

test('a listener that works is opened once, and closed when its signal is aborted', async () => {
  const { seen, stop } = listener()
  await pass(3_600 * seconds)
  expect(seen).toEqual({ opened: 1, closed: 0, failed: 0 })
  stop()
  expect(seen).toEqual({ opened: 1, closed: 1, failed: 0 })
})

test('after an hour of failures a listener is open again within ten seconds', async () => {
  const { server, seen, stop } = listener({ isFailing: true })
  await pass(3_600 * seconds)
  const { opened } = seen
  // Often enough to recover soon, but no flood.
  expect(opened).toBeGreaterThan(300)
  expect(opened).toBeLessThan(400)
  expect(seen.failed).toBe(opened)

  server.isFailing = false
  await pass(10 * seconds)
  expect(seen.opened).toBe(opened + 1)
  // It stays open.
  await pass(60 * seconds)
  expect(seen.opened).toBe(opened + 1)
  stop()
})

test('the pauses grow from one second to ten, and start again at one after an answer', async () => {
  const { server, seen, stop } = listener({ isFailing: true })
  for (const pause of [1, 2, 4, 8, 10, 10]) {
    await pass(pause * seconds - 1)
    const { opened } = seen
    await pass(1)
    expect(seen.opened, `${pause} s`).toBe(opened + 1)
  }

  server.isFailing = false
  await pass(10 * seconds)
  const { opened } = seen
  server.failNow()
  await pass(1 * seconds)
  expect(seen.opened).toBe(opened + 1)
  stop()
})

test('it is open again at once when the browser is online or the page becomes visible', async () => {
  const { seen, stop } = listener({ isFailing: true })
  await pass(60 * seconds)
  for (const event of [browser, page]) {
    const { opened } = seen
    event.dispatchEvent(new Event(event === browser ? 'online' : 'visibilitychange'))
    expect(seen.opened).toBe(opened + 1)
    await pass(0)
  }
  stop()
})

test('these events open no second listener, and none in a hidden page', async () => {
  const { server, seen, stop } = listener()
  await pass(0)
  browser.dispatchEvent(new Event('online'))
  page.dispatchEvent(new Event('visibilitychange'))
  expect(seen.opened).toBe(1)

  server.isFailing = true
  server.failNow()
  page.visibilityState = 'hidden'
  page.dispatchEvent(new Event('visibilitychange'))
  browser.dispatchEvent(new Event('online'))
  expect(seen.opened).toBe(1)
  stop()
})

test('after the abort nothing opens it again', async () => {
  const { seen, stop } = listener({ isFailing: true })
  await pass(5 * seconds)
  stop()
  const { opened } = seen
  browser.dispatchEvent(new Event('online'))
  page.dispatchEvent(new Event('visibilitychange'))
  await pass(60 * seconds)
  expect(seen.opened).toBe(opened)
})

test('with an aborted signal nothing is opened', async () => {
  const subscribe = vi.fn<() => () => void>(() => () => {})
  resubscribe(AbortSignal.abort(), subscribe, () => {})
  browser.dispatchEvent(new Event('online'))
  await pass(60 * seconds)
  expect(subscribe).not.toHaveBeenCalled()
})

test('when the SDK throws instead of opening a listener, it is tried again like after any failure', async () => {
  let isDead = true
  const seen = { opened: 0, closed: 0 }
  const codes: string[] = []
  const listening = new AbortController()
  resubscribe(
    listening.signal,
    () => {
      seen.opened += 1
      if (isDead) throw new Error('INTERNAL ASSERTION FAILED')
      return () => void (seen.closed += 1)
    },
    ({ code }) => codes.push(code),
  )
  await pass(3 * seconds)
  expect(seen.opened).toBe(3)
  expect(codes).toEqual(Array(3).fill('unknown'))

  isDead = false
  await pass(10 * seconds)
  expect(seen).toEqual({ opened: 4, closed: 0 })
  listening.abort()
  expect(seen).toEqual({ opened: 4, closed: 1 })
})

test('a listener that throws when it is closed does no harm', async () => {
  const uncaught = vi.fn<(error: Error) => void>()
  process.on('uncaughtException', uncaught)
  const listening = new AbortController()
  const subscribe = () => () => {
    throw new Error('INTERNAL ASSERTION FAILED')
  }
  resubscribe(listening.signal, subscribe, () => {})

  listening.abort()
  await pass(60 * seconds)

  process.off('uncaughtException', uncaught)
  expect(uncaught).not.toHaveBeenCalled()
})
