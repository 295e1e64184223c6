import { ValidationError } from 'yup'
import { KnownError } from '@/shared/firestore/errors'
import { withoutUndefined } from '@/shared/firestore/withoutUndefined'
import { profileSchema, type Profile } from './schema'

type Fields = { [name: string]: unknown }

const names = Object.keys(profileSchema.fields)

/**
 * The profile that a request for membership gives: as it was sent, with the corrections of the office.
 *
 * @param request as it is stored
 * @throws KnownError if the request is not approved, or a correction is nothing that a member can have
 */
export function profileOfRequest(request: Fields): Profile {
  const { state, trashed, corrected = {} } = (request.review ?? {}) as Fields
  if (state !== 'approved' || trashed === true) {
    throw new KnownError('not-approved', 'This request is not approved, so it makes no member.')
  }
  const values = { ...request, ...(corrected as Fields) } as Fields
  const profile = Object.fromEntries(names.map((name) => [name, values[name]]))
  try {
    // As it is stored: the rules take no value that would have to be rewritten first.
    return withoutUndefined(profileSchema.validateSync(profile, { strict: true })) as Profile
  } catch (thrown) {
    if (!ValidationError.isError(thrown)) throw thrown
    const message = `A member cannot have this entry of the request: ${thrown.message}. Correct it there, then make the member.`
    throw new KnownError('invalid', message)
  }
}
