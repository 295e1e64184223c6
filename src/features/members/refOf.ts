import { readOne } from '@/shared/firestore/submit'
import { listingRef } from '@/shared/members/readListing'
import { statusKey } from '@/shared/requests/status'
import { kinds } from '@/shared/requests/steps'

const statusKeyOf = (requestId: string) => statusKey(kinds.registrations.prefix, requestId)

/** The `ref` in the listing of a member; undefined if it was made from no request. */
export async function refOf({ requestId }: { requestId?: unknown }): Promise<string | undefined> {
  return typeof requestId === 'string' ? listingRef(await statusKeyOf(requestId)) : undefined
}

/** The key of the status on which My request shows the listing; undefined if there is none, or no longer. */
export async function readStatusKey({
  requestId,
}: {
  requestId?: unknown
}): Promise<string | undefined> {
  if (typeof requestId !== 'string') return undefined
  const key = await statusKeyOf(requestId)
  const status = await readOne('request_status', key)
  return status === undefined || status.state === 'erased' ? undefined : key
}
