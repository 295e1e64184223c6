import { freePorts, localHost } from '@scripts/emulators/ports'
import { Processes } from '@scripts/emulators/processes'
import { miniBrowserPath, screenPath, webKitDriverPath } from '@scripts/check/programs'
import { root } from '@scripts/paths'
import { pressAt, typing } from './actions'
import { size, type Engine } from './engine'

/** WebKitGTK over classic WebDriver, which its driver speaks: https://www.w3.org/TR/webdriver2/ */
export async function startWebKit(): Promise<Engine> {
  const processes = new Processes()
  try {
    const display = await startScreen(processes)
    const [port = 0] = await freePorts(1)
    const address = `http://${localHost}:${port}`
    const driver = {
      name: 'WebKitWebDriver',
      file: webKitDriverPath() ?? 'WebKitWebDriver',
      args: [`--port=${port}`],
      cwd: root,
      env: { ...process.env, DISPLAY: display },
    }
    const isReady = () =>
      fetch(`${address}/status`).then(
        ({ ok }) => ok,
        () => false,
      )
    await processes.start(driver, isReady, 60_000)
    return await openPage(address, () => processes.stopAll())
  } catch (error) {
    await processes.stopAll()
    throw error
  }
}

/** WebKitGTK has no mode without a window, so it gets the virtual screen of Xvfb. */
async function startScreen(processes: Processes): Promise<string> {
  let display = ''
  const args = ['-displayfd', '1', '-screen', '0', `${size.width}x${size.height + 200}x24`]
  await processes.start(
    { name: 'Xvfb', file: screenPath() ?? 'Xvfb', args, cwd: root },
    (output) => {
      display = /^(\d+)$/m.exec(output)?.[1] ?? ''
      return display !== ''
    },
    60_000,
  )
  return `:${display}`
}

async function openPage(address: string, stop: () => Promise<void>): Promise<Engine> {
  let path = '/session'

  async function send<Value>(method: 'POST' | 'DELETE', to: string, body?: object) {
    const response = await fetch(address + path + to, {
      method,
      body: body && JSON.stringify(body),
    })
    const { value } = (await response.json()) as { value: unknown }
    if (!response.ok) throw new Error(`${to}: ${JSON.stringify(value)}`)
    return value as Value
  }

  const browser = { binary: miniBrowserPath(), args: ['--automation'] }
  const capabilities = { alwaysMatch: { 'webkitgtk:browserOptions': browser } }
  const { sessionId } = await send<{ sessionId: string }>('POST', '', { capabilities })
  path = `/session/${sessionId}`
  await send('POST', '/window/rect', size)

  return {
    complaints: [],
    goTo: (url) => send('POST', '/url', { url }),
    run: (script) => send('POST', '/execute/sync', { script, args: [] }),
    press: (place) => send('POST', '/actions', { actions: pressAt(place) }),
    type: (text) => send('POST', '/actions', { actions: typing(text) }),
    async close() {
      await send('DELETE', '')
      await stop()
    },
  }
}
