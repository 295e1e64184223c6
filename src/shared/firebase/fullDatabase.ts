import {
  connectFirestoreEmulator,
  initializeFirestore,
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

/**
 * Throws away what listeners have brought, also those that are closed: the SDK keeps some 40 MB of
 * it, so that opening them again is cheap. To be called when whoever was signed in has left.
 */
export function forgetDatabase(): void {
  // The device's data is the browser's own.
  if (__DEVICE__ || database === undefined) return
  terminate(database).catch(() => {})
  database = undefined
}

function connect(): Firestore {
  const opened = initializeFirestore(firebaseApp(), {})
  if (env.backend === 'emulators') {
    const { host, port } = hostAndPort(env.emulators.firestore)
    connectFirestoreEmulator(opened, host, port)
  }
  return opened
}
