import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type * as Client from '@/shared/firebase/worker/client'
import type { Answer, Ask, Start } from '@/shared/firebase/worker/messages'

let client: typeof Client

/** What was posted to each worker that was started, and what it says. */
const workers: FakeWorker[] = []

class FakeWorker extends EventTarget {
  readonly heard: (Start | Ask)[] = []
  isOver = false
  constructor() {
    super()
    workers.push(this)
  }
  postMessage(message: Start | Ask) {
    this.heard.push(structuredClone(message))
  }
  terminate() {
    this.isOver = true
  }
  say(answer: Answer | 'ready') {
    this.dispatchEvent(Object.assign(new Event('message'), { data: answer }))
  }
  /** What was asked, without the settings that come first. */
  get asks() {
    return this.heard.slice(1) as Ask[]
  }
}

const fields = new Map([['name', { label: 'Name', type: 'string', isTimestamp: false }]])
const list = { name: 'Some', fields }
/** Lets promises go on. */
const turn = () => vi.advanceTimersByTimeAsync(0)

async function ready(at = 0) {
  await turn()
  workers[at]!.say('ready')
  await turn()
  return workers[at]!
}

beforeEach(async () => {
  workers.length = 0
  vi.useFakeTimers()
  vi.stubGlobal('__DEVICE__', false)
  vi.stubGlobal('window', {})
  vi.stubGlobal('Worker', FakeWorker)
  vi.resetModules()
  client = await import('@/shared/firebase/worker/client')
})

afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
  vi.doUnmock('@/shared/firebase/worker/host')
})

test('one worker is told the settings and who is signed in ahead of what is asked', async () => {
  client.identify({ uid: 'someone', token: () => Promise.resolve(null) })
  client.watchExistence('admins', 'someone', () => {})
  client.watchCollection(list, () => {})
  const worker = await ready()

  expect(workers).toHaveLength(1)
  expect(worker.heard[0]).toHaveProperty('firebase')
  expect(worker.asks).toEqual([
    { kind: 'identify', uid: 'someone' },
    { kind: 'watchExistence', id: 1, collection: 'admins', document: 'someone' },
    { kind: 'watchCollection', id: 2, name: 'Some', fields },
  ])
})

test('what is said reaches whoever asked, until they close', async () => {
  const first: Answer[] = []
  const second: Answer[] = []
  const closeFirst = client.watchCollection(list, (answer) => first.push(answer))
  client.watchCollection(list, (answer) => second.push(answer))
  const worker = await ready()
  worker.say({ kind: 'whole', id: 1 })
  worker.say({ kind: 'whole', id: 2 })
  closeFirst()
  closeFirst()
  await turn()
  worker.say({ kind: 'whole', id: 1 })

  expect(first).toEqual([{ kind: 'whole', id: 1 }])
  expect(second).toEqual([{ kind: 'whole', id: 2 }])
  expect(worker.asks.slice(3)).toEqual([{ kind: 'close', id: 1 }])
})

test('a token is given when one is wanted; where there is none that is said, too', async () => {
  const token = vi.fn<(isForced?: boolean) => Promise<{ accessToken: string }>>()
  client.identify({ uid: 'someone', token })
  void client.openSdk()
  const worker = await ready()
  token.mockResolvedValueOnce({ accessToken: 'a token' })
  worker.say({ kind: 'tokenWanted', id: 7, isForced: true })
  await turn()
  token.mockRejectedValueOnce(new Error('offline'))
  worker.say({ kind: 'tokenWanted', id: 8, isForced: false })
  await turn()

  expect(token.mock.calls).toEqual([[true], [false]])
  expect(worker.asks.slice(1)).toEqual([
    { kind: 'giveToken', id: 7, token: 'a token' },
    { kind: 'giveToken', id: 8, token: null },
  ])
})

test('a forgotten SDK says goodbye and ends, and the next one knows nothing of it', async () => {
  const said: Answer[] = []
  const close = client.watchCollection(list, (answer) => said.push(answer))
  const old = await ready()
  client.forgetSdk()
  await turn()
  expect(old.asks.at(-1)).toEqual({ kind: 'stop' })
  expect(old.isOver).toBe(false)

  client.watchCollection(list, () => {})
  const next = await ready(1)
  close()
  old.say({ kind: 'whole', id: 1 })
  await vi.advanceTimersByTimeAsync(5_000)
  expect(said).toEqual([])
  expect(old.isOver).toBe(true)
  expect(next.isOver).toBe(false)
  expect(next.asks.map(({ kind }) => kind)).toEqual(['identify', 'watchCollection'])
})

