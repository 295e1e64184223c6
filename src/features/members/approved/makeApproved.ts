import type { BaseQueryApi } from '@reduxjs/toolkit/query'
import { registrations } from '@/features/registrations/api'
import type { Outcome } from '@/shared/firestore/commitOnce'
import { isConflict, KnownError, noRecord, toAppError } from '@/shared/firestore/errors'
import { makeMember, readMember, type MemberRecord } from '../makeMember'
import { readSameMembers } from '../samePerson'
import { keysOf, membershipOf, memberInWords } from './requestFacts'

/**
 * Makes the member of an approved request with one press. A person who may be a member already gets no second
 * number that way.
 *
 * @returns the member of the request; a colleague may have made it
 */
export async function makeApproved(
  requestId: string,
  api: Pick<BaseQueryApi, 'getState'>,
): Promise<Outcome<MemberRecord>> {
  try {
    const earlier = await readMember(requestId)
    if (earlier !== null) return { data: earlier }
    const request = await registrations.fetchOne(requestId)
    if (request === undefined) throw noRecord()
    const found = await readSameMembers(keysOf(request))
    if ('error' in found) return found
    const [same] = found.data.filter(({ id }) => id !== requestId)
    if (same !== undefined) {
      const message = `This may be member ${memberInWords(same)}. Compare both on the page of the request.`
      throw new KnownError('same-member', message)
    }
    const made = await makeMember({ id: requestId, requestId, ...membershipOf(request) }, api)
    return 'error' in made && isConflict<MemberRecord>(made.error)
      ? { data: made.error.current }
      : made
  } catch (thrown) {
    return { error: toAppError(thrown) }
  }
}
