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
import { emulators, openApp } from './app'
import { noRecord, wasRefused } from './errors'

// When a request fails, the SDK would print all of it, with everything a visitor typed.
setLogLevel('silent')

let database: Firestore | undefined

async function openDatabase(): Promise<Firestore> {
  const app = await openApp()
  if (database === undefined) {
    database = getFirestore(app)
    if (emulators) {
      connectFirestoreEmulator(database, emulators.firestore.host, emulators.firestore.port)
    }
  }
  return database
}

/**
 * Stores a submission under its own id, with the server's time. If an earlier try has arrived, the
 * rules refuse that, and accept a repeat that changes nothing.
 *
 * @param fields the names of all fields a document of the collection may have
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
    // An empty field is deleted. If the first try had a value there, this is a change and is refused.
    const empty = fields.filter((name) => !(name in values) && name !== 'createdAt')
    const deletions = Object.fromEntries(empty.map((name) => [name, deleteField()]))
    await setDoc(document, { ...values, ...deletions }, { merge: true })
  }
}

/** The documents with the highest values of a field, the highest first. */
export async function readHighest(path: string, field: string, count: number) {
  const all = collection(await openDatabase(), path)
  const { docs } = await getDocs(query(all, orderBy(field, 'desc'), limit(count)))
  return docs.map((found) => ({ id: found.id, data: found.data() }))
}

/** The data of a document; undefined if there is none. */
export const read = async (path: string, id: string) =>
  (await getDoc(doc(await openDatabase(), path, id))).data()

/**
 * Changes fields of a document and sets its `updatedAt`, if it is still as expected.
 *
 * @returns the document's data now, and whether the change was saved
 * @throws KnownError `not-found` if there is no document
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
