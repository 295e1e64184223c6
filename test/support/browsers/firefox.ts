import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import WebSocket from 'ws'
import { Processes } from '@scripts/emulators/processes'
import { firefoxPath } from '@scripts/check/programs'
import { pressAt, typing } from './actions'
import { size, type Engine } from './engine'

type Answer = {
  id?: number
  error?: string
  message?: string
  method?: string
  params?: { level?: string; text?: string | null }
  result?: Result
}

type Result = {
  /** Of `script.evaluate`. */
  type?: 'success' | 'exception'
  result?: { value?: string }
  exceptionDetails?: { text: string }
  /** Of `browsingContext.getTree`. */
  contexts?: { context: string }[]
}

/** An installed Firefox, over WebDriver BiDi, which it speaks itself: https://www.w3.org/TR/webdriver-bidi/ */
export async function startFirefox(): Promise<Engine> {
  const profile = await mkdtemp(join(tmpdir(), 'firefox-'))
  const processes = new Processes()
  async function stop() {
    await processes.stopAll()
    await rm(profile, { recursive: true, force: true })
  }

  try {
    let address = ''
    const args = ['--headless', '--no-remote', '--profile', profile, '--remote-debugging-port', '0']
    await processes.start(
      { name: 'Firefox', file: firefoxPath() ?? 'firefox', args, cwd: profile },
      (output) => {
        address = /WebDriver BiDi listening on (ws:\S+)/.exec(output)?.[1] ?? ''
        return address !== ''
      },
      60_000,
    )
    const socket = new WebSocket(`${address}/session`)
    await once(socket, 'open')
    return await pageOver(socket, stop)
  } catch (error) {
    await stop()
    throw error
  }
}

async function pageOver(socket: WebSocket, stop: () => Promise<void>): Promise<Engine> {
  const complaints: string[] = []
  const waiting = new Map<number, (answer: Answer) => void>()
  let sent = 0
  socket.on('message', (data: Buffer) => {
    const answer = JSON.parse(data.toString()) as Answer
    if (answer.id !== undefined) waiting.get(answer.id)?.(answer)
    const { level = '', text } = answer.params ?? {}
    if (answer.method === 'log.entryAdded' && ['error', 'warn'].includes(level)) {
      complaints.push(String(text))
    }
  })

  async function send(method: string, params: object): Promise<Result> {
    const id = (sent += 1)
    const answered = new Promise<Answer>((resolve) => waiting.set(id, resolve))
    socket.send(JSON.stringify({ id, method, params }))
    const { error, message, result = {} } = await answered
    waiting.delete(id)
    if (error !== undefined) throw new Error(`${method}: ${error}, ${message}`)
    return result
  }

  await send('session.new', { capabilities: {} })
  await send('session.subscribe', { events: ['log.entryAdded'] })
  const { contexts = [] } = await send('browsingContext.getTree', {})
  const { context } = contexts[0]!
  await send('browsingContext.setViewport', { context, viewport: size })

  return {
    complaints,
    goTo: async (url) =>
      void (await send('browsingContext.navigate', { context, url, wait: 'complete' })),
    async run(body) {
      const expression = `JSON.stringify((() => { ${body} })() ?? null)`
      const options = { target: { context }, awaitPromise: false }
      const { result, exceptionDetails } = await send('script.evaluate', { expression, ...options })
      if (exceptionDetails) throw new Error(exceptionDetails.text)
      return JSON.parse(result?.value ?? 'null')
    },
    press: async (place) =>
      void (await send('input.performActions', { context, actions: pressAt(place) })),
    type: async (text) =>
      void (await send('input.performActions', { context, actions: typing(text) })),
    async close() {
      socket.close()
      await stop()
    },
  }
}
