// The parts of the members that the shell of the desk shows.
export { memberAddress } from './memberAddress'
export { isOfMember, memberEntryInWords } from './page/memberEntries'
