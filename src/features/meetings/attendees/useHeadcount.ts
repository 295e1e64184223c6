import { selectHeadcount, type Headcount } from '../answers'
import type { Meeting } from '../schema'
import { collectionById, isWhole } from '@/features/requests/api'
import { useMeetingsSelector } from '../queue/store'

const answers = collectionById('meeting-answers')!
const rights = collectionById('rights')!

/** Who has answered to a meeting, as far as the answers are here. */
export const useHeadcount = (meeting: Pick<Meeting, 'id' | 'meetingDate'>): Headcount =>
  useMeetingsSelector((root) => selectHeadcount(root, meeting))

/** Whether all answers are here, and which of them are withdrawn, so that a count of them is right. */
export const useAreAnswersWhole = () =>
  useMeetingsSelector((root) => isWhole(answers, root) && isWhole(rights, root))
