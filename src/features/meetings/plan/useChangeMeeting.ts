import { isConflict, KnownError } from '@/shared/firestore/errors'
import { useApplyMeetingActionMutation } from './meetingChangesApi'
import { versionOf } from './meetingChanges'
import type { MeetingPlan } from './planSchema'
import type { Meeting } from '../schema'
import { notSavedYet, useConflictDialog } from './ConflictDialog'

/** Changes a meeting, and never overwrites what another administrator has saved without showing it. */
export function useChangeMeeting() {
  const [applyAction] = useApplyMeetingActionMutation()
  const { choose, dialog } = useConflictDialog()

  /** @param expectedVersion the `versionOf` the meeting that the plan was made on */
  async function change(id: string, plan: MeetingPlan, expectedVersion: string): Promise<void> {
    try {
      const action = { kind: 'change', plan } as const
      await applyAction({ target: id, expectedVersion, action }).unwrap()
    } catch (thrown) {
      if (!isConflict<Meeting>(thrown)) throw thrown
      await changeIfChosen(id, plan, thrown.current)
    }
  }

  /** Asks first which version to keep. */
  async function changeIfChosen(id: string, plan: MeetingPlan, theirs: Meeting): Promise<void> {
    const choice = await choose(theirs, { seats: undefined, answerUntil: undefined, ...plan })
    if (choice === undefined) throw new KnownError('aborted', notSavedYet)
    if (choice === 'mine') await change(id, plan, versionOf(theirs))
  }

  return { change, changeIfChosen, dialog }
}
