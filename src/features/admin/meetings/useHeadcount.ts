import { useMemo } from 'react'
import { selectHeadcount, withoutWithdrawn } from '@/features/meetings/answers'
import type { Meeting } from '@/features/meetings/schema'
import { collectionById } from '../collections'
import { isWhole } from '../desk/waiting'
import { useWithdrawn } from '../rights/requestOf'
import { useAdminSelector } from '../store'

const answers = collectionById('meeting-answers')!

/** Who has answered to a meeting and not withdrawn it since, as far as the answers are here. */
export function useHeadcount(meeting: Pick<Meeting, 'id' | 'meetingDate'>) {
  const headcount = useAdminSelector((root) => selectHeadcount(root, meeting))
  const { ids } = useWithdrawn(answers)
  return useMemo(() => withoutWithdrawn(headcount, ids), [headcount, ids])
}

/** Whether all answers are here, so that a count of them is right. */
export const useAreAnswersWhole = () => useAdminSelector((root) => isWhole(answers, root))
