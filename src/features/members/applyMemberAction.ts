import type { BaseQueryApi } from '@reduxjs/toolkit/query'
import { currentUid } from '@/shared/auth/currentUid'
import { noRecord, toAppError, type AppError, type Conflict } from '@/shared/firestore/errors'
import { createReader } from '@/shared/firestore/live/readDocument'
import { withRefusal } from '@/shared/firestore/refusal'
import { commit, readMany } from '@/shared/firestore/submit'
import { readListing } from '@/shared/members/readListing'
import { historyOf } from '@/shared/requests/review'
import { sha256 } from '@/shared/text/sha256'
import { severalLines } from '@/shared/validation/typed'
import type { MemberRecord } from './makeMember'
import {
  changesNothing,
  changesShown,
  membersPath,
  memberWrites,
  type MemberAction,
} from './memberChanges'
import { refOf } from './refOf'
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

type Applied = { data: MemberRecord } | { error: AppError | Conflict<MemberRecord> }

const refused = 'The server did not accept this. Your rights may have changed. Nothing was changed.'

/** Tries of an action without an expected version, when others write at the same moment. */
const tries = 3

const read = createReader(memberSchema)

/** @returns the member after the action, or a `Conflict` if a colleague was first */
export async function applyMemberAction(
  applied: AppliedMemberAction,
  api: Pick<BaseQueryApi, 'getState'>,
  attempt = 1,
): Promise<Applied> {
  const { target, expectedVersion } = applied
  const by = currentUid(api)
  if (by === null) return { error: toAppError({ code: 'unauthenticated' }) }
  const text = severalLines(applied.action.text ?? '') || undefined
  const action = { ...applied.action, text } as MemberAction
  let isMade = false
  let isListed = false
  try {
    // A text that is changed before the next try is another entry.
    const hash = await sha256(`${applied.id} ${JSON.stringify(action)}`)
    const entryId = hash.slice(0, 20).toUpperCase()
    const { isSaved, data = {} } = await withRefusal(refused, () =>
      commit(membersPath, target, async (stored, sentinels) => {
        if (stored === undefined) throw noRecord()
        const isOtherVersion = stored.v !== expectedVersion
        const listing = changesShown(action) ? await readListing(String(stored.number)) : undefined
        isListed ||= listing !== undefined
        const history = historyOf(`${membersPath}/${target}`)
        // Nothing is to be changed, or an earlier try arrived and its answer was lost.
        isMade =
          changesNothing(stored, action, listing) ||
          (isOtherVersion && (await readMany(history, { is: ['id', entryId] })).length > 0)
        if (isMade || (expectedVersion !== undefined && isOtherVersion)) return undefined
        const ref = action.kind === 'list' ? await refOf(stored) : undefined
        const stamp = { ...sentinels, by }
        return memberWrites(target, stored, action, stamp, entryId, { listing, ref })
      }),
    )
    const member = read(target, data)
    return isSaved || isMade ? { data: member } : { error: { status: 'conflict', current: member } }
  } catch (thrown) {
    const error = toAppError(thrown)
    // A member who is listed may have changed the listing at home.
    const mayBeRace =
      error.code === 'refused' && (expectedVersion === undefined || isListed) && attempt < tries
    return mayBeRace ? applyMemberAction(applied, api, attempt + 1) : { error }
  }
}
