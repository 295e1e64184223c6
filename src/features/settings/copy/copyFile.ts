import type { StoredDocument } from '@/shared/firestore/readPage'

/*
 * A copy of everything is a file of JSON Lines: a line that says what it is, a line for each document in the encoding of
 * Firestore's REST interface, and a last line with the counts and the SHA-256 of all lines before. `npm run restore` reads
 * it (scripts/restore/readCopy.ts).
 */

/** A newer site may write files that an older script cannot read. */
export const copyFormat = { format: 'udyog-odisha copy', version: 1 } as const

export type CopyHead = typeof copyFormat & {
  project: string
  /** ISO times of the server. */
  madeAt: string
}

export type CopiedDocument = Pick<StoredDocument, 'path' | 'fields'>

export type CopyEnd = {
  end: true
  /** Documents, by collection. */
  counts: { [collection: string]: number }
  sha256: string
}
