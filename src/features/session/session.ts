import type { ThunkAction, ThunkDispatch, UnknownAction } from '@reduxjs/toolkit'
import type { SessionUser, SignOutReason } from '@/shared/auth/sessionProvider'
import { importWithRetry } from '@/shared/config/importWithRetry'
import { backend } from '@/shared/firestore/backend'
import { clearAllDrafts } from '@/shared/forms/drafts'
import { forgetLogout, keepOwner, markLogout, takeOwner, wasLogout } from './sessionHint'
import { selectLooksSignedIn, selectStatus, signedIn, signedOut } from './sessionSlice'
import type { SessionRoot } from './sessionSlice'

/** What the thunks of the session are given by the store. */
export type SessionExtra = {
  /** Writes down who is signed in, at once. */
  flushSession: () => Promise<unknown>
}

type SessionThunk<Result> = ThunkAction<Promise<Result>, SessionRoot, SessionExtra, UnknownAction>
export type SessionDispatch = ThunkDispatch<SessionRoot, SessionExtra, UnknownAction>

/** What goes on in one store. */
type Session = {
  /** Follows who is signed in; one for each store, however often it is asked for. */
  watch?: { stopping: AbortController; started: Promise<() => void> }
  /** From the press on Logout to the provider's answer: what it reports of the old session is void. */
  leaving?: Promise<void>
}

const sessions = new WeakMap<SessionDispatch, Session>()

function sessionOf(dispatch: SessionDispatch): Session {
  const session = sessions.get(dispatch) ?? {}
  sessions.set(dispatch, session)
  return session
}

/**
 * Loads the identity provider and follows who is signed in, until `endSession`. Not needed
 * while no session is remembered: nobody is signed in then.
 */
export const followSession = (): SessionThunk<void> => async (dispatch, getState) => {
  const session = sessionOf(dispatch)
  if (session.watch === undefined) {
    const hintUid = getState().session.user?.uid ?? null
    const stopping = new AbortController()
    const observer = {
      signedIn: (user: SessionUser) =>
        void (session.leaving === undefined && dispatch(sessionBegan(user))),
      signedOut: (reason?: SignOutReason) => void dispatch(sessionEnded(reason)),
    }
    const started = importWithRetry(
      async () => (await backend.loadSessionProvider()).watchSession(observer, hintUid),
      stopping.signal,
    )
    session.watch = { stopping, started }
  }
  await session.watch.started
}

/** Somebody is signed in. What another person typed in this tab before is none of their business. */
const sessionBegan =
  (user: SessionUser): SessionThunk<void> =>
  (dispatch, getState) => {
    const owners = [getState().session.user?.uid, takeOwner()]
    if (owners.some((uid) => uid != null && uid !== user.uid)) clearAllDrafts()
    dispatch(signedIn(user))
    return Promise.resolve()
  }

/**
 * The provider says that nobody is signed in (any more). Where somebody logged out, here or in
 * another tab, what they typed goes with them; otherwise the session ended by itself.
 */
const sessionEnded =
  (reason?: SignOutReason): SessionThunk<void> =>
  (dispatch, getState) => {
    const wasSignedIn = selectLooksSignedIn(getState())
    const isLeaving = sessionOf(dispatch).leaving !== undefined
    const endedByItself = wasSignedIn && !isLeaving && !wasLogout()
    if (wasSignedIn && !endedByItself) clearAllDrafts()
    const { user } = getState().session
    if (endedByItself && user !== null) keepOwner(user.uid)
    dispatch(signedOut(reason ?? (endedByItself ? 'ended' : undefined)))
    return Promise.resolve()
  }

/** Stops following; for a store that is thrown away. */
export const endSession = (): SessionThunk<void> => async (dispatch) => {
  const session = sessionOf(dispatch)
  const { watch } = session
  if (watch === undefined) return
  session.watch = undefined
  watch.stopping.abort()
  const stop = await watch.started
  stop()
}

/**
 * Signs in. When it has succeeded, the session already shows it, and a reload finds it.
 *
 * @throws KnownError with the message for the form
 */
export const signIn =
  (email: string, password: string): SessionThunk<{ success: true }> =>
  async (dispatch, _getState, { flushSession }) => {
    const provider = await backend.loadSessionProvider()
    // A logout that still waits for the provider would end the new session.
    await sessionOf(dispatch).leaving
    await dispatch(followSession())
    const { user } = await provider.signIn(email, password)
    forgetLogout()
    await dispatch(sessionBegan(user))
    await flushSession()
    return { success: true }
  }

/** Asks for an e-mail to set a new password with; see `SessionProvider`. */
export const resetPassword = async (email: string) =>
  (await backend.loadSessionProvider()).resetPassword(email)

/** Ends the session: first the listeners and what they brought, then the provider's session. */
export const logOut = (): SessionThunk<void> => async (dispatch, getState) => {
  const session = sessionOf(dispatch)
  markLogout()
  takeOwner()
  if (selectStatus(getState()) !== 'signedOut') dispatch(signedOut())
  clearAllDrafts()
  const leaving = endProviderSession().finally(() => {
    if (session.leaving === leaving) session.leaving = undefined
  })
  session.leaving = leaving
  await leaving
}

/** Until it is done: a session the provider keeps would come back with the next visit. */
async function endProviderSession(): Promise<void> {
  const { signOut } = await importWithRetry(backend.loadSessionProvider)
  // Somebody has signed in meanwhile, in another tab.
  if (!wasLogout()) return
  try {
    await signOut()
  } catch (thrown) {
    forgetLogout()
    throw thrown
  }
}
