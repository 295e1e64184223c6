import type { CodeNeeded, SessionProvider } from '@/shared/auth/sessionProvider'
import { importPart } from '@/shared/config/importPart'
import { backend } from '@/shared/firestore/backend'
import { followSession, sessionOf, sessionStarted, type SessionThunk } from './session'
import { clearLogout, clearSigningIn, markSigningIn } from './sessionStorage'

// For the login page alone: every page loads `session.ts`.

type Entered = { success: true } | CodeNeeded

/**
 * Signs in. Afterwards the session is in the store, and is stored for the next visit; or the code of an
 * authenticator app is needed, too.
 *
 * @throws KnownError with the message for the form
 */
export const signIn = (email: string, password: string) =>
  enter((provider) => provider.signIn(email, password))

/** Goes on with the sign-in that needs a code. @throws KnownError with the message for the form */
export const signInWithCode = (code: string) => enter((provider) => provider.signInWithCode(code))

const enter =
  (
    signInAt: (provider: SessionProvider) => ReturnType<SessionProvider['signIn']>,
  ): SessionThunk<Entered> =>
  async (dispatch) => {
    const provider = await importPart(backend.loadSessionProvider)
    const session = sessionOf(dispatch)
    // A logout that is still pending would end the new session.
    await session.loggingOut
    await dispatch(followSession())
    session.isSigningIn = true
    markSigningIn()
    try {
      const entered = await signInAt(provider)
      if ('isCodeNeeded' in entered) return entered
      clearLogout()
      await dispatch(sessionStarted(entered.user))
      return { success: true }
    } finally {
      session.isSigningIn = false
      clearSigningIn()
    }
  }

/** See `SessionProvider`. */
export const resetPassword = async (email: string) =>
  (await importPart(backend.loadSessionProvider)).resetPassword(email)
