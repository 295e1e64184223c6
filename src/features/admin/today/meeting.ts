import { createSelector } from '@reduxjs/toolkit'
import { meetingAnswers, meetings } from '@/features/meetings/api'
import type { Meeting } from '@/features/meetings/schema'
import type { AdminRecord } from '@/shared/collectionConfig'
import { isDay } from '@/shared/validation/dates'
import { textOf } from '../records'

export type NextMeeting = {
  meeting: Meeting
  /** People who will come, and the answers that say so. */
  heads: number
  coming: number
  answers: number
}

/** The next meeting from a day on, given as YYYY-MM-DD; undefined if none is planned. */
export const selectNextMeeting = createSelector(
  [meetings.selectAll, meetingAnswers.selectAll, (_root: object, from: string) => from],
  (all, answers, from): NextMeeting | undefined => {
    const dateOf = ({ meetingDate }: Meeting) => meetingDate ?? ''
    const meeting = all
      .filter((each) => isDay(dateOf(each)) && dateOf(each) >= from)
      .sort((a, b) => (dateOf(a) < dateOf(b) ? -1 : 1))[0]
    return meeting && { meeting, ...countHeads(answers, meeting) }
  },
)

/** Of the answers of one person, the latest counts. */
function countHeads(answers: readonly AdminRecord[], { id, meetingDate }: Meeting) {
  const seen = new Set<string>()
  const counts = { heads: 0, coming: 0, answers: 0 }
  // The newest come first.
  for (const answer of answers) {
    if (answer.meetingId !== id || answer.meetingDate !== meetingDate) continue
    const person = textOf(answer, 'mobile') || answer.id
    if (seen.has(person)) continue
    seen.add(person)
    counts.answers += 1
    if (answer.answer !== 'I will attend') continue
    counts.coming += 1
    counts.heads += typeof answer.people === 'number' ? answer.people : 1
  }
  return counts
}
