import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { json, text } from 'node:stream/consumers'
import { demoProjectId } from '@/shared/config/parseEnv'
import { callEmulator, encodeFields, type Address } from '@scripts/emulators/firestoreRest'
import { localHost } from '@scripts/emulators/ports'
import type { Collections } from '@scripts/samples/records'
import { webChannel, type Channel } from './webChannel'

const root = `projects/${demoProjectId}/databases/(default)/documents`
const nameOf = (collection: string, id = '') => `${root}/${collection}/${id}`

/** The requests of clients: a query, and a message of the Listen stream. */
type Query = {
  /** Of the collection: the database, or a document. */
  parent?: string
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

type Fields = ReturnType<typeof encodeFields>
type Document = { name: string; fields: Fields; createTime: string; updateTime: string }
type WriteRequest = { update?: { name: string }; delete?: string }
type Got = { found?: Document; missing?: string }
type Forwarded = Pick<IncomingMessage, 'method' | 'url' | 'headers'> & { body: string }

/** Whether a document is the one, or of the collection, of that name. */
const isIn = (prefix: string, name: string) =>
  name.startsWith(prefix) && !name.slice(prefix.length).includes('/')

/** A listener: of the documents whose name begins so. */
type Target = { channel: Channel; id: number; prefix: string }

/**
 * Stands in for Firestore where listeners are measured. After a change it sends only the changed
 * documents, as the service does; the emulator sends the whole collection again. It knows listeners
 * of single documents and of whole collections, and the queries for the latest of a collection and for how
 * many it has.
 * There are no rules.
 *
 * @param emulator answers everything else, by its rules, and the feeder sends its documents: the emulator itself
 *   breaks off the connection of a listener before it has sent 10,000 documents
 */
export async function startFeeder(collections: Collections, emulator?: Address) {
  const documents = new Map<string, { json: string; fields: Fields }>()
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
        hold({ name, fields, createTime: time, updateTime: time })
        return name
      }),
    )
    notify(names, time)
  }

  function hold(document: Document): void {
    documents.set(document.name, { json: JSON.stringify(document), fields: document.fields })
  }

  function remove(collection: string, ids: readonly string[]): void {
    const names = ids.map((id) => nameOf(collection, id))
    for (const name of names) documents.delete(name)
    notify(names, tick())
  }

  function notify(names: readonly string[], time: string): void {
    for (const { channel, id, prefix } of targets) {
      const own = names.filter((name) => isIn(prefix, name))
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
    const { limit, from, orderBy = [] } = query?.structuredQuery ?? { from: [] }
    const prefix = wanted?.documents[0] ?? `${query?.parent}/${from[0]?.collectionId}/`
    const found = [...documents.keys()].filter((name) => isIn(prefix, name))
    const names = sorted(found, orderBy[0]?.field.fieldPath).slice(0, limit)
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

  /** By name, or by a field with a time: the latest first, and not those without. */
  function sorted(names: readonly string[], field = '__name__'): string[] {
    if (field === '__name__') return names.toSorted()
    const time = (name: string) => String(documents.get(name)?.fields[field]?.timestampValue ?? '')
    return names
      .filter((name) => time(name) !== '')
      .toSorted((a, b) => (time(a) < time(b) ? 1 : -1))
  }

  /** The documents of a collection with the latest times in a field, as JSON. */
  function latest({ structuredQuery: { from, orderBy, limit } }: Query): string {
    const readTime = tick()
    const prefix = nameOf(from[0]?.collectionId ?? '')
    const names = [...documents.keys()].filter((name) => isIn(prefix, name))
    const found = sorted(names, orderBy?.[0]?.field.fieldPath)
      .slice(0, limit)
      .map((name) => `{"document":${documents.get(name)?.json},"readTime":"${readTime}"}`)
    return found.length > 0 ? `[${found.join()}]` : `[{"readTime":"${readTime}"}]`
  }

  /** The documents of a collection, as the build asks for them. */
  function allOf(pathname: string): string {
    const prefix = `${pathname.slice('/v1/'.length)}/`
    const found = [...documents].filter(([name]) => isIn(prefix, name)).map(([, it]) => it.json)
    return `{"documents":[${found.join()}]}`
  }

  /** How many documents a collection has, as JSON. */
  function countOf({ structuredAggregationQuery: { structuredQuery, aggregations } }: Counting) {
    const prefix = nameOf(structuredQuery.from[0]?.collectionId ?? '')
    const integerValue = [...documents.keys()].filter((name) => isIn(prefix, name)).length
    const aggregateFields = { [aggregations[0]!.alias]: { integerValue: String(integerValue) } }
    return JSON.stringify([{ result: { aggregateFields }, readTime: tick() }])
  }

  const listen = webChannel(
    (channel, message) => handleListen(channel, message as ListenRequest),
    (channel) => drop((target) => target.channel === channel),
  )

  /** Takes over all that the emulator holds. */
  async function readAll(address: Address): Promise<void> {
    const structuredQuery = { from: [{ allDescendants: true }] }
    const found = await callEmulator(address, 'POST', `/v1/${root}:runQuery`, { structuredQuery })
    for (const { document } of found as { document?: Document }[]) if (document) hold(document)
  }

  /** Lets the emulator answer, and sends the changes of a commit. */
  async function forward(
    { method, url, headers, ...request }: Forwarded,
    response: ServerResponse,
    { host, port }: Address,
  ): Promise<void> {
    const { 'content-type': type = '', authorization = '' } = headers
    const answer = await fetch(`http://${host}:${port}${url}`, {
      method,
      headers: { 'Content-Type': type, ...(authorization && { Authorization: authorization }) },
      body: request.body || undefined,
    })
    const answered = await answer.text()
    if (answer.ok && url?.includes(':commit')) {
      const { writes = [] } = JSON.parse(request.body) as { writes?: WriteRequest[] }
      await readAgain(
        { host, port },
        writes.flatMap((write) => write.update?.name ?? write.delete ?? []),
      )
    }
    response.statusCode = answer.status
    response.end(answered)
  }

  async function readAgain(address: Address, names: readonly string[]): Promise<void> {
    const found = await callEmulator(address, 'POST', `/v1/${root}:batchGet`, { documents: names })
    for (const { found: document, missing } of found as Got[]) {
      if (document) hold(document)
      else if (missing) documents.delete(missing)
    }
    notify(names, tick())
  }

  async function handle(request: IncomingMessage, response: ServerResponse): Promise<void> {
    allow(request, response)
    const { pathname, searchParams } = new URL(request.url ?? '', 'http://feeder')
    if (request.method === 'OPTIONS') response.end()
    else if (pathname.endsWith('/Listen/channel')) listen(request, response, searchParams)
    else if (emulator) {
      const { method, url, headers } = request
      await forward({ method, url, headers, body: await text(request) }, response, emulator)
    } else if (pathname.endsWith(':runQuery')) response.end(latest((await json(request)) as Query))
    else if (pathname.endsWith(':runAggregationQuery')) {
      response.end(countOf((await json(request)) as Counting))
    } else if (request.method === 'GET') response.end(allOf(pathname))
    // Not empty, so that the launcher writes no samples.
    else if (pathname.endsWith(':listCollectionIds')) response.end('{"collectionIds":["any"]}')
    else response.end(pathname.endsWith(':commit') ? `{"commitTime":"${tick()}"}` : '{}')
  }

  if (emulator) await readAll(emulator)
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
  // Otherwise the browser waits for more before it hands on the bytes.
  response.setHeader('X-Content-Type-Options', 'nosniff')
  response.setHeader('Content-Type', 'text/plain; charset=utf-8')
}
