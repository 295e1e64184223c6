import type { Database, RawDocument, RawWrite } from './requestKeys'

type Listed = {
  documents?: { name: string; fields?: RawDocument['fields']; updateTime: string }[]
  nextPageToken?: string
}

/**
 * A database by Firestore's REST interface, past the rules.
 *
 * @param server with its protocol
 * @param token of an owner of the project
 */
export function openDatabase(server: string, project: string, token: string): Database {
  const documents = `projects/${project}/databases/(default)/documents`
  const headers = { Authorization: `Bearer ${token}`, 'Content-Type': 'application/json' }

  async function ask(path: string, body?: unknown): Promise<unknown> {
    const response = await fetch(`${server}/v1/${documents}${path}`, {
      method: body === undefined ? 'GET' : 'POST',
      headers,
      body: body === undefined ? undefined : JSON.stringify(body),
    })
    if (!response.ok) throw new Error(`${path}: ${response.status} ${await response.text()}`)
    return response.json()
  }

  return {
    async list(collection) {
      const found: RawDocument[] = []
      let pageToken = ''
      do {
        const query = `pageSize=300${pageToken && `&pageToken=${encodeURIComponent(pageToken)}`}`
        const page = (await ask(`/${collection}?${query}`)) as Listed
        for (const { name, fields = {}, updateTime } of page.documents ?? []) {
          found.push({ id: name.slice(name.lastIndexOf('/') + 1), fields, updateTime })
        }
        pageToken = page.nextPageToken ?? ''
      } while (pageToken !== '')
      return found
    },
    commit: async (writes) =>
      void (await ask(':commit', { writes: writes.map((write) => encoded(documents, write)) })),
  }
}

function encoded(documents: string, write: RawWrite) {
  if ('delete' in write) {
    const { updateTime } = write
    return { delete: `${documents}/${write.delete}`, currentDocument: { updateTime } }
  }
  if ('update' in write) {
    const update = { name: `${documents}/${write.update}`, fields: write.fields }
    return { update, updateMask: { fieldPaths: write.mask }, currentDocument: { exists: true } }
  }
  const update = { name: `${documents}/${write.set}`, fields: write.fields }
  return write.exists === undefined ? { update } : { update, currentDocument: { exists: false } }
}
