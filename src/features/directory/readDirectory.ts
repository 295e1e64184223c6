import { readMany, readOne } from '@/shared/firestore/submit'
import { directoryPath } from '@/shared/members/shown'
import { graceDaysIn } from '@/shared/members/standing'
import { type Directory, inOrder, readListings } from './listings'

/** More documents than there are: their names are a digit or a letter. */
const mostDocuments = 36

/**
 * Reads all firms that agree to be listed, in the order of the page: one query of some ten documents, and one of the days of
 * grace. The page has no data layer, so this is no query of it.
 */
export async function readDirectory(): Promise<Directory> {
  const [documents, promises] = await Promise.all([
    readMany(directoryPath, { most: mostDocuments }),
    readOne('settings', 'promises'),
  ])
  const listings = inOrder(readListings(documents.map(({ data }) => data)))
  return { listings, graceDays: graceDaysIn(promises) }
}
