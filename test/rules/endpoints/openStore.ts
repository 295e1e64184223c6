import { connectFirestoreEmulator, getFirestore } from 'firebase/firestore/lite'
import { inject } from 'vitest'
import { makeStore } from '@/app/store'
import { sessionSlice } from '@/features/session'
import type { SessionUser } from '@/shared/auth/sessionProvider'
import { demoAdmin } from '@/shared/config/demo'
import { hostAndPort } from '@/shared/config/hostAndPort'
import { openApp } from '@/shared/firestore/app'

const connected = new WeakSet<object>()

/**
 * A store of the demo administrator without a page, to dispatch endpoints that write and that read once. Its SDK says
 * to the emulator who it is, so no identity provider is asked.
 */
export async function openStore() {
  const { host, port } = hostAndPort(inject('firestore'))
  const now = Math.floor(Date.now() / 1000)
  const mockUserToken = { sub: demoAdmin.uid, email: demoAdmin.email, iat: now, auth_time: now }
  const database = getFirestore(await openApp())
  // Only before its first request, and another test file of this worker may have sent some. The app connects it again,
  // which keeps the token.
  if (!connected.has(database)) {
    connectFirestoreEmulator(database, host, port, { mockUserToken })
    connected.add(database)
  }
  const store = makeStore({ hasSession: false })
  await store.addData()
  store.dispatch(sessionSlice.actions.signedIn({ uid: demoAdmin.uid } as SessionUser))
  return store
}
