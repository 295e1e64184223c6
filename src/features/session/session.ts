import type { ThunkAction, ThunkDispatch, UnknownAction } from '@reduxjs/toolkit'
import { untilLoaded } from '@/shared/config/untilLoaded'
import { loadSessionProvider } from '@/shared/firebase/sessionProvider'
import type { SessionUser, SignOutReason } from '@/shared/firebase/sessionTypes'
import { clearAllDrafts } from '@/shared/forms/drafts'
import { forgetLogout, keepOwner, markLogout, takeOwner, wasLogout } from './sessionHint'
import { selectLooksSignedIn, selectStatus, signedIn, signedOut } from './sessionSlice'
import type { SessionState } from './sessionSlice'

type Root = { session: SessionState }
type SessionThunk<Result> = ThunkAction<Promise<Result>, Root, unknown, UnknownAction>
type Dispatch = ThunkDispatch<Root, unknown, UnknownAction>

type Watch = { isWanted: boolean; stop: Promise<() => void> }

/** One watch for each store, however often it is asked for. */
const watches = new WeakMap<Dispatch, Watch>()

/** True from the press on Logout to the provider's answer: what it says of the old session is void. */
let isLeaving = false

/**
 * Loads the identity provider and follows who is signed in, until `endSession`. Not needed
 * while no session is remembered: nobody is signed in then.
 */
export const followSession = (): SessionThunk<void> => async (dispatch, getState) => {
  if (!watches.has(dispatch)) {
    const hintUid = getState().session.user?.uid ?? null
    const watch: Watch = { isWanted: true, stop: Promise.resolve(() => {}) }
    watch.stop = untilLoaded(
      async () =>
        (await loadSessionProvider()).watchSession(
          {
            signedIn: (user) => void (isLeaving || dispatch(sessionBegan(user))),
            signedOut: (reason) => void dispatch(sessionEnded(reason)),
          },
          hintUid,
        ),
      () => watch.isWanted,
    )
    watches.set(dispatch, watch)
  }
  await watches.get(dispatch)?.stop
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
    const endedByItself = wasSignedIn && !isLeaving && !wasLogout()
    if (wasSignedIn && !endedByItself) clearAllDrafts()
    const { user } = getState().session
    if (endedByItself && user !== null) keepOwner(user.uid)
    dispatch(signedOut(reason ?? (endedByItself ? 'ended' : undefined)))
    return Promise.resolve()
  }

/** Stops following; for a store that is thrown away. */
export const endSession = (): SessionThunk<void> => async (dispatch) => {
  const watch = watches.get(dispatch)
  if (watch === undefined) return
  watch.isWanted = false
  watches.delete(dispatch)
  const stop = await watch.stop
  stop()
}

/**
 * Signs in. When it has succeeded, the session already shows it.
 *
 * @throws KnownError with the message for the form
 */
export const signIn =
  (email: string, password: string): SessionThunk<{ success: true }> =>
  async (dispatch) => {
    const provider = await loadSessionProvider()
    await dispatch(followSession())
    const { user } = await provider.signIn(email, password)
    forgetLogout()
    await dispatch(sessionBegan(user))
    return { success: true }
  }

/** Asks for an e-mail to set a new password with; see `SessionProvider`. */
export const resetPassword = async (email: string) =>
  (await loadSessionProvider()).resetPassword(email)

/** Ends the session: first the listeners and what they brought, then the provider's session. */
export const logOut = (): SessionThunk<void> => async (dispatch, getState) => {
  isLeaving = true
  markLogout()
  takeOwner()
  try {
    if (selectStatus(getState()) !== 'signedOut') dispatch(signedOut())
    clearAllDrafts()
    // Until it is done: a session the provider keeps would come back with the next visit.
    const { signOut } = await untilLoaded(loadSessionProvider)
    await signOut()
  } catch (thrown) {
    forgetLogout()
    throw thrown
  } finally {
    isLeaving = false
  }
}
