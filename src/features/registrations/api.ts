import { createRequestCollection } from '@/shared/firestore/live/requestCollection'

/** All registrations, for administrators. */
export const registrations = createRequestCollection('registrations', 'registrations', () =>
  import('./schema').then((module) => module.registrationSchema),
)
