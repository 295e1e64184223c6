import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { keepOpen, reopenAll } from '@/shared/firebase/keepOpen'

const seconds = 1_000
const page = Object.assign(new EventTarget(), { visibilityState: 'visible' })
const browser = new EventTarget()

beforeEach(() => {
  vi.useFakeTimers()
  vi.stubGlobal('document', page)
  vi.stubGlobal('window', browser)
})

afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

const pass = (time: number) => vi.advanceTimersByTimeAsync(time)

/** A listener that fails at once for as long as the server does. */
function listener() {
  const server = { isFailing: false }
  const seen = { opened: 0, closed: 0, dead: 0 }
  const stop = keepOpen(
    ({ heard, failed }) => {
      seen.opened += 1
      if (server.isFailing) queueMicrotask(failed)
      else queueMicrotask(heard)
      return () => void (seen.closed += 1)
    },
    () => void (seen.dead += 1),
  )
  return { server, seen, stop }
}

test('after an hour of failures a listener is open again within ten seconds', async () => {
  const { server, seen, stop } = listener()
  server.isFailing = true
  reopenAll()
  await pass(3_600 * seconds)
  const { opened } = seen
  // Often enough to heal soon, and no flood.
  expect(opened).toBeGreaterThan(300)
  expect(opened).toBeLessThan(400)

  server.isFailing = false
  await pass(10 * seconds)
  expect(seen.opened).toBe(opened + 1)
  // It stays open.
  await pass(60 * seconds)
  expect(seen.opened).toBe(opened + 1)
  stop()
})

test('it is open again at once with the connection, or when the page is looked at', async () => {
  const { server, seen, stop } = listener()
  server.isFailing = true
  reopenAll()
  await pass(60 * seconds)
  for (const event of [browser, page]) {
    const { opened } = seen
    event.dispatchEvent(new Event(event === browser ? 'online' : 'visibilitychange'))
    expect(seen.opened).toBe(opened + 1)
    await pass(0)
  }
  stop()
  const { opened } = seen
  await pass(60 * seconds)
  expect(seen.opened).toBe(opened)
})

test('an SDK that throws instead of opening, or of closing, stops nothing', async () => {
  let isDead = true
  let opened = 0
  const stop = keepOpen(() => {
    opened += 1
    if (isDead) throw new Error('INTERNAL ASSERTION FAILED')
    return () => {
      throw new Error('INTERNAL ASSERTION FAILED')
    }
  })
  await pass(3 * seconds)
  expect(opened).toBe(3)

  isDead = false
  await pass(10 * seconds)
  expect(opened).toBe(4)
  reopenAll()
  expect(opened).toBe(5)
  expect(stop).not.toThrow()
})

test('on a new database every listener is opened once, and says that it had died', async () => {
  const first = listener()
  const second = listener()
  await pass(0)
  reopenAll()
  await pass(60 * seconds)
  expect(first.seen).toEqual({ opened: 2, closed: 1, dead: 1 })
  expect(second.seen).toEqual({ opened: 2, closed: 1, dead: 1 })

  first.stop()
  reopenAll()
  expect(first.seen).toEqual({ opened: 2, closed: 2, dead: 1 })
  expect(second.seen.opened).toBe(3)
  second.stop()
})
