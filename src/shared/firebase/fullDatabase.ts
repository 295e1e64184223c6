import {
  connectFirestoreEmulator,
  initializeFirestore,
  setLogLevel,
  type Firestore,
} from 'firebase/firestore'
import { env } from '@/shared/config/env'
import { hostAndPort } from '@/shared/config/hostAndPort'
import { firebaseApp } from './firebaseApp'

// The SDK warns of every lost connection; the page itself says so, to whom it concerns.
setLogLevel('silent')

let database: Promise<Firestore> | undefined

/** The full SDK's database: the one that listens. Loads only where a listener is opened. */
export function fullDatabase(): Promise<Firestore> {
  database ??= open().catch((thrown: unknown) => {
    // Not remembered: the next call tries again.
    database = undefined
    throw thrown
  })
  return database
}

async function open(): Promise<Firestore> {
  if (__DEVICE__) return (await import('./device')).deviceDatabase()
  const opened = initializeFirestore(firebaseApp(), {})
  if (env.backend === 'emulators') {
    const { host, port } = hostAndPort(env.emulators.firestore)
    connectFirestoreEmulator(opened, host, port)
  }
  return opened
}
