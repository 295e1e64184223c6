import { useSelector } from 'react-redux'
import { selectAnswersById, selectHeadcount, type Headcount } from '../answers'
import { meetingAnswers } from '../answersApi'
import { noAttendance, useListenAttendanceQuery } from '../attendanceApi'
import type { Meeting } from '../schema'
import { collectionById, isWhole } from '@/features/requests/api'
import { combineLive } from '@/shared/firestore/live/combineLive'
import { useMeetingsSelector } from '../queue/store'

const answerList = collectionById('meeting-answers')!
const rights = collectionById('rights')!

type Identified = Pick<Meeting, 'id' | 'meetingDate'>

/** The answers to a meeting, as far as they are here. */
export const useHeadcount = (meeting: Identified): Headcount =>
  useMeetingsSelector((root) => selectHeadcount(root, meeting))

/** Whether all answers are here, and which of them are withdrawn, so that a count of them is right. */
export const useAreAnswersWhole = () =>
  useMeetingsSelector((root) => isWhole(answerList, root) && isWhole(rights, root))

/** The answers to a meeting and its attendance, live. */
export function useMeetingPeople({ id: meetingId, meetingDate }: Identified) {
  const headcount = useHeadcount({ id: meetingId, meetingDate })
  const answersById = useSelector(selectAnswersById)
  const { data: list } = useListenAttendanceQuery({ meetingId, meetingDate })
  const answers = meetingAnswers.useInfo()
  const info = combineLive(answers, rights.live.useInfo(), list)
  const areAnswersWhole = useAreAnswersWhole()
  return {
    headcount,
    answersById,
    attendance: list?.items ?? noAttendance,
    /** Of the answers alone. */
    answers,
    /** Of all the lists; which answers are withdrawn is in one of them. */
    info,
    /** A list that has received nothing yet is not empty. */
    isKnown: areAnswersWhole && list?.isWhole === true,
  }
}
