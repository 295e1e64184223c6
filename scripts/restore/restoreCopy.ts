import { isDeepStrictEqual } from 'node:util'
import { copiedGroups } from '@/features/settings/copy/collections'
import type { CopiedDocument } from '@/features/settings/copy/copyFile'
import { demoAdmin } from '@/shared/config/demo'
import { askPlace, type Place } from '@scripts/ownersPlace'
import type { Copy } from './readCopy'

type Options = {
  /** Writes what an interrupted restore has left out. */
  goesOn?: boolean
  onProgress?: (written: number, all: number) => void
}

/** Of documents: a commit is all or nothing. */
const mostInCommit = 300
/** Of a commit, in letters; the emulator takes 4 MiB. */
const longestCommit = 1_000_000

/**
 * Writes all documents of a copy. No document is ever overwritten.
 *
 * @returns how many were written, and how many were there already
 * @throws Error if the database holds anything, or with `goesOn` anything that is not in the copy; then nothing was written
 */
export async function restoreCopy(place: Place, copy: Copy, options: Options = {}) {
  const { goesOn = false, onProgress = () => {} } = options
  const database = openDatabase(place)
  const there = goesOn ? await partOf(copy, database) : new Set<string>()
  if (!goesOn && !(await database.isEmpty())) throw new Error(filled(place.project))

  let written = 0
  for (const batch of batchesOf(copy, there)) {
    try {
      await database.create(batch)
    } catch (thrown) {
      throw new Error(stopped(written + there.size, copy.count, thrown), { cause: thrown })
    }
    written += batch.length
    onProgress(written + there.size, copy.count)
  }
  return { written, there: there.size }
}

/** For a copy that is tried in the emulators: their own account becomes an owner, as nobody else has one there. */
export async function addDemoOwner(place: Place) {
  const fields = {
    name: { stringValue: 'Demo owner' },
    email: { stringValue: demoAdmin.email },
    role: { stringValue: 'owner' },
  }
  await openDatabase(place)
    .create([{ path: demoOwner, fields }])
    .catch((thrown: unknown) => {
      if (!String(thrown).includes('ALREADY_EXISTS')) throw thrown
    })
}

const demoOwner = `admins/${demoAdmin.uid}`

const filled = (project: string) =>
  [
    `The database of ${project} holds documents already. A copy goes into an empty one only: nothing was written.`,
    'If a restore was interrupted, add --go-on: it compares what is there, and writes the rest.',
  ].join('\n')

const stopped = (done: number, all: number, thrown: unknown) =>
  [
    `The restore stopped after ${done} of ${all} documents: ${thrown instanceof Error ? thrown.message : String(thrown)}`,
    'Nothing was overwritten. Run the same command with --go-on to write the rest; if the quota of the day is used up, tomorrow.',
  ].join('\n')

/** The documents that are there already, each as in the copy. */
async function partOf(copy: Copy, database: ReturnType<typeof openDatabase>) {
  const stored = new Map<string, CopiedDocument['fields']>()
  for (const name of Object.keys(copy.counts)) {
    for await (const { path, fields } of database.documentsOf(name)) stored.set(path, fields)
  }
  const there = new Set<string>()
  for (const { path, fields } of copy.documents()) {
    const found = stored.get(path)
    if (found === undefined || !isDeepStrictEqual(found, fields)) continue
    there.add(path)
    stored.delete(path)
  }
  const others = [...stored.keys()].filter((path) => path !== demoOwner)
  if (others.length > 0) {
    throw new Error(
      [
        `${others.length} documents are there that are not in the copy, or differ from it: nothing was written. Here are some:`,
        ...others.slice(0, 10).map((path) => `  ${path}`),
        'Delete the database in the Firebase console, make a new one, and restore without --go-on.',
      ].join('\n'),
    )
  }
  return there
}

function* batchesOf(copy: Copy, there: ReadonlySet<string>) {
  let batch: CopiedDocument[] = []
  let length = 0
  for (const document of copy.documents()) {
    if (there.has(document.path)) continue
    const more = JSON.stringify(document).length
    if (batch.length === mostInCommit || (batch.length > 0 && length + more > longestCommit)) {
      yield batch
      batch = []
      length = 0
    }
    batch.push(document)
    length += more
  }
  if (batch.length > 0) yield batch
}

type Found = { document?: { name: string; fields?: CopiedDocument['fields'] } }[]

function openDatabase(place: Place) {
  const { documents, ask } = askPlace(place)

  const query = async (collectionId: string, most: number, after?: string) => {
    const allDescendants = copiedGroups.some((group) => group === collectionId)
    const found = (await ask(':runQuery', {
      structuredQuery: {
        from: [{ collectionId, allDescendants }],
        orderBy: [{ field: { fieldPath: '__name__' } }],
        ...(after !== undefined && {
          startAt: { values: [{ referenceValue: `${documents}/${after}` }], before: false },
        }),
        limit: most,
      },
    })) as Found
    return found.flatMap(({ document }) =>
      document
        ? [{ path: document.name.slice(documents.length + 1), fields: document.fields ?? {} }]
        : [],
    )
  }

  return {
    async isEmpty() {
      const { collectionIds = [] } = (await ask(':listCollectionIds', {})) as {
        collectionIds?: string[]
      }
      if (collectionIds.length > 0) return false
      const below = await Promise.all(copiedGroups.map((group) => query(group, 1)))
      return below.flat().length === 0
    },

    async *documentsOf(collection: string) {
      let page: CopiedDocument[] = []
      do {
        page = await query(collection, mostInCommit, page.at(-1)?.path)
        yield* page
      } while (page.length > 0)
    },

    create: (batch: readonly CopiedDocument[]) =>
      ask(':commit', {
        writes: batch.map(({ path, fields }) => ({
          update: { name: `${documents}/${path}`, fields },
          currentDocument: { exists: false },
        })),
      }),
  }
}
