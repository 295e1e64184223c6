import { createServer } from 'node:http'
import { once } from 'node:events'
import type { AddressInfo } from 'node:net'
import { expect, onTestFinished, test } from 'vitest'
import { hostingPort } from '@scripts/emulators/firebaseTools'
import { localHost } from '@scripts/emulators/ports'

test('the launcher prints the port that Hosting has taken, which is another one if that was in use', async () => {
  // The hub of firebase-tools says which emulators run, and where.
  const hub = createServer(({ url }, response) => {
    const running = { auth: { port: 9099 }, hosting: { host: localHost, port: 5002 } }
    response.statusCode = url === '/emulators' ? 200 : 404
    response.end(JSON.stringify(running))
  }).listen(0, localHost)
  onTestFinished(() => void hub.close())
  await once(hub, 'listening')

  const { port } = hub.address() as AddressInfo
  expect(await hostingPort({ host: localHost, port })).toBe(5002)
})
