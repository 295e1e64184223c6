import { env } from '@/shared/config/env'
import type {
  AuthenticatorApp,
  InvitedAccounts,
  SessionProvider,
} from '@/shared/auth/sessionProvider'
import type { createListener } from './listen'
import type * as lite from './lite'
import type { ReadPage } from './readPage'

/** The first request of each of them needs the code of App Check, where it is used. */
const withAppCheck = <Part>(loading: Promise<Part>): Promise<Part> =>
  Promise.all([loading, env.appCheck && import('./appCheck')]).then(([part]) => part)

/** The interface between the app and the place where its data is stored. Code is loaded when it is first needed. */
type Backend = {
  /** Whether sending needs a network. */
  hasServer: boolean
  /** The code that writes, and reads once. */
  loadWriter: () => Promise<typeof lite>
  /** The function that listens to a collection, with its database open. */
  loadListener: () => Promise<ReturnType<typeof createListener>>
  /** The function that reads documents as they are stored, for a copy of them. */
  loadPageReader: () => Promise<ReadPage>
  /** Nothing of it is part of a public page. */
  loadSessionProvider: () => Promise<SessionProvider>
  loadInvitedAccounts: () => Promise<InvitedAccounts>
  loadAuthenticatorApp: () => Promise<AuthenticatorApp>
}

/**
 * Firebase (the cloud or its emulators), or this browser alone. The build decides, so that each
 * build leaves the other backend out. To write, Firebase has the lite SDK, which fails at once when
 * it cannot reach the server; the full SDK would wait.
 */
export const backend: Backend = __DEVICE__
  ? {
      hasServer: false,
      loadWriter: () => import('./device'),
      loadListener: async () => (await import('./device')).openListener(),
      loadPageReader: () => Promise.reject(new Error('This backend makes no copies.')),
      loadSessionProvider: () => import('@/shared/auth/deviceAuth'),
      loadInvitedAccounts: () => Promise.reject(new Error('This backend takes no invitations.')),
      loadAuthenticatorApp: () => Promise.reject(new Error('This backend has no second factor.')),
    }
  : {
      hasServer: true,
      loadWriter: () => withAppCheck(import('./lite')),
      loadListener: async () => (await import('./listen')).openListener(),
      loadPageReader: async () => (await import('./readPage')).readPage,
      loadSessionProvider: () => withAppCheck(import('@/shared/auth/auth')),
      loadInvitedAccounts: () => withAppCheck(import('@/shared/auth/invitedAccount')),
      loadAuthenticatorApp: () => withAppCheck(import('@/shared/auth/authenticatorApp')),
    }
