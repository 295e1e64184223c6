import {
  collection as collectionOf,
  connectFirestoreEmulator,
  doc,
  getDoc,
  getDocs,
  getFirestore,
  limit,
  orderBy,
  query,
  runTransaction,
  serverTimestamp,
  setDoc,
  setLogLevel,
  type DocumentData,
  type Firestore,
} from 'firebase/firestore/lite'
import { env } from '@/shared/config/env'
import { hostAndPort } from '@/shared/config/hostAndPort'
import { checkCommits } from './checkCommits'
import { noRecord } from './errors'
import { firebaseApp } from './firebaseApp'

// When a request fails, the SDK would print it whole, with everything a visitor typed.
setLogLevel('silent')
checkCommits()

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

/** The document in which a field is highest; undefined where no document has that field. */
export const readHighest = async (collection: string, field: string) =>
  (await readAllHighest(collection, field, 1))[0]

/** So many documents in which a field is highest, or all that have that field. */
export async function readAllHighest(collection: string, field: string, count: number) {
  const highest = query(collectionOf(db(), collection), orderBy(field, 'desc'), limit(count))
  return (await getDocs(highest)).docs.map((found) => ({ id: found.id, data: found.data() }))
}

/** What a document holds; undefined where there is none. */
export const read = async (collection: string, id: string) =>
  (await getDoc(doc(db(), collection, id))).data()

/**
 * Changes fields of a document, with the server's time, if it is still as it should be. Else
 * nothing is written, and what it holds is given back.
 */
export function updateIf(
  collection: string,
  id: string,
  change: DocumentData,
  isAsExpected: (data: DocumentData) => boolean,
): Promise<DocumentData | undefined> {
  const document = doc(db(), collection, id)
  return runTransaction(db(), async (transaction) => {
    const present = (await transaction.get(document)).data()
    if (present === undefined) throw noRecord()
    if (!isAsExpected(present)) return present
    transaction.update(document, { ...change, updatedAt: serverTimestamp() })
    return undefined
  })
}

/** Asks the server for a sign of life: a transaction that reads and writes nothing, so it costs nothing. */
export const probe = () => runTransaction(db(), () => Promise.resolve(), { maxAttempts: 1 })
