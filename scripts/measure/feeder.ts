import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { json } from 'node:stream/consumers'
import { demoProjectId } from '@/shared/config/parseEnv'
import { encodeFields } from '@scripts/firestoreRest'
import { localHost } from '@scripts/ports'
import type { Collections } from '@scripts/records'
import { webChannel, type Channel } from './webChannel'

const root = `projects/${demoProjectId}/databases/(default)/documents`
const nameOf = (collection: string, id = '') => `${root}/${collection}/${id}`

/** What clients send: a query, and a message of the Listen stream. */
type Query = {
  structuredQuery: {
    from: { collectionId: string }[]
    orderBy?: { field: { fieldPath: string }; direction: string }[]
    limit?: number
  } & Record<string, unknown>
}
type Counting = {
  structuredAggregationQuery: Query & { aggregations: { alias: string }[] }
}
type ListenRequest = {
  addTarget?: { targetId: number; documents?: { documents: string[] }; query?: Query }
  removeTarget?: number
}

/** A listener: of the documents whose name begins so. */
type Target = { channel: Channel; id: number; prefix: string }

/**
 * Stands in for Firestore where listeners are measured. After a change it sends only the changed
 * documents, as the service does; the emulator sends the whole collection again. It knows listeners
 * of single documents and of whole collections, and the queries for the latest of a collection and for how
 * many it has.
 * There are no rules.
 */
export async function startFeeder(collections: Collections) {
  const documents = new Map<string, { json: string; fields: ReturnType<typeof encodeFields> }>()
  const targets = new Set<Target>()
  let lastTick = 0

  /** The time, later with every call. */
  function tick(): string {
    lastTick = Math.max(Date.now(), lastTick + 1)
    return new Date(lastTick).toISOString()
  }

  function put(changed: Collections): void {
    const time = tick()
    const names = Object.entries(changed).flatMap(([collection, samples]) =>
      samples.map(({ id, data }) => {
        const name = nameOf(collection, id)
        const fields = encodeFields(data)
        const document = { name, fields, createTime: time, updateTime: time }
        documents.set(name, { json: JSON.stringify(document), fields })
        return name
      }),
    )
    notify(names, time)
  }

  function remove(collection: string, ids: readonly string[]): void {
    const names = ids.map((id) => nameOf(collection, id))
    for (const name of names) documents.delete(name)
    notify(names, tick())
  }

  function notify(names: readonly string[], time: string): void {
    for (const { channel, id, prefix } of targets) {
      const own = names.filter((name) => name.startsWith(prefix))
      if (own.length === 0) continue
      channel.send([...own.map((name) => change(name, id, time)), snapshot(time)])
    }
  }

  /** A document as it is now, or that it is gone. */
  function change(name: string, targetId: number, readTime: string): string {
    const document = documents.get(name)
    return document
      ? `{"documentChange":{"document":${document.json},"targetIds":[${targetId}]}}`
      : JSON.stringify({
          documentDelete: { document: name, readTime, removedTargetIds: [targetId] },
        })
  }

  function handleListen(channel: Channel, { addTarget, removeTarget }: ListenRequest): void {
    if (removeTarget !== undefined) {
      drop((target) => target.channel === channel && target.id === removeTarget)
      channel.send([targetChange('REMOVE', removeTarget)])
    }
    if (addTarget === undefined) return
    const { targetId: id, documents: wanted, query } = addTarget
    const { limit, from } = query?.structuredQuery ?? { from: [] }
    const prefix = wanted?.documents[0] ?? nameOf(from[0]?.collectionId ?? '')
    const names = [...documents.keys()].filter((name) => name.startsWith(prefix)).toSorted()
    if (limit !== undefined && limit <= names.length) {
      throw new Error(`Cannot be fed: ${JSON.stringify(query)}`)
    }
    targets.add({ channel, id, prefix })
    const time = tick()
    channel.send([
      targetChange('ADD', id),
      ...names.map((name) => change(name, id, time)),
      targetChange('CURRENT', id, time),
      snapshot(time),
    ])
  }

  function drop(isOver: (target: Target) => boolean): void {
    for (const target of targets) if (isOver(target)) targets.delete(target)
  }

  /** The documents of a collection with the latest times in a field, as JSON. */
  function latest({ structuredQuery: { from, orderBy, limit } }: Query): string {
    const readTime = tick()
    const field = orderBy?.[0]?.field.fieldPath ?? ''
    const found = [...documents]
      .filter(([name]) => name.startsWith(nameOf(from[0]?.collectionId ?? '')))
      .map(([, { json: document, fields }]) => ({
        document,
        time: String(fields[field]?.timestampValue ?? ''),
      }))
      .filter(({ time }) => time !== '')
      .toSorted((a, b) => (a.time < b.time ? 1 : -1))
      .slice(0, limit)
      .map(({ document }) => `{"document":${document},"readTime":"${readTime}"}`)
    return found.length > 0 ? `[${found.join()}]` : `[{"readTime":"${readTime}"}]`
  }

  /** How many documents a collection has, as JSON. */
  function countOf({ structuredAggregationQuery: { structuredQuery, aggregations } }: Counting) {
    const prefix = nameOf(structuredQuery.from[0]?.collectionId ?? '')
    const integerValue = [...documents.keys()].filter((name) => name.startsWith(prefix)).length
    const aggregateFields = { [aggregations[0]!.alias]: { integerValue: String(integerValue) } }
    return JSON.stringify([{ result: { aggregateFields }, readTime: tick() }])
  }

  const listen = webChannel(
    (channel, message) => handleListen(channel, message as ListenRequest),
    (channel) => drop((target) => target.channel === channel),
  )

  async function handle(request: IncomingMessage, response: ServerResponse): Promise<void> {
    allow(request, response)
    const { pathname, searchParams } = new URL(request.url ?? '', 'http://feeder')
    if (request.method === 'OPTIONS') response.end()
    else if (pathname.endsWith('/Listen/channel')) listen(request, response, searchParams)
    else if (pathname.endsWith(':runQuery')) response.end(latest((await json(request)) as Query))
    else if (pathname.endsWith(':runAggregationQuery')) {
      response.end(countOf((await json(request)) as Counting))
    }
    // Not empty, so that the launcher writes no samples.
    else if (pathname.endsWith(':listCollectionIds')) response.end('{"collectionIds":["any"]}')
    else response.end(pathname.endsWith(':commit') ? `{"commitTime":"${tick()}"}` : '{}')
  }

  put(collections)
  const server = createServer((request, response) => void handle(request, response))
  await new Promise<void>((resolve) => server.listen(0, localHost, resolve))
  const { port } = server.address() as AddressInfo
  function stop() {
    server.close()
    server.closeAllConnections()
  }
  return { address: { host: localHost, port }, put, remove, stop }
}

