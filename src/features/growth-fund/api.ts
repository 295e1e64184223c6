import { createRequestCollection } from '@/shared/firestore/live/requestCollection'

/** All growth fund requests, for administrators. */
export const growthFundRequests = createRequestCollection('growthFundRequests', 'growth-fund', () =>
  import('./schema').then((module) => module.growthFundSchema),
)
