import { readMany } from '@/shared/firestore/submit'
import { directoryPath } from '@/shared/members/shown'
import { inOrder, type Listing, readListings } from './listings'

/** More documents than there are: their names are a digit or a letter. */
const mostDocuments = 36

/**
 * Reads all firms that agree to be listed, in the order of the page: one query of some ten documents. The page has no data
 * layer, so this is no query of it.
 */
export async function readDirectory(): Promise<Listing[]> {
  const documents = await readMany(directoryPath, { most: mostDocuments })
  return inOrder(readListings(documents.map(({ data }) => data)))
}
