// The data of the requests, for other features. Inside this feature import the file itself.
export {
  type AdminCollection,
  addressOf,
  collectionById,
  collections,
  openListAddress,
} from './collections'
export { applicantName, languageOf, textOf, valueOf } from './records'
export { findRecord } from './rights/requestOf'
export { selectTitle } from './rights/titles'
export { greeting } from './review/greeting'
export { reviewApi, useEraseMutation } from './review/reviewApi'
export { channelLabels, entryInWords, entryKindLabels } from './review/reviewWords'
export { type DueFollowUp, selectDueFollowUps } from './followUp/followUps'
export { canBeEntered } from './entry/canBeEntered'
export { selectTrashed } from './trash/trashed'
export { useAllLists } from './useAllLists'
export { createSearch, digitsOf } from './view/search'
export {
  type NewestRequest,
  type Requests,
  type Waiting,
  countBefore,
  daysWithout,
  isWhole,
  midnightMonthsAgo,
  unassignedBefore,
  unassignedUntil,
  requestLists,
  selectNewest,
  selectOpen,
  selectWaiting,
} from './waiting'
export { preferenceChanged, selectPreferences } from './viewSlice'
