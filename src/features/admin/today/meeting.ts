import { createSelector } from '@reduxjs/toolkit'
import { meetings } from '@/features/meetings/api'
import { statusOf } from '@/features/meetings/data'
import type { Meeting } from '@/features/meetings/schema'
import { isDay } from '@/shared/validation/dates'

/** The next meeting that takes place, from a day on, given as YYYY-MM-DD; undefined if none is planned. */
export const selectNextMeeting = createSelector(
  [meetings.selectAll, (_root: object, from: string) => from],
  (all, from): Meeting | undefined => {
    const dateOf = ({ meetingDate }: Meeting) => meetingDate ?? ''
    return all
      .filter((each) => isDay(dateOf(each)) && dateOf(each) >= from)
      .filter((each) => statusOf(each).state === 'planned')
      .sort((a, b) => (dateOf(a) < dateOf(b) ? -1 : 1))[0]
  },
)
