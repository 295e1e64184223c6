// The parts of the members that the shell of the desk shows.
export { importDraftSlice } from './import-run/draftSlice'
export {
  finishImport,
  importRunSlice,
  selectHasOpenImport,
  type ImportRunRoot,
} from './import-run/runSlice'
export { useListenImportsQuery, type ImportRecord } from './import-run/importApi'
export { MemberBand } from './approved/MemberBand'
export { SameMembers } from './approved/SameMembers'
export { ReopenNote } from './approved/ReopenNote'
export { MemberTick } from './approved/MemberTick'
export { selectApproved, selectAreApprovedWhole } from './approved/selectApproved'
export type { MemberRecord } from './makeMember'
export { importAddress, memberAddress } from './memberAddress'
export { isOfMember, memberEntryInWords } from './page/memberEntries'
export { createNumberTest } from './memberNumber'
export { dueDays, payingStandings, standingLabels, type Standing } from '@/shared/members/standing'
export type { MemberRow } from './rows/memberRows'
export { useMemberRows } from './rows/useMemberRows'
export { findMembers } from './rows/findMembers'
export { createMemberOf, memberTyped, type MemberOf } from './memberOf'
export { MemberMark } from './MemberMark'
export { askLine, type ToldEntry } from './tell/asks'
export { waysTo } from './tell/memberMessage'
export { TellForm } from './tell/TellForm'
export { FreshMembership } from './new/FreshMembership'
export { useAsked } from './tell/useAsked'
export { useReadAskingMembersQuery } from './listing/wish'
export { StandingChip } from './StandingChip'
export { askedWords } from './tell/askedWords'
