import {
  connectFirestoreEmulator,
  initializeFirestore,
  memoryEagerGarbageCollector,
  memoryLocalCache,
  setLogLevel,
  terminate,
  type Firestore,
} from 'firebase/firestore'
import { env } from '@/shared/config/env'
import { hostAndPort } from '@/shared/config/hostAndPort'
import { firebaseApp } from './firebaseApp'

// The SDK warns of every lost connection; the page itself says so, to whom it concerns.
setLogLevel('silent')

let database: Firestore | undefined

/** Makes the full SDK's database ready: the one that listens. Loads only where a listener is opened. */
export async function openDatabase(): Promise<void> {
  if (__DEVICE__) database = await (await import('./device')).deviceDatabase()
  else database ??= connect()
}

/** The database that is in use now; see `renewDatabase`. To be asked for after `openDatabase`. */
export function fullDatabase(): Firestore {
  database ??= connect()
  return database
}

/**
 * Puts a new database in the place of one that the SDK itself has given up. What was opened on the
 * old one is dead and has to be opened anew.
 */
export function renewDatabase(): void {
  // Takes it out of the app at once. The rest of it fails, as everything does on that database.
  if (database !== undefined) terminate(database).catch(() => {})
  database = connect()
}

function connect(): Firestore {
  const opened = initializeFirestore(firebaseApp(), {
    // The SDK's own choice keeps up to 40 MB of what closed listeners brought, over a logout, too.
    localCache: memoryLocalCache({ garbageCollector: memoryEagerGarbageCollector() }),
  })
  if (env.backend === 'emulators') {
    const { host, port } = hostAndPort(env.emulators.firestore)
    connectFirestoreEmulator(opened, host, port)
  }
  return opened
}