test('whoever is left on a forgotten SDK hears so, once nobody else has closed them', async () => {
  const said: Answer[] = []
  const closed: Answer[] = []
  client.watchCollection(list, (answer) => said.push(answer))
  const close = client.watchCollection(list, (answer) => closed.push(answer))
  await ready()
  client.forgetSdk()
  close()
  expect(said).toEqual([])
  await vi.advanceTimersByTimeAsync(2_000)

  expect(said).toMatchObject([{ kind: 'failed', error: { code: 'unavailable' } }])
  expect(closed).toEqual([])
})

test('a listener that has failed is held no longer', async () => {
  const said: Answer[] = []
  const close = client.watchCollection(list, (answer) => said.push(answer))
  const worker = await ready()
  const error = { code: 'permission-denied', message: '' }
  worker.say({ kind: 'failed', id: 1, error })
  worker.say({ kind: 'whole', id: 1 })
  close()
  await turn()

  expect(said).toEqual([{ kind: 'failed', id: 1, error }])
  expect(worker.asks.map(({ kind }) => kind)).not.toContain('close')
})

test('a token that comes late goes to nobody else', async () => {
  let give = (_token: { accessToken: string }) => {}
  const token = () =>
    new Promise<{ accessToken: string }>((resolve) => {
      give = resolve
    })
  client.identify({ uid: 'first', token })
  void client.openSdk()
  const worker = await ready()
  worker.say({ kind: 'tokenWanted', id: 1, isForced: false })
  client.forgetSdk()
  client.identify({ uid: 'second', token })
  void client.openSdk()
  const next = await ready(1)
  give({ accessToken: 'of the first' })
  await turn()

  expect(next.asks).toEqual([{ kind: 'identify', uid: 'second' }])
})

test('where nothing listens no SDK is started to have its network switched or to hear who is there', async () => {
  client.switchNetwork(true)
  client.identify(null)
  client.forgetSdk()
  await turn()

  expect(workers).toEqual([])
})

test('an SDK that is forgotten while it starts ends, too', async () => {
  void client.openSdk()
  await turn()
  client.forgetSdk()
  const worker = await ready()
  await vi.advanceTimersByTimeAsync(5_000)

  expect(worker.isOver).toBe(true)
})

test('one that broke down is told of, and another takes its place', async () => {
  void client.openSdk()
  const worker = await ready()
  expect(client.isBroken()).toBe(false)
  worker.say({ kind: 'broke' })
  expect(client.isBroken()).toBe(true)

  client.renewSdk()
  expect(client.isBroken()).toBe(false)
  client.watchExistence('admins', 'someone', () => {})
  client.switchNetwork(true)
  const next = await ready(1)
  expect(next.asks.at(-1)).toEqual({ kind: 'switchNetwork', isOn: true })
})

test.each([
  ['gives no worker', () => vi.stubGlobal('Worker', undefined)],
  [
    'cannot load the worker',
    () => void turn().then(() => workers[0]!.dispatchEvent(new Event('error'))),
  ],
])('where the browser %s the SDK runs in the page', async (_what, happen) => {
  const asked: Ask[] = []
  vi.doMock('@/shared/firebase/worker/host', () => ({
    createHost: () => Promise.resolve({ ask: (ask: Ask) => asked.push(ask), stop: () => {} }),
  }))
  happen()
  client.watchExistence('admins', 'someone', () => {})

  await vi.waitFor(() => expect(asked.at(-1)?.kind).toBe('watchExistence'))
})

test('where it cannot be loaded at all the listener fails, and the next one tries again', async () => {
  vi.doMock('@/shared/firebase/worker/host', () => {
    throw new Error('not loaded')
  })
  const said: Answer[] = []
  client.watchCollection(list, (answer) => said.push(answer))
  await turn()
  workers[0]!.dispatchEvent(new Event('error'))
  await vi.waitFor(() => expect(said).toMatchObject([{ kind: 'failed', id: 1 }]))

  client.watchCollection(list, () => {})
  expect((await ready(1)).asks).toHaveLength(2)
})
