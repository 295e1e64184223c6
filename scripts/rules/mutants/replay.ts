import { createReadStream, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { demoProjectId } from '@/shared/config/parseEnv'
import { callEmulator, clearFirestore, type Address } from '@scripts/emulators/firestoreRest'
import type { Recorded } from './record'

/** More documents than these take seconds to put back for each request: then only those stay that it can be about. */
const mostDocuments = 400

/** Of collections with as few documents as these all stay: persons, settings. */
const fewDocuments = 20

const writesAtOnce = 400

export type Request = Omit<Recorded, 'url' | 'status'> & {
  /** Below the address of the emulator. */
  path: string
  isAllowed: boolean
  /** The paths of the collections that it reads or writes, without ids: `members/history`. */
  collections: string[]
}

const documentsOf = `projects/${demoProjectId}/databases/(default)/documents`

/** The same text for the project of the replay, whatever project the test had. */
const inProject = (text: string) =>
  text.replaceAll(/projects\/demo-[^/"]+\/databases\/\(default\)/g, documentsOf.slice(0, -10))

/** The recorded requests, each of them once, and their documents by hash. */
export async function readRecorded(folder: string) {
  const documents = new Map<string, string>()
  const paths = new Map<string, string[]>()
  for await (const line of linesOf(folder, 'documents')) {
    const at = line.indexOf(' ')
    const [hash, text] = [line.slice(0, at), inProject(line.slice(at + 1))]
    documents.set(hash, text)
    const { name } = JSON.parse(text) as { name: string }
    paths.set(hash, name.split('/').slice(documentsOf.split('/').length))
  }
  const requests = new Map<string, Request>()
  for await (const line of linesOf(folder, 'requests')) {
    const { url, status, body, ...recorded } = JSON.parse(line) as Recorded
    const path = inProject(new URL(url).pathname + new URL(url).search)
    const request: Request = {
      ...recorded,
      documents:
        recorded.documents.length > mostDocuments
          ? aboutThese(`${path} ${body ?? ''}`, recorded.documents, paths)
          : recorded.documents,
      path,
      body: body === undefined ? undefined : inProject(withoutTransaction(body)),
      isAllowed: status !== 403,
      collections: collectionsIn(`${path} ${body ?? ''}`),
    }
    requests.set(JSON.stringify(request), request)
  }
  return { documents, requests: [...requests.values()] }
}

/** The documents that a request names by their ids, or by that of the document above, and those of small collections. */
function aboutThese(text: string, hashes: readonly string[], paths: ReadonlyMap<string, string[]>) {
  const named = new Set(text.match(/[\w~-]+/g))
  const counts = new Map<string, number>()
  for (const hash of hashes) {
    const [collection = ''] = paths.get(hash) ?? []
    counts.set(collection, (counts.get(collection) ?? 0) + 1)
  }
  return hashes.filter((hash) => {
    const [collection = '', ...rest] = paths.get(hash) ?? []
    return (
      counts.get(collection)! <= fewDocuments ||
      rest.some((part, at) => at % 2 === 0 && named.has(part))
    )
  })
}

/** The lines of all files whose names begin with `start`. A file may be longer than a string can be. */
async function* linesOf(folder: string, start: string) {
  for (const name of readdirSync(folder).filter((each) => each.startsWith(start))) {
    yield* createInterface({ input: createReadStream(join(folder, name)) })
  }
}

/** A transaction has ended long ago. */
function withoutTransaction(body: string): string {
  if (!body.includes('ransaction')) return body
  const {
    transaction: _one,
    newTransaction: _other,
    ...rest
  } = JSON.parse(body) as object & {
    transaction?: string
    newTransaction?: object
  }
  return JSON.stringify(rest)
}

/** `members/x/history/2` is in `members/history`; a query names its collection. */
function collectionsIn(text: string): string[] {
  const found = [...text.matchAll(/\(default\)\/documents\/([^"?\s:]+)/g)].map(([, path = '']) =>
    path
      .split('/')
      .filter((_, at) => at % 2 === 0)
      .join('/'),
  )
  const asked = [...text.matchAll(/"collectionId":"(\w+)"/g)].map(([, id = '']) => id)
  return [...new Set([...found, ...asked])]
}

/** Sends recorded requests to an emulator as they were sent, each with the documents of its moment. */
export function createReplay(emulator: Address, documents: ReadonlyMap<string, string>) {
  let present: string | undefined

  async function putBack(hashes: readonly string[]) {
    await clearFirestore(emulator)
    const writes = hashes.map((hash) => ({ update: JSON.parse(documents.get(hash)!) as object }))
    for (let start = 0; start < writes.length; start += writesAtOnce) {
      await callEmulator(emulator, 'POST', `/v1/${documentsOf}:commit`, {
        writes: writes.slice(start, start + writesAtOnce),
      })
    }
  }

  /** Whether the rules in force allow it. */
  return async function isAllowed(request: Request): Promise<boolean> {
    const wanted = request.documents.join()
    if (wanted !== present) await putBack(request.documents)
    present = wanted
    const answer = await fetch(`http://${emulator.host}:${emulator.port}${request.path}`, {
      method: request.method,
      headers: request.authorization ? { Authorization: request.authorization } : {},
      body: request.body,
    })
    await answer.text()
    if (answer.ok && request.path.includes(':commit')) present = undefined
    return answer.status !== 403
  }
}
