import { useState, type ComponentProps } from 'react'
import { isConflict, KnownError } from '@/shared/firestore/errors'
import { ConflictDialog } from './ConflictDialog'
import { useApplyMeetingActionMutation } from './meetingChangesApi'
import { versionOf, type VenueAction } from './meetingChanges'
import type { MeetingPlan } from './planSchema'
import type { Meeting } from '../schema'

type ChangeAction = { kind: 'change'; plan: MeetingPlan } | VenueAction

/** @param isSaved false if the version of a colleague was kept */
type Changed = { meeting: Meeting; isSaved: boolean }

const notSavedYet =
  'Your changes are not saved yet. Another administrator has changed this meeting in the meantime.'

/** Changes a meeting, and never overwrites a change by another administrator without showing it. */
export function useChangeMeeting() {
  const [applyAction] = useApplyMeetingActionMutation()
  const [conflict, setConflict] = useState<ComponentProps<typeof ConflictDialog>>()

  /** @param expectedVersion the `versionOf` the meeting that the change was made on */
  async function change(
    target: string,
    action: ChangeAction,
    expectedVersion: string,
  ): Promise<Changed> {
    try {
      const meeting = await applyAction({ target, expectedVersion, action }).unwrap()
      return { meeting, isSaved: true }
    } catch (thrown) {
      if (!isConflict<Meeting>(thrown)) throw thrown
      return changeIfChosen(target, action, thrown.current)
    }
  }

  /** Asks first which version to keep. */
  async function changeIfChosen(
    target: string,
    action: ChangeAction,
    theirs: Meeting,
  ): Promise<Changed> {
    const { kind, plan } = action
    const mine = kind === 'venue' ? plan : { seats: undefined, answerUntil: undefined, ...plan }
    const choice = await new Promise<'mine' | 'theirs' | undefined>((onChoice) =>
      setConflict({ theirs, mine, onChoice }),
    ).finally(() => setConflict(undefined))
    if (choice === undefined) throw new KnownError('aborted', notSavedYet)
    if (choice === 'theirs') return { meeting: theirs, isSaved: false }
    return change(target, action, versionOf(theirs))
  }

  return { change, changeIfChosen, dialog: conflict && <ConflictDialog {...conflict} /> }
}
