import type { BaseQueryApi } from '@reduxjs/toolkit/query'
import { selectRole } from '@/features/session'
import { commitOnce, type Outcome } from '@/shared/firestore/commitOnce'
import { KnownError, noRecord } from '@/shared/firestore/errors'
import { createReader } from '@/shared/firestore/live/readDocument'
import { readListing } from '@/shared/members/readListing'
import type { ListedContact } from '@/shared/members/shown'
import { severalLines } from '@/shared/validation/typed'
import { notAgreed, readListingWish, showsMore } from './listing/wish'
import type { MemberRecord } from './makeMember'
import {
  changesNothing,
  changesShown,
  decidesListing,
  membersPath,
  memberWrites,
  type MemberAction,
} from './memberChanges'
import { readStatusKey, refOf } from './refOf'
import { memberSchema } from './schema'

/** An action on a member, as it is sent. */
export type AppliedMemberAction = {
  /** Of the member. */
  target: string
  /** The version that the person looked at. Left out where the action overwrites nothing. */
  expectedVersion?: number
  /** Of the form or button: so trying again writes once. */
  id: string
  action: MemberAction
}

const refused = 'The server did not accept this. Your rights may have changed. Nothing was changed.'

const read = createReader(memberSchema)

/** @returns the member after the action, or a `Conflict` if a colleague was first */
export async function applyMemberAction(
  { target: id, expectedVersion, id: formId, action: typed }: AppliedMemberAction,
  api: Pick<BaseQueryApi, 'getState'>,
): Promise<Outcome<MemberRecord>> {
  const text = severalLines(typed.text ?? '') || undefined
  const action = { ...typed, text } as MemberAction
  let isListed = false
  return commitOnce(
    {
      target: { path: membersPath, id },
      expectedVersion,
      id: formId,
      action,
      refused,
      async decide(stored, { entryId, ...stamp }) {
        if (stored === undefined) throw noRecord()
        const listing = changesShown(action) ? await readListing(String(stored.number)) : undefined
        isListed = listing !== undefined
        if (changesNothing(stored, action, listing)) return undefined
        if (action.kind === 'list') await expectAgreed(stored, action.contacts, api)
        const ref = action.kind === 'list' ? await refOf(stored) : undefined
        const statusKey = decidesListing(action, listing) ? await readStatusKey(stored) : undefined
        return memberWrites(id, stored, action, stamp, entryId, { listing, ref, statusKey })
      },
      // A member who is listed may have changed the listing at home.
      mayRetry: () => isListed,
      read: (stored) => read(id, stored),
      readCurrent: (stored) => read(id, stored),
    },
    api,
  )
}

/** @throws KnownError where the member has said the opposite on My request, and nothing else since */
async function expectAgreed(
  { requestId }: { requestId?: unknown },
  contacts: readonly ListedContact[],
  { getState }: Pick<BaseQueryApi, 'getState'>,
) {
  const isOwner = selectRole(getState() as Parameters<typeof selectRole>[0]) === 'owner'
  if (typeof requestId !== 'string' || isOwner) return
  const wish = await readListingWish(requestId)
  if (wish !== null && showsMore(wish, contacts))
    throw new KnownError('not-agreed', notAgreed(wish))
}
