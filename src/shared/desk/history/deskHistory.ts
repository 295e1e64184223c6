import { alreadyStored } from '@/shared/firestore/errors'
import { readMany, readOne } from '@/shared/firestore/submit'
import { invitations, type Fields } from './historyWrites'
import { historyOf } from '@/shared/requests/review'

/**
 * Whether a change is in the history already: an earlier try arrived, and its answer was lost.
 *
 * @throws KnownError `already-stored` if the earlier try said something else
 */
export async function isWritten(path: string, id: string, after: Fields): Promise<boolean> {
  const entry = await readOne(historyOf(path), id)
  if (entry === undefined) return false
  const written = entry.after as Fields
  const names = Object.keys({ ...written, ...after })
  if (names.some((name) => written[name] !== after[name])) throw alreadyStored()
  return true
}

export type StoredInvitation = { id: string; data: Fields }

/** Open invitations that end with a person: those made by them, and those to their address. */
export async function invitationsThatEnd({
  by,
  email,
}: {
  by?: string
  email?: string
}): Promise<StoredInvitation[]> {
  const lists = await Promise.all([
    by === undefined ? [] : readMany(invitations, { is: ['by', by] }),
    email === undefined ? [] : readMany(invitations, { is: ['email', email.toLowerCase()] }),
  ])
  const byId = new Map(lists.flat().map((one) => [one.id, one]))
  return [...byId.values()].filter(({ data }) => data.usedBy === undefined)
}
