import type { Live } from '@/shared/firebase/readDocument'
import { createLiveSlice } from '@/shared/live/createLiveSlice'
import { newestFirst } from '@/shared/live/newestFirst'
import type { Registration } from './registrationSchema'

/** A registration in the store. */
export type LiveRegistration = Live<Registration>

export const registrationsSlice = createLiveSlice<LiveRegistration, 'registrations'>(
  'registrations',
  newestFirst,
)
