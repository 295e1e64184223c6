import { askPlace, type Place } from '@scripts/ownersPlace'
import type { Database, RawDocument, RawWrite } from './requestKeys'

type Listed = {
  documents?: { name: string; fields?: RawDocument['fields']; updateTime: string }[]
  nextPageToken?: string
}

/** A database by Firestore's REST interface, past the rules. */
export function openDatabase(place: Place): Database {
  const { documents, ask } = askPlace(place)

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
