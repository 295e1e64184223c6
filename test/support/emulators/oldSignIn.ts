import { inject } from 'vitest'
import { openAuth } from '@/shared/auth/openAuth'
import { demoProjectId } from '@/shared/config/parseEnv'
import '@test/support/setup/providedContext'

/** Lets the sign-in of an account, which is the one of this page, be some hours ago. */
export async function ageSignIn(uid: string, hours = 2): Promise<void> {
  const at = Date.now() - hours * 3_600_000
  const url = `http://${inject('auth')}/identitytoolkit.googleapis.com/v1/projects/${demoProjectId}/accounts:update`
  const answer = await fetch(url, {
    method: 'POST',
    headers: { authorization: 'Bearer owner', 'content-type': 'application/json' },
    body: JSON.stringify({ localId: uid, lastLoginAt: String(at) }),
  })
  if (!answer.ok) throw new Error(`The Auth emulator changed no account: ${await answer.text()}`)
  await (await openAuth()).currentUser?.getIdToken(true)
}
