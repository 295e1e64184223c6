import { readMany, readOne } from '@/shared/firestore/submit'
import { sha256 } from '@/shared/text/sha256'
import { keyOfNumber } from './numberKey'
import { bucketOf, directoryPath } from './shown'

type Fields = { [name: string]: unknown }

/** The entry of a member in the directory, as it is stored; undefined if the member is not listed. */
export async function readListing(number: string): Promise<Fields | undefined> {
  const bucket = await readOne(directoryPath, bucketOf(number))
  return (bucket?.entries as { [key: string]: Fields } | undefined)?.[keyOfNumber(number)]
}

/** By this the applicant of a request finds the entry of the member made from it. The key cannot be found from it. */
export const listingRef = (statusKey: string) => sha256(statusKey)

/** The entry of the member whose request has a status with this key; undefined if the member is not listed. */
export async function readListingOf(statusKey: string): Promise<Fields | undefined> {
  const [ref, documents] = await Promise.all([listingRef(statusKey), readMany(directoryPath)])
  return documents
    .flatMap(({ data }) => Object.values((data.entries ?? {}) as { [key: string]: Fields }))
    .find((entry) => entry.ref === ref)
}
