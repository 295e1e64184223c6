import {
  collection,
  connectFirestoreEmulator,
  deleteField,
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
import { openApp } from './app'
import { noRecord, wasRefused } from './errors'

// When a request fails, the SDK would print it whole, with everything a visitor typed.
setLogLevel('silent')

let database: Firestore | undefined

async function openDatabase(): Promise<Firestore> {
  const app = await openApp()
  if (database === undefined) {
    database = getFirestore(app)
    if (env.backend === 'emulators') {
      const { host, port } = hostAndPort(env.emulators.firestore)
      connectFirestoreEmulator(database, host, port)
    }
  }
  return database
}

/**
 * Stores a submission under its own id, with the server's time. Where an earlier try has arrived
 * the rules refuse that, and take a repeat that changes nothing.
 *
 * @param fields all that a document of the collection may have
 */
export async function submit(
  path: string,
  id: string,
  values: DocumentData,
  fields: readonly string[],
): Promise<void> {
  const document = doc(await openDatabase(), path, id)
  try {
    await setDoc(document, { ...values, createdAt: serverTimestamp() })
  } catch (thrown) {
    if (!wasRefused(thrown)) throw thrown
    // A field that was emptied since then makes it another submission.
    const left = fields.filter((name) => !(name in values) && name !== 'createdAt')
    const emptied = Object.fromEntries(left.map((name) => [name, deleteField()]))
    await setDoc(document, { ...values, ...emptied }, { merge: true })
  }
}

/** The documents in which a field is highest, the highest first; those without that field are left out. */
export async function readHighest(path: string, field: string, count: number) {
  const all = collection(await openDatabase(), path)
  const { docs } = await getDocs(query(all, orderBy(field, 'desc'), limit(count)))
  return docs.map((found) => ({ id: found.id, data: found.data() }))
}

/** What a document holds; undefined where there is none. */
export const read = async (path: string, id: string) =>
  (await getDoc(doc(await openDatabase(), path, id))).data()

/**
 * Changes fields of a document and sets its `updatedAt`, if it is still as expected.
 *
 * @returns what the document holds now, and whether that is the change
 * @throws KnownError `not-found` where there is no document
 */
export async function updateIf(
  path: string,
  id: string,
  change: DocumentData,
  isAsExpected: (data: DocumentData) => boolean,
): Promise<{ isSaved: boolean; data: DocumentData }> {
  const db = await openDatabase()
  const document = doc(db, path, id)
  const refused = await runTransaction(db, async (transaction) => {
    const present = (await transaction.get(document)).data()
    if (present === undefined) throw noRecord()
    if (!isAsExpected(present)) return present
    transaction.update(document, { ...change, updatedAt: serverTimestamp() })
    return undefined
  })
  if (refused !== undefined) return { isSaved: false, data: refused }
  return { isSaved: true, data: (await read(path, id)) ?? change }
}
