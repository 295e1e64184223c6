import { toAppError } from '@/shared/firestore/errors'
import type { Page, ReadPage } from '@/shared/firestore/readPage'
import { startSha256 } from '@/shared/text/sha256Now'
import { copiedCollections, copiedGroups } from './collections'
import { copyFormat, type CopyEnd, type CopyHead } from './copyFile'

/** How much is read. */
export type CopyProgress = { documents: number; done: number; collections: number }

export type MadeCopy = {
  blob: Blob
  documents: number
  /** Those that were changed while others were read: of a change in several documents the file may hold a half. */
  changed: number
}

type Source = {
  readPage: ReadPage
  project: string
  signal: AbortSignal
  onProgress: (progress: CopyProgress) => void
}

/** Of documents: a page takes some milliseconds of work, and the page of the desk stays in use. */
const pageSize = 300
/** Of each page, while the server cannot be reached. */
const tries = 3

/** Reads everything, page by page. */
export async function makeCopy({
  readPage,
  project,
  signal,
  onProgress,
}: Source): Promise<MadeCopy> {
  const sources = [
    ...copiedCollections.map((collection) => ({ collection, isGroup: false })),
    ...copiedGroups.map((collection) => ({ collection, isGroup: true })),
  ]
  const parts: string[] = []
  const hash = startSha256()
  const counts: CopyEnd['counts'] = {}
  const progress = { documents: 0, done: 0, collections: sources.length }
  let madeAt: string | undefined
  let changed = 0

  function add(text: string) {
    parts.push(text)
    hash.add(text)
  }

  for (const source of sources) {
    counts[source.collection] = 0
    let after: string | undefined
    let page: Page
    do {
      page = await readAgain(() => readPage({ ...source, after, most: pageSize }, signal), signal)
      const { documents, readTime } = page
      if (madeAt === undefined) {
        madeAt = readTime
        add(lineOf({ ...copyFormat, project, madeAt } satisfies CopyHead))
      }
      const since = Date.parse(madeAt)
      changed += documents.filter(({ updateTime }) => Date.parse(updateTime) > since).length
      add(documents.map(({ path, fields }) => lineOf({ path, fields })).join(''))
      counts[source.collection]! += documents.length
      progress.documents += documents.length
      after = documents.at(-1)?.path
      onProgress({ ...progress })
    } while (page.documents.length === pageSize)
    progress.done += 1
    onProgress({ ...progress })
  }
  const end: CopyEnd = { end: true, counts, sha256: hash.end() }
  const blob = new Blob([...parts, lineOf(end)], { type: 'application/json' })
  return { blob, documents: progress.documents, changed }
}

/** JSON has no −0; Firestore takes a number as a text, too. */
const lineOf = (value: object) =>
  `${JSON.stringify(value, (_name, part: unknown) => (Object.is(part, -0) ? '-0' : part))}\n`

async function readAgain(read: () => Promise<Page>, signal: AbortSignal): Promise<Page> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await read()
    } catch (thrown) {
      const mayPass = ['unavailable', 'deadline-exceeded'].includes(toAppError(thrown).code)
      if (signal.aborted || !mayPass || attempt === tries) throw thrown
    }
  }
}
