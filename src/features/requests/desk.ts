// The parts of the requests that the shell of the desk shows, writes and keeps.
export { bulkClosed, bulkSlice, selectHasOpenBulk } from './pending/bulkSlice'
export { selectLastPressed } from './pending/lastPressed'
export { pendingStepsSlice, selectHasOpenSteps, stepDropped } from './pending/pendingStepsSlice'
export { applyAllSteps, applyBeforeLogout } from './pending/applyStep'
export { notMadeClosed, notMadeSlice } from './pending/notMadeSlice'
export { finishBulk } from './pending/runBulk'
export { type RequestsRoot } from './pending/store'
export { onApproved } from './review/afterApproval'
export { KeysHelp } from './steps/KeysHelp'
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
export { UndoSnackbar } from './undo/UndoSnackbar'
export {
  viewSlice,
  listVisited,
  selectNewSince,
  selectPreferences,
  selectLastVisits,
  selectViewOf,
  storeView,
} from './viewSlice'