export type Feeder = Awaited<ReturnType<typeof startFeeder>>

type TargetState = 'ADD' | 'CURRENT' | 'REMOVE'

/** A listener was added or removed; with a time, it has received everything up to then. */
const targetChange = (targetChangeType: TargetState, id: number, time?: string) =>
  JSON.stringify({ targetChange: { targetChangeType, targetIds: [id], ...(time && readAt(time)) } })

/** Everything up to that time has been sent: now the SDK calls its listeners. */
const snapshot = (time: string) =>
  JSON.stringify({ targetChange: { targetChangeType: 'NO_CHANGE', ...readAt(time) } })

const readAt = (time: string) => ({
  resumeToken: Buffer.from(time).toString('base64'),
  readTime: time,
})

/** Pages of every origin may ask, as with the service. */
function allow({ headers }: IncomingMessage, response: ServerResponse): void {
  response.setHeader('Access-Control-Allow-Origin', headers.origin ?? '*')
  response.setHeader('Access-Control-Allow-Credentials', 'true')
  response.setHeader('Access-Control-Allow-Methods', 'GET, POST, PUT')
  const asked = headers['access-control-request-headers']
  if (asked !== undefined) response.setHeader('Access-Control-Allow-Headers', asked)
  response.setHeader('Cache-Control', 'private, max-age=0')
  // Otherwise the browser waits for more before it hands on what arrived.
  response.setHeader('X-Content-Type-Options', 'nosniff')
  response.setHeader('Content-Type', 'text/plain; charset=utf-8')
}
