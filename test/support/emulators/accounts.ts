import { inject } from 'vitest'
import { demoProjectId } from '@/shared/config/parseEnv'
import '@test/support/setup/providedContext'

/** Makes an account in the Auth emulator, once for each address; it is no administrator. */
export async function createAccount(email: string, emulator = inject('auth')) {
  const uid = email.replace(/\W/g, '-')
  const password = 'Sample@2026'
  const url = `http://${emulator}/identitytoolkit.googleapis.com/v1/projects/${demoProjectId}/accounts`
  const answer = await fetch(url, {
    method: 'POST',
    headers: { authorization: 'Bearer owner', 'content-type': 'application/json' },
    body: JSON.stringify({ localId: uid, email, password, emailVerified: true }),
  })
  if (!answer.ok && !/EXISTS|DUPLICATE/.test(await answer.text())) {
    throw new Error(`The Auth emulator made no account: ${answer.status}`)
  }
  return { uid, email, password }
}
