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
