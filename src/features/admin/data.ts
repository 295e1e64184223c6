import { diamondRequests } from '@/features/diamond-club/api'
import { growthFundRequests } from '@/features/growth-fund/api'
import { meetings } from '@/features/meetings/api'
import { registrations } from '@/features/registrations/api'
import { passwordSlice } from '@/features/session/data'
import { collections } from './collections'
import './desk/ownersActs'
import { doorQueueSlice } from './door/queueSlice'
import { panelSlice } from './panelSlice'
import { pendingStepsSlice } from './review/pendingStepsSlice'
import { bulkSlice } from './bulk/bulkSlice'

export { UnwrittenWork } from './desk/UnwrittenWork'

/** The slices that are injected when an administrator signs in. */
export const adminSlices = [
  ...collections.map(({ live }) => live.slice),
  meetings.slice,
  panelSlice,
  pendingStepsSlice,
  bulkSlice,
  doorQueueSlice,
  passwordSlice,
]

/** The four live collections of the specification. Their listeners stay open while an administrator is signed in, on any page. */
export const sessionCollections = [
  registrations,
  growthFundRequests,
  diamondRequests,
  meetings,
] as const
