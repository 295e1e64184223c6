import type { FirebaseApp } from 'firebase/app'
import {
  CustomProvider,
  getToken,
  initializeAppCheck,
  ReCaptchaEnterpriseProvider,
  ReCaptchaV3Provider,
  type AppCheck,
} from 'firebase/app-check'
import { isDevelopment } from '@/shared/config/env'
import { makeDefaultPolicy } from '@/shared/config/trustedTypes'
import type { AppCheckSettings, Backend } from '@/shared/config/parseEnv'

/** Milliseconds until the emulators' token expires. They accept any token. */
const debugLifetime = 60 * 60 * 1000

let started: AppCheck | undefined

/** From now on the SDK sends an App Check token with every request. */
export function startAppCheck(
  app: FirebaseApp,
  backend: Backend,
  { provider, key }: AppCheckSettings,
): void {
  // The SDK then logs a debug token, to be registered in the Firebase console.
  if (isDevelopment && backend === 'cloud')
    Object.assign(globalThis, { FIREBASE_APPCHECK_DEBUG_TOKEN: true })
  // The SDK adds reCAPTCHA's script by an address that is plain text.
  if (backend === 'cloud') makeDefaultPolicy()
  const Provider = provider === 'v3' ? ReCaptchaV3Provider : ReCaptchaEnterpriseProvider
  started = initializeAppCheck(app, {
    provider: backend === 'cloud' ? new Provider(key) : debugProvider(),
    isTokenAutoRefreshEnabled: true,
  })
}

/** The emulators have no App Check, and Google is not asked for a token. */
const debugProvider = () =>
  new CustomProvider({
    getToken: () =>
      Promise.resolve({ token: 'debug-token', expireTimeMillis: Date.now() + debugLifetime }),
  })

/** The token for a request that no SDK sends; undefined before the app is open. */
export const readAppCheckToken = async () => started && (await getToken(started)).token
