import {
  collection,
  collectionGroup,
  connectFirestoreEmulator,
  deleteField,
  doc,
  getCount,
  getDoc,
  getDocs,
  getFirestore,
  increment,
  limit,
  orderBy,
  query,
  runTransaction,
  serverTimestamp,
  setDoc,
  setLogLevel,
  startAfter,
  Timestamp,
  where,
  writeBatch,
  type DocumentData,
  type TransactionOptions,
} from 'firebase/firestore/lite'
import { databaseOnce } from './app'
import { alreadyStored, noAnswer, wasRefused } from './errors'
import { requestKinds, type RequestKind } from '@/shared/requests/kinds'
import { replacedDocuments, statusDocuments } from '@/shared/requests/status'
import { dataAfter, type Sentinels, type Write } from './writes'

// When a request fails, the SDK would print all of it, with everything a visitor typed.
setLogLevel('silent')

const openDatabase = databaseOnce((app) => getFirestore(app), connectFirestoreEmulator)

/**
 * Stores a submission under its own id, with the server's time and with its status. If an earlier try has arrived, the
 * rules refuse that, and accept a repeat that changes nothing.
 *
 * @throws KnownError `already-stored` if another version has arrived under this id
 * @param fields the names of all fields a document of the collection may have
 * @param replaces the key of an earlier answer's status, which says from then on that it was replaced,
 *   if the rules allow that
 * @returns the key of its status
 */
export async function submit(
  kind: RequestKind,
  id: string,
  values: DocumentData,
  fields: readonly string[],
  replaces?: string,
): Promise<string> {
  const db = await openDatabase()
  const document = doc(db, requestKinds[kind].path, id)
  const record = { ...values, createdAt: serverTimestamp() }
  const { key, documents } = await statusDocuments(kind, id, record)
  const create = async (more: ReturnType<typeof replacedDocuments>) => {
    const batch = writeBatch(db).set(document, record)
    for (const one of [...documents, ...more]) {
      batch.set(doc(db, one.path), one.set, { merge: one.merge === true })
    }
    await batch.commit()
  }
  const alone = () => create([])
  const first =
    replaces === undefined
      ? alone()
      : // It may be of another person, of another meeting, or erased.
        create(replacedDocuments(replaces, key, serverTimestamp())).catch((thrown: unknown) => {
          if (!wasRefused(thrown)) throw thrown
          return alone()
        })
  try {
    await first
  } catch (thrown) {
    if (!wasRefused(thrown)) throw thrown
    // An empty field is deleted. If the first try had a value there, this is a change and is refused.
    const empty = fields.filter((name) => !(name in values) && name !== 'createdAt')
    const deletions = Object.fromEntries(empty.map((name) => [name, deleteField()]))
    try {
      await setDoc(document, { ...values, ...deletions }, { merge: true })
    } catch (again) {
      if (!wasRefused(again)) throw again
      // Changes nothing: it is accepted if there is a document, and refused if there is none.
      await setDoc(document, {}, { merge: true })
      throw alreadyStored()
    }
  }
  return key
}

export type Condition = readonly [
  field: string,
  is: '==' | '>=' | '<=' | '>' | '<' | 'in',
  value: string | number | boolean | Date | readonly string[],
]

/** The documents of a collection that are wanted, or all of them. */
export type Wanted = {
  /** A field that has a value. */
  is?: readonly [field: string, value: string]
  /** A field that has one of these values, at most 30. */
  in?: readonly [field: string, values: readonly string[]]
  /** Conditions that all hold. Several fields may have ranges. */
  where?: readonly Condition[]
  /** Of all collections with this name. The ids of its documents are their paths. */
  isGroup?: boolean
  /** The field with the highest values, the highest first. */
  highest?: string
  /** The path of a document: those behind it in the order of `highest`. */
  after?: string
  most?: number
}

async function queryOf(path: string, wanted: Wanted = {}) {
  const { is, in: isIn, where: all = [], isGroup, highest, after, most } = wanted
  const db = await openDatabase()
  return query(
    isGroup ? collectionGroup(db, path) : collection(db, path),
    ...(is ? [where(is[0], '==', is[1])] : []),
    ...(isIn ? [where(isIn[0], 'in', isIn[1])] : []),
    ...all.map((one) => where(...one)),
    ...(highest ? [orderBy(highest, 'desc')] : []),
    ...(after ? [startAfter(await getDoc(doc(db, after)))] : []),
    ...(most ? [limit(most)] : []),
  )
}

export async function readMany(path: string, wanted?: Wanted) {
  const { docs } = await getDocs(await queryOf(path, wanted))
  return docs.map((found) => ({
    id: wanted?.isGroup ? found.ref.path : found.id,
    data: found.data(),
  }))
}

/** How many documents a collection has, or of those that are wanted: one read for each thousand. */
export const readCount = async (path: string, wanted?: Wanted) =>
  (await getCount(await queryOf(path, wanted))).data().count

/** The data of a document; undefined if there is none. */
export const read = async (path: string, id: string) =>
  (await getDoc(doc(await openDatabase(), path, id))).data()

/**
 * Returns the writes for a document, from its stored data; undefined for none. It may be
 * asked again, when the document has changed in the meantime.
 */
export type Decide = (
  data: DocumentData | undefined,
  sentinels: Sentinels,
) => readonly Write[] | undefined | Promise<readonly Write[] | undefined>

/**
 * Reads a document and commits the writes that follow from it.
 *
 * @returns the document after the commit as far as it is known here, and whether anything was written
 */
export async function commit(
  path: string,
  id: string,
  decide: Decide,
  options?: TransactionOptions,
): Promise<Committed> {
  const db = await openDatabase()
  const sentinels = { now: serverTimestamp(), none: deleteField(), add: increment }
  let attempt = 0
  return runTransaction(
    db,
    async (transaction) => {
      attempt += 1
      const find = async () => {
        const data = (await transaction.get(doc(db, path, id))).data()
        return { data, writes: await decide(data, sentinels) }
      }
      // The SDK tries again where no answer came. If the session has ended by then, nothing is known of the
      // first try: it may have arrived.
      const { data, writes } = await find().catch((thrown: unknown) => {
        throw attempt > 1 && wasRefused(thrown) ? noAnswer() : thrown
      })
      if (writes === undefined) return { isSaved: false, data }
      for (const write of writes) {
        const document = doc(db, write.path)
        if ('set' in write) transaction.set(document, write.set, { merge: write.merge === true })
        else if ('update' in write) transaction.update(document, write.update)
        else transaction.delete(document)
      }
      const after = dataAfter(data, writes, `${path}/${id}`, sentinels, Timestamp.now())
      return { isSaved: true, data: after }
    },
    options,
  )
}

export type { Sentinels, Write }

export type Committed = { isSaved: boolean; data: DocumentData | undefined }
