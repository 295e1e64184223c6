import {
  collection,
  collectionGroup,
  deleteField,
  disableNetwork,
  doc,
  getDocFromCache,
  getDocsFromCache,
  increment,
  initializeFirestore,
  limit,
  orderBy,
  persistentLocalCache,
  persistentMultipleTabManager,
  query,
  serverTimestamp,
  startAfter,
  Timestamp,
  where,
  writeBatch,
  type DocumentData,
  type Firestore,
} from 'firebase/firestore'
import { requestKinds, type RequestKind } from '@/shared/requests/kinds'
import { replacedDocuments, statusDocuments } from '@/shared/requests/status'
import { isSameName, readName } from '@/shared/text/sameName'
import { openApp } from './app'
import type { Committed, Decide, Wanted } from './lite'

/*
 * The device backend: Firestore's on-device store in this browser, with its network off. It is used where no
 * emulator can be started, and `backend.ts` leaves it out of every other build. A write's promise is not awaited, because the SDK resolves it when a server confirms the
 * write; what can be read back is stored.
 */

/** A document that exists once the sample records are stored. */
const seedMark = 'device/seed'

let database: Promise<Firestore> | undefined

const openDatabase = () => (database ??= open())

export async function openListener() {
  const [{ createListener }, db] = await Promise.all([import('./listen'), openDatabase()])
  return createListener(db, { hasServer: false })
}

async function open(): Promise<Firestore> {
  const db = initializeFirestore(await openApp(), {
    localCache: persistentLocalCache({ tabManager: persistentMultipleTabManager() }),
  })
  await disableNetwork(db)
  const isSeeded = await getDocFromCache(doc(db, seedMark)).then(
    (found) => found.exists(),
    () => false,
  )
  // Without the samples everything else still works.
  if (!isSeeded) await seed(db).catch(() => {})
  return db
}

type Seed = { collections: { [name: string]: { id: string; data: DocumentData }[] } }

/** More in a batch: the SDK reads the whole batch again for each of its documents. */
const mostInBatch = 25

async function seed(db: Firestore) {
  const { collections } = (await (await fetch('/device-seed.json')).json()) as Seed
  const samples = Object.entries(collections).flatMap(([name, documents]) =>
    documents.map(({ id, data }) => ({ path: `${name}/${id}`, data: withTimestamps(data) })),
  )
  // The SDK writes in order: the mark comes when all of them are stored.
  const all = [...samples, { path: seedMark, data: {} }]
  for (let from = 0; from < all.length; from += mostInBatch) {
    const batch = writeBatch(db)
    for (const { path, data } of all.slice(from, from + mostInBatch)) {
      batch.set(doc(db, path), data as DocumentData)
    }
    void batch.commit()
  }
}

function withTimestamps(value: unknown): unknown {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return value
  if ('$millis' in value) return Timestamp.fromMillis(Number(value.$millis))
  return Object.fromEntries(Object.entries(value).map(([key, part]) => [key, withTimestamps(part)]))
}

export async function submit(
  kind: RequestKind,
  id: string,
  values: DocumentData,
  _fields: readonly string[],
  replaces?: string,
) {
  const db = await openDatabase()
  const document = doc(db, requestKinds[kind].path, id)
  const record = { ...values, createdAt: serverTimestamp() }
  const { key, documents } = await statusDocuments(kind, id, record)
  const batch = writeBatch(db).set(document, record)
  const isSame = replaces !== undefined && (await isOfSame(replaces, values))
  const replaced = isSame ? replacedDocuments(replaces, key, serverTimestamp()) : []
  for (const one of [...documents, ...replaced]) {
    batch.set(doc(db, one.path), one.set, { merge: one.merge === true })
  }
  void batch.commit()
  // The SDK works in order: a write that it can read back survives a reload.
  await getDocFromCache(document)
  return key
}

/** Whether an earlier answer is by the same person to the same meeting, as the rules ask elsewhere. */
async function isOfSame(key: string, values: DocumentData) {
  const { kind, requestId } = (await read('request_keys', key)) ?? {}
  if (kind !== 'meeting-answers') return false
  const earlier = await read('monthly_meeting_req', String(requestId))
  const parts = ['mobile', 'meetingId', 'meetingDate']
  return (
    earlier !== undefined &&
    parts.every((name) => earlier[name] === values[name]) &&
    isSameName(readName(String(earlier.name ?? '')), readName(String(values.name ?? '')))
  )
}

async function readDocuments(name: string, wanted: Wanted = {}) {
  const { is, in: isIn, where: all = [], isGroup, highest, after, most } = wanted
  const db = await openDatabase()
  const asked = query(
    isGroup ? collectionGroup(db, name) : collection(db, name),
    ...(is ? [where(is[0], '==', is[1])] : []),
    ...(isIn ? [where(isIn[0], 'in', isIn[1])] : []),
    ...all.map((one) => where(...one)),
    ...(highest ? [orderBy(highest, 'desc')] : []),
    ...(after ? [startAfter(await getDocFromCache(doc(db, after)))] : []),
    ...(most ? [limit(most)] : []),
  )
  return (await getDocsFromCache(asked)).docs
}

export const readMany = async (name: string, wanted?: Wanted) =>
  (await readDocuments(name, wanted)).map((found) => ({
    id: wanted?.isGroup ? found.ref.path : found.id,
    data: found.data({ serverTimestamps: 'estimate' }),
  }))

export const readCount = async (name: string, wanted?: Wanted) =>
  (await readDocuments(name, wanted)).length

export async function read(collection: string, id: string) {
  const document = doc(await openDatabase(), collection, id)
  // It rejects where there is none, because a server might have one; here there is no server.
  const found = await getDocFromCache(document).catch(() => undefined)
  return found?.data({ serverTimestamps: 'estimate' })
}

export async function commit(path: string, id: string, decide: Decide): Promise<Committed> {
  const db = await openDatabase()
  const stored = await read(path, id)
  const writes = await decide(stored, {
    now: serverTimestamp(),
    none: deleteField(),
    add: increment,
  })
  if (writes === undefined) return { isSaved: false, data: stored }
  const batch = writeBatch(db)
  for (const write of writes) {
    const document = doc(db, write.path)
    if ('set' in write) batch.set(document, write.set, { merge: write.merge === true })
    else if ('update' in write) batch.update(document, write.update)
    else batch.delete(document)
  }
  void batch.commit()
  return { isSaved: true, data: await read(path, id) }
}
