import type { Feature } from '@/shared/feature'

export const session: Feature = {
  pages: [
    {
      path: '/AdminLogInForm',
      title: 'Admin Login',
      noIndex: true,
      isEnglishOnly: true,
      load: () => import('./AdminLoginPage'),
    },
  ],
}

export {
  endSession,
  finishLogout,
  followSession,
  logOut,
  onLogout,
  type SessionDispatch,
  type SessionExtra,
} from './session'
export { useLogout } from './useLogout'
export {
  clearLogout,
  hasSessionHint,
  onLogoutElsewhere,
  onSignedInElsewhere,
  sessionPersistConfig,
} from './sessionStorage'
export {
  selectIsLoggingOut,
  selectLooksSignedIn,
  selectReason,
  selectRole,
  selectStatus,
  selectUid,
  sessionSlice,
  type SessionRoot,
} from './sessionSlice'
