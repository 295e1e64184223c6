import { createServer, request as ask, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { hostAndPort } from '@/shared/config/hostAndPort'

/**
 * What becomes of the backend's answers: passed on as they come; held back until they are whole;
 * never passed on; never again for what is open, while all that is asked from now on is answered;
 * no connection at all; or something else in their place.
 */
export type Manner =
  | 'honest'
  | 'buffering'
  | 'silent'
  | 'stuck'
  | 'gone'
  | { status: number; body: string; type?: string }

/**
 * A proxy on the way from a browser to the world, that treats some addresses badly. Give it to a
 * context as `proxy: { server: proxy.server }`.
 *
 * @param addresses host:port of what is treated badly; all others are served as ever
 */
export async function startBadProxy(addresses: string[]) {
  let manner: Manner = 'honest'
  const open = new Set<{ answer: IncomingMessage; response: ServerResponse }>()

  const proxy = createServer((request, response) => {
    const url = new URL(request.url ?? '')
    const isBackend = addresses.includes(url.host)
    if (isBackend && treat(manner, request, response)) return
    const { host, port } = hostAndPort(url.host)
    const { method, headers } = request
    const asked = ask(
      { host, port, method, headers, path: url.pathname + url.search },
      (answer) => {
        const { statusCode = 502, headers: given } = answer
        if (!isBackend || manner === 'honest' || manner === 'stuck') {
          response.writeHead(statusCode, given)
          // Else the browser would not hear of a stream before its first words.
          response.flushHeaders()
          answer.pipe(response)
          if (!isBackend) return
          const pair = { answer, response }
          open.add(pair)
          response.on('close', () => open.delete(pair))
        } else if (manner === 'buffering') {
          const parts: Buffer[] = []
          answer.on('data', (part: Buffer) => parts.push(part))
          answer.on('end', () => {
            response.writeHead(statusCode, given)
            response.end(Buffer.concat(parts))
          })
        }
      },
    )
    asked.on('error', () => response.destroy())
    response.on('close', () => asked.destroy())
    request.pipe(asked)
  })
  await new Promise<void>((resolve) => proxy.listen(0, '127.0.0.1', resolve))

  return {
    server: `http://127.0.0.1:${(proxy.address() as AddressInfo).port}`,

    /** From now on. What is open goes with the connection, or falls silent. */
    behave(now: Manner) {
      manner = now
      for (const { answer, response } of open) {
        if (now === 'silent' || now === 'stuck') answer.unpipe(response)
        else response.destroy()
      }
    },

    stop() {
      proxy.closeAllConnections()
      proxy.close()
    },
  }
}

/** Whether the proxy answers on its own, or not at all. */
function treat(manner: Manner, request: IncomingMessage, response: ServerResponse): boolean {
  if (manner === 'silent') return true
  if (manner === 'gone') request.destroy()
  else if (typeof manner === 'object') {
    const isQuestion = request.method === 'OPTIONS'
    // Without these a browser would tell the page nothing but that something failed.
    response.writeHead(isQuestion ? 204 : manner.status, {
      'content-type': manner.type ?? 'text/html',
      'access-control-allow-origin': '*',
      'access-control-allow-headers': request.headers['access-control-request-headers'] ?? '*',
    })
    response.end(isQuestion ? '' : manner.body)
  } else return false
  return true
}
