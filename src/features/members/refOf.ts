import { listingRef } from '@/shared/members/readListing'
import { statusKey } from '@/shared/requests/status'
import { kinds } from '@/shared/requests/steps'

/** The `ref` in the listing of a member; undefined if it was made from no request. */
export async function refOf({ requestId }: { requestId?: unknown }): Promise<string | undefined> {
  if (typeof requestId !== 'string') return undefined
  return listingRef(await statusKey(kinds.registrations.prefix, requestId))
}
