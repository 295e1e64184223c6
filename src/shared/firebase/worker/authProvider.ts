import type { ComponentContainer } from '@firebase/component'
import type { FirebaseApp } from 'firebase/app'

/** What Firestore asks of Firebase's identity provider: the interface between the two, `auth-internal`. */
export type AuthProvider = {
  getUid: () => string | null
  getToken: (isForced?: boolean) => Promise<{ accessToken: string } | null>
  addAuthTokenListener: (listener: TokenListener) => void
  removeAuthTokenListener: (listener: TokenListener) => void
}
export type TokenListener = (token: string | null) => void

declare module '@firebase/component' {
  interface NameServiceMapping {
    'auth-internal': AuthProvider
  }
}

/** Where the parts of Firebase find each other. */
export const containerOf = (app: FirebaseApp): ComponentContainer =>
  (app as FirebaseApp & { container: ComponentContainer }).container
