import {
  collection,
  disableNetwork,
  doc,
  getDocFromCache,
  getDocsFromCache,
  initializeFirestore,
  limit,
  orderBy,
  persistentLocalCache,
  persistentMultipleTabManager,
  query,
  serverTimestamp,
  Timestamp,
  writeBatch,
  setDoc,
  updateDoc,
  type DocumentData,
  type DocumentReference,
  type Firestore,
} from 'firebase/firestore'
import { demoAdmin } from '@/shared/config/demo'
import { safeStorage } from '@/shared/config/safeStorage'
import { signInError } from '@/shared/auth/authErrors'
import { noRecord } from './errors'
import { openApp } from './app'
import type { SessionProvider } from '@/shared/auth/sessionProvider'
import type { SessionUser } from '@/shared/auth/sessionUser'

/*
 * The device backend: Firestore's own on-device store in this browser, its network off, and
 * a demo sign-in. It answers where no emulator can be started and is absent from every other
 * build. A write is done once it stands in the store: the promise of the SDK would wait for
 * a server that never comes, so it is not awaited.
 */

const sessionKey = 'device-session'
const seeded = 'device/seed'

let database: Promise<Firestore> | undefined

export function deviceDatabase(): Promise<Firestore> {
  database ??= open()
  return database
}

async function open(): Promise<Firestore> {
  const db = initializeFirestore(await openApp(), {
    localCache: persistentLocalCache({ tabManager: persistentMultipleTabManager() }),
  })
  await disableNetwork(db)
  const isSeeded = await getDocFromCache(doc(db, seeded)).then(
    (found) => found.exists(),
    () => false,
  )
  // Without the samples everything else works all the same.
  if (!isSeeded) await seed(db).catch(() => {})
  return db
}

type Seed = { collections: { [name: string]: { id: string; data: DocumentData }[] } }

async function seed(db: Firestore) {
  const { collections } = (await (await fetch('/device-seed.json')).json()) as Seed
  const batch = writeBatch(db)
  for (const [name, documents] of Object.entries(collections)) {
    for (const { id, data } of documents) batch.set(doc(db, name, id), withTimestamps(data))
  }
  batch.set(doc(db, seeded), {})
  void batch.commit()
}

const withTimestamps = (data: DocumentData): DocumentData =>
  Object.fromEntries(
    Object.entries(data).map(([key, value]: [string, unknown]) => [
      key,
      typeof value === 'object' && value !== null && '$millis' in value
        ? Timestamp.fromMillis(Number(value.$millis))
        : value,
    ]),
  )

export async function submit(collection: string, id: string, values: DocumentData) {
  const document = doc(await deviceDatabase(), collection, id)
  void setDoc(document, { ...values, createdAt: serverTimestamp() })
  await untilStored(document)
}

export async function readHighest(name: string, field: string, count: number) {
  const all = collection(await deviceDatabase(), name)
  const { docs } = await getDocsFromCache(query(all, orderBy(field, 'desc'), limit(count)))
  return docs.map((found) => ({
    id: found.id,
    data: found.data({ serverTimestamps: 'estimate' }),
  }))
}

export async function read(collection: string, id: string) {
  const found = await getDocFromCache(doc(await deviceDatabase(), collection, id))
  return found.data({ serverTimestamps: 'estimate' })
}

export async function updateIf(
  collection: string,
  id: string,
  change: DocumentData,
  isAsExpected: (data: DocumentData) => boolean,
): Promise<{ isSaved: boolean; data: DocumentData }> {
  const present = await read(collection, id).catch(() => undefined)
  if (present === undefined) throw noRecord()
  if (!isAsExpected(present)) return { isSaved: false, data: present }
  const document = doc(await deviceDatabase(), collection, id)
  void updateDoc(document, { ...change, updatedAt: serverTimestamp() })
  await untilStored(document)
  return { isSaved: true, data: (await read(collection, id)) ?? change }
}

/** The SDK does one thing after the other: what it can read back, a reload will find. */
const untilStored = (document: DocumentReference) => getDocFromCache(document)

const demoUser: SessionUser = {
  uid: demoAdmin.uid,
  email: demoAdmin.email,
  emailVerified: true,
  displayName: null,
  isAnonymous: false,
  photoURL: null,
  phoneNumber: null,
  tenantId: null,
  providerData: [],
  token: { issuedAt: null, expiresAt: null },
  createdAt: null,
  lastLoginAt: null,
}

const storage = safeStorage('local')
const watchers = new Set<() => void>()
const tellWatchers = () => watchers.forEach((tell) => tell())

export const watchSession: SessionProvider['watchSession'] = (observer) => {
  const tell = () => {
    if (storage.getItem(sessionKey) === null) observer.signedOut()
    else observer.signedIn(demoUser)
  }
  watchers.add(tell)
  window.addEventListener('storage', tell)
  tell()
  return Promise.resolve(() => {
    watchers.delete(tell)
    window.removeEventListener('storage', tell)
  })
}

export const signIn: SessionProvider['signIn'] = (email, password) => {
  if (email !== demoAdmin.email || password !== demoAdmin.password) {
    return Promise.reject(signInError({ code: 'invalid-credential' }))
  }
  storage.setItem(sessionKey, demoAdmin.uid)
  tellWatchers()
  return Promise.resolve({ user: demoUser })
}

/** There is nobody who could write an e-mail. */
export const resetPassword: SessionProvider['resetPassword'] = () => Promise.resolve()

export const signOut: SessionProvider['signOut'] = () => {
  storage.removeItem(sessionKey)
  tellWatchers()
  return Promise.resolve()
}
