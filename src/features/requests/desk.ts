// The parts of the requests that the shell of the desk shows, writes and keeps.
export { bulkSlice, selectHasOpenBulk } from './bulk/bulkSlice'
export { notMadeClosed, selectHasUnsavedSteps, stepsSlice } from './review/stepsSlice'
export { type RequestsRoot } from './store'
export { onApproved } from './review/afterApproval'
export { KeysHelp } from './steps/KeysHelp'
export { LastChange } from './undo/LastChange'
export {
  MemberPartsContext,
  memberTick,
  type MemberBandProps,
  type MemberTickProps,
  type ReopenNoteProps,
  type SameMembersProps,
} from './steps/memberParts'
export { MessageLanguage } from './steps/MessageLanguage'
export { StateChip } from './steps/StateChip'
export { ToldQuestion } from './steps/ToldQuestion'
export { ErasureReasons, type ErasureReason } from './trash/ErasureReasons'
export {
  viewSlice,
  listVisited,
  selectNewSince,
  selectPreferences,
  selectLastVisits,
  selectViewOf,
  storeView,
} from './viewSlice'
