import { createRequestCollection } from '@/shared/firestore/live/requestCollection'

/** All requests to join the diamond club, for administrators. */
export const diamondRequests = createRequestCollection('diamondRequests', 'diamond-club', () =>
  import('./schema').then((module) => module.diamondClubSchema),
)
