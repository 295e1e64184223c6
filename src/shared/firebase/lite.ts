import {
  connectFirestoreEmulator,
  doc,
  getFirestore,
  runTransaction,
  serverTimestamp,
  setDoc,
  setLogLevel,
  updateDoc,
  type DocumentData,
  type Firestore,
} from 'firebase/firestore/lite'
import { env } from '@/shared/config/env'
import { hostAndPort } from '@/shared/config/hostAndPort'
import { firebaseApp } from './firebaseApp'

// When a request fails, the SDK would print it whole, with everything a visitor typed.
setLogLevel('silent')

let database: Firestore | undefined

function db(): Firestore {
  if (database === undefined) {
    database = getFirestore(firebaseApp())
    if (env.backend === 'emulators') {
      const { host, port } = hostAndPort(env.emulators.firestore)
      connectFirestoreEmulator(database, host, port)
    }
  }
  return database
}

/** Writes a submission under its own id, with the server's time. */
export const submit = (collection: string, id: string, values: DocumentData) =>
  setDoc(doc(db(), collection, id), { ...values, createdAt: serverTimestamp() })

/** Changes fields of a document, with the server's time. */
export const update = (collection: string, id: string, change: DocumentData) =>
  updateDoc(doc(db(), collection, id), { ...change, updatedAt: serverTimestamp() })

/** Asks the server for a sign of life: a transaction that reads and writes nothing, so it costs nothing. */
export const probe = () => runTransaction(db(), () => Promise.resolve(), { maxAttempts: 1 })
