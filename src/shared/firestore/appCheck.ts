import type { FirebaseApp } from 'firebase/app'
import {
  CustomProvider,
  initializeAppCheck,
  ReCaptchaEnterpriseProvider,
  ReCaptchaV3Provider,
} from 'firebase/app-check'
import { isDevelopment } from '@/shared/config/env'
import type { AppCheckSettings, Backend } from '@/shared/config/parseEnv'

/** Milliseconds a token of the emulators is good for; they accept any. */
const debugLifetime = 60 * 60 * 1000

/** Adds an App Check token to every request of the SDK from now on: data, sign-in and listeners. */
export function startAppCheck(
  app: FirebaseApp,
  backend: Backend,
  { provider, key }: AppCheckSettings,
): void {
  // The SDK then shows a token to be registered in the Firebase console.
  if (isDevelopment && backend === 'cloud')
    Object.assign(globalThis, { FIREBASE_APPCHECK_DEBUG_TOKEN: true })
  const Provider = provider === 'v3' ? ReCaptchaV3Provider : ReCaptchaEnterpriseProvider
  initializeAppCheck(app, {
    provider: backend === 'cloud' ? new Provider(key) : debugProvider(),
    isTokenAutoRefreshEnabled: true,
  })
}

/** For the emulators, which have no App Check: nothing is asked of Google. */
const debugProvider = () =>
  new CustomProvider({
    getToken: () =>
      Promise.resolve({ token: 'debug-token', expireTimeMillis: Date.now() + debugLifetime }),
  })
