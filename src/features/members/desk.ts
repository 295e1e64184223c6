// The parts of the members that the shell of the desk shows.
export { importDraftSlice } from './import-run/draftSlice'
export {
  finishImport,
  importRunSlice,
  selectHasOpenImport,
  type ImportRunRoot,
} from './import-run/runSlice'
export { MemberBand } from './approved/MemberBand'
export { SameMembers } from './approved/SameMembers'
export { MemberTick } from './approved/MemberTick'
export { selectApproved, selectAreApprovedWhole } from './approved/selectApproved'
export type { MemberRecord } from './makeMember'
export { memberAddress } from './memberAddress'
export { isOfMember, memberEntryInWords } from './page/memberEntries'
export { createNumberTest } from './memberNumber'
export { standingLabels } from './standing'
export type { MemberRow } from './list/memberRows'
export { useMemberRows } from './list/useMemberRows'
export { findMembers } from './list/findMembers'
export { createMemberOf, memberTyped, type MemberOf } from './memberOf'
export { MemberMark } from './MemberMark'
