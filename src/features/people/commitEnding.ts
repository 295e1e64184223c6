import type { Decide } from '@/shared/firestore/lite'
import { withRefusal } from '@/shared/firestore/refusal'
import { commit } from '@/shared/firestore/submit'
import type { StoredInvitation } from '@/shared/desk/history/deskHistory'
import { endOfInvitation, invitations } from '@/shared/desk/history/historyWrites'

const refused = 'The server did not accept this. Only owners may do it, and not to themselves.'

/** Ended in one commit at most: the rules may look up 20 documents for it, and each takes three. */
const endingPerCommit = 4

/** Commits a change of administrators, and ends invitations with it. A refusal is in our own words. */
export async function commitEnding(
  path: string,
  id: string,
  by: string | null,
  ending: readonly StoredInvitation[],
  decide: Decide,
): Promise<null> {
  const ends = (part: readonly StoredInvitation[], now: unknown) =>
    part.flatMap(({ id: ended, data }) =>
      endOfInvitation(`${invitations}/${ended}`, { by, now }, data),
    )
  let left = ending
  await withRefusal(refused, async () => {
    for (; left.length > endingPerCommit; left = left.slice(endingPerCommit)) {
      const part = left.slice(0, endingPerCommit)
      await commit(path, id, (_data, { now }) => ends(part, now))
    }
    await commit(path, id, async (data, sentinels) => {
      const writes = await decide(data, sentinels)
      return writes && [...writes, ...ends(left, sentinels.now)]
    })
  })
  return null
}
