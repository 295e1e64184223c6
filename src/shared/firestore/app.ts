import { initializeApp, type FirebaseApp } from 'firebase/app'
import { env } from '@/shared/config/env'

let opening: Promise<FirebaseApp> | undefined

/**
 * The Firebase app of this page. With App Check where a key is set: it has to be there before the
 * first request of any part of the SDK.
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
