import {
  connectFirestoreEmulator,
  initializeFirestore,
  setLogLevel,
  terminate,
  type Firestore,
} from 'firebase/firestore'
import type { FirebaseApp } from 'firebase/app'
import type { Env } from '@/shared/config/parseEnv'
import { hostAndPort } from '@/shared/config/hostAndPort'

// The SDK warns of every lost connection; the page itself says so, to whom it concerns.
setLogLevel('silent')

/** Opens the full SDK's database: the one that listens. */
export async function openDatabase(app: FirebaseApp, env: Env): Promise<Firestore> {
  return __DEVICE__ ? (await import('./device')).deviceDatabase() : connect(app, env)
}

/** Ends a database with all it holds. What was opened on it is dead; the next one is another. */
export function closeDatabase(database: Firestore): void {
  // Takes it out of the app at once. The rest of it fails where the SDK has given itself up.
  terminate(database).catch(() => {})
}

function connect(app: FirebaseApp, { backend, emulators }: Env): Firestore {
  const opened = initializeFirestore(app, {})
  if (backend === 'emulators') {
    const { host, port } = hostAndPort(emulators.firestore)
    connectFirestoreEmulator(opened, host, port)
  }
  return opened
}
