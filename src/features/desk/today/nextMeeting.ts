import { createSelector } from '@reduxjs/toolkit'
import { meetings } from '@/features/meetings/api'
import { earliestOf, isPlannedAhead } from '@/features/meetings/desk'

/** The next meeting that takes place, from a day on, given as YYYY-MM-DD; undefined if none is planned. */
export const selectNextMeeting = createSelector(
  [meetings.selectAll, (_root: object, from: string) => from],
  (all, from) => earliestOf(all.filter((meeting) => isPlannedAhead(meeting, from))),
)
