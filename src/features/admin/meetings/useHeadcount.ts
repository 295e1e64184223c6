import { selectHeadcount, type Headcount } from '@/features/meetings/answers'
import type { Meeting } from '@/features/meetings/schema'
import { collectionById } from '../collections'
import { isWhole } from '../desk/waiting'
import { useAdminSelector } from '../store'

const answers = collectionById('meeting-answers')!
const rights = collectionById('rights')!

/** Who has answered to a meeting, as far as the answers are here. */
export const useHeadcount = (meeting: Pick<Meeting, 'id' | 'meetingDate'>): Headcount =>
  useAdminSelector((root) => selectHeadcount(root, meeting))

/** Whether all answers are here, and which of them are withdrawn, so that a count of them is right. */
export const useAreAnswersWhole = () =>
  useAdminSelector((root) => isWhole(answers, root) && isWhole(rights, root))
