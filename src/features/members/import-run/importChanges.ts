import type { Sentinels, Write } from '@/shared/firestore/lite'
import { withoutUndefined } from '@/shared/firestore/withoutUndefined'
import { sha256 } from '@/shared/text/sha256'
import { membersPath, numbersPath } from '../memberChanges'
import { keyOfNumber } from '../memberNumber'
import type { ImportedMember } from '../import/importTypes'

export const importsPath = 'imports'

/** The id of the member of a row: the same whenever the row is sent, also after the tab was closed. */
export const rowIdOf = async (importId: string, line: number) =>
  (await sha256(`${importId} ${line}`)).slice(0, 20).toUpperCase()

/** A member of an import and its number. There is no entry in its history: the import says who has made it, and when. */
export function importedMemberWrites(
  id: string,
  { importId, line }: { importId: string; line: number },
  { profile, ...facts }: ImportedMember,
  { by, now }: Pick<Sentinels, 'now'> & { by: string },
): Write[] {
  const member = {
    ...withoutUndefined(facts),
    profile: withoutUndefined(profile),
    importId,
    v: 1,
    updatedAt: now,
    by,
  }
  return [
    { path: `${membersPath}/${id}`, set: member },
    { path: numberPath(facts.number), set: { memberId: id, importId, line } },
  ]
}

/** The member of an import and its number. */
export const undoneMemberWrites = (id: string, number: string): Write[] => [
  { path: `${membersPath}/${id}`, isDeleted: true },
  { path: numberPath(number), isDeleted: true },
]

const numberPath = (number: string) => `${numbersPath}/${keyOfNumber(number)}`
