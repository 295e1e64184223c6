import { createHash } from 'node:crypto'
import { appendFileSync } from 'node:fs'
import { join } from 'node:path'
import { FetchInterceptor } from '@mswjs/interceptors/fetch'

/** A request of a test, with the documents that were there before it, as hashes of their texts. */
export type Recorded = {
  url: string
  method: string
  authorization: string | undefined
  body: string | undefined
  status: number
  documents: string[]
}

const asOwner = 'Bearer owner'

let isRecording = false

/**
 * Keeps each request that a test sends as a person, with all documents at that moment. A document is kept once, in a file
 * of its own kind: a line has its hash and its text.
 */
export function recordRequests(folder: string): void {
  // The set-up runs before each test file, in the same process.
  if (isRecording) return
  isRecording = true
  const known = new Set<string>()
  const requests = join(folder, `requests-${process.pid}.jsonl`)
  const documents = join(folder, `documents-${process.pid}.jsonl`)
  /** The documents of each database, until something may have written one. */
  const states = new Map<string, Promise<string[]>>()
  const open = new Map<string, Omit<Recorded, 'status'>>()

  async function readState(database: string): Promise<string[]> {
    const answer = await fetch(`${database}/documents:runQuery`, {
      method: 'POST',
      headers: { Authorization: asOwner },
      body: JSON.stringify({ structuredQuery: { from: [{ allDescendants: true }] } }),
    })
    const rows = (await answer.json()) as { document?: { name: string; fields?: object } }[]
    return rows.flatMap(({ document }) => {
      if (document === undefined) return []
      const { name, fields = {} } = document
      const text = JSON.stringify({ name, fields })
      const hash = createHash('sha1').update(text).digest('base64url')
      if (!known.has(hash)) {
        known.add(hash)
        appendFileSync(documents, `${hash} ${text}\n`)
      }
      return hash
    })
  }

  function stateOf(database: string) {
    const state = states.get(database) ?? readState(database)
    states.set(database, state)
    return state
  }

  const interceptor = new FetchInterceptor()
  // oxlint-disable-next-line typescript/no-misused-promises -- the library waits for its listeners
  interceptor.on('request', async ({ request, requestId }) => {
    const { url, method } = request
    const [database] = /^.*\/v1\/projects\/demo-[^/]+\/databases\/\(default\)/.exec(url) ?? []
    const authorization = request.headers.get('Authorization') ?? undefined
    if (database === undefined || authorization === asOwner) {
      // The tests read as the owner, too, but they mostly write.
      if (!url.endsWith(':runQuery')) states.clear()
      return
    }
    const body = method === 'GET' ? undefined : await request.clone().text()
    open.set(requestId, { url, method, authorization, body, documents: await stateOf(database) })
  })
  interceptor.on('response', ({ response, request, requestId }) => {
    const recorded = open.get(requestId)
    open.delete(requestId)
    if (request.headers.get('Authorization') === asOwner && !request.url.endsWith(':runQuery'))
      states.clear()
    if (recorded === undefined) return
    if (response.ok && recorded.url.includes(':commit')) states.clear()
    appendFileSync(requests, `${JSON.stringify({ ...recorded, status: response.status })}\n`)
  })
  interceptor.apply()
}
