import { ValidationError } from 'yup'
import { KnownError } from '@/shared/firestore/errors'
import { changedProfile, type MemberAction } from '../memberChanges'
import { profileSchema } from '../schema'

type Values = { readonly [field: string]: unknown }

/**
 * The change of a member who gets some facts of a request.
 *
 * @param names of the fields
 * @throws KnownError if the profile would not be one, such as with the PAN of another firm
 */
export function takeOver(
  requestId: string,
  profile: Values,
  facts: Values,
  names: readonly string[],
): MemberAction {
  const changes = Object.fromEntries(names.map((name) => [name, facts[name]]))
  try {
    profileSchema.validateSync(changedProfile(profile, changes), { strict: true })
  } catch (thrown) {
    if (!ValidationError.isError(thrown)) throw thrown
    throw new KnownError('invalid', `The member cannot have this: ${thrown.message}.`)
  }
  return { kind: 'change', changes: changes as never, requestId }
}
