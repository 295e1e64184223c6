import { diamondRequests } from '@/features/diamond-club/api'
import { growthFundRequests } from '@/features/growth-fund/api'
import { meetings } from '@/features/meetings/api'
import { members } from '@/features/members/api'
import { importDraftSlice, importRunSlice } from '@/features/members/desk'
import { registrations } from '@/features/registrations/api'
import { passwordSlice } from '@/features/session/desk'
import { fetchAtRest } from '@/shared/config/atRest'
import { importWithRetry } from '@/shared/config/importPart'
import { backend } from '@/shared/firestore/backend'
import { collections } from '@/features/requests/api'
import { doorQueueSlice } from '@/features/meetings/desk'
import { viewSlice, stepsSlice, bulkSlice } from '@/features/requests/desk'
import { desk } from '.'

export { followLists, phoneScreen } from './follow'
export { UnsavedWork } from './UnsavedWork'

/** The slices that are injected when an administrator signs in. */
export const adminSlices = [
  ...collections.map(({ live }) => live.slice),
  meetings.slice,
  members.slice,
  importDraftSlice,
  importRunSlice,
  viewSlice,
  stepsSlice,
  bulkSlice,
  doorQueueSlice,
  passwordSlice,
]

/** The four live collections of the specification: a page waits for one of them. */
export const specifiedCollections = [
  registrations,
  growthFundRequests,
  diamondRequests,
  meetings,
] as const

/** Followed on every page while an administrator is signed in: it is small. `followLists` follows the others. */
export const sessionCollection = meetings

const deskPages = desk.pages.filter(({ access }) => access === 'admin')

/** Fetches the code that writes, and all pages of the desk: a meeting's door may be opened where there is no network. */
export function fetchDesk(signal: AbortSignal) {
  void importWithRetry(backend.loadWriter, signal)
  void fetchAtRest(...deskPages.map(({ load }) => load))
}
