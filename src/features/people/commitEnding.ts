import type { Decide } from '@/shared/firestore/lite'
import { withRefusal } from '@/shared/firestore/refusal'
import { commit, readMany } from '@/shared/firestore/submit'
import { endOfInvitation, invitations } from '@/shared/desk/history/historyWrites'

const refused = 'The server did not accept this. Only owners may do it, and not to themselves.'

/** Ended in one commit at most: the rules may look up 20 documents for it, and each takes three. */
const endingPerCommit = 4

/** Invitations by a person, or to an address. */
type Ending = { by?: string; email?: string }

/**
 * Commits a change of administrators, and ends open invitations with it, not the changed one itself. A refusal
 * is in our own words.
 */
export async function commitEnding(
  path: string,
  id: string,
  by: string | null,
  ending: Ending,
  decide: Decide,
): Promise<null> {
  const ends = (part: readonly StoredInvitation[], now: unknown) =>
    part.flatMap(({ id: ended, data }) =>
      endOfInvitation(`${invitations}/${ended}`, { by, now }, data),
    )
  const invited = await openInvitations(ending)
  let left = invited.filter((invitation) => invitation.id !== id)
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

type StoredInvitation = { id: string; data: { [name: string]: unknown } }

async function openInvitations({ by, email }: Ending): Promise<StoredInvitation[]> {
  const lists = await Promise.all([
    by === undefined ? [] : readMany(invitations, { is: ['by', by] }),
    email === undefined ? [] : readMany(invitations, { is: ['email', email.toLowerCase()] }),
  ])
  const byId = new Map(lists.flat().map((invitation) => [invitation.id, invitation]))
  return [...byId.values()].filter(({ data }) => data.usedBy === undefined)
}
