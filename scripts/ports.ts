import { createServer, type Server } from 'node:net'

export const localHost = '127.0.0.1'

/** That many free ports, all different. */
export async function freePorts(count: number): Promise<number[]> {
  // All are held until the last is found, or the system might name one twice.
  const servers = await Promise.all(Array.from({ length: count }, () => listen(0, localHost)))
  const ports = servers.map((server) => {
    const address = server.address()
    return typeof address === 'object' && address ? address.port : 0
  })
  await Promise.all(servers.map(close))
  return ports
}

/** @throws Error naming PORT when another program listens on it. */
export async function demandFree(port: number): Promise<void> {
  // A program may hold the port on one of these alone, and a browser may try either first.
  for (const host of [localHost, '0.0.0.0', '::1', '::']) {
    try {
      await close(await listen(port, host))
    } catch (error) {
      const { code } = error as NodeJS.ErrnoException
      if (code === 'EADDRINUSE' || code === 'EACCES') {
        throw new Error(
          `Port ${port} ${code === 'EACCES' ? 'may not be used' : 'is taken by another program'}. ` +
            `Stop that program, or choose another port with PORT, for example PORT=${port + 10}.`,
        )
      }
    }
  }
}

/** The port in the environment variable PORT. @throws Error when it is not a port. */
export function portFrom(text: string | undefined, usual: number): number {
  if (text === undefined || text === '') return usual
  const port = Number(text)
  if (!Number.isInteger(port) || port < 1 || port > 65_535) {
    throw new Error(`PORT is "${text}", which is not a port. Example: PORT=${usual + 10}`)
  }
  return port
}

function listen(port: number, host: string): Promise<Server> {
  return new Promise((resolve, reject) => {
    const server = createServer()
    server.once('error', reject)
    server.listen({ port, host, exclusive: true }, () => resolve(server))
  })
}

function close(server: Server): Promise<void> {
  return new Promise((resolve) => server.close(() => resolve()))
}
