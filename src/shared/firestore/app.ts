import { initializeApp, type FirebaseApp } from 'firebase/app'
import { env } from '@/shared/config/env'
import { hostAndPort } from '@/shared/config/hostAndPort'

/** Where the emulators listen; undefined for every other backend. */
export const emulators =
  env.backend === 'emulators'
    ? {
        firestore: hostAndPort(env.emulators.firestore),
        authUrl: `http://${env.emulators.auth}`,
      }
    : undefined

let opening: Promise<FirebaseApp> | undefined

/**
 * The Firebase app of this page. With App Check where a key is set: it must be ready before the
 * SDK sends its first request.
 *
 * @throws Error when the code of App Check cannot be loaded; the next call tries again
 */
export function openApp(): Promise<FirebaseApp> {
  opening ??= open().catch((thrown: unknown) => {
    opening = undefined
    throw thrown
  })
  return opening
}

async function open(): Promise<FirebaseApp> {
  const app = initializeApp(env.firebase)
  if (env.appCheck !== null) {
    const { startAppCheck } = await import('./appCheck')
    startAppCheck(app, env.backend, env.appCheck)
  }
  return app
}

/** A function that opens a database of the SDK, once, at the emulator where there is one. */
export function databaseOnce<Database>(
  make: (app: FirebaseApp) => Database,
  connect: (database: Database, host: string, port: number) => void,
): () => Promise<Database> {
  let database: Database | undefined
  return async () => {
    const app = await openApp()
    if (database === undefined) {
      database = make(app)
      if (emulators) connect(database, emulators.firestore.host, emulators.firestore.port)
    }
    return database
  }
}
