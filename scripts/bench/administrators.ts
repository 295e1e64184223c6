import { isDeepStrictEqual } from 'node:util'
import { deleteApp, initializeApp } from 'firebase/app'
import {
  connectAuthEmulator,
  inMemoryPersistence,
  initializeAuth,
  signInWithEmailAndPassword,
} from 'firebase/auth'
import {
  collection,
  connectFirestoreEmulator,
  initializeFirestore,
  onSnapshot,
  terminate,
  type DocumentData,
} from 'firebase/firestore'
import type { Address } from '@scripts/firestoreRest'
import { demoAdmin } from '@/shared/config/demo'
import { demoProjectId } from '@/shared/config/parseEnv'

/** What an administrator's lists hold: of each collection, the documents by their id. */
export type Lists = Record<string, Map<string, DocumentData>>

export type Administrator = {
  lists: Lists
  /** Listeners that failed, and why. */
  errors: string[]
  stop: () => Promise<void>
}

/**
 * Somebody who is signed in and listens to whole collections; resolves once all of them are there.
 * Opens its listeners as `listen` of shared/firestore does, which itself needs a page around it.
 */
export async function openAdministrator(
  name: string,
  names: string[],
  backend: { firestore: Address; auth: Address },
): Promise<Administrator> {
  const app = initializeApp({ projectId: demoProjectId, apiKey: 'none' }, name)
  const auth = initializeAuth(app, { persistence: inMemoryPersistence })
  connectAuthEmulator(auth, `http://${backend.auth.host}:${backend.auth.port}`, {
    disableWarnings: true,
  })
  await signInWithEmailAndPassword(auth, demoAdmin.email, demoAdmin.password)
  const db = initializeFirestore(app, {})
  connectFirestoreEmulator(db, backend.firestore.host, backend.firestore.port)

  const lists: Lists = {}
  const errors: string[] = []
  const closers: (() => void)[] = []
  const listening = names.map(
    (of) =>
      new Promise<void>((resolve, reject) => {
        const list = (lists[of] = new Map<string, DocumentData>())
        const close = onSnapshot(
          collection(db, of),
          { includeMetadataChanges: true },
          (snapshot) => {
            for (const { type, doc } of snapshot.docChanges()) {
              if (type === 'removed') list.delete(doc.id)
              else list.set(doc.id, doc.data())
            }
            if (!snapshot.metadata.fromCache) resolve()
          },
          (error) => {
            errors.push(`${name}, ${of}: ${error.code}`)
            reject(error)
          },
        )
        closers.push(close)
      }),
  )
  await Promise.all(listening)

  async function stop() {
    for (const close of closers) close()
    await terminate(db)
    await deleteApp(app)
  }
  return { lists, errors, stop }
}

/** Whether two administrators see the same, to the field. */
export const isSame = (one: Lists, other: Lists) => isDeepStrictEqual(plain(one), plain(other))

// Their documents are instances of classes that know the database they come from.
const plain = (lists: Lists) =>
  Object.fromEntries(
    Object.entries(lists).map(([name, list]) => [
      name,
      Object.fromEntries([...list].map(([id, data]) => [id, JSON.stringify(data)])),
    ]),
  )
