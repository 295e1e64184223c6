import { attempt } from '@/shared/firestore/errors'
import { createReader } from '@/shared/firestore/live/readDocument'
import { readMany } from '@/shared/firestore/submit'
import { identityKeys, type IdentifyingField, type IdentityKey } from '@/shared/validation/identity'
import type { MemberRecord } from './makeMember'
import { membersPath } from './memberChanges'
import { memberSchema } from './schema'

/** Members that are read with the same value: a mobile number may be that of a family, or of an office. */
const mostOfAValue = 10

const read = createReader(memberSchema)

/**
 * The members with the same mobile, GSTIN or Udyam number, read by their values: so a page need not follow all members.
 *
 * @param keys of a request: `identityKeys` gives them
 */
export const readSameMembers = (keys: readonly IdentityKey[]) =>
  attempt(async (): Promise<MemberRecord[]> => {
    const answers = await Promise.all(
      keys.map(({ field, value }) =>
        readMany(membersPath, { is: [`profile.${field}`, value], most: mostOfAValue }),
      ),
    )
    const found = new Map(answers.flat().map(({ id, data }) => [id, data]))
    return [...found].map(([id, data]) => read(id, data))
  })

/** The values that a member has in common with a request, or with what is typed, in the order of the form. */
export function sameFields(member: MemberRecord, keys: readonly IdentityKey[]): IdentifyingField[] {
  const own = identityKeys(member.profile ?? {})
  const isOwn = (key: IdentityKey) =>
    own.some(({ field, value }) => field === key.field && value === key.value)
  return [...new Set(keys.filter(isOwn).map(({ field }) => field))]
}
