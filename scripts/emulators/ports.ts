import { once } from 'node:events'
import { createServer, type AddressInfo, type Server } from 'node:net'

export const localHost = '127.0.0.1'

/** That many free ports, all different. */
export async function freePorts(count: number): Promise<number[]> {
  // All stay open until the last is found, or the system might name one twice.
  const servers = await Promise.all(Array.from({ length: count }, () => listen(0, localHost)))
  const ports = servers.map((server) => (server.address() as AddressInfo).port)
  await Promise.all(servers.map(close))
  return ports
}

/** The port in the variable PORT. @throws Error when it is not a port, or another program has it. */
export async function sitePort(usual: number): Promise<number> {
  const text = process.env.PORT || String(usual)
  const port = Number(text)
  if (!Number.isInteger(port) || port < 1 || port > 65_535) {
    throw new Error(`PORT is "${text}", which is not a port. Example: PORT=${usual + 10}`)
  }
  // Another program may hold the port on one of these alone, and a browser may try either first.
  for (const host of [localHost, '0.0.0.0', '::1', '::']) {
    await listen(port, host).then(close, ({ code }: NodeJS.ErrnoException) => {
      // A machine may lack one of the addresses.
      if (code !== 'EADDRINUSE' && code !== 'EACCES') return
      const reason = code === 'EACCES' ? 'may not be used' : 'is taken by another program'
      throw new Error(`Port ${port} ${reason}. Choose another one, for example PORT=${port + 10}.`)
    })
  }
  return port
}

async function listen(port: number, host: string): Promise<Server> {
  const server = createServer().listen({ port, host, exclusive: true })
  await once(server, 'listening')
  return server
}

async function close(server: Server): Promise<void> {
  server.close()
  await once(server, 'close')
}
