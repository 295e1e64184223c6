import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { json } from 'node:stream/consumers'
import type { Address } from '@scripts/firestoreRest'
import { localHost } from '@scripts/ports'
import type { Collections } from '@scripts/records'
import { Feed } from './feed'
import type { ListenRequest, QueryRequest } from './messages'
import { webChannel } from './webChannel'

/**
 * Stands in for Firestore where listeners are measured: after a change it sends the changed
 * documents alone, as the service does and the emulator does not, which sends the whole
 * collection again. It knows listeners of single documents, of collections and of the latest of a
 * collection, which can be asked for once, too; there are no rules and no other queries, and
 * everybody may read everything.
 */
export async function startFeeder(collections: Collections) {
  const feed = new Feed()
  feed.put(collections)
  const listen = webChannel({
    heard: (channel, message) => feed.handle(channel, message as ListenRequest),
    closed: (channel) => feed.close(channel),
  })

  const server = createServer((request, response) => {
    allow(request, response)
    const { pathname, searchParams } = new URL(request.url ?? '', 'http://feeder')
    if (request.method === 'OPTIONS') response.end()
    else if (pathname.endsWith('/Listen/channel')) listen(request, response, searchParams)
    else if (pathname.endsWith(':runQuery')) void answerQuery(request, response)
    else response.end(answerTo(pathname))
  })

  async function answerQuery(request: IncomingMessage, response: ServerResponse) {
    response.end(feed.answerTo((await json(request)) as QueryRequest))
  }

  /** What else the site and its launcher ask: nothing is stored, so little is answered. */
  function answerTo(path: string): string {
    // Not empty, so that no sample data is written.
    if (path.endsWith(':listCollectionIds')) return '{"collectionIds":["New_Registration"]}'
    // The site asks for a sign of life by committing nothing.
    if (path.endsWith(':commit')) return JSON.stringify({ commitTime: feed.tick() })
    return '{}'
  }

  await new Promise<void>((resolve) => server.listen(0, localHost, resolve))
  const { port } = server.address() as AddressInfo
  const address: Address = { host: localHost, port }
  return {
    address,
    put: (changed: Collections) => feed.put(changed),
    remove: (collection: string, ids: readonly string[]) => feed.remove(collection, ids),
    stop: () =>
      new Promise<void>((resolve) => {
        server.close(() => resolve())
        server.closeAllConnections()
      }),
  }
}

export type Feeder = Awaited<ReturnType<typeof startFeeder>>

/** Pages of every origin may ask, as with the service. */
function allow({ headers }: IncomingMessage, response: ServerResponse): void {
  response.setHeader('Access-Control-Allow-Origin', headers.origin ?? '*')
  response.setHeader('Access-Control-Allow-Credentials', 'true')
  response.setHeader('Access-Control-Allow-Methods', 'GET, POST, PUT')
  const asked = headers['access-control-request-headers']
  if (asked !== undefined) response.setHeader('Access-Control-Allow-Headers', asked)
  response.setHeader('Cache-Control', 'private, max-age=0')
  // Otherwise the browser waits for more before it hands on what came.
  response.setHeader('X-Content-Type-Options', 'nosniff')
  response.setHeader('Content-Type', 'text/plain; charset=utf-8')
}
