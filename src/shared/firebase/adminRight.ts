import { doc, onSnapshot } from 'firebase/firestore'
import { fullDatabase, openDatabase } from './fullDatabase'
import { keepOpen } from './keepOpen'
import { toAppError } from './errors'

/** `unknown`: the server could not be asked. */
export type AdminRight = 'yes' | 'no' | 'unknown'

/** Watches whether an account is an administrator: whether `admins/{uid}` exists. */
export async function watchAdminRight(
  uid: string,
  told: (right: AdminRight) => void,
): Promise<() => void> {
  await openDatabase()
  return keepOpen(({ heard, failed }) =>
    onSnapshot(
      doc(fullDatabase(), 'admins', uid),
      { includeMetadataChanges: true },
      (snapshot) => {
        const isSure = !snapshot.metadata.fromCache
        if (isSure) heard()
        told(isSure ? (snapshot.exists() ? 'yes' : 'no') : 'unknown')
      },
      (thrown) => {
        // Everybody may read their own entry, so a refusal means that the account is no more.
        told(toAppError(thrown).code === 'permission-denied' ? 'no' : 'unknown')
        failed()
      },
    ),
  )
}
