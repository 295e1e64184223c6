import { createRequestCollection } from '@/shared/firestore/live/requestCollection'

/** All requests about land, for administrators. */
export const landRequests = createRequestCollection('landRequests', 'land-issues', () =>
  import('./schema').then((module) => module.landBankSchema),
)
