import type { SessionProvider } from './sessionTypes'

/** Fetches the identity provider's code; nothing of it is part of a public page. */
export const loadSessionProvider = (): Promise<SessionProvider> =>
  __DEVICE__ ? import('./device') : import('./auth')
