import { alreadyStored } from '@/shared/firestore/errors'
import { readOne } from '@/shared/firestore/submit'
import { areSameValues, type Fields } from './historyWrites'
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
  if (names.some((name) => !areSameValues(written[name], after[name]))) throw alreadyStored()
  return true
}
