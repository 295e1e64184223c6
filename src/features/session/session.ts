import type { ThunkAction, ThunkDispatch, UnknownAction } from '@reduxjs/toolkit'
import type { SessionUser, SignOutReason } from '@/shared/auth/sessionProvider'
import { importWithRetry } from '@/shared/config/importPart'
import { backend } from '@/shared/firestore/backend'
import { clearAllDrafts, hasDrafts } from '@/shared/forms/draft/drafts'
import {
  logoutBegan,
  logoutCancelled,
  selectLooksSignedIn,
  selectStatus,
  signedIn,
  signedOut,
  type SessionRoot,
} from './sessionSlice'
import {
  clearLogout,
  clearSigningIn,
  isLogoutPending,
  markLogout,
  markLogoutFinished,
  setDraftOwner,
  takeDraftOwner,
  wasLoggedOut,
} from './sessionStorage'

/** The thunks' extra argument. */
export type SessionExtra = {
  /** Stores the session at once. */
  flushSession: () => Promise<unknown>
}

export type SessionThunk<Result> = ThunkAction<
  Promise<Result>,
  SessionRoot,
  SessionExtra,
  UnknownAction
>
export type SessionDispatch = ThunkDispatch<SessionRoot, SessionExtra, UnknownAction>

/** The session work of a store. */
type Session = {
  /** The watch of the provider. */
  watch?: { stopping: AbortController; started: Promise<() => void> }
  isSigningIn?: boolean
  /** Pending from the press on Logout until the session has ended, or goes on. */
  leaving?: Promise<boolean>
  /** Pending until the provider has signed out; its reports are ignored. */
  loggingOut?: Promise<void>
}

const sessions = new WeakMap<SessionDispatch, Session>()

export function sessionOf(dispatch: SessionDispatch): Session {
  const session = sessions.get(dispatch) ?? {}
  sessions.set(dispatch, session)
  return session
}

/**
 * Loads the identity provider and follows its user, until `endSession`. Not needed if no
 * session is stored: then there is no user.
 */
export const followSession = (): SessionThunk<void> => async (dispatch, getState) => {
  const session = sessionOf(dispatch)
  if (session.watch === undefined) {
    const hintUid = getState().session.user?.uid ?? null
    const stopping = new AbortController()
    const observer = {
      signedIn: (user: SessionUser) =>
        void (session.loggingOut === undefined && dispatch(sessionStarted(user))),
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

/** Also deletes the drafts of another person in this tab. */
export const sessionStarted =
  (user: SessionUser): SessionThunk<void> =>
  async (dispatch, getState, { flushSession }) => {
    const owners = [getState().session.user?.uid, takeDraftOwner()]
    if (owners.some((uid) => uid != null && uid !== user.uid)) clearAllDrafts()
    dispatch(signedIn(user))
    // At once, because the page may be left at any moment.
    await flushSession()
    clearSigningIn()
  }

/**
 * There is no user (any more). After a logout, here or in another tab, the drafts are deleted.
 * After a session that expired they stay, for the same person.
 */
const sessionEnded =
  (reason?: SignOutReason): SessionThunk<void> =>
  (dispatch, getState) => {
    const session = sessionOf(dispatch)
    // The provider's first report may come after the press on Login.
    if (!session.isSigningIn) clearSigningIn()
    const wasSignedIn = selectLooksSignedIn(getState())
    const isEnding = session.loggingOut !== undefined
    const hasExpired = wasSignedIn && !isEnding && !wasLoggedOut()
    const { user } = getState().session
    if (wasSignedIn && !hasExpired) clearAllDrafts(user?.uid ?? null)
    if (hasExpired && user !== null) setDraftOwner(user.uid)
    const given = reason === 'idle' && !hasExpired ? undefined : reason
    dispatch(signedOut(given ?? (hasExpired ? 'ended' : undefined)))
    return Promise.resolve()
  }

/** Stops following, for a store that is no longer used. */
export const endSession = (): SessionThunk<void> => async (dispatch) => {
  const session = sessionOf(dispatch)
  const { watch } = session
  if (watch === undefined) return
  session.watch = undefined
  watch.stopping.abort()
  const stop = await watch.started
  stop()
}

/** Writes an administrator's unsaved work. @returns whether nothing is left */
type LastWork = () => Promise<boolean>

const logoutQuestion = 'Your unsaved entries will be deleted. Log out?'

const lastWorks = new Map<LastWork, string>()

/**
 * Does something before a logout, while the person is still signed in, until it is stopped.
 *
 * @param question is asked where something is left
 */
export function onLogout(work: LastWork, question = logoutQuestion): () => void {
  lastWorks.set(work, question)
  return () => void lastWorks.delete(work)
}

/** @returns what to ask about the work that is left; none if nothing is */
export async function finishWork(): Promise<string[]> {
  const works = [...lastWorks]
  const results = await Promise.allSettled(works.map(([work]) => work()))
  return works.flatMap(([, question], at) => {
    const result = results[at]
    return result?.status === 'fulfilled' && result.value ? [] : [question]
  })
}

/**
 * Writes an administrator's unsaved work, asks if anything would be lost, and ends the
 * session. Once it is under way, another call does nothing of its own.
 *
 * @returns whether the session has ended
 */
export const logOut = (): SessionThunk<boolean> => (dispatch) => {
  const session = sessionOf(dispatch)
  session.leaving ??= dispatch(leave()).finally(() => (session.leaving = undefined))
  return session.leaving
}

const leave = (): SessionThunk<boolean> => async (dispatch) => {
  dispatch(logoutBegan())
  const left = await finishWork()
  const questions = new Set([...left, ...(hasDrafts() ? [logoutQuestion] : [])])
  if (questions.size > 0 && !window.confirm([...questions].join('\n'))) {
    dispatch(logoutCancelled())
    return false
  }
  // The provider needs the network for it; the next page does not wait.
  void dispatch(logOutAtOnce())
  return true
}

/** Ends the session in the store, which closes every listener, and then the provider's. Does not ask. */
export const logOutAtOnce =
  (): SessionThunk<void> =>
  async (dispatch, getState, { flushSession }) => {
    const uid = getState().session.user?.uid ?? null
    markLogout()
    takeDraftOwner()
    if (selectStatus(getState()) !== 'signedOut') dispatch(signedOut())
    // At once, as at the login: the next loading of the page has no session.
    void flushSession()
    clearAllDrafts(uid)
    clearSigningIn()
    await dispatch(finishLogout())
  }

/**
 * Ends the provider's session. Also at the next loading of a page, if that one was left before it was done: a session
 * that the provider keeps would be back at the next login.
 */
export const finishLogout = (): SessionThunk<void> => async (dispatch) => {
  if (!isLogoutPending()) return
  const session = sessionOf(dispatch)
  const loggingOut = endProviderSession().finally(() => {
    if (session.loggingOut === loggingOut) session.loggingOut = undefined
  })
  session.loggingOut = loggingOut
  await loggingOut
}

/** Retries until the provider is loaded. */
async function endProviderSession(): Promise<void> {
  const { signOut } = await importWithRetry(backend.loadSessionProvider)
  // A new login has happened meanwhile, in another tab.
  if (!wasLoggedOut()) return
  try {
    await signOut()
    markLogoutFinished()
  } catch (thrown) {
    clearLogout()
    throw thrown
  }
}
