import type { BaseQueryApi } from '@reduxjs/toolkit/query'
import { registrations } from '@/features/registrations/api'
import { KnownError, noRecord, toAppError } from '@/shared/firestore/errors'
import { makeMember } from '../makeMember'
import { readSameMembers } from '../samePerson'
import { keysOf, membershipOf, memberInWords } from './requestFacts'

/**
 * Makes the member of an approved request with one press. A person who may be a member already gets no second
 * number that way.
 */
export async function makeApproved(requestId: string, api: Pick<BaseQueryApi, 'getState'>) {
  try {
    const request = await registrations.fetchOne(requestId)
    if (request === undefined) throw noRecord()
    const found = await readSameMembers(keysOf(request))
    if ('error' in found) return found
    const [same] = found.data.filter(({ id }) => id !== requestId)
    if (same !== undefined) {
      const message = `This may be member ${memberInWords(same)}. Compare both on the page of the request.`
      throw new KnownError('same-member', message)
    }
    return await makeMember({ requestId, ...membershipOf(request) }, api)
  } catch (thrown) {
    return { error: toAppError(thrown) }
  }
}
