import { http, passthrough, type HttpHandler } from 'msw'
import { inject, onTestFinished } from 'vitest'
import '@test/support/setup/providedContext'
import { server as pageServer } from '@test/support/page/server'

/** How many documents were read, by the path of their collection. */
export type Reads = { [collection: string]: number }

/**
 * Counts what the app reads of the database until the end of the test, as Firestore bills it: each document
 * that a listener, a query or a look-up brings, one where they bring none, and one for each thousand that a
 * count counts. The emulator sends a listener its whole collection again after a change; the service sends
 * and bills only what has changed, so the same version of a document counts once for a listener. What the
 * rules look up is not among them.
 *
 * `written` has what was written and deleted. It has to be called before the app is opened.
 *
 * @param server of an endpoint's test; that of the page if left out
 */
export function countReads(server: Server = pageServer) {
  const reads: Reads = {}
  const written = { writes: 0, deletes: 0 }
  function restart() {
    Object.keys(reads).forEach((name) => delete reads[name])
    Object.assign(written, { writes: 0, deletes: 0 })
  }
  const add = (collection: string, count = 1) => {
    reads[collection] = (reads[collection] ?? 0) + count
  }
  const known = new Set<string>()
  const stopping = new AbortController()
  onTestFinished(() => stopping.abort())
  server.use(http.all(`http://${inject('firestore')}/*`, () => passthrough()))
  server.events.on(
    'response:bypass',
    ({ request, response }) => {
      if (request.method === 'OPTIONS') return
      const { host, pathname } = new URL(request.url)
      if (host !== inject('firestore')) return
      if (pathname.endsWith('/Listen/channel')) {
        const listener = new Listener(add, known)
        // The page may close the stream at any time.
        void eachText(response.clone(), (text) => listener.hear(text)).catch(() => {})
      } else if (pathname.endsWith(':commit') && response.ok) {
        void (request.clone().json() as Promise<Commit>).then(({ writes = [] }) => {
          const deletes = writes.filter((write) => write.delete !== undefined).length
          written.deletes += deletes
          written.writes += writes.length - deletes
        })
      } else if (/:(batchGet|runQuery|runAggregationQuery)$/.test(pathname)) {
        const asked = request.clone().json() as Promise<Asked>
        const answered = response.clone().json() as Promise<Answer[]>
        void Promise.all([asked, answered]).then(([query, answers]) =>
          countOne(query, answers, add),
        )
      }
    },
    { signal: stopping.signal },
  )
  const total = () => Object.values(reads).reduce((sum, count) => sum + count, 0)
  return { reads, written, total, restart }
}

type Server = {
  use: (handler: HttpHandler) => void
  events: {
    on: (
      type: 'response:bypass',
      listener: (event: { request: Request; response: Response }) => void,
      options: { signal: AbortSignal },
    ) => unknown
  }
}

type Add = (collection: string, count?: number) => void
type Commit = { writes?: { delete?: string }[] }
type Query = { structuredQuery: { from: { collectionId: string }[] } }
type Asked = Partial<Query> & { structuredAggregationQuery?: Query }
type Answer = {
  document?: { name: string }
  found?: { name: string }
  missing?: string
  result?: { aggregateFields: { [alias: string]: { integerValue: string } } }
}

/** `projects/p/databases/(default)/documents/admins/a` is of `admins`; ids in between are left out. */
const collectionOf = (name: string) =>
  name
    .split('/')
    .slice(5)
    .filter((_part, at) => at % 2 === 0)
    .join('/')

/** What was asked once: a look-up, a query or a count. */
function countOne(asked: Asked, answers: Answer[], add: Add): void {
  const query = asked.structuredQuery ?? asked.structuredAggregationQuery?.structuredQuery
  let isEmpty = query !== undefined
  for (const { document, found, missing, result } of answers) {
    const name = document?.name ?? found?.name ?? missing
    if (name !== undefined) add(collectionOf(name))
    for (const { integerValue } of Object.values(result?.aggregateFields ?? {})) {
      add(query?.from[0]?.collectionId ?? '', Math.max(1, Math.ceil(Number(integerValue) / 1000)))
      isEmpty = false
    }
    if (name !== undefined) isEmpty = false
  }
  if (isEmpty) add(query?.from[0]?.collectionId ?? '')
}

async function eachText({ body }: Response, hear: (text: string) => void): Promise<void> {
  if (body === null) return
  const reader = body.pipeThrough(new TextDecoderStream()).getReader()
  for (;;) {
    const { done, value } = await reader.read()
    if (done) return
    hear(value)
  }
}

type Message = {
  documentChange?: { document: { name: string; updateTime: string }; targetIds?: number[] }
  targetChange?: { targetChangeType?: string; targetIds?: number[] }
}

/** One response of the Listen stream: lengths, each with so much of JSON behind it. */
class Listener {
  #text = ''
  readonly #add: Add
  /** The targets that have brought something, and the versions of documents that each has brought. */
  readonly #known: Set<string>

  constructor(add: Add, known: Set<string>) {
    this.#add = add
    this.#known = known
  }

  hear(text: string): void {
    this.#text += text
    for (;;) {
      const at = this.#text.indexOf('\n')
      const length = Number(this.#text.slice(0, at))
      if (at < 0 || this.#text.length < at + 1 + length) return
      const parts = JSON.parse(this.#text.slice(at + 1, at + 1 + length)) as [number, Message[]][]
      this.#text = this.#text.slice(at + 1 + length)
      for (const [, messages] of parts) {
        if (Array.isArray(messages)) messages.forEach((message) => this.#count(message))
      }
    }
  }

  #count({ documentChange, targetChange }: Message): void {
    const known = this.#known
    if (documentChange !== undefined) {
      const { document, targetIds = [] } = documentChange
      for (const target of targetIds) {
        const version = `${target} ${document.name} ${document.updateTime}`
        if (known.has(version)) continue
        known.add(version)
        known.add(`${target}`)
        this.#add(collectionOf(document.name))
      }
    } else if (targetChange?.targetChangeType === 'CURRENT') {
      // A listener that finds nothing is billed as one document.
      for (const target of targetChange.targetIds ?? []) {
        if (known.has(`${target}`)) continue
        known.add(`${target}`)
        this.#add('nothing found')
      }
    } else if (targetChange?.targetChangeType === 'ADD') {
      // The SDK begins to listen: what an earlier listener of the same number has had counts again.
      for (const target of targetChange.targetIds ?? []) {
        for (const version of known) {
          if (version === `${target}` || version.startsWith(`${target} `)) known.delete(version)
        }
      }
    }
  }
}
