import { idleTimeLeft } from '@/shared/auth/lastPress'
import { importWithRetry } from '@/shared/config/importPart'
import { backend } from '@/shared/firestore/backend'
import { finishWork } from './session'

/**
 * Ends a session in which nothing was pressed for too long. Unsaved work is written before if possible; the rest is
 * kept as after any session that has expired, because no person is there to answer.
 */
export async function expireSession(): Promise<void> {
  await finishWork()
  // The administrator may be back in another tab.
  if (idleTimeLeft() > 0) return
  const { signOut } = await importWithRetry(backend.loadSessionProvider)
  await signOut()
}
