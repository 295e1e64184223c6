import { firestoreApi } from '@/shared/firestore/api'
import { alreadyStored, attempt, KnownError, noRecord } from '@/shared/firestore/errors'
import type { Sentinels } from '@/shared/firestore/lite'
import { commit } from '@/shared/firestore/submit'
import { withRefusal } from '@/shared/firestore/refusal'
import { takenAway, wishWrite, type ListingWish } from '@/shared/members/listingWish'
import { readListingOf } from '@/shared/members/readListing'
import { newSubmissionId } from '@/shared/requests/reference'
import { mostOpenRights, rightsSubmission, type RightsKind } from '@/shared/requests/rights'
import { texts } from '@/texts/request-rights'

type Asking = {
  /** Of the status of the request. */
  key: string
  id: string
  kind: RightsKind
  /** The mobile number of the request; left out if the request was erased. */
  mobile?: string
  text?: string
  /** Whether an earlier try under this id had another text. */
  isChanged: boolean
}

/** Sends a rights request. Sending it again with the same id makes no second one. */
export const { useAskForRightsMutation } = firestoreApi.injectEndpoints({
  endpoints: (build) => ({
    /** The result is false if the request was withdrawn or erased in the meantime. */
    askForRights: build.mutation<boolean, Asking>({
      queryFn: (asking) => attempt(() => ask(asking)),
    }),
  }),
})

async function ask({ key, id, kind, mobile, text, isChanged }: Asking): Promise<boolean> {
  const write = () =>
    commit('request_status', key, async (status, sentinels) => {
      if (status === undefined) throw noRecord()
      if (id in rightsIn(status) || isOver(status, kind)) return undefined
      if (openOf(status, kind) >= mostOpenRights) throw tooMany()
      const writes = rightsSubmission(key, id, { kind, mobile, text }, sentinels)
      const isMember = status.kind === 'registrations' && status.state === 'approved'
      if (kind !== 'Withdraw' || !isMember || mobile === undefined) return writes
      return [...writes, ...(await takenOut({ key, mobile }, sentinels))]
    })
  // Everything else that the rules ask for is sure.
  const { isSaved, data } = await withRefusal(texts.otherMobile, write)
  if (isSaved) return true
  const hasArrived = id in rightsIn(data ?? {})
  // Its answer was lost, and the status on the screen is older than the rights request.
  if (hasArrived && isChanged) throw alreadyStored()
  return hasArrived
}

/** With the application the firm goes out of the directory, if it is there. */
async function takenOut(wish: ListingWish, { now, none }: Pick<Sentinels, 'now' | 'none'>) {
  const listing = await readListingOf(wish.key)
  if (listing === undefined) return []
  return [await wishWrite(wish, newSubmissionId(), now), ...takenAway(listing, wish, none)]
}

type Stored = { [field: string]: unknown }

const rightsIn = ({ rights }: Stored): object =>
  typeof rights === 'object' && rights !== null ? rights : {}

/** How many rights requests of a kind wait for an answer. */
const openOf = ({ rightsOpen }: Stored, kind: RightsKind) =>
  typeof rightsOpen === 'object' && rightsOpen !== null
    ? Number((rightsOpen as Stored)[kind] ?? 0)
    : 0

/** In another tab, or at the desk. */
const isOver = ({ state, withdrawnAt }: Stored, kind: RightsKind) =>
  state === 'erased' ? kind !== 'Complain' : kind === 'Withdraw' && withdrawnAt !== undefined

const tooMany = () => new KnownError('too-many', texts.tooMany(mostOpenRights))
