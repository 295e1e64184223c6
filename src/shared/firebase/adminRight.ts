import { keepOpen } from './keepOpen'
import { watchExistence } from '@/shared/firebase/worker/client'

/** `unknown`: the server could not be asked. */
export type AdminRight = 'yes' | 'no' | 'unknown'

/** Watches whether an account is an administrator: whether `admins/{uid}` exists. */
export function watchAdminRight(uid: string, told: (right: AdminRight) => void): () => void {
  return keepOpen(({ heard, failed }) =>
    watchExistence('admins', uid, (answer) => {
      if (answer.kind === 'failed') {
        // Everybody may read their own entry, so a refusal means that the account is no more.
        told(answer.error.code === 'permission-denied' ? 'no' : 'unknown')
        failed()
        return
      }
      if (!answer.fromCache) heard()
      told(answer.fromCache ? 'unknown' : answer.exists ? 'yes' : 'no')
    }),
  )
}
