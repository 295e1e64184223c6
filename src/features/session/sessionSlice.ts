import { createSlice, type PayloadAction } from '@reduxjs/toolkit'
import { uidOf } from '@/shared/auth/currentUid'
import type { SessionUser, SignOutReason } from '@/shared/auth/sessionProvider'

export type SessionState = {
  status: 'loading' | 'signedIn' | 'signedOut'
  /** While `loading`, the user of the last visit: for the look of the page only. */
  user: SessionUser | null
  /** Why the session ended, for the login page. */
  reason: SignOutReason | null
  /** Logout was pressed; unsaved work is being written. */
  isLoggingOut: boolean
}

export type SessionRoot = { session: SessionState }

const initialState: SessionState = {
  status: 'loading',
  user: null,
  reason: null,
  isLoggingOut: false,
}

export const sessionSlice = createSlice({
  name: 'session',
  initialState,
  reducers: {
    signedIn(state, { payload }: PayloadAction<SessionUser>) {
      state.status = 'signedIn'
      state.user = payload
      state.reason = null
    },
    signedOut(state, { payload }: PayloadAction<SignOutReason | undefined>) {
      // The provider reports the end again, without the reason.
      state.reason = payload ?? (state.status === 'signedOut' ? state.reason : null)
      state.status = 'signedOut'
      state.user = null
      state.isLoggingOut = false
    },
    logoutBegan(state) {
      state.isLoggingOut = true
    },
    logoutCancelled(state) {
      state.isLoggingOut = false
    },
  },
  selectors: {
    selectStatus: ({ status }) => status,
    selectReason: ({ reason }) => reason,
    selectIsLoggingOut: ({ isLoggingOut }) => isLoggingOut,
    /** Null also while the session is loading. */
    selectUid: uidOf,
    /** The role of the administrator. Null while it is not known: only reading is allowed. */
    selectRole: ({ status, user }) => (status === 'signedIn' ? (user?.role ?? null) : null),
    /** The name in the own entry of the administrators, or the address. */
    selectOwnName: ({ user }) => user?.displayName ?? user?.email ?? 'You',
    selectOwnEmail: ({ user }) => user?.email ?? '',
    /** Whether to render the page as for a signed-in user. */
    selectLooksSignedIn: ({ status, user }) =>
      status === 'signedIn' || (status === 'loading' && user !== null),
  },
})

export const { signedIn, signedOut, logoutBegan, logoutCancelled } = sessionSlice.actions
export const {
  selectStatus,
  selectReason,
  selectIsLoggingOut,
  selectUid,
  selectRole,
  selectOwnName,
  selectOwnEmail,
  selectLooksSignedIn,
} = sessionSlice.selectors
