import { createHash } from 'node:crypto'
import { appendFileSync } from 'node:fs'
import { join } from 'node:path'

/** A request of a test, with the documents that were there before it, as hashes of their texts. */
export type Recorded = {
  url: string
  method: string
  authorization: string | undefined
  body: string | undefined
  status: number
  documents: string[]
}

/**
 * Keeps each request that a test sends as a person, with all documents at that moment. A document is kept once, in a file
 * of its own kind: a line has its hash and its text.
 */
export function recordRequests(folder: string): void {
  const send = globalThis.fetch
  // Each test file sets up anew, in the same process.
  if (send.name === 'recordedFetch') return
  const known = new Set<string>()
  const requests = join(folder, `requests-${process.pid}.jsonl`)
  const documents = join(folder, `documents-${process.pid}.jsonl`)

  /** The documents of each database, until something may have written one. */
  const states = new Map<string, Promise<string[]>>()

  async function readState(database: string): Promise<string[]> {
    const answer = await send(`${database}/documents:runQuery`, {
      method: 'POST',
      headers: { Authorization: 'Bearer owner' },
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

  globalThis.fetch = async function recordedFetch(input, init) {
    const request = new Request(input, init)
    const [database] =
      /^.*\/v1\/projects\/demo-[^/]+\/databases\/\(default\)/.exec(request.url) ?? []
    const authorization = request.headers.get('Authorization') ?? undefined
    if (database === undefined || authorization === 'Bearer owner') {
      states.clear()
      return send(request).finally(() => states.clear())
    }
    const body = request.method === 'GET' ? undefined : await request.clone().text()
    const before = await stateOf(database)
    const answer = await send(request)
    if (answer.ok && request.url.includes(':commit')) states.clear()
    const recorded: Recorded = {
      url: request.url,
      method: request.method,
      authorization,
      body,
      status: answer.status,
      documents: before,
    }
    appendFileSync(requests, `${JSON.stringify(recorded)}\n`)
    return answer
  }
}
