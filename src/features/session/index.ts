import type { Feature } from '@/shared/feature'

export const session: Feature = {
  pages: [
    {
      path: '/AdminLogInForm',
      title: 'Admin Login',
      description: 'Sign-in for the administrators of the association.',
      noIndex: true,
      load: () => import('./AdminLoginPage'),
    },
  ],
}

export { endSession, followSession, logOut, type SessionExtra } from './session'
export { hasSessionHint, onSessionElsewhere } from './sessionHint'
export { sessionPersistConfig } from './sessionPersist'
export {
  selectLooksSignedIn,
  selectReason,
  selectStatus,
  selectUid,
  sessionSlice,
  type SessionRoot,
} from './sessionSlice'
